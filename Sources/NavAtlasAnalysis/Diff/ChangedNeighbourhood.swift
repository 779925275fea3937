import NavAtlasModel

/// What a picture of a change shows: the nodes that it is about, the coordinators that show them, and what is between.
package struct ChangedNeighbourhood: Sendable {
    /// How a node or an edge has changed.
    package enum Fate: Hashable, Sendable {
        /// It is only in the later graph.
        case added
        /// It is only in the earlier graph.
        case removed
        /// It is in both, and not the same.
        case changed
    }

    /// That part of both graphs together; what has another name stands there by its new one.
    package let graph: NavigationGraph
    /// Both graphs together, with the later one's places and evidence and without what was replaced; what has another
    /// name stands there by its new one.
    package let whole: NavigationGraph
    /// What became of the nodes that are not as they were, by id.
    package let nodes: [String: Fate]
    /// What became of the edges that are not as they were.
    package let edges: [Edge.Identity: Fate]

    /// The neighbourhood of a difference.
    package init(of diff: GraphDiff, from base: NavigationGraph, to head: NavigationGraph) {
        var (nodes, edges): ([String: Fate], [Edge.Identity: Fate]) = ([:], [:])
        var names: [String: String] = [:]
        var replaced: Set<Edge.Identity> = []
        for change in diff.changes {
            switch change {
            case .node(let node, let side): nodes[node.id] = side == .added ? .added : .removed
            case .renamed(let from, let to): (names[from.id], nodes[to.id]) = (to.id, .changed)
            case .altered(_, let to): nodes[to.id] = .changed
            case .edge(let edge, let side): edges[edge.identity] = side == .added ? .added : .removed
            case .changed(let from, let to):
                edges[to.identity] = .changed
                if from.identity != to.identity { replaced.insert(from.identity) }
            case .moved(let from, let to): (edges[from.identity], edges[to.identity]) = (.removed, .added)
            case .reach(let node, _, _): nodes[node.id] = nodes[node.id] ?? .changed
            case .entry, .link, .redirected, .unresolved, .unreachable: break
            }
        }
        let earlier = base.withoutProvenance.renaming(names)
        let both = earlier.merging(head.withoutProvenance)
        let all = earlier.merging(head)
        whole = all.keeping(Set(all.nodes.map(\.id)), edges: { !replaced.contains($0.identity) })
        let touched = Set(diff.touched.map { names[$0] ?? $0 })
        // With all that leads to what has changed, so that no way looks as if nobody took it.
        let shown = both.edges.filter { edge in
            !replaced.contains(edge.identity)
                && (touched.contains(edge.to) || touched.contains(edge.from) && edges[edge.identity] != nil)
        }
        let kept = touched.union(shown.flatMap { [$0.from, $0.to] })
        let (shownEdges, links) = (Set(shown.map(\.identity)), Set(head.withoutProvenance.deepLinks))
        graph = both.keeping(kept, edges: { shownEdges.contains($0.identity) }, links: links.contains)
        (self.nodes, self.edges) = (nodes, edges)
    }
}
