// Conditions that hold for certain, and the values that remain possible where a condition holds.

extension Interpreter {
    /// Whether a condition certainly holds, as far as that is known before it binds variables.
    func holds(_ condition: Condition, in scope: Scope) -> Bool {
        switch condition {
        case .expression(let value): truth(of: value, in: scope) == true
        case .match(.cast(.any, let type), let value), .match(.binding, .cast(let value, let type)):
            isGiven(value, in: scope) && areSurely(evaluate(value, in: scope, expecting: nil), type, in: scope)
                || isAskingScreen(value, type, in: scope)
        // `if let page` of a parameter that was given a case.
        case .match(.binding, let value): alwaysSucceeds(value, in: scope)
        case .match(let pattern, let value):
            isGiven(value, in: scope)
                && mustMatch(pattern, value, evaluate(value, in: scope, expecting: nil), in: scope)
        }
    }

    /// Whether each of the values is known to be of a type of the app, or a number, a text or the like. Generic arguments of a
    /// type are not known.
    func areSurely(_ values: Values, _ written: TypeReference, in scope: Scope) -> Bool {
        let type = program.resolve(written, in: scope.frame.place)
        if StandardLibraryNames.builtins.contains(type.name) {
            return !values.isEmpty && values.allSatisfy { $0 == .external(type.name, [], member: nil, []) }
        }
        return type.nominal != nil && type.arguments.isEmpty && !values.isEmpty
            && values.allSatisfy { $0.nominal(in: heap) != nil && cast([$0], to: type) == [$0] }
    }

    /// Narrows a variable to the values for which a condition may hold; `false` if there are none.
    func narrow(by condition: Expression, in scope: Scope) -> Bool {
        if case .combined(let parts) = condition, parts.count > 1 {
            return parts.allSatisfy { narrow(by: $0, in: scope) }
        }
        return narrowTexts(by: condition, in: scope) && narrowElements(by: condition, in: scope)
    }

    /// Narrows a variable whose values are all texts to those for which a comparison holds; `false` if there are none.
    private func narrowTexts(by condition: Expression, in scope: Scope) -> Bool {
        guard case .comparison(.name(let name, _), let right, let isEqual) = condition,
            let known = scope.variable(name), known.count > 1, known.allSatisfy(Self.isText),
            case let compared = evaluate(right, in: scope, expecting: nil), compared.count == 1,
            let text = compared.first, Self.isText(text)
        else { return true }
        let left = known.filter { ($0 == text) == isEqual }
        scope.narrow(name, to: left)
        return !left.isEmpty
    }

    private static func isText(_ value: Value) -> Bool { if case .text = value { true } else { false } }

    /// Whether all values of an expression are known: it is `self` or a parameter.
    func isGiven(_ value: Expression, in scope: Scope) -> Bool {
        guard case .name(let name, _) = value else { return false }
        return name == "self" || scope.parameter(name) != nil
    }

    /// Whether each of the values matches a pattern of a case. An optional may always be without a value.
    func mustMatch(_ pattern: Pattern, _ value: Expression, _ values: Values, in scope: Scope) -> Bool {
        guard !values.isEmpty else { return false }
        switch pattern {
        case .enumCase(_, let name, _, _) where name != "some":
            let scratch = scope.inner()
            return values.allSatisfy { match(pattern, [$0], in: scratch) == .always }
        case .cast(.any, let written): return areSurely(values, written, in: scope)
        case .binding where holds(.match(pattern, value), in: scope): return true
        case .binding:
            // `if let id = Binding(unwrapping: $route, case: /Route.detail)`
            guard case .call(.name("Binding", _), let arguments, _) = value else { return false }
            return arguments.contains { $0.label == "case" } && !values.contains(.null)
        default: return false
        }
    }
}
