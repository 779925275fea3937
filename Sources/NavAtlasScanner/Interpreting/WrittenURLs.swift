import Foundation

// Decides what code asks of a URL that the app itself writes out: `openURL(URL(string: "https://example.org/help")!)` takes no
// branch that asks for another scheme.

extension Interpreter {
    /// Whether a condition on a part of a URL holds that is written out; `nil` where nothing is known, and for any other
    /// condition.
    func holds(_ condition: Expression, ofWrittenURLIn scope: Scope) -> Bool? {
        switch condition {
        case .comparison(let left, let right, let isEqual):
            if case .null = right { return writtenPart(left, in: scope).map { ($0 == .absent) == isEqual } }
            let (part, other) =
                writtenPart(left, in: scope).map { ($0, right) } ?? (writtenPart(right, in: scope), left)
            guard let part, let text = wholeText(other, in: scope) else { return nil }
            return part.isEqual(to: text).map { $0 == isEqual }
        case .call(.member(let base, let question, _), let arguments, _) where arguments.count == 1:
            guard WrittenText.questions.contains(question), let part = writtenPart(base, in: scope),
                let text = wholeText(arguments[0].value, in: scope)
            else { return nil }
            return part.answer(to: question, text)
        default: return nil
        }
    }

    /// The part of a written URL that an expression reads; `nil` for any other expression.
    private func writtenPart(_ expression: Expression, in scope: Scope) -> WrittenText? {
        switch expression {
        case .member(let base, let name, _): writtenURL(base, in: scope)?.part(name)
        case .call(.member(let base, "lowercased", _), let arguments, _) where arguments.isEmpty:
            writtenPart(base, in: scope)?.lowercased
        case .call(.member(let base, let name, _), _, _): writtenURL(base, in: scope)?.part(name)
        // `url.host ?? ""`
        case .either(let parts): parts.first.flatMap { writtenPart($0, in: scope) }.flatMap { $0 == .absent ? nil : $0 }
        default: nil
        }
    }

    /// The one text that an expression is, all of which the source says.
    private func wholeText(_ expression: Expression, in scope: Scope) -> String? {
        guard let text = constantText(expression, in: scope), case .whole = WrittenText(text) else { return nil }
        return text
    }

    /// The one URL that an expression is, made of a text in the source.
    private func writtenURL(_ expression: Expression, in scope: Scope) -> WrittenText? {
        guard case .name = expression else { return nil }
        let values = evaluate(expression, in: scope, expecting: nil).subtracting([.null])
        guard values.count == 1, case .external("URL", _, nil, let given)? = values.first,
            let first = given.first, first.label == "string", first.values.count == 1,
            case .text(let text)? = first.values.first
        else { return nil }
        return WrittenText(text)
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

    static let questions: Set<String> = ["hasPrefix", "starts", "hasSuffix", "contains"]

    var lowercased: WrittenText {
        switch self {
        case .whole(let text): .whole(text.lowercased())
        case .beginning(let text): .beginning(text.lowercased())
        case .absent: .absent
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
