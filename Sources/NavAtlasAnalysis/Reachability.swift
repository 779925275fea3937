import NavAtlasModel

/// Whether a person can reach a node.
public enum Reachability: String, Sendable, CaseIterable {
    /// From an entry, over roots, routes, tabs and transitions.
    case reachable
    /// Only by a deep link, or from something that only a deep link opens.
    case deepLinkOnly
    /// Only a call that could not be resolved could lead there; or there is no entry to start from.
    case unknown
    /// In no way at all.
    case unreachable
}

extension GraphIndex {
    /// The reachability of every node. Where several hold, the surest counts.
    ///
    /// Without an entry there is nothing to start from, and no node is said to be unreachable.
    func reachability(in graph: NavigationGraph, openedByLinks linked: some Sequence<String>) -> [Reachability] {
        let entries = graph.entries.compactMap(node)
        let links = linked.compactMap(node)
        let digraph = withParts(withTakenCoordinators(from: entries, over: digraph, in: graph), in: graph)
        let isReached = digraph.reachable(from: entries)
        let isOpened = digraph.reachable(from: links)
        let possible = Self.possibleWays(from: entries + links, over: digraph, in: graph, node)
        let isGuessed = possible.digraph.reachable(from: possible.sources)
        return graph.nodes.indices.map { place in
            if isReached[place] { return .reachable }
            if isOpened[place] { return .deepLinkOnly }
            return isGuessed[place] || graph.entries.isEmpty ? .unknown : .unreachable
        }
    }

    /// Whatever may lead from one node to another, known or not, without some of the edges, and where it begins. The digraph may
    /// have one node more than the graph.
    func possibleWays(
        in graph: NavigationGraph, openedByLinks linked: some Sequence<String>, leavingOut left: Set<Int>
    ) -> (digraph: Digraph, sources: [Int32]) {
        let entries = graph.entries.compactMap(node)
        let kept = digraph(ofEdges: graph.edges.indices.filter { !left.contains($0) }.map { Int32($0) })
        let ways = withParts(withTakenCoordinators(from: entries, over: kept, in: graph), in: graph)
        return Self.possibleWays(from: entries + linked.compactMap(node), over: ways, in: graph, node)
    }

    /// The edges, and one to a coordinator from whoever takes its routes: a person has come to that coordinator, even
    /// where no edge leads there, as with a frame around the screens that a tab shows.
    private func withTakenCoordinators(
        from entries: [Int32], over digraph: Digraph, in graph: NavigationGraph
    ) -> Digraph {
        let isReached = digraph.reachable(from: entries)
        if graph.nodes.indices.allSatisfy({ isReached[$0] || graph.nodes[$0].kind == .screen }) { return digraph }
        var (tails, heads) = (digraph.tails, digraph.heads)
        for edge in graph.edges where edge.kind == .transition {
            guard let tail = node(edge.from), let head = graph.coordinator(ofRoute: edge.name).flatMap(node) else {
                continue
            }
            tails.append(tail)
            heads.append(head)
        }
        return Digraph(nodeCount: graph.nodes.count, tails: tails, heads: heads)
    }

    /// The edges, and one to each node from a screen that it is drawn as a part of: what is a screen of its own in one of
    /// several apps may be a part in another.
    private func withParts(_ digraph: Digraph, in graph: NavigationGraph) -> Digraph {
        let parts = graph.remarks.filter { $0.kind == .part }.compactMap { remark in
            node(remark.subject).flatMap { whole in node(remark.detail).map { (whole, $0) } }
        }
        guard !parts.isEmpty else { return digraph }
        return Digraph(
            nodeCount: graph.nodes.count, tails: digraph.tails + parts.map(\.0), heads: digraph.heads + parts.map(\.1))
    }

    /// The ways that there are if every unresolved call leads to all of its candidates. A call that stands in a node
    /// counts where that node could be reached itself; one that stands nowhere known always counts.
    private static func possibleWays(
        from sources: [Int32], over digraph: Digraph, in graph: NavigationGraph, _ node: (String) -> Int32?
    ) -> (digraph: Digraph, sources: [Int32]) {
        let anywhere = Int32(graph.nodes.count)
        var sources = sources
        var (tails, heads) = (digraph.tails, digraph.heads)
        var leadsAnywhere = false
        for call in graph.unresolved {
            let mayLeadAnywhere = call.mayLeadAnywhere
            leadsAnywhere = leadsAnywhere || mayLeadAnywhere
            let targets = mayLeadAnywhere ? [anywhere] : call.candidates.compactMap(node)
            guard let from = call.from.flatMap(node) else {
                sources += targets
                continue
            }
            tails += targets.map { _ in from }
            heads += targets
        }
        if leadsAnywhere {
            // One node in the middle, so that a hundred such calls cost one edge each and not one for every node.
            tails += graph.nodes.map { _ in anywhere }
            heads += graph.nodes.indices.map { Int32($0) }
        }
        return (Digraph(nodeCount: graph.nodes.count + 1, tails: tails, heads: heads), sources)
    }
}

extension UnresolvedCall {
    /// Whether nothing is known about where it leads.
    var mayLeadAnywhere: Bool { candidates.contains("*") }
}

extension NavigationGraph {
    /// The id of the coordinator whose route that is, as `Coordinator.route`; names of both may have dots.
    func coordinator(ofRoute route: String) -> String? {
        hosts(ofRoute: route).first { self[$0]?.kind == .coordinator }
    }

    /// The id of the node whose route that is: a screen, too, declares routes.
    func host(ofRoute route: String) -> String? { hosts(ofRoute: route).first { self[$0] != nil } }

    private func hosts(ofRoute route: String) -> some Sequence<String> {
        route.indices.reversed().lazy.filter { route[$0] == "." }.map { String(route[..<$0]) }
    }
}
