// What decides where a condition combines several: `isIn && !isNew`, `isIn || isGuest`.

extension Interpreter {
    /// The states that conditions look at: `isIn && !isNew` looks at two flags, both of which must be so, `isIn || isNew` at two
    /// of which one suffices. What a condition that must hold asks of a name that one before it binds says more:
    /// `if let step = model.step, step == .first`.
    func states(of conditions: [Condition], in scope: Scope) -> StatesOfCondition {
        var (isAny, count) = (false, 0)
        let known = scope.inner()
        var found: [(place: StatePlace, test: StateTest)] = []
        for condition in conditions {
            let states = states(of: condition, in: known)
            isAny = conditions.count == 1 && states.isAny
            count += states.list.count
            for state in states.list {
                let bound = found.firstIndex { $0.place == state.place && state.test.isAmong($0.test) }
                if let bound, !states.isAny { found[bound].test = state.test } else { found.append(state) }
            }
            noteStates(boundBy: [condition], in: known, to: known)
        }
        return StatesOfCondition(list: found, isAny: isAny, count: count)
    }

    private func states(of condition: Condition, in scope: Scope) -> (
        list: [(place: StatePlace, test: StateTest)], isAny: Bool
    ) {
        guard case .expression(let value) = condition, let split = split(value, in: scope) else {
            return (state(of: [condition], in: scope).map { [$0] } ?? [], false)
        }
        // Of other operators, nothing is known.
        let states = split.parts.compactMap { part -> (place: StatePlace, test: StateTest)? in
            guard var found = state(of: part, in: split.scope) else { return nil }
            if split.isNegated { found.test = found.test.opposite }
            if case .comparison = part { return found }
            return found.test == .on || found.test == .off ? found : nil
        }
        return (states, split.isAny)
    }

    /// The choices of a branch that comes up where any part of the condition is so: also one of which nothing is known.
    func unsure(
        _ choices: [Choice], by states: StatesOfCondition, of conditions: [Condition], in scope: Scope
    ) -> [Choice] {
        let counts = conditions.map { condition -> Int in
            guard case .expression(let value) = condition else { return 1 }
            return split(value, in: scope)?.parts.count ?? 1
        }
        guard let state = states.list.first else { return choices }
        let isOpen = counts.reduce(0, +) > states.count
        let test = { states.isAny ? $0 : $0.opposite } as (StateTest) -> StateTest
        let needs = states.list.map { need(of: Choice(place: $0.place, test: test($0.test), targets: [])) }
        let any = isOpen || needs.contains(nil) ? nil : needs.compactMap(\.self)
        return choices.map { choice in
            var choice = choice
            if isOpen {
                choice.isForOtherReasons = choice.isDecided(by: state.place) && choice.test == test(state.test)
            }
            if let first = needs[0] { choice.around = choice.around.compactMap { $0 == [first] ? any : $0 } }
            return choice
        }
    }

    /// The states that a condition looks at, and whether it holds where one of them is so.
    struct StatesOfCondition {
        let list: [(place: StatePlace, test: StateTest)]
        let isAny: Bool
        /// How many parts of it look at them.
        let count: Int
    }

    private typealias SplitCondition = (parts: [Expression], isAny: Bool, isNegated: Bool, scope: Scope)

    /// The parts of a condition with `&&` or `||`, or of a computed property that it names, with the scope of the parts.
    private func split(_ condition: Expression, in scope: Scope) -> SplitCondition? {
        if let own = Self.split(condition) { return (own.parts, own.isAny, own.isNegated, scope) }
        if case .combined(let parts) = condition, parts.count == 1 {
            return split(parts[0], in: scope).map { ($0.parts, !$0.isAny, !$0.isNegated, $0.scope) }
        }
        guard let (receiver, property) = getter(condition, scope),
            let own = property.fact.getter?.condition.flatMap(Self.split)
        else { return nil }
        return (own.parts, own.isAny, own.isNegated, self.scope(of: property, receiver))
    }

    private static func split(_ condition: Expression) -> (parts: [Expression], isAny: Bool, isNegated: Bool)? {
        switch condition {
        // `!(a && b)` is `!a || !b`.
        case .combined(let parts) where parts.count == 1:
            split(parts[0]).map { ($0.parts, !$0.isAny, !$0.isNegated) }
        case .combined(let parts): parts.isEmpty ? nil : (parts, false, false)
        case .alternative(let parts):
            (parts.flatMap { part in split(part).flatMap { $0.isNegated ? nil : $0.parts } ?? [part] }, true, false)
        default: nil
        }
    }

    /// The branches of a condition that looks at several states: each of them brings the branch up. What needs them all comes
    /// first only where each of them may, and what comes up where one of them is so comes first where any may.
    func deciding(_ choices: [Choice], by states: StatesOfCondition) -> [Choice] {
        guard states.list.count > 1, let first = states.list.first else { return choices }
        return choices.flatMap { choice -> [Choice] in
            let isThen = choice.test == first.test
            guard choice.isDecided(by: first.place), isThen || choice.test == first.test.opposite else {
                return [choice]
            }
            let ways = states.list.map { state in
                var way = choice
                (way.place, way.test) = (state.place, isThen ? state.test : state.test.opposite)
                return way
            }
            guard isThen != states.isAny else { return ways }
            let (needs, isLater) = (ways.map(need), !ways.allSatisfy(mayComeFirst))
            return ways.indices.map { index in
                var way = ways[index]
                way.isLater = way.isLater || isLater
                way.around += needs.indices.filter { $0 != index }.compactMap { needs[$0].map { [$0] } }
                return way
            }
        }
    }
}
