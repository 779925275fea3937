import NavAtlasModel

/// A navigation graph as integers: node `n` is `graph.nodes[n]`, edge `e` is `graph.edges[e]`. Built once; every
/// algorithm runs on it, or on a part of its edges.
///
/// A graph's nodes are sorted by id and its edges by the node that they leave. The rows of the digraph therefore hold
/// the edges in the graph's own order, and an edge's place in them is its number.
package struct GraphIndex: Sendable {
    /// All edges: roots, routes, tabs and transitions. Edge `e` stands at place `e`.
    package let digraph: Digraph
    private let numbers: [String: Int32]

    /// Creates the index of a graph, in time linear in its size.
    package init(_ graph: NavigationGraph) {
        let numbers = Dictionary(uniqueKeysWithValues: zip(graph.nodes.lazy.map(\.id), Int32(0)...))
        // A graph holds no edge to a node that it does not have.
        digraph = Digraph(
            nodeCount: graph.nodes.count, tails: graph.edges.compactMap { numbers[$0.from] },
            heads: graph.edges.compactMap { numbers[$0.to] })
        self.numbers = numbers
    }

    /// The number of the node of that id.
    package func node(_ id: String) -> Int32? { numbers[id] }

    /// The node that an edge leaves.
    func tail(of edge: Int32) -> Int32 { digraph.tails[Int(edge)] }

    /// The node that an edge leads to.
    func head(of edge: Int32) -> Int32 { digraph.heads[Int(edge)] }

    /// All edges turned round: what leads to each node.
    var incoming: Digraph { digraph.reversed }

    /// The graph of some of the edges, given by their ascending numbers: what stands at place `p` is `chosen[p]`.
    func digraph(ofEdges chosen: [Int32]) -> Digraph {
        Digraph(nodeCount: digraph.nodeCount, tails: chosen.map(tail), heads: chosen.map(head))
    }
}
