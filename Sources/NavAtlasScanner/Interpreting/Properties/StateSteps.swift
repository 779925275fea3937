// Assignments that depend on the value which a state has: `step = step.next`, `step += 1`, and
// `switch step { case .name: step = .mail … }`. A screen that one case shows goes on from that case alone.

/// The new value of a state, for one value that it has before.
struct StateStep {
    /// The value before.
    let given: StateTest
    /// The new values; `nil` for the values that are assigned.
    let values: Values?
}

/// The steps of the state that is being assigned.
struct StateSteps {
    let place: Interpreter.StatePlace
    let steps: [StateStep]
}

extension Interpreter {
    /// Assigns values to a state, and notes what it was before where the code says so.
    func assign(_ values: Values, to target: Expression, by steps: StateSteps?, _ place: DraftLocation, in scope: Scope)
    {
        let outer = stateSteps
        stateSteps = steps
        defer { stateSteps = outer }
        assign(values, to: target, place, in: scope, isNow: true)
    }

    /// Records that a state is changed: each of its steps, where these are known.
    func recordSteps(of mutation: Mutation, at place: StatePlace) {
        changedStates.insert(mutation.key)
        guard let known = stateSteps, known.place.name == place.name, known.place.receiver == place.receiver else {
            return record(mutation)
        }
        for step in known.steps {
            var mutation = mutation
            (mutation.given, mutation.values) = (step.given, step.values ?? mutation.values)
            // A state that stays as it is is not changed.
            if step.values?.isEmpty != true { record(mutation) }
        }
    }

    /// What an assignment makes of each case of the state that it assigns; `nil` where it makes the same of all, or the code
    /// has changed the state before.
    func steps(of target: Expression, by value: Expression, in scope: Scope) -> StateSteps? {
        guard assumption == nil, link == nil, let place = shownState(target, in: scope) else { return nil }
        if let added = added(by: value, to: place, in: scope) {
            return StateSteps(place: place, steps: [StateStep(given: .others([]), values: [Self.sum(added)])])
        }
        guard asks(value, for: place, in: scope), let held = casesShown(by: place) else {
            return given(of: place, in: scope).map { test in
                StateSteps(place: place, steps: [StateStep(given: test, values: nil)])
            }
        }
        let cases = held.cases.map { declaredCase($0, of: held) }
        // What is not known for one case may be any.
        let made = cases.map { widened(values(of: value, where: place, is: $0, in: scope), .nominal(held, [])) }
        guard Set(made).count > 1 else { return nil }
        let steps = zip(held.cases, zip(cases, made)).map { one, next in
            StateStep(given: .cases([one.name]), values: next.1.subtracting([.null, next.0]))
        }
        return StateSteps(place: place, steps: steps)
    }

    /// Assigns the opposite of a flag, if the conditions around the code tell its value: `if isOpen { isOpen.toggle() }` closes.
    ///
    /// - Returns: whether they tell it.
    func assignToggled(_ flag: Expression, _ place: DraftLocation, in scope: Scope) -> Bool {
        guard let state = shownState(flag, in: scope) else { return false }
        let test = given(of: state, in: scope)
        guard test == .on || test == .off else { return false }
        assign([.boolean(test == .off)], to: flag, by: nil, place, in: scope)
        return true
    }

    /// Whether an expression asks for a state, itself, by what its names are made of, or by a method that it calls.
    private func asks(_ value: Expression, for place: StatePlace, in scope: Scope, depth: Int = 0) -> Bool {
        let names = SyntaxSearch.allNames(in: [.expression(value)])
        if names.contains(place.name) || scope.frame.receiver?.isBinding == true { return true }
        guard limits.allow(.comparisonsInComparisons, beside: depth) else { return false }
        return names.contains { name in
            if let origin = scope.origin(name) ?? scope.bound(name) {
                return asks(origin, for: place, in: scope, depth: depth + 1)
            }
            guard let nominal = scope.frame.receiver?.nominal(in: heap) else { return false }
            let code = program.methods(name, of: nominal).compactMap(\.fact.body)
            return (code + [nominal.properties[name]?.fact.getter].compactMap(\.self)).contains { code in
                SyntaxSearch.allNames(in: code).contains(place.name)
            }
        }
    }

    /// The one state that is assigned, where it decides what is shown and the code has not changed it before.
    private func shownState(_ target: Expression, in scope: Scope) -> StatePlace? {
        let found = places(of: target, in: scope)
        guard found.count == 1, let place = found.first, let nominal = place.receiver.nominal(in: heap),
            case let key = PropertyKey(nominal: nominal, name: place.name), draft.asked.contains(key),
            !changedStates.contains(key)
        else { return nil }
        return place
    }

    private func casesShown(by place: StatePlace) -> Nominal? {
        guard let nominal = place.receiver.nominal(in: heap), let property = program.property(place.name, of: nominal),
            let held = declaredCases(of: property, place.receiver), held.kind == .enum, held.cases.count > 1,
            limits.allow(.casesToldApart, beside: held.cases.count - 1)
        else { return nil }
        return held
    }

    /// What an expression stands for while a state has some value. The names in it stand for what they are made of.
    private func values(
        of value: Expression, where place: StatePlace, is held: Value, in scope: Scope
    ) -> Values {
        defer { assumption = nil }
        assumption = Assumption(receiver: place.receiver, name: place.name, value: held)
        let inner = scope.inner()
        remake(namesIn: value, in: inner, depth: 0)
        return firstThatIsThere(value, in: inner)
    }

    private func remake(namesIn value: Expression, in scope: Scope, depth: Int) {
        guard limits.allow(.comparisonsInComparisons, beside: depth) else { return }
        for name in SyntaxSearch.allNames(in: [.expression(value)]).sorted() {
            guard let origin = scope.origin(name) ?? scope.bound(name) else { continue }
            remake(namesIn: origin, in: scope, depth: depth + 1)
            scope.variables[name] = firstThatIsThere(origin, in: scope)
        }
    }

    /// `Step(rawValue: 3) ?? .last` is the last step only where there is none of that number.
    private func firstThatIsThere(_ value: Expression, in scope: Scope) -> Values {
        guard case .either(let parts) = value, let first = parts.first, value.sum == nil else {
            return evaluate(value, in: scope, expecting: nil)
        }
        let values = evaluate(first, in: scope, expecting: nil)
        let isThere = !values.isEmpty && values.allSatisfy { if case .enumCase = $0 { true } else { false } }
        return isThere ? values : evaluate(value, in: scope, expecting: nil)
    }

    /// The number that an assignment adds to a state: `step += 1`, `step = min(step + 1, last)`.
    private func added(by value: Expression, to place: StatePlace, in scope: Scope) -> Int? {
        switch value {
        case .either:
            guard let sum = value.sum else { return nil }
            return isValue(Self.first(of: sum.value), of: place, in: scope) ? sum.added : nil
        case .call(.name("min", _), let arguments, _), .call(.name("max", _), let arguments, _):
            return arguments.firstNonNil { added(by: $0.value, to: place, in: scope) }
        case .name(let name, _): return scope.origin(name).flatMap { added(by: $0, to: place, in: scope) }
        default: return nil
        }
    }

    /// Whether an expression reads a state, or a name that a condition or constant gave to its value.
    private func isValue(_ expression: Expression, of place: StatePlace, in scope: Scope) -> Bool {
        if case .name(let name, _) = expression, scope.variable(name) != nil {
            guard let origin = scope.bound(name) ?? scope.origin(name) else {
                // `if let step = step`: what the name is made of is the property.
                return name == place.name && scope.frame.receiver == place.receiver && scope.valueBound(to: name) != nil
            }
            return isValue(Self.first(of: origin), of: place, in: scope)
        }
        return places(of: expression, in: scope).contains { $0.receiver == place.receiver && $0.name == place.name }
    }

    private static func sum(_ added: Int) -> Value {
        .external("Int", [], member: "+", [ArgumentValue(label: nil, values: [.number(String(added))])])
    }

    /// What the conditions around some code say of a state.
    private func given(of place: StatePlace, in scope: Scope) -> StateTest? {
        var scope: Scope? = scope
        while let current = scope {
            for condition in current.conditions.reversed() {
                if let test = test(of: place, by: condition, in: current) { return test }
            }
            scope = current.parent
        }
        return nil
    }

    private func test(of place: StatePlace, by condition: KnownCondition, in scope: Scope) -> StateTest? {
        let isBound = scope.frame.receiver?.isBinding == true
        guard isBound || SyntaxSearch.allNames(in: [.expression(condition.asked)]).contains(place.name) else {
            return nil
        }
        let found: (place: StatePlace, test: StateTest)?
        switch condition {
        case .holds(let conditions):
            found = conditions.firstNonNil { one in
                state(of: [one], in: scope).flatMap { $0.place.name == place.name ? $0 : nil }
            }
        case .fails(let conditions):
            guard conditions.count == 1, case .expression(.comparison) = conditions[0] else { return nil }
            found = state(of: conditions, in: scope).map { ($0.place, $0.test.opposite) }
        case .matches(let subject, let test): found = statePlace(of: subject, in: scope).map { ($0, test) }
        }
        guard let found, found.place.name == place.name, found.place.receiver == place.receiver else { return nil }
        return found.test
    }
}
