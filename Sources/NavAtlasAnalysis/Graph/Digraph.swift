/// A directed graph of integers, in compressed sparse rows: the edges that leave node `n` stand at
/// `offsets[n]..<offsets[n + 1]`, in the order in which they were given.
///
/// Built once and never changed. Parallel edges and loops are kept.
public struct Digraph: Sendable {
    /// How many nodes there are; they are `0..<nodeCount`.
    public let nodeCount: Int
    /// Where each node's edges begin, and one more: the number of edges.
    let offsets: [Int32]
    /// The node that each edge leads to.
    let heads: [Int32]
    /// The place that each edge had in the lists that the graph was made from.
    let edges: [Int32]

    /// How many edges there are.
    public var edgeCount: Int { heads.count }

    /// Creates a graph from edges that lead from `tails[e]` to `heads[e]`, by a counting sort.
    ///
    /// Takes time and space linear in the nodes and edges.
    ///
    /// - Precondition: the lists are equally long, and every node is in `0..<nodeCount`.
    public init(nodeCount: Int, tails: [Int32], heads: [Int32]) {
        precondition(tails.count == heads.count, "every edge has a tail and a head")
        var offsets = [Int32](repeating: 0, count: nodeCount + 1)
        for tail in tails { offsets[Int(tail) + 1] += 1 }
        for node in 0..<nodeCount { offsets[node + 1] += offsets[node] }
        var next = offsets
        var sortedHeads = [Int32](repeating: 0, count: heads.count)
        var edges = [Int32](repeating: 0, count: heads.count)
        for edge in 0..<heads.count {
            let head = heads[edge]
            precondition(head >= 0 && Int(head) < nodeCount, "every head is a node")
            let tail = Int(tails[edge])
            let place = Int(next[tail])
            next[tail] += 1
            sortedHeads[place] = head
            edges[place] = Int32(truncatingIfNeeded: edge)
        }
        self.nodeCount = nodeCount
        self.offsets = offsets
        self.heads = sortedHeads
        self.edges = edges
    }

    /// The places of the edges that leave a node.
    func places(from node: Int32) -> Range<Int> { Int(offsets[Int(node)])..<Int(offsets[Int(node) + 1]) }
}
