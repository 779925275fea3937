/// A directed graph of integers, in compressed sparse rows: the edges that leave node `n` stand at
/// `offsets[n]..<offsets[n + 1]`, in the order in which they were given.
///
/// Built once and never changed. Parallel edges and loops are kept. Numbers are 32 bits wide, so that twice as many of
/// them fit into a cache; a graph has fewer than 2³¹ nodes and edges.
public struct Digraph: Sendable {
    /// How many nodes there are; they are `0..<nodeCount`.
    public let nodeCount: Int
    /// Where each node's edges begin, and one more: the number of edges.
    let offsets: [Int32]
    /// The node that each edge leads to.
    let heads: [Int32]
    /// The place that each edge had in the lists that the graph was made from; empty where nobody asks for it.
    let edges: [Int32]

    /// How many edges there are.
    public var edgeCount: Int { heads.count }

    /// Creates a graph from edges that lead from `tails[e]` to `heads[e]`, by a counting sort.
    ///
    /// Takes time and space linear in the nodes and edges.
    ///
    /// - Precondition: the lists are equally long, and every node is in `0..<nodeCount`.
    public init(nodeCount: Int, tails: [Int32], heads: [Int32]) {
        self.init(nodeCount: nodeCount, tails: tails, heads: heads, keepsEdges: false)
    }

    /// - Parameter keepsEdges: whether the places that the edges have in the lists are wanted later.
    init(nodeCount: Int, tails: [Int32], heads: [Int32], keepsEdges: Bool) {
        precondition(tails.count == heads.count, "every edge has a tail and a head")
        precondition(max(nodeCount, heads.count) < Int(Int32.max), "nodes and edges are numbered in 32 bits")
        self.nodeCount = nodeCount
        (offsets, self.heads, edges) = tails.withUnsafeBufferPointer { tails in
            heads.withUnsafeBufferPointer { heads in
                EdgeSort(nodeCount: nodeCount, tails: tails, heads: heads, keepsEdges: keepsEdges).rows()
            }
        }
    }

    /// The places of the edges that leave a node.
    func places(from node: Int32) -> Range<Int> { Int(offsets[Int(node)])..<Int(offsets[Int(node) + 1]) }

    /// The node that the edge at a place leaves, by bisection.
    func tail(at place: Int) -> Int32 {
        var (low, high) = (0, nodeCount - 1)
        while low < high {
            let middle = (low + high) / 2
            if Int(offsets[middle + 1]) <= place { low = middle + 1 } else { high = middle }
        }
        return Int32(truncatingIfNeeded: low)
    }

    /// The nodes that the edges leave, by their places.
    var tails: [Int32] {
        var tails: [Int32] = []
        tails.reserveCapacity(edgeCount)
        for node in 0..<Int32(truncatingIfNeeded: nodeCount) {
            tails.append(contentsOf: repeatElement(node, count: places(from: node).count))
        }
        return tails
    }

    /// Runs a body on the rows as plain memory. The numbers in it were checked when the graph was made.
    func withRows<Result>(
        _ body: (_ offsets: UnsafeBufferPointer<Int32>, _ heads: UnsafeBufferPointer<Int32>) -> Result
    ) -> Result {
        offsets.withUnsafeBufferPointer { offsets in heads.withUnsafeBufferPointer { body(offsets, $0) } }
    }
}
