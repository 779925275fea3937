// The routes of a destination, one for each case of an enum where it tells them apart.

extension Interpreter {
    /// A property of an object that decides what is shown.
    typealias StatePlace = (receiver: Value, name: String)

    /// The routes of a destination closure: one for each case of an enum where the closure tells them apart, else one
    /// for the type.
    func routes(
        for type: ResolvedType?, _ content: Expression?, in scope: Scope, name: String, held: Values = [],
        by state: StatePlace? = nil
    ) -> [TableRoute] {
        if let nominal = type?.nominal, nominal.kind == .enum, !nominal.cases.isEmpty {
            var routes: [(route: TableRoute, value: Value)] = []
            let decisions = decisions {
                routes = nominal.cases.flatMap {
                    self.routes(for: $0, of: nominal, holding: held, heldBy: state, content, in: scope)
                }
            }
            // What a table of screens shows that leads to itself is known later.
            if routes.allSatisfy(\.route.targets.isEmpty) { return [] }
            let typed = Set(routes.map { $0.route.targets.filter { if case .inline = $0 { false } else { true } } })
            if routes.count == 1 || typed.count > 1 || decisions.contains(nominal) {
                for route in routes {
                    accept(presented(content, in: scope, holding: route.value, state, route: route.route.name))
                }
                return routes.map(\.route).filter { !$0.targets.isEmpty }
            }
        }
        if let nominal = type?.nominal, let routes = routes(byCaseHeldIn: nominal, content, in: scope) { return routes }
        if type?.name == "String", let routes = routes(byTextsOf: content, in: scope, name: name) { return routes }
        var bound = held.isEmpty || type?.nominal?.kind == .enum ? type.map(values(of:)) ?? [] : held
        if let state { bound = placed(bound, in: state.name, of: state.receiver) }
        let found = presented(content, in: scope, binding: [bound], route: name)
        accept(found)
        guard !found.isEmpty else { return [] }
        let targets = Set(found.map(\.node))
        return [
            TableRoute(
                caseName: nil, name: name, input: nil, targets: targets,
                shown: shownByObjects(of: type, held, targets, content, in: scope, name: name))
        ]
    }

    /// The objects that a state was seen to hold, where it holds nothing else; or the cases.
    func held(_ name: String, of receiver: Value, _ type: ResolvedType?) -> Values {
        guard let nominal = type?.nominal else { return [] }
        let held = read(name, of: receiver).subtracting([.null])
        if nominal.kind == .enum { return held }
        let areKnown = held.allSatisfy { if case .object(let id) = $0 { heap[id].nominal === nominal } else { false } }
        return areKnown ? held : []
    }

    /// The routes of one case: several where it carries an enum whose cases lead to different places.
    private func routes(
        for one: CaseFact, of nominal: Nominal, holding held: Values, heldBy state: StatePlace?, _ content: Expression?,
        in scope: Scope
    ) -> [(route: TableRoute, value: Value)] {
        var payload = Array(payload(of: one, in: nominal))
        // The views that a case was seen to carry.
        for case .enumCase(nominal, one.name, let carried) in held where carried.count == payload.count {
            for index in payload.indices { payload[index].values.unite(carried[index].values.filter(isShown)) }
        }
        return routes(for: NestedCase(one, of: nominal, payload) { $0 }, heldBy: state, content, in: scope)
    }

    /// A case of an enum, alone or inside others: `.main(.settings(.profile))`.
    struct NestedCase {
        let fact: CaseFact
        let nominal: Nominal
        let payload: [ArgumentValue]
        /// The names of the cases, the outermost first.
        let names: [String]
        /// The enum of the outermost case.
        let outermost: Nominal
        /// The enums around it, and its own.
        let within: Set<Nominal>
        /// The value that a destination is given for it.
        let whole: (Value) -> Value

        init(_ fact: CaseFact, of nominal: Nominal, _ payload: [ArgumentValue], whole: @escaping (Value) -> Value) {
            (self.fact, self.nominal, self.payload, self.whole) = (fact, nominal, payload, whole)
            (names, outermost, within) = ([fact.name], nominal, [nominal])
        }

        /// A case that one of its payload's values may be.
        init(_ fact: CaseFact, of nominal: Nominal, _ payload: [ArgumentValue], at index: Int, in outer: NestedCase) {
            (self.fact, self.nominal, self.payload) = (fact, nominal, payload)
            (names, outermost) = (outer.names + [fact.name], outer.outermost)
            within = outer.within.union([nominal])
            whole = { value in
                var given = outer.payload
                given[index].values = [value]
                return outer.whole(.enumCase(outer.nominal, outer.fact.name, ArgumentValues(given)))
            }
        }

        var value: Value { whole(.enumCase(nominal, fact.name, ArgumentValues(payload))) }
    }

    /// The route of a case, or those of the cases that it carries where these lead to different places.
    func routes(
        for one: NestedCase, heldIn property: String? = nil, heldBy state: StatePlace? = nil, _ content: Expression?,
        in scope: Scope
    ) -> [(route: TableRoute, value: Value)] {
        let name = one.names.joined(separator: ".")
        let targets = Set(presented(content, in: scope, holding: one.value, state, route: name).map(\.node))
        var route = TableRoute(
            caseName: one.names.first, caseOwner: one.outermost, inner: Array(one.names.dropFirst()),
            property: property, name: name, input: Self.input(of: one.fact), targets: targets)
        guard targets.count > 1 || targets.contains(where: mayBeTable) else { return [(route, one.value)] }
        for (index, argument) in one.payload.enumerated() {
            guard case .instance(let inner, _)? = argument.values.first, argument.values.count == 1,
                inner.kind == .enum, !one.within.contains(inner), !inner.cases.isEmpty
            else { continue }
            let variants = inner.cases.flatMap { part in
                let payload = Array(payload(of: part, in: inner))
                return routes(
                    for: NestedCase(part, of: inner, payload, at: index, in: one), heldIn: property, heldBy: state,
                    content, in: scope)
            }
            if Set(variants.map(\.route.targets) + [targets]).count > 1 { return variants }
        }
        if property == nil { route.shown = shownByValues(of: one, targets, heldBy: state, content, in: scope, name) }
        return [(route, one.value)]
    }

    /// The screens of each value of a case that code was seen to make, if the payload decides what is shown: `.editor(nil)`.
    private func shownByValues(
        of one: NestedCase, _ targets: Set<NodeKey>, heldBy state: StatePlace?, _ content: Expression?,
        in scope: Scope, _ name: String
    ) -> [Value: Set<NodeKey>] {
        guard targets.count > 1, let outermost = one.names.first else { return [:] }
        let values = draft.values(of: outermost, in: one.outermost).filter { value in
            if case .enumCase(_, _, let payload) = value { Self.carries(payload, one.names.dropFirst()) } else { false }
        }
        // Listeners that this evaluation adds are dropped.
        let streams = streams
        defer { self.streams = streams }
        let shown: [Value: Set<NodeKey>] = Array(values).prefix(within: .objectsOfDestination, limits).reduce(into: [:])
        {
            let found = presented(content, in: scope, holding: $1, state, route: name)
            $0[$1] = Set(found.map(\.node)).intersection(targets)
        }
        return shown.values.allSatisfy { $0 == targets } ? [:] : shown
    }

    /// The screens that a destination builds for a value. If it reads the state that holds the value, it reads this value.
    private func presented(
        _ content: Expression?, in scope: Scope, holding value: Value, _ state: StatePlace?, route: String
    ) -> Targets {
        let outer = assumption
        defer { assumption = outer }
        if let state { assumption = Assumption(receiver: state.receiver, name: state.name, value: value) }
        return presented(content, in: scope, binding: [[value]], route: route)
    }

    /// Whether a screen may be nothing but a choice among others by what it is given.
    private func mayBeTable(_ node: NodeKey) -> Bool {
        guard case .type(let nominal) = node, let body = shownCode(of: nominal),
            case .switching? = Interpreter.onlyChoice(in: body)
        else { return false }
        return viewFlow(of: nominal) == nil
    }

    /// The type of what a case carries.
    static func input(of fact: CaseFact) -> String? {
        guard !fact.payload.isEmpty else { return nil }
        return fact.payload.map { $0.type?.description ?? "_" }.joined(separator: ", ")
    }
}
