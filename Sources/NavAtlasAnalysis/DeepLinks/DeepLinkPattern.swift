/// A deep link's pattern, taken apart far enough to say whether it matches everything that another one matches.
///
/// `scheme://host/path?query`, where a segment may be a `{parameter}`, hold one (`todo-{id}`), or be `*`; a last `*` or
/// `**` stands for one segment or more, and `user*` for all that goes on from `user`. Scheme and host do not depend on case.
/// Where it is not certain that one pattern covers another, it is said not to.
struct DeepLinkPattern: Hashable {
    private var segments: [Segment]
    private var isOpenEnded = false
    /// What its last segment begins with, where the URL may go on from there in any way.
    private var beginning: String?
    private var query: Set<String>

    init(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        query = Set((parts.count > 1 ? parts[1] : "").split(separator: "&").map { Self.shape(of: $0) })
        var scheme = ""
        var rest = parts.first ?? ""
        if let colon = rest.firstIndex(of: ":"), rest[colon...].hasPrefix("://") {
            scheme = rest[..<colon].lowercased()
            rest = rest[rest.index(colon, offsetBy: 3)...]
        }
        var pieces = rest.split(separator: "/").map(String.init)
        if !scheme.isEmpty, let host = pieces.first, !host.contains("{") { pieces[0] = host.lowercased() }
        if let last = pieces.last, last == "*" || last == "**" {
            pieces.removeLast()
            isOpenEnded = true
        } else if let last = pieces.last, last.hasSuffix("*"), !last.contains("{") {
            pieces.removeLast()
            beginning = String(last.dropLast())
        }
        segments = [.literal(scheme)] + pieces.map(Segment.init)
    }

    /// Whether it surely matches every URL that the other one matches.
    func covers(_ other: DeepLinkPattern) -> Bool {
        guard query.allSatisfy({ other.hasQueryItem(like: $0) }) else { return false }
        if let beginning {
            guard segments.count <= other.segments.count, coversSegments(of: other) else { return false }
            let next = other.segments.dropFirst(segments.count).first
            return next?.begins(with: beginning)
                ?? (!other.isOpenEnded && other.beginning?.hasPrefix(beginning) == true)
        }
        if let start = other.beginning {
            // What goes on from a text is that text, or more.
            return isOpenEnded && segments.count <= other.segments.count && !start.isEmpty && coversSegments(of: other)
        }
        guard isOpenEnded else {
            return !other.isOpenEnded && segments.count == other.segments.count && coversSegments(of: other)
        }
        let shortest = other.segments.count + (other.isOpenEnded ? 1 : 0)
        return segments.count <= other.segments.count && segments.count < shortest && coversSegments(of: other)
    }

    private func coversSegments(of other: DeepLinkPattern) -> Bool {
        zip(segments, other.segments).allSatisfy { $0.covers($1) }
    }

    private func hasQueryItem(like item: String) -> Bool {
        guard item.hasSuffix("={}") else { return query.contains(item) }
        return query.contains { $0.hasPrefix(item.dropLast(2)) }
    }

    /// The text with every parameter's name left out, so that `{id}` and `{name}` are one.
    fileprivate static func shape(of text: some StringProtocol) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            result += rest[..<start] + "{}"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

private enum Segment: Hashable {
    case literal(String)
    /// One parameter with what stands before and after it.
    case parameter(prefix: String, suffix: String)
    /// Several parameters; the text without their names.
    case several(String)

    init(_ text: String) {
        let parts = DeepLinkPattern.shape(of: text == "*" ? "{}" : text).split(
            separator: "{}", omittingEmptySubsequences: false
        )
        .map(String.init)
        switch parts.count {
        case 1: self = .literal(text)
        case 2: self = .parameter(prefix: parts[0], suffix: parts[1])
        default: self = .several(parts.joined(separator: "{}"))
        }
    }

    func begins(with text: String) -> Bool {
        switch self {
        case .literal(let own), .parameter(let own, _), .several(let own): own.hasPrefix(text)
        }
    }

    func covers(_ other: Segment) -> Bool {
        switch (self, other) {
        case (.parameter("", ""), _): true
        case (.parameter(let prefix, let suffix), .literal(let text)):
            text.count > prefix.count + suffix.count && text.hasPrefix(prefix) && text.hasSuffix(suffix)
        case (.parameter(let prefix, let suffix), .parameter(let otherPrefix, let otherSuffix)):
            otherPrefix.hasPrefix(prefix) && otherSuffix.hasSuffix(suffix)
        default: self == other
        }
    }
}
