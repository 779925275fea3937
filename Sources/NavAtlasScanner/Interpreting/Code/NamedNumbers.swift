// Numbers that code gives names: `static let shop = 1`, and then `TabIndex.shop`.

extension Interpreter {
    /// The number that is written, or that a constant is declared with.
    func number(_ expression: Expression, in scope: Scope) -> Value? {
        if case .number(let text) = expression { return .number(text) }
        return constant(expression, in: scope).flatMap(\.fact.constantNumber).map(Value.number)
    }

    /// The number that a pattern asks for: `case 1`, `case TabIndex.shop`.
    func number(_ pattern: Pattern, in scope: Scope) -> Value? {
        switch pattern {
        case .expression(let value): number(value, in: scope)
        case .enumCase(let type?, let name, [], let position):
            number(.member(.name(type, position), name, position), in: scope)
        default: nil
        }
    }

    /// The static or global property that a name means.
    private func constant(_ expression: Expression, in scope: Scope) -> Property? {
        let place = scope.frame.place
        switch expression {
        case .name(let name, _):
            guard scope.variable(name) == nil else { return nil }
            for type in program.types(around: place.nominal) {
                if let property = program.property(name, of: type) { return property.onType }
            }
            return program.globalProperty(name, in: place.file)
        case .member(let base, let name, _):
            guard let type = base.dottedName, program.mayBeType(type.lastPart),
                let nominal = program.nominal(named: type, in: place)
            else { return nil }
            return program.staticProperty(name, of: nominal)
        default: return nil
        }
    }
}

extension PropertyFact {
    /// The number that it is declared with, and stays.
    fileprivate var constantNumber: String? {
        if isConstant, case .number(let text)? = initializer { text } else { nil }
    }
}
