// Texts by which a function chooses what to do: `open("profile")`, for `func open(_ name: String) { if name == "profile" { … } }`.
// A text that a variable holds is one of several: a person may write another.

extension Interpreter {
    /// The text that an expression stands for, which is made of what the running code was given; `nil` where it is not known.
    func givenText(_ expression: Expression, in scope: Scope) -> String? {
        guard link == nil, isMadeOfGiven(expression, in: scope),
            case let values = evaluate(expression, in: scope, expecting: nil), values.count == 1,
            case .text(let text)? = values.first, !text.contains("{}")
        else { return nil }
        return text
    }

    /// `name`, `name.lowercased()`, `"tab.\(name)"`
    private func isMadeOfGiven(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression {
        case .name(let name, _): scope.isSure(name)
        case .call(.member(let base, let name, _), let arguments, _):
            arguments.isEmpty && ["lowercased", "uppercased"].contains(name) && isMadeOfGiven(base, in: scope)
        case .member(let base, "capitalized", _): isMadeOfGiven(base, in: scope)
        case .string(let segments):
            segments.count > 1
                && segments.allSatisfy { segment in
                    switch segment {
                    case .text: true
                    case .interpolation(let value): isMadeOfGiven(value, in: scope)
                    }
                }
        case .combined(let parts): parts.count == 1 && isMadeOfGiven(parts[0], in: scope)
        default: false
        }
    }

    /// The answer to `name == "profile"`, `"profile" == name`, `name.hasPrefix("tab.")` or `["a", "b"].contains(name)` where the text is known.
    func isGivenText(_ condition: Expression, in scope: Scope) -> Bool? {
        switch condition {
        case .comparison(let left, let right, let isEqual):
            for (asked, constant) in [(left, right), (right, left)] {
                guard let text = givenText(asked, in: scope), let other = constantText(constant, in: scope) else {
                    continue
                }
                return (text == other) == isEqual
            }
            return nil
        case .call(.member(let base, let name, _), let arguments, _):
            guard arguments.count == 1, arguments[0].label == nil else { return nil }
            return isGivenText(base, name, arguments[0].value, in: scope)
        default: return nil
        }
    }

    private func isGivenText(_ base: Expression, _ name: String, _ argument: Expression, in scope: Scope) -> Bool? {
        switch (base, name) {
        case (.array(let elements), "contains"):
            let texts = elements.compactMap { constantText($0, in: scope) }
            guard texts.count == elements.count, let text = givenText(argument, in: scope) else { return nil }
            return texts.contains(text)
        case (_, "hasPrefix"), (_, "hasSuffix"):
            guard let text = givenText(base, in: scope), let part = constantText(argument, in: scope) else {
                return nil
            }
            return name == "hasPrefix" ? text.hasPrefix(part) : text.hasSuffix(part)
        default: return nil
        }
    }
}
