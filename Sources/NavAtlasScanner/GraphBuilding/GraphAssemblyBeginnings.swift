// Roots that a view may begin with, beside those that it begins with by itself.

import NavAtlasModel

extension GraphAssembly {
    /// Marks the roots that a screen chooses from which the view that shows them is out of sight, and those that an initialiser
    /// chooses: the view begins with them when it comes up.
    mutating func markRootsChosenBefore() {
        var chosen: Set<DraftEdge> = []
        for mutation in draft.mutations.keys where mutation.isInitial || mutation.owner.node != nil {
            for trigger in related(mutation.key, in: triggers).flatMap({ $0 })
            where trigger.presentation == .root && mayBe(mutation.object, trigger.object)
                && (mutation.isInitial || !isInSight(trigger.node, of: mutation.owner.node))
            {
                let shown = trigger.routes.filter { sets(mutation.values, $0) }
                    .reduce(into: Set<NodeKey>()) { $0.formUnion($1.targets(for: mutation.values).sure) }
                chosen.formUnion(
                    routes[trigger.node, default: []].filter { $0.kind == .root && shown.contains($0.to) })
            }
        }
        // What a view draws is there from the beginning, as its other first roots are.
        let beginning = Set(edges.filter { $0.kind == .root && $0.isInitial }.map(\.from))
        chosen.formUnion(edges.filter { $0.isEmbedded && !$0.isInitial && beginning.contains($0.from) })
        for var edge in chosen where edges.remove(edge) != nil {
            edge.isInitial = true
            edges.insert(edge)
        }
    }
}
