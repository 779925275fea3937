// Flags that show one of several screens, and the states that decide which: `kind = .edit; isShown = true`.

/// What code gives to states that decide which of several screens a flag shows.
struct DecidingStates {
    private struct Given {
        var values: Values = []
        /// Whether it is nothing else.
        var isKnown = true
    }

    private struct Chosen: Hashable { let (route, node): (TableRoute, NodeKey) }

    private let trace: Trace
    private var given: [Trace.RunID: [PropertyKey: Given]] = [:]
    /// The screens that some code was seen to choose, as it sets their flag.
    private var chosen: Set<Chosen> = []
    /// The flags.
    private(set) var flags: Set<PropertyKey> = []

    init(_ draft: GraphDraft, _ trace: Trace) {
        self.trace = trace
        let deciding = draft.triggers.filter { $0.routes.contains { !$0.needs.isEmpty } }
        flags = Set(deciding.compactMap(\.key))
        guard !flags.isEmpty else { return }
        let keys = Set(deciding.flatMap(\.routes).flatMap { $0.needs.values.joined().joined().map(\.key) })
        for (mutation, moments) in draft.mutations where !mutation.isInitial && keys.contains(mutation.key) {
            for moment in moments { note(mutation, in: moment.run) }
        }
        for (mutation, moments) in draft.mutations where !mutation.isInitial && flags.contains(mutation.key) {
            for route in deciding.filter({ $0.key == mutation.key }).flatMap(\.routes) {
                for node in route.targets where !excludes(node, of: route, at: moments) {
                    chosen.insert(Chosen(route: route, node: node))
                }
            }
        }
    }

    private mutating func note(_ mutation: Mutation, in run: Trace.RunID) {
        var given = given[run]?[mutation.key] ?? Given()
        given.values.unite(mutation.values)
        given.isKnown = given.isKnown && !mutation.values.isEmpty && mutation.values.allSatisfy(Self.isKnown)
        self.given[run, default: [:]][mutation.key] = given
    }

    private static func isKnown(_ value: Value) -> Bool {
        switch value {
        case .enumCase, .unresolvedCase, .boolean, .null, .number, .text, .object: true
        default: false
        }
    }

    /// Whether code that sets a flag gives what decides another value than a screen needs. A screen that no code is seen to
    /// choose may come up whenever the flag is set.
    func leavesOut(_ node: NodeKey, of route: TableRoute, at moments: Set<Trace.Moment>) -> Bool {
        excludes(node, of: route, at: moments) && chosen.contains(Chosen(route: route, node: node))
    }

    private func excludes(_ node: NodeKey, of route: TableRoute, at moments: Set<Trace.Moment>) -> Bool {
        route.needs[node, default: []].contains { needs in
            needs.allSatisfy { need in
                values(of: need.key, at: moments).map { !need.test.holds(for: $0) } ?? false
            }
        }
    }

    /// What the code that does something gives a state, itself or on the way to it; `nil` where that is not known.
    private func values(of key: PropertyKey, at moments: Set<Trace.Moment>) -> Values? {
        var found: Values = []
        var seen: Set<Trace.RunID> = []
        var open = moments.map(\.run)
        while let run = open.popLast() {
            guard seen.insert(run).inserted else { continue }
            if let given = given[run]?[key] {
                guard given.isKnown else { return nil }
                found.unite(given.values)
                continue
            }
            let callers = trace.callers(of: run)
            if callers.isEmpty { return nil }
            open += callers
        }
        return found.isEmpty ? nil : found
    }
}

extension GraphAssembly {
    /// What decides where an assignment leads.
    struct Change: Hashable {
        let key: PropertyKey
        let object: ObjectID?
        let values: Values
        let isInitial: Bool
        let given: StateTest?
        let node: NodeKey?
        /// Where it is assigned, if other properties are assigned with it.
        let location: DraftLocation?
        /// The runs that assign it, if other states decide which screen it shows.
        let moments: Set<Trace.Moment>

        init(_ mutation: Mutation, together: AssignedTogether, at moments: Set<Trace.Moment> = []) {
            (key, object, values) = (mutation.key, mutation.object, mutation.values)
            (isInitial, given, node) = (mutation.isInitial, mutation.given, mutation.owner.node)
            location = together.contains(mutation.location) ? mutation.location : nil
            self.moments = moments
        }
    }

    /// The runs that set a flag, if other states decide which screen it shows.
    func decidingMoments(of mutation: Mutation, _ moments: Set<Trace.Moment>) -> Set<Trace.Moment> {
        decidingStates.flags.contains(mutation.key) ? moments : []
    }

    /// The screens of a route that are shown if a flag is set in some runs.
    func chosen(_ targets: Set<NodeKey>, of route: TableRoute, at moments: Set<Trace.Moment>) -> Set<NodeKey> {
        guard !route.needs.isEmpty, !moments.isEmpty else { return targets }
        return targets.filter { !decidingStates.leavesOut($0, of: route, at: moments) }
    }
}
