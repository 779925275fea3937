import NavAtlasModel

// Transitions to roots that need two states: `if isIn { Home() } else if isIntroduced { SignIn() } else { Welcome() }`. A screen that
// changes one of them brings up what the other may be by the time that the screen is there.

extension GraphAssembly {
    /// What other states must be for a root than the one that code changes to bring it up.
    struct Gate: Hashable {
        /// The view that chooses the root.
        let host: NodeKey
        /// What the state must be that code changes.
        let condition: StateNeed?
        /// One of each list.
        let needs: [[StateNeed]]
        /// Whether they are not so at first.
        let isLater: Bool

        /// `nil` where a root needs no other state.
        init?(_ trigger: StateTrigger) {
            guard !trigger.needs.isEmpty else { return nil }
            (host, condition) = (trigger.node, trigger.condition)
            (needs, isLater) = (trigger.needsThatCount, trigger.isLater)
        }
    }

    /// Adds the transitions whose other states may be so. Each may lead to screens from which others may be taken.
    mutating func joinGatedRoots() {
        guard !gated.isEmpty else { return }
        let changes = changes(ofStatesIn: gated.values.joined().flatMap { $0.needs.joined() })
        let entries = draft.entries.union(draft.nodes.keys.filter(interpreter.isApp))
        var open = gated
        var isSettled = false
        while !isSettled {
            let ways = TakenWays(edges, entries)
            let taken = open.filter { edge, gates in gates.contains { mayHold($0, at: edge.from, ways, changes) } }.keys
            edges.formUnion(taken)
            for edge in taken { open[edge] = nil }
            isSettled = taken.isEmpty
        }
        // Where no root may come up, the states are not known well enough: those are taken that come first.
        let left = Dictionary(grouping: open.keys) { Ask(node: $0.from, location: $0.location) }
        let answered = Set(edges.map { Ask(node: $0.from, location: $0.location) })
        for (ask, ways) in left where !answered.contains(ask) {
            edges.formUnion(ways.filter { open[$0]?.contains { !$0.isLater } == true })
        }
    }

    private struct Ask: Hashable { let (node, location): (NodeKey, DraftLocation) }

    /// The assignments that change states; an initial value is none.
    private func changes(ofStatesIn needs: [StateNeed]) -> [PropertyKey: [Mutation]] {
        let keys = Set(needs.map(\.key).map { draft.storedStates.first(of: $0) ?? $0 })
        let kin = keys.union(
            keys.flatMap { key in
                (program.ancestors(of: key.nominal) + program.descendants(of: key.nominal))
                    .map { PropertyKey(nominal: $0, name: key.name) }
            })
        let changes = draft.mutations.keys.filter { !$0.isInitial && kin.contains($0.key) }
        return Dictionary(grouping: changes, by: \.key)
    }

    /// Whether each of a gate's states may be so while a screen is there.
    private func mayHold(
        _ gate: Gate, at node: NodeKey, _ ways: TakenWays, _ changes: [PropertyKey: [Mutation]]
    ) -> Bool {
        // Where a screen is there only while the state is so already, nothing changes.
        if gate.isLater, let condition = gate.condition,
            case let last = ways.last(of: roots(of: gate.host), before: node), !last.isEmpty,
            last.isSubset(of: screens(without: condition.opposite, in: gate.host))
        {
            return false
        }
        return gate.needs.allSatisfy { needs in
            needs.contains { need in
                let isChanged = related(draft.storedStates.first(of: need.key) ?? need.key, in: changes).joined()
                    .contains {
                        mayMeet(need, $0) && ($0.owner.node.map { ways.lead(from: $0, to: node) } ?? true)
                    }
                return isChanged
                    || begins(with: need) && ways.reach(node, passingNone: screens(without: need, in: gate.host))
            }
        }
    }

    /// Whether a change may make a state what it must be: also one to a value that is not known.
    private func mayMeet(_ need: StateNeed, _ change: Mutation) -> Bool {
        let values = interpreter.withConstantsNamed(change.values)
        return values.isEmpty || need.test.holds(for: values)
            || values.contains { value in
                switch value {
                case .instance, .external: true
                default: false
                }
            }
    }

    private func begins(with need: StateNeed) -> Bool {
        interpreter.mayComeFirst(
            Choice(place: (need.receiver, need.key.name), test: need.test, targets: []))
    }

    private func roots(of host: NodeKey) -> Set<NodeKey> {
        Set(routes[host, default: []].lazy.filter { $0.kind == .root }.map(\.to))
    }

    /// The roots of a view that it shows only while a state is not what it must be.
    private func screens(without need: StateNeed, in host: NodeKey) -> Set<NodeKey> {
        var without: Set<NodeKey> = []
        var others: Set<NodeKey> = []
        for trigger in triggers.values.joined() where trigger.node == host && trigger.presentation == .root {
            let targets = trigger.routes.flatMap(\.targets)
            let isWithout =
                trigger.condition?.excludes(need) == true
                || trigger.needsThatCount.contains { $0.allSatisfy { $0.excludes(need) } }
            if isWithout { without.formUnion(targets) } else { others.formUnion(targets) }
        }
        return without.subtracting(others)
    }
}

extension StateTrigger {
    /// What other states must be. Of alternatives, those are left out that the trigger's own condition or another need excludes.
    fileprivate var needsThatCount: [[StateNeed]] {
        let sure = needs.filter { $0.count == 1 }.joined()
        return needs.map { any in
            any.count == 1
                ? any
                : any.filter { need in
                    condition?.excludes(need) != true && !sure.contains { $0.excludes(need) }
                }
        }
    }
}

/// How a person gets from screen to screen: to a root that does not come first by a transition alone.
private struct TakenWays {
    private let outgoing: [NodeKey: Set<NodeKey>]
    private let incoming: [NodeKey: Set<NodeKey>]
    private let entries: Set<NodeKey>

    init(_ edges: Set<DraftEdge>, _ entries: Set<NodeKey>) {
        outgoing = edges.reduce(into: [:]) { outgoing, edge in
            if edge.kind != .root || edge.isInitial { outgoing[edge.from, default: []].insert(edge.to) }
        }
        incoming = outgoing.reduce(into: [:]) { incoming, ways in
            for node in ways.value { incoming[node, default: []].insert(ways.key) }
        }
        self.entries = entries
    }

    /// The last of some nodes on each way to a node; where a way passes none of them, the node at which it begins.
    func last(of nodes: Set<NodeKey>, before node: NodeKey) -> Set<NodeKey> {
        func isLast(_ node: NodeKey) -> Bool { nodes.contains(node) || incoming[node, default: []].isEmpty }
        return Set.reachable(from: [node]) { isLast($0) ? [] : incoming[$0, default: []] }.filter(isLast)
    }

    /// Whether a way leads from one node to another.
    func lead(from node: NodeKey, to other: NodeKey) -> Bool {
        node == other || found(from: [node], passingNone: []).contains(other)
    }

    /// Whether a person who enters the app gets to a node without passing others.
    func reach(_ node: NodeKey, passingNone others: Set<NodeKey>) -> Bool {
        found(from: entries, passingNone: others).contains(node)
    }

    private func found(from nodes: Set<NodeKey>, passingNone others: Set<NodeKey>) -> Set<NodeKey> {
        Set.reachable(from: nodes.subtracting(others)) { outgoing[$0, default: []].subtracting(others) }
    }
}
