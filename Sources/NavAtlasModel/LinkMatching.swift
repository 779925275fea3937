// Matches URLs with the patterns of deep links.

extension DeepLink {
    /// The pattern of any link, whatever its scheme; after `https://`, of any with that scheme.
    package static let anyURL = "{url}"

    /// Whether a URL may open a link that was read from source, though it says more than the pattern, or in other places.
    ///
    /// The pattern of such a link is what code compares, in the order in which it does: `lastPathComponent` and `contains` look
    /// anywhere, and what nothing is compared with may be anything. A parameter may be read from the query.
    package func mayBeOpened(by url: String) -> Bool {
        guard location != nil else { return false }
        let (pattern, given) = (LinkParts(pattern), LinkParts(url))
        guard pattern.scheme.isEmpty || pattern.scheme == given.scheme else { return false }
        var rest = given.segments[...]
        for piece in pattern.segments where !["*", "**"].contains(piece) && !piece.hasPrefix("{") {
            var parameters: [String: String] = [:]
            guard
                let place = rest.firstIndex(where: {
                    LinkParts.match(piece, $0, ignoringCase: true, into: &parameters)
                })
            else { return false }
            rest = rest[(place + 1)...]
        }
        return pattern.query.allSatisfy { item in
            var parameters: [String: String] = [:]
            let isNamed = !item.contains("=")
            return given.query.contains {
                let given = isNamed ? String($0.prefix { $0 != "=" }) : $0
                return LinkParts.match(item, given, ignoringCase: true, into: &parameters)
            }
        }
    }

    /// What a URL says for each `{parameter}` of the pattern; `nil` where the URL does not match it.
    ///
    /// Scheme and host do not depend on case. A segment may hold one parameter with text around it (`todo-{id}`) or be
    /// `*`; a last `*` or `**` stands for one segment or more, and after a text for whatever goes on from it (`user*`). Each
    /// item of the pattern's query must be in the URL's, in any order; the URL may have more of them, and a fragment. Any URL
    /// matches ``anyURL``.
    public func parameters(of url: String) -> [String: String]? {
        let (pattern, given) = (LinkParts(pattern), LinkParts(url))
        if pattern.segments == [Self.anyURL], pattern.scheme.isEmpty || pattern.scheme == given.scheme {
            return [String(Self.anyURL.dropFirst().dropLast()): url]
        }
        guard pattern.scheme == given.scheme else { return nil }
        var segments = pattern.segments[...]
        let isOpenEnded = ["*", "**"].contains(segments.last ?? "")
        if isOpenEnded { segments.removeLast() }
        let goesOn = !isOpenEnded && segments.last?.hasSuffix("*") == true
        guard
            isOpenEnded
                ? given.segments.count > segments.count
                : given.segments.count == segments.count || goesOn && given.segments.count > segments.count
        else { return nil }
        var parameters: [String: String] = [:]
        for (index, (segment, text)) in zip(segments, given.segments).enumerated() {
            let isHost = index == 0 && !pattern.scheme.isEmpty
            guard LinkParts.match(segment, text, ignoringCase: isHost, into: &parameters) else { return nil }
        }
        for item in pattern.query {
            let isThere = given.query.contains { LinkParts.match(item, $0, ignoringCase: false, into: &parameters) }
            if !isThere { return nil }
        }
        return parameters
    }
}

/// A URL or a pattern, taken apart.
private struct LinkParts {
    var scheme = ""
    let segments: [String]
    let query: [String]

    init(_ text: String) {
        let text = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        query = (parts.count > 1 ? parts[1] : "").split(separator: "&").map(String.init)
        var rest = parts[0]
        if let colon = rest.firstIndex(of: ":"), rest[colon...].hasPrefix("://") {
            scheme = rest[..<colon].lowercased()
            rest = rest[rest.index(colon, offsetBy: 3)...]
        }
        segments = rest.split(separator: "/").map(String.init)
    }

    /// Whether a text is what one piece of a pattern says; the value of a parameter in it is noted.
    static func match(
        _ piece: String, _ text: String, ignoringCase: Bool, into parameters: inout [String: String]
    ) -> Bool {
        if piece == "*" { return !text.isEmpty }
        if piece.hasSuffix("*"), !piece.contains("{") {
            let start = piece.dropLast()
            return ignoringCase ? text.lowercased().hasPrefix(start.lowercased()) : text.hasPrefix(start)
        }
        guard let start = piece.firstIndex(of: "{"), let end = piece[start...].firstIndex(of: "}") else {
            return ignoringCase ? piece.lowercased() == text.lowercased() : piece == text
        }
        let (prefix, suffix) = (piece[..<start], piece[piece.index(after: end)...])
        guard text.count > prefix.count + suffix.count, text.hasPrefix(prefix), text.hasSuffix(suffix) else {
            return false
        }
        let name = String(piece[piece.index(after: start)..<end])
        parameters[name] = String(text.dropFirst(prefix.count).dropLast(suffix.count))
        return true
    }
}
