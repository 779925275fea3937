// What flags show that a screen sets which is seen only while they are set.

extension GraphAssembly {
    /// Whether a flag is set to what is not known: `isShown.toggle()`, of one that an initializer sets first.
    func isUnknownFlag(_ mutation: Mutation) -> Bool {
        guard mutation.values.allSatisfy({ if case .boolean = $0 { true } else { false } }),
            let property = program.property(mutation.key.name, of: mutation.key.nominal)
        else { return false }
        return interpreter.type(of: property)?.lastName == "Bool"
    }

    /// Whether a screen can be seen only while another is there, which some nodes show, and no others: to ask for that again
    /// leads nowhere.
    func stands(_ node: NodeKey?, onlyIn shown: NodeKey, shownBy holders: Set<NodeKey>) -> Bool {
        guard let node, node != shown, !holders.contains(node), let around = incoming[shown],
            around.isSubset(of: holders)
        else { return false }
        var seen: Set<NodeKey> = [shown]
        var open = [node]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard let ways = incoming[next], !draft.entries.contains(next) else { return false }
            open += ways
        }
        return true
    }
}
