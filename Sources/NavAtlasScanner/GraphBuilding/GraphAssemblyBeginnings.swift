// Roots that a view may begin with, beside those that it begins with by itself.

import NavAtlasModel

extension GraphAssembly {
    /// Marks the roots that a screen chooses from which the view that shows them is out of sight, and those that an initialiser
    /// chooses: the view begins with them when it comes up.
    mutating func markRootsChosenBefore() {
        let shown = rootsChosenBefore()
        var chosen = edges.filter { $0.kind == .root && shown[$0.from]?.contains($0.to) == true }
        // What a view draws is there from the beginning, as its other first roots are.
        let beginning = Set(edges.filter { $0.kind == .root && $0.isInitial }.map(\.from))
        chosen.formUnion(edges.filter { $0.isEmbedded && !$0.isInitial && beginning.contains($0.from) })
        for var edge in chosen where edges.remove(edge) != nil {
            edge.isInitial = true
            edges.insert(edge)
        }
    }

    private func rootsChosenBefore() -> [NodeKey: Set<NodeKey>] {
        let choosing = triggers.mapValues { $0.filter { $0.presentation == .root } }
        let changes = Set(draft.mutations.keys.map { Change($0, together: assignedTogether) })
        var shown: [NodeKey: Set<NodeKey>] = [:]
        for change in changes where change.isInitial || change.node != nil {
            for trigger in related(change.key, in: choosing).joined()
            where !trigger.isLater && mayBe(change.object, trigger.object)
                && (change.isInitial || !isInSight(trigger.node, of: change.node))
            {
                for route in trigger.routes where sets(change.values, route) {
                    shown[trigger.node, default: []].formUnion(route.targets(for: change.values).sure)
                }
            }
        }
        return shown
    }
}
