// Which state a condition looks at, and what it must be.

/// The state that a view is given for a constant: `RootView(user: session.user)`.
struct GivenState: Equatable {
    let receiver: Value
    let name: String
    /// What the state must be for the constant to be `true`; `nil` where the constant is the state itself.
    let test: StateTest?

    var place: Interpreter.StatePlace { (receiver, name) }
}

extension Interpreter {
    /// The state of which an expression that a view is given is made.
    func givenState(_ value: Expression, in scope: Scope) -> GivenState? {
        if let place = first(of: places(of: value, in: scope)), let nominal = place.receiver.nominal(in: heap),
            program.property(place.name, of: nominal)?.fact.getter == nil
        {
            return GivenState(receiver: place.receiver, name: place.name, test: nil)
        }
        return state(of: value, in: scope).map {
            GivenState(receiver: $0.place.receiver, name: $0.place.name, test: $0.test)
        }
    }

    /// The state that the view whose code runs was given for one of its constants.
    func state(givenFor constant: Expression, in scope: Scope) -> GivenState? {
        guard case .object(let id)? = scope.frame.receiver, case .name(let name, _) = constant.withoutSelf,
            scope.variable(name) == nil
        else { return nil }
        return heap.state(name, of: id)
    }

    /// The state that a condition looks at, and what it must be.
    func state(of conditions: [Condition], in scope: Scope) -> (
        place: (receiver: Value, name: String), test: StateTest
    )? {
        for condition in conditions {
            switch condition {
            case .expression(let value): if let found = state(of: value, in: scope) { return found }
            case .match(let pattern, let value):
                if let found = caseState(of: value, in: scope) { return found }
                if let carrying = stateCarrying(value, in: scope) {
                    let asked = Self.casePath(pattern).map { StateTest.cases([$0]) } ?? .some
                    return (carrying.place, test(asked, ofCarriedBy: carrying))
                }
                if let raw = rawState(of: value, in: scope) {
                    let name = Self.caseName(pattern) ?? "some"
                    return test(name == "some" ? .some : .cases([name]), ofRawValuesOf: raw.enum).map {
                        (raw.place, $0)
                    }
                }
                guard let place = statePlace(of: value, in: scope) else { continue }
                if let name = Self.casePath(pattern), name != "some" { return (place, .cases([name])) }
                return (place, .some)
            }
        }
        return nil
    }

    func state(of condition: Expression, in scope: Scope, depth: Int = 0) -> (
        place: (receiver: Value, name: String), test: StateTest
    )? {
        guard limits.allow(.comparisonsInComparisons, beside: depth) else { return nil }
        if let given = state(givenFor: condition, in: scope), let test = given.test { return (given.place, test) }
        if let found = stateAskedByCase(condition, in: scope) ?? stateAskedWhetherEmpty(condition, in: scope) {
            return found
        }
        switch condition {
        case .name(let name, _) where scope.origin(name) != nil:
            // `let isIn = session.user != nil`
            return scope.origin(name).flatMap { state(of: $0, in: scope, depth: depth + 1) }
        case .combined(let parts):
            guard parts.count == 1, let found = state(of: parts[0], in: scope, depth: depth + 1) else { return nil }
            return (found.place, found.test.opposite)
        case .comparison(let left, let right, let isEqual):
            if right == .null, let found = caseState(of: left, in: scope) {
                return (found.place, isEqual ? found.test.opposite : found.test)
            }
            guard let test = test(for: right, in: scope) else { return nil }
            if let carrying = stateCarrying(left, in: scope) {
                return (carrying.place, self.test(isEqual ? test : test.opposite, ofCarriedBy: carrying))
            }
            if let raw = rawState(of: left, in: scope), let test = self.test(test, ofRawValuesOf: raw.enum) {
                return (raw.place, isEqual ? test : test.opposite)
            }
            return statePlace(of: left, in: scope).map { ($0, isEqual ? test : test.opposite) }
        case .either(let parts): return needed(by: parts, in: scope).map { ($0, .some) }
        case .name, .member:
            guard let place = statePlace(of: condition, in: scope),
                let nominal = place.receiver.nominal(in: heap),
                let property = program.property(place.name, of: nominal)
            else { return nil }
            // A computed condition is what it is computed of.
            guard let getter = property.fact.getter else {
                return (place, isThere(property, place.receiver) ? .some : .on)
            }
            return getter.condition.flatMap {
                state(of: $0, in: self.scope(of: property, place.receiver), depth: depth + 1)
            }
        case .call: return answer(of: condition, in: scope, depth: depth)
        default: return nil
        }
    }

    /// The state of an enum of which a condition asks something that its cases answer: `level.isMember`,
    /// `page.rawValue == "home"`, `[.new, .open].contains(step)`.
    private func stateAskedByCase(_ condition: Expression, in scope: Scope) -> (place: StatePlace, test: StateTest)? {
        switch condition {
        case .member(let base, let name, _):
            return cases(of: base, in: scope) { answer(to: name, of: $0) }
        case .comparison(.member(let base, "rawValue", _), let value, let isEqual):
            guard let text = constant(.expression(value), in: scope) else { return nil }
            let found = cases(of: base, in: scope) { one in
                guard case .enumCase(let nominal, let name, _) = one else { return nil }
                switch rawValue(of: nominal, name) {
                case .text(text)?, .number(text)?: return true
                case nil: return nil
                default: return false
                }
            }
            return found.map { ($0.place, isEqual ? $0.test : $0.test.opposite) }
        case .call(.member(.array(let elements), "contains", _), let arguments, _):
            guard arguments.count == 1, let place = statePlace(of: arguments[0].value, in: scope) else { return nil }
            let names = elements.compactMap { writtenCase($0, scope) }
            return names.count == elements.count ? (place, .cases(Set(names))) : nil
        default: return nil
        }
    }

    private func writtenCase(_ expression: Expression, _ scope: Scope) -> String? {
        switch expression {
        case .implicitMember(let name, _), .member(_, let name, _): isCase(expression, scope) ? name : nil
        default: nil
        }
    }

    /// The cases of an enum in a state of which something is so; `nil` where one of them does not say, or all say the same.
    private func cases(
        of state: Expression, in scope: Scope, where answer: (Value) -> Bool?
    ) -> (place: StatePlace, test: StateTest)? {
        guard let place = statePlace(of: state, in: scope), let nominal = place.receiver.nominal(in: heap),
            let property = program.property(place.name, of: nominal),
            let held = declaredCases(of: property, place.receiver), held.kind == .enum
        else { return nil }
        var names: Set<String> = []
        for one in held.cases {
            guard let isSo = answer(declaredCase(one, of: held)) else { return nil }
            if isSo { names.insert(one.name) }
        }
        return names.isEmpty || names.count == held.cases.count ? nil : (place, .cases(names))
    }

    /// The state of which a condition asks whether it is an empty text or collection: `token.isEmpty`, `token == ""`,
    /// `items.count == 0`. What is empty is nothing.
    private func stateAskedWhetherEmpty(
        _ condition: Expression, in scope: Scope
    ) -> (place: StatePlace, test: StateTest)? {
        switch condition {
        case .member(let base, "isEmpty", _): return statePlace(of: base, in: scope).map { ($0, StateTest.none) }
        case .comparison(.member(let base, "count", _), .number("0"), let isEqual):
            return statePlace(of: base, in: scope).map { ($0, isEqual ? StateTest.none : .some) }
        // `items.count > 0`
        case .comparison(.member(let base, "count", _), .cast(.combined([.number("1")]), _), let isEqual):
            return statePlace(of: base, in: scope).map { ($0, isEqual ? .some : StateTest.none) }
        case .comparison(let text, .string([]), let isEqual):
            return statePlace(of: text, in: scope).map { ($0, isEqual ? StateTest.none : .some) }
        default: return nil
        }
    }
}
