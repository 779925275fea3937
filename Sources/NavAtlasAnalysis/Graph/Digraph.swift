/// A directed graph of integers, in compressed sparse rows: the edges that leave node `n` stand at
/// `offsets[n]..<offsets[n + 1]`, in the order in which they were given.
///
/// Built once and never changed. Parallel edges and loops are kept. Numbers are 32 bits wide, so that twice as many of
/// them fit into a cache; a graph has fewer than 2³¹ nodes and edges.
package struct Digraph: Sendable {
    /// How many nodes there are; they are `0..<nodeCount`.
    package let nodeCount: Int
    /// Where each node's edges begin, and one more: the number of edges.
    let offsets: [Int32]
    /// The node that each edge leaves, and the one that it leads to.
    let tails: [Int32]
    let heads: [Int32]
    /// The place that each edge had in the lists that the graph was made from.
    let edges: [Int32]

    /// How many edges there are.
    package var edgeCount: Int { heads.count }

    /// Creates a graph from edges that lead from `tails[e]` to `heads[e]`, by a counting sort (H. H. Seward, 1954).
    ///
    /// Takes time and space linear in the nodes and edges.
    ///
    /// - Precondition: the lists are equally long, and every node is in `0..<nodeCount`.
    package init(nodeCount: Int, tails: [Int32], heads: [Int32]) {
        precondition(tails.count == heads.count, "every edge has a tail and a head")
        precondition(heads.allSatisfy { $0 >= 0 && $0 < nodeCount }, "every head is a node")
        var next = [Int32](repeating: 0, count: nodeCount + 1)
        for tail in tails { next[Int(tail) + 1] += 1 }
        for node in 0..<nodeCount { next[node + 1] += next[node] }
        offsets = next
        var (sortedHeads, edges) = (heads, heads)
        for (edge, tail) in tails.enumerated() {
            let place = Int(next[Int(tail)])
            next[Int(tail)] += 1
            sortedHeads[place] = heads[edge]
            edges[place] = Int32(edge)
        }
        (self.nodeCount, self.heads, self.edges) = (nodeCount, sortedHeads, edges)
        self.tails = edges.map { tails[Int($0)] }
    }

    /// All nodes.
    var nodes: Range<Int32> { 0..<Int32(nodeCount) }

    /// The places of the edges that leave a node.
    func places(from node: Int32) -> Range<Int> { Int(offsets[Int(node)])..<Int(offsets[Int(node) + 1]) }

    /// The graph whose edges are turned round: what leads to each node. ``edges`` has their places in this one.
    var reversed: Digraph { Digraph(nodeCount: nodeCount, tails: heads, heads: tails) }

    /// Runs a body on the rows as plain memory. The numbers in it were checked when the graph was made.
    @inline(__always)
    func withRows<Result>(
        _ body: (_ offsets: UnsafeBufferPointer<Int32>, _ heads: UnsafeBufferPointer<Int32>) -> Result
    ) -> Result {
        offsets.withUnsafeBufferPointer { offsets in heads.withUnsafeBufferPointer { body(offsets, $0) } }
    }
}
