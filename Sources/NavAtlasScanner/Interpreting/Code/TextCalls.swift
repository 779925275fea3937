import Foundation

// What the standard library's functions make of texts that are known, where names of screens are made so.

extension Interpreter {
    /// `className.replacingOccurrences(of: "Controller", with: "")`, and what the app gives to texts; `nil` for any other call,
    /// and where a text is not known.
    func textCall(_ name: String, on receivers: Values, _ arguments: [Argument], in scope: Scope) -> Values? {
        if let own = callGivenToTexts(name, on: receivers, arguments, in: scope) { return own }
        if arguments.isEmpty, let texts = Self.knownTexts(receivers) {
            let changed = texts.compactMap { Self.recased($0, name) }
            return changed.count == texts.count ? Values(changed.map { .text($0) }) : nil
        }
        guard name == "replacingOccurrences", arguments.map(\.label) == ["of", "with"],
            let texts = Self.knownTexts(receivers),
            let old = Self.knownTexts(evaluate(arguments[0].value, in: scope, expecting: nil)),
            let new = Self.knownTexts(evaluate(arguments[1].value, in: scope, expecting: nil)),
            old.count == 1, new.count == 1, !old[0].isEmpty
        else { return nil }
        return Values(texts.map { .text($0.replacingOccurrences(of: old[0], with: new[0])) })
    }

    /// `"\(type)Scene"`, `"\(String(describing: self))Scene"`: the names of the types that it may be of; what is not known is `{}`.
    /// `"\(name)"` is the text itself.
    func text(_ segments: [StringSegment], in scope: Scope) -> Values {
        let texts = segments.reduce([""]) { texts, segment in
            switch segment {
            case .text(let part): return texts.map { $0 + part }
            case .interpolation(let value):
                let only = if case .combined(let parts) = value, parts.count == 1 { parts[0] } else { value }
                let values = evaluate(only, in: scope, expecting: nil)
                let isName = segments.count == 1 || Self.describes(only)
                let names = values.compactMap { value in
                    if isName, case .text(let text) = value { text } else { typeName(value) }
                }
                guard !names.isEmpty, names.count == values.count, texts.count == 1 else {
                    return texts.map { $0 + "{}" }
                }
                return names.map { texts[0] + $0 }
            }
        }
        return Values(texts.map { .text($0) })
    }

    /// `rawValue.capitalized`, and `"shelf".screen`, which the app gives to texts.
    func textMember(_ name: String, of value: Value) -> Values? {
        guard case .text(let text) = value else { return nil }
        if let own = program.foreignExtensions["String"]?.properties[name]?.fact, !(own.type.map(isBuiltin) ?? false) {
            return extendedMember(name, of: value, "String")
        }
        guard name == "capitalized" else { return nil }
        return Self.recased(text, name).map { [.text($0)] }
    }

    /// Calls a method that the app gives to texts: `"shelf".makeScreen()`. One that makes no more than another plain value is
    /// not followed: an app may translate each of its texts so.
    private func callGivenToTexts(
        _ name: String, on receivers: Values, _ arguments: [Argument], in scope: Scope
    ) -> Values? {
        guard let functions = program.foreignExtensions["String"]?.functions[name],
            let chosen = choose(functions, arguments, in: scope).first,
            !(chosen.fact.result.map(isBuiltin) ?? false)
        else { return nil }
        let texts = receivers.filter { if case .text = $0 { true } else { false } }
        return texts.isEmpty
            ? nil : texts.reduce(into: []) { $0.unite(invoke(chosen, receiver: $1, written: arguments, in: scope)) }
    }

    private static func recased(_ text: String, _ name: String) -> String? {
        switch name {
        case "capitalized": text.capitalized
        case "lowercased": text.lowercased()
        case "uppercased": text.uppercased()
        default: nil
        }
    }

    private static func knownTexts(_ values: Values) -> [String]? {
        let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return texts.isEmpty || texts.count != values.count ? nil : texts
    }

    /// `String(describing: Self.self)`, `NSStringFromClass(self)`: a type's name. The module before it is left out, as
    /// those who ask for a name do. A text describes itself.
    func description(of type: ResolvedType, _ site: CallSite) -> Values? {
        let name = type.lastName
        guard let described = site.argument(name == "NSStringFromClass" ? nil : "describing"),
            ["String", "NSStringFromClass"].contains(name)
        else { return nil }
        let names = evaluate(described, in: site.scope, expecting: nil).compactMap { value -> Value? in
            if case .text = value { return value }
            return typeName(value).map { .text($0) }
        }
        return names.isEmpty ? nil : Values(names)
    }

    /// Whether an expression is `String(describing: …)`.
    private static func describes(_ value: Expression) -> Bool {
        guard case .call(.name("String", _), let arguments, _) = value else { return false }
        return arguments.map(\.label) == ["describing"]
    }

    /// The name of a type that a value stands for.
    func typeName(_ value: Value) -> String? {
        guard case .metatype(let type) = value else { return nil }
        return type.nominal?.shortName
    }
}
