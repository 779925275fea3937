import Foundation

// What the standard library's functions make of texts that are known, where names of screens are made so.

extension Interpreter {
    /// `className.replacingOccurrences(of: "Controller", with: "")`; `nil` for any other call, and where a text is not known.
    func textCall(_ name: String, on receivers: Values, _ arguments: [Argument], in scope: Scope) -> Values? {
        guard name == "replacingOccurrences", arguments.map(\.label) == ["of", "with"],
            let texts = Self.knownTexts(receivers),
            let old = Self.knownTexts(evaluate(arguments[0].value, in: scope, expecting: nil)),
            let new = Self.knownTexts(evaluate(arguments[1].value, in: scope, expecting: nil)),
            old.count == 1, new.count == 1, !old[0].isEmpty
        else { return nil }
        return Values(texts.map { .text($0.replacingOccurrences(of: old[0], with: new[0])) })
    }

    private static func knownTexts(_ values: Values) -> [String]? {
        let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return texts.isEmpty || texts.count != values.count ? nil : texts
    }
}
