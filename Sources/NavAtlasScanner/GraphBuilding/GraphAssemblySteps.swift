import NavAtlasModel

// What a screen makes of the state that shows it: it goes on from its own case.

extension GraphAssembly {
    /// An assignment with what it assigns for the screen that runs it; `nil` where the code is for a case of the state that
    /// does not show that screen.
    func stepTaken(by mutation: Mutation) -> Mutation? {
        guard let given = mutation.given, let node = mutation.owner.node else { return mutation }
        let near = related(mutation.key, in: triggers).joined().filter { mayBe(mutation.object, $0.object) }
        let isChoice = { (trigger: StateTrigger) in trigger.presentation == .tab || trigger.presentation == .root }
        let routes = near.filter(isChoice).flatMap(\.routes)
        let own = routes.filter { $0.targets.contains(node) }.compactMap(\.shownBy)
        var mutation = mutation
        if let added = Self.added(by: mutation.values) {
            // A screen that counts on goes where its own links lead: `NavigationLink(destination: …, tag: 2, selection: $step)`.
            let links = near.filter { $0.node == node && !isChoice($0) }.flatMap(\.routes).compactMap(\.shownBy)
            if !links.isEmpty && added < 0 { return nil }
            mutation.values =
                links.isEmpty
                ? Self.numbers(in: own.isEmpty ? routes.compactMap(\.shownBy) : own, adding: added)
                : Self.numbers(in: links, adding: 0)
            return mutation
        }
        return own.isEmpty || own.contains { $0.mayHold(with: given) } ? mutation : nil
    }

    /// What a state may show that becomes some case of its enum (`step = Step(rawValue: step.rawValue + 1)`), and which tab may
    /// be selected by a value of which nothing is known.
    func choices(of mutation: Mutation, among near: [StateTrigger]) -> Set<NodeKey> {
        guard !mutation.isInitial, let node = mutation.owner.node else { return [] }
        let isSomeCase = mutation.values.contains { value in
            if case .instance(let nominal, _) = value { nominal.kind == .enum && !nominal.cases.isEmpty } else { false }
        }
        let isUnknown = mutation.values.allSatisfy { value in
            if case .external(_, _, let member, let parts) = value { member != "none" || !parts.isEmpty } else { false }
        }
        let choosing =
            isSomeCase
            ? near
            : isUnknown
                ? near.filter { $0.presentation == .tab || $0.routes.contains { $0.isForText || $0.isForNumber } } : []
        let routes =
            choosing.flatMap(\.routes).filter { $0.caseName != nil || $0.state != nil }
            + near.flatMap(\.routes).filter { isOpen($0, to: mutation.values) }
        let untold = near.filter { trigger in
            !trigger.untold.isEmpty && mutation.values != [.null]
                && !trigger.routes.contains { sets(mutation.values, $0) }
        }
        return Set(routes.flatMap(\.targets) + untold.flatMap(\.untold)).subtracting([node])
    }

    /// Whether a route is one of those of a case that what this carries tells apart, and that is not known of a value.
    private func isOpen(_ route: TableRoute, to values: Values) -> Bool {
        guard !route.inner.isEmpty else { return false }
        return values.contains { value in
            switch value {
            case .enumCase(_, route.caseName, let payload), .unresolvedCase(route.caseName, let payload):
                payload.allSatisfy { $0.values.allSatisfy(Self.mayBeAnyCase) }
            default: false
            }
        }
    }

    private static func mayBeAnyCase(_ value: Value) -> Bool {
        switch value {
        case .instance, .external: true
        default: false
        }
    }

    /// The number that is added to a state.
    private static func added(by values: Values) -> Int? {
        guard values.count == 1, case .external("Int", [], "+"?, let parts)? = values.first,
            case .number(let text)? = parts.first?.values.first
        else { return nil }
        return Int(text)
    }

    /// The numbers for which something is shown, with another added to them. Steps are counted from 0: what is shown for all
    /// other numbers is shown for the next.
    private static func numbers(in tests: [StateTest], adding added: Int) -> Values {
        let numbers = tests.flatMap { test -> [Int] in
            switch test {
            case .cases(let names): names.compactMap { Int($0) }
            case .others(let names): names.compactMap { Int($0) }.max().map { [$0 + 1] } ?? []
            default: []
            }
        }
        return Values(Set(numbers).map { $0 &+ added }.filter { $0 >= 0 }.sorted().map { .number(String($0)) })
    }
}

extension TableRoute {
    /// What a state must be for the route.
    fileprivate var shownBy: StateTest? { state ?? caseName.map { .cases([$0]) } }

    /// Whether a state is a number, and must be a certain one for the route.
    var isForNumber: Bool {
        switch shownBy {
        case .cases(let names)?, .others(let names)?: !names.isEmpty && names.allSatisfy { Int($0) != nil }
        default: false
        }
    }
}

extension StateTest {
    /// Whether a state may pass both tests.
    func mayHold(with other: StateTest) -> Bool {
        switch (self, other) {
        case (.cases(let some), .cases(let others)):
            some.contains { Self.isNamed($0, by: others) } || others.contains { Self.isNamed($0, by: some) }
        case (.cases(let names), .others(let left)), (.others(let left), .cases(let names)):
            !names.subtracting(left).isEmpty
        case (.on, .off), (.off, .on), (.some, .none), (.none, .some): false
        case (.cases(let names), .none), (.none, .cases(let names)): names.contains("none")
        default: true
        }
    }
}
