// What code says of a case: `place.isModal`, with `var isModal: Bool { self == .login }`, and `needsLogin(place)`.

extension Interpreter {
    /// The answer to a condition that asks what an enum, or a function, says of a case; `nil` where it asks for anything else, or
    /// where the cases that it may be do not agree.
    func answer(ofCasesIn condition: Expression, _ scope: Scope) -> Bool? {
        let values: Values
        let asked: String
        switch condition {
        case .member(let base, let name, _) where isGiven(base, in: scope):
            (values, asked) = (evaluate(base, in: scope, expecting: nil), name)
        case .name(let name, _) where scope.variable(name) == nil:
            (values, asked) = (scope.frame.receiver.map { [$0] } ?? [], name)
        case .call(.member(.array(let elements), "contains", _), let arguments, _):
            return answer(whetherOneOf: elements, is: arguments, in: scope)
        case .call(let callee, let arguments, _): return answer(of: callee, given: arguments, in: scope)
        default: return nil
        }
        let answers = values.map { answer(to: asked, of: $0) }
        guard let first = answers.first, let answer = first, answers.allSatisfy({ $0 == answer }) else { return nil }
        return answer
    }

    /// What a computed property of a case says of it.
    func answer(to name: String, of value: Value) -> Bool? {
        guard case .enumCase(let nominal, _, _) = value, let property = program.property(name, of: nominal),
            let getter = property.fact.getter
        else { return nil }
        return answer(of: property, getter, self.scope(of: property, value))
    }

    /// The answer of a function that is given a case: `needsLogin(place)`.
    private func answer(of callee: Expression, given arguments: [Argument], in scope: Scope) -> Bool? {
        guard arguments.contains(where: { knownCase($0.value, in: scope) != nil }),
            case let functions = evaluate(callee, in: scope, expecting: nil), functions.count == 1,
            case .function(let function, let receiver)? = functions.first, function.fact.result?.base == "Bool",
            let body = function.fact.body
        else { return nil }
        let given = passed(arguments, to: function, receiver: receiver, in: scope)
        return answer(of: function, body, self.scope(of: function, receiver: receiver, given))
    }

    /// `[.login, .news].contains(place)`
    private func answer(whetherOneOf elements: [Expression], is arguments: [Argument], in scope: Scope) -> Bool? {
        guard arguments.count == 1,
            case .enumCase(let nominal, let name, let payload)? = knownCase(arguments[0].value, in: scope),
            payload.isEmpty
        else { return nil }
        var names: Set<String> = []
        for element in elements {
            let values = evaluate(element, in: scope, expecting: .nominal(nominal, []))
            guard values.count == 1, case .enumCase(_, let other, let carried)? = values.first, carried.isEmpty else {
                return nil
            }
            names.insert(other)
        }
        return names.contains(name)
    }

    /// The one case that `self` or a parameter is.
    private func knownCase(_ expression: Expression, in scope: Scope) -> Value? {
        guard isGiven(expression, in: scope), case let values = evaluate(expression, in: scope, expecting: nil),
            values.count == 1, case .enumCase? = values.first
        else { return nil }
        return values.first
    }

    /// The answer that the code of a member gives. Code that asks itself gives none.
    private func answer(of member: AnyObject, _ code: [Statement], _ scope: Scope) -> Bool? {
        once(member, of: scope.frame.receiver) { answer(of: code[...], scope) }
    }

    /// The answer that code gives which looks at nothing but known cases.
    private func answer(of code: ArraySlice<Statement>, _ scope: Scope) -> Bool? {
        guard let first = code.first else { return nil }
        let rest = code.dropFirst()
        switch first {
        case .expression(.branching(let statement)) where rest.isEmpty: return answer(of: [statement], scope)
        case .expression(let said) where rest.isEmpty: return answer(said, in: scope)
        case .returning(let said?): return answer(said, in: scope)
        case .conditional(let conditions, let then, let otherwise):
            guard conditions.count == 1, case .match(let pattern, let subject) = conditions[0],
                let value = knownCase(subject, in: scope)
            else { return nil }
            switch match(pattern, [value], in: scope.inner()) {
            case .always: return answer(of: then + rest, scope)
            case .never: return answer(of: otherwise + rest, scope)
            case .maybe: return nil
            }
        case .switching(let subject, let cases, _):
            guard let value = knownCase(subject, in: scope) else { return nil }
            for one in cases {
                let matches = one.patterns.map { match($0, [value], in: scope.inner()) }
                if !one.patterns.isEmpty, matches.allSatisfy({ $0 == .never }) { continue }
                guard one.conditions.isEmpty, one.patterns.isEmpty || matches.contains(.always) else { return nil }
                return answer(of: one.body + rest, scope)
            }
            return nil
        default: return nil
        }
    }

    private func answer(_ said: Expression, in scope: Scope) -> Bool? {
        if case .boolean(let isOn) = said { return isOn }
        return truth(of: said, in: scope)
    }
}
