import NavAtlasModel

/// A graph with everything that rules and reports ask of it, computed once.
public struct Analysis: Sendable {
    /// The graph itself.
    public let graph: NavigationGraph
    /// The graph as integers.
    public let index: GraphIndex
    /// Ways round, each once; growing ones first, then by subject.
    public let cycles: [Cycle]
    /// Whether every way round is in the list; false where a dense part of the graph has more than are worth listing.
    public let hasAllCycles: Bool
    /// What deep links open, and what is wrong with them.
    public let deepLinkCoverage: DeepLinkCoverage
    private let reachabilities: [Reachability]

    /// Analyses a graph, in time near-linear in its size.
    public init(_ graph: NavigationGraph) {
        self.graph = graph
        index = GraphIndex(graph)
        deepLinkCoverage = DeepLinkCoverage(graph: graph, index: index)
        reachabilities = index.reachability(in: graph, openedByLinks: deepLinkCoverage.opened)
        (cycles, hasAllCycles) = CycleSearch(graph: graph, index: index).run()
    }

    /// Whether a person can come to the node of that id; `unreachable` where there is no such node.
    public func reachability(of id: String) -> Reachability {
        index.node(id).map { reachabilities[Int($0)] } ?? .unreachable
    }

    /// The nodes of a reachability, sorted by id.
    public func nodes(_ reachability: Reachability) -> [Node] {
        graph.nodes.indices.lazy.filter { reachabilities[$0] == reachability }.map { graph.nodes[$0] }
    }
}
