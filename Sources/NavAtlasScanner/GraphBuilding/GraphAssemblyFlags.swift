// Flags that are set by a screen which is visible only while they are on.

extension GraphAssembly {
    /// Whether a flag is set to an unknown value: `isShown.toggle()`, if an initializer sets it first.
    func isUnknownFlag(_ mutation: Mutation) -> Bool {
        guard mutation.values.allSatisfy({ if case .boolean = $0 { true } else { false } }),
            let property = program.property(mutation.key.name, of: mutation.key.nominal)
        else { return false }
        return interpreter.type(of: property)?.lastName == "Bool"
    }

    /// The value of a flag that a screen toggles which is visible for one value alone: the other one.
    func toggledByWhatItShows(_ mutation: Mutation) -> Mutation {
        guard mutation.isToggled, let node = mutation.owner.node, mutation.values.count == 1,
            case .boolean(let isOn)? = mutation.values.first
        else { return mutation }
        let around = surroundings.nodes(around: node, incoming)
        let chosen = related(mutation.key, in: triggers).joined()
            .filter { ($0.presentation == .root || $0.presentation == .tab) && mayBe(mutation.object, $0.object) }
            .flatMap(\.routes).filter { !around.isDisjoint(with: $0.targets) }
        guard !chosen.isEmpty, chosen.allSatisfy({ sets(mutation.values, $0) }) else { return mutation }
        var mutation = mutation
        mutation.values = [.boolean(!isOn)]
        return mutation
    }

    /// Whether a screen can be seen only while another is there, which some nodes show, and no others: to ask for that again
    /// leads nowhere.
    func stands(_ node: NodeKey?, onlyIn shown: NodeKey, shownBy holders: Set<NodeKey>) -> Bool {
        guard let node, node != shown, !holders.contains(node), let around = incoming[shown],
            around.isSubset(of: holders)
        else { return false }
        return isReached(node, onlyThrough: [shown])
    }

    /// Whether all paths to a node lead through some others, and none of them passes the excluded node after these.
    func isReached(_ node: NodeKey, onlyThrough others: [NodeKey], passingNone excluded: NodeKey? = nil) -> Bool {
        let before = Set.reachable(from: [node]) { others.contains($0) ? [] : incoming[$0] ?? [] }
        return before.allSatisfy { node in
            node != excluded
                && (others.contains(node) || incoming[node] != nil && !draft.entries.contains(node))
        }
    }
}
