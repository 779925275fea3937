import Foundation

// Decides what code asks of a URL that the app itself writes out: `openURL(URL(string: "https://example.org/help")!)` takes no
// branch that asks for another scheme.

extension Interpreter {
    /// Whether a condition on a part of a URL holds that is written out; `nil` where nothing is known, and for any other
    /// condition.
    func holds(_ condition: Expression, ofWrittenURLIn scope: Scope) -> Bool? {
        switch condition {
        case .comparison(let left, let right, let isEqual):
            if case .null = right {
                return writtenParts(left, in: scope).flatMap { Self.agreed($0) { $0 == .absent } }.map { $0 == isEqual }
            }
            let (parts, other) =
                writtenParts(left, in: scope).map { ($0, right) } ?? (writtenParts(right, in: scope), left)
            guard let parts, let text = wholeText(other, in: scope) else { return nil }
            return Self.agreed(parts) { $0.isEqual(to: text) }.map { $0 == isEqual }
        case .call(.member(let base, let question, _), let arguments, _) where arguments.count == 1:
            guard StandardLibraryNames.textQuestions.contains(question), let parts = writtenParts(base, in: scope),
                let text = wholeText(arguments[0].value, in: scope)
            else { return nil }
            return Self.agreed(parts) { $0.answer(to: question, text) }
        default: return nil
        }
    }

    /// Whether an expression reads a URL that the code has made itself, which is not the one that was opened.
    ///
    /// - Parameter names: the variables on the way here.
    func isOfMadeURL(_ expression: Expression, _ scope: Scope, by names: Set<String> = []) -> Bool {
        switch expression {
        case .member(let base, _, _), .call(.member(let base, _, _), _, _), .subscripted(let base, _, _):
            return isOfMadeURL(base, scope, by: names)
        case .either(let parts): return parts.first.map { isOfMadeURL($0, scope, by: names) } ?? false
        case .name(let name, _):
            let values = scope.variable(name) ?? []
            if !values.isEmpty, values.allSatisfy(Self.isMadeURL) { return true }
            guard !names.contains(name), let bound = scope.origin(name) ?? binding(of: name, in: scope) else {
                return false
            }
            return isOfMadeURL(bound, scope, by: names.union([name]))
        default: return false
        }
    }

    private static func isMadeURL(_ value: Value) -> Bool {
        guard case .external("URL", _, nil, let given) = value, let first = given.first, first.label == "string" else {
            return false
        }
        // `URL(string: text)` may be the one that was opened, if nothing of it is written here.
        return first.values.contains { value in
            if case .text(let text) = value { !text.isEmpty && !text.hasPrefix("{}") } else { false }
        }
    }

    /// The branches of a `switch` over a part of a written URL that it can take; all of any other `switch`.
    func possible(_ cases: [SwitchCase], for subject: Expression, in scope: Scope) -> [SwitchCase] {
        guard let parts = writtenParts(subject, in: scope) else { return cases }
        var found: [SwitchCase] = []
        for branch in cases {
            let isTaken = isTaken(branch, by: parts, in: scope)
            if isTaken != false { found.append(branch) }
            if isTaken == true { break }
        }
        return found
    }

    private func isTaken(_ branch: SwitchCase, by parts: [WrittenText], in scope: Scope) -> Bool? {
        guard !branch.patterns.isEmpty else { return true }
        let matches = branch.patterns.map { pattern -> Bool? in
            if case .any = pattern { return true }
            return constantText(pattern, in: scope).flatMap { text in Self.agreed(parts) { $0.isEqual(to: text) } }
        }
        let conditions = branch.conditions.map { holds($0, ofWrittenURLIn: scope) }
        if matches.allSatisfy({ $0 == false }) || conditions.contains(false) { return false }
        return matches.contains(true) && conditions.allSatisfy { $0 == true } ? true : nil
    }

    /// The cases of an enum whose raw values are parts of written URLs, `Tab(rawValue: url.host ?? "")`; `nil` where not all of
    /// a part is written.
    func cases(of nominal: Nominal, writtenIn arguments: [Argument], in scope: Scope) -> Values? {
        guard arguments.count == 1, arguments[0].label == "rawValue",
            let parts = writtenParts(arguments[0].value, in: scope)
        else { return nil }
        var made: Values = []
        for part in parts {
            if case .beginning = part { return nil }
            let named = nominal.cases.filter { one in
                rawText(of: nominal, one.name).flatMap { part.isEqual(to: $0) } == true
            }
            made.unite(named.isEmpty ? [.null] : Values(named.map { .enumCase(nominal, $0.name, []) }))
        }
        return made
    }

    /// The answer that all of several URLs give.
    private static func agreed(_ parts: [WrittenText], _ answer: (WrittenText) -> Bool?) -> Bool? {
        guard let first = parts.first.flatMap(answer) else { return nil }
        return parts.allSatisfy { answer($0) == first } ? first : nil
    }

    /// What an expression reads of written URLs, itself or by a variable of the function; `nil` for any other expression.
    ///
    /// - Parameter names: the variables on the way here.
    func writtenParts(
        _ expression: Expression, in scope: Scope, by names: Set<String> = []
    ) -> [WrittenText]? {
        switch expression {
        case .member(let base, let name, _): return writtenURLs(base, in: scope).flatMap { Self.parts(name, of: $0) }
        case .call(.member(let base, "lowercased", _), let arguments, _) where arguments.isEmpty:
            return writtenParts(base, in: scope, by: names)?.map(\.lowercased)
        case .call(.member(let base, let name, _), _, _):
            return writtenURLs(base, in: scope).flatMap { Self.parts(name, of: $0) }
        // `url.host ?? ""`
        case .either(let parts) where parts.count == 2 && Self.isEmptyText(parts[1]):
            return writtenParts(parts[0], in: scope, by: names)?.map { $0 == .absent ? .whole("") : $0 }
        // `(url.host ?? "") + url.path`
        case .either(let parts) where parts.count == 2 && Self.isText(parts[0]):
            guard let first = writtenParts(parts[0], in: scope, by: names) else { return nil }
            let second = writtenParts(parts[1], in: scope, by: names)
            return first.enumerated().map { index, text in
                text.followed(by: second?.count == first.count ? second?[index] : nil)
            }
        case .name(let name, _):
            guard !names.contains(name), let bound = scope.origin(name) ?? binding(of: name, in: scope) else {
                return nil
            }
            return writtenParts(bound, in: scope, by: names.union([name]))
        default: return nil
        }
    }

    /// Whether an expression is a text in any case: what stands beside it in another is put to its end.
    private static func isText(_ expression: Expression) -> Bool {
        if case .either(let parts) = expression, let last = parts.last { isEmptyText(last) } else { false }
    }

    private static func isEmptyText(_ expression: Expression) -> Bool {
        guard case .string(let segments) = expression else { return false }
        return segments.allSatisfy { $0 == .text("") }
    }

    private static func parts(_ name: String, of urls: [WrittenText]) -> [WrittenText]? {
        let parts = urls.compactMap { $0.part(name) }
        return parts.count == urls.count ? parts : nil
    }

    /// The one text that an expression is, all of which the source says.
    private func wholeText(_ expression: Expression, in scope: Scope) -> String? {
        guard let text = constantText(expression, in: scope), case .whole = WrittenText(text) else { return nil }
        return text
    }

    /// The URLs that an expression is, or takes apart, all of them made of texts in the source.
    private func writtenURLs(_ expression: Expression, in scope: Scope) -> [WrittenText]? {
        guard case .name = expression else { return nil }
        return writtenURLs(evaluate(expression, in: scope, expecting: nil))
    }

    func writtenURLs(_ values: Values) -> [WrittenText]? {
        var found: [WrittenText] = []
        for value in values where value != .null {
            guard case .external(let type, _, nil, let given) = value, let first = given.first else { return nil }
            if type == "URLComponents", first.label == "url", let whole = writtenURLs(first.values) {
                found += whole
            } else if ["URL", "URLComponents"].contains(type), first.label == "string", first.values.count == 1,
                case .text(let text)? = first.values.first
            {
                found.append(WrittenText(text))
            } else {
                return nil
            }
        }
        return found.isEmpty ? nil : found
    }
}

/// A text of which the source says all, or how it begins.
enum WrittenText: Equatable {
    case whole(String)
    case beginning(String)
    /// The URL has no such part.
    case absent
}

extension WrittenText {
    /// - Parameter text: a text with `{}` in place of each value that is put into it.
    init(_ text: String) {
        guard let range = text.range(of: "{}") else {
            self = .whole(text)
            return
        }
        self = .beginning(String(text[..<range.lowerBound]))
    }

    var lowercased: WrittenText {
        switch self {
        case .whole(let text): .whole(text.lowercased())
        case .beginning(let text): .beginning(text.lowercased())
        case .absent: .absent
        }
    }

    /// - Parameter other: what is put to its end; `nil` where that is not known.
    func followed(by other: WrittenText?) -> WrittenText {
        switch (self, other) {
        case (.whole(let first), .whole(let second)?): .whole(first + second)
        case (.whole(let first), .beginning(let second)?): .beginning(first + second)
        case (.whole(let first), nil), (.whole(let first), .absent?): .beginning(first)
        default: self
        }
    }

    func isEqual(to text: String) -> Bool? {
        switch self {
        case .whole(let own): own == text
        case .beginning(let own): text.hasPrefix(own) ? nil : false
        case .absent: false
        }
    }

    func answer(to question: String, _ text: String) -> Bool? {
        switch (self, question) {
        case (.whole(let own), "hasPrefix"), (.whole(let own), "starts"): return own.hasPrefix(text)
        case (.whole(let own), "hasSuffix"): return own.hasSuffix(text)
        case (.whole(let own), "contains"): return own.contains(text)
        case (.beginning(let own), "hasPrefix"), (.beginning(let own), "starts"):
            return own.hasPrefix(text) ? true : text.hasPrefix(own) ? nil : false
        case (.beginning(let own), "contains"): return own.contains(text) ? true : nil
        case (.absent, _): return false
        default: return nil
        }
    }

    /// A part of the URL that it is, by the name of the property or method that reads it; `nil` where it is not known.
    func part(_ name: String) -> WrittenText? {
        guard name != "absoluteString" else { return self }
        switch (self, name) {
        case (.beginning(let text), "scheme"):
            return text.range(of: "://").map { .whole(String(text[..<$0.lowerBound])) }
        case (.beginning(let text), "host"), (.beginning(let text), "path"):
            guard let start = text.range(of: "://")?.upperBound else { return nil }
            let host = text[start...].prefix { !"/?#".contains($0) }
            if name == "host" { return host.endIndex < text.endIndex ? .whole(String(host)) : .beginning(String(host)) }
            let path = text[host.endIndex...].prefix { !"?#".contains($0) }
            return path.endIndex < text.endIndex ? .whole(String(path)) : .beginning(String(path))
        case (.whole(let text), _):
            guard let url = URLComponents(string: text) else { return nil }
            switch name {
            case "scheme": return url.scheme.map(Self.whole) ?? .absent
            case "host": return url.host.map(Self.whole) ?? .absent
            case "path": return .whole(url.path)
            case "query": return url.query.map(Self.whole) ?? .absent
            case "fragment": return url.fragment.map(Self.whole) ?? .absent
            case "lastPathComponent": return .whole(url.path.split(separator: "/").last.map(String.init) ?? url.path)
            default: return nil
            }
        default: return nil
        }
    }
}
