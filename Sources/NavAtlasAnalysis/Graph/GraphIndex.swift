import NavAtlasModel

/// A navigation graph as integers: node `n` is `graph.nodes[n]`, edge `e` is `graph.edges[e]`. Built once; every
/// algorithm runs on it, or on a part of its edges.
public struct GraphIndex: Sendable {
    /// All edges: roots, routes, tabs and transitions.
    public let digraph: Digraph
    /// The node that each edge leaves, by the edge's place in the graph.
    let tails: [Int32]
    /// The node that each edge leads to, by the edge's place in the graph.
    let heads: [Int32]
    private let places: [String: Int32]

    /// Creates the index of a graph, in time linear in its size.
    public init(_ graph: NavigationGraph) {
        var places: [String: Int32] = [:]
        places.reserveCapacity(graph.nodes.count)
        for (place, node) in graph.nodes.enumerated() { places[node.id] = Int32(truncatingIfNeeded: place) }
        // A graph holds no edge to a node that it does not have.
        tails = graph.edges.map { places[$0.from] ?? 0 }
        heads = graph.edges.map { places[$0.to] ?? 0 }
        digraph = Digraph(nodeCount: graph.nodes.count, tails: tails, heads: heads, keepsEdges: true)
        self.places = places
    }

    /// The number of the node of that id.
    public func node(_ id: String) -> Int32? { places[id] }

    /// All edges turned round: what leads to each node.
    var incoming: Digraph { Digraph(nodeCount: digraph.nodeCount, tails: heads, heads: tails, keepsEdges: true) }

    /// The graph of some of the edges, given by their places in the graph; its edges are numbered by their place in
    /// that list.
    func digraph(ofEdges chosen: [Int32]) -> Digraph {
        Digraph(
            nodeCount: digraph.nodeCount, tails: chosen.map { tails[Int($0)] }, heads: chosen.map { heads[Int($0)] },
            keepsEdges: true)
    }
}
