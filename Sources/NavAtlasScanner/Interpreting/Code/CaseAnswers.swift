// What a case says of itself: `place.isModal`, with `var isModal: Bool { self == .login }`.

extension Interpreter {
    /// The answer to a condition that asks a case for what its enum says of it; `nil` where it asks for anything else, or where
    /// the cases that it may be do not agree.
    func answer(ofCasesIn condition: Expression, _ scope: Scope) -> Bool? {
        let values: Values
        let asked: String
        switch condition {
        case .member(let base, let name, _) where isGiven(base, in: scope):
            (values, asked) = (evaluate(base, in: scope, expecting: nil), name)
        case .name(let name, _) where scope.variable(name) == nil:
            (values, asked) = (scope.frame.receiver.map { [$0] } ?? [], name)
        default: return nil
        }
        let answers = values.map { answer(to: asked, of: $0) }
        guard let first = answers.first, let answer = first, answers.allSatisfy({ $0 == answer }) else { return nil }
        return answer
    }

    private func answer(to name: String, of value: Value) -> Bool? {
        guard case .enumCase(let nominal, _, _) = value, let property = program.property(name, of: nominal),
            let getter = property.fact.getter
        else { return nil }
        let read = PropertyRead(property: ObjectIdentifier(property), receiver: value)
        guard mayEnter(read, within: &choosing) else { return nil }
        defer { choosing.remove(read) }
        return answer(of: getter, about: value, scope(of: property, value))
    }

    /// The answer that code gives which looks at nothing but the case.
    private func answer(of code: [Statement], about value: Value, _ scope: Scope) -> Bool? {
        guard code.count == 1 else { return nil }
        switch code[0] {
        case .expression(.branching(let statement)): return answer(of: [statement], about: value, scope)
        case .expression(let said), .returning(let said?):
            if case .boolean(let isOn) = said { return isOn }
            return truth(of: said, in: scope)
        case .conditional(let conditions, let then, let otherwise):
            guard conditions.count == 1, case .match(let pattern, .name("self", _)) = conditions[0] else { return nil }
            switch match(pattern, [value], in: scope.inner()) {
            case .always: return answer(of: then, about: value, scope)
            case .never: return answer(of: otherwise, about: value, scope)
            case .maybe: return nil
            }
        case .switching(.name("self", _), let cases, _):
            for one in cases {
                let matches = one.patterns.map { match($0, [value], in: scope.inner()) }
                if !one.patterns.isEmpty, matches.allSatisfy({ $0 == .never }) { continue }
                guard one.conditions.isEmpty, one.patterns.isEmpty || matches.contains(.always) else { return nil }
                return answer(of: one.body, about: value, scope)
            }
            return nil
        default: return nil
        }
    }
}
