/// A breadth-first search (E. F. Moore, "The shortest path through a maze", 1959), made once for a graph and run as often
/// as needed: a run clears only what the one before it has met.
struct BreadthFirstSearch {
    /// A node that was met, with the places of the edges that leave it. These are read when the node is met, so that a
    /// processor has fetched them when it is the node's turn.
    private struct Row {
        let node, start, end: Int32
    }

    /// What stands for the last edge of a path where there is none.
    private static let (unmet, source): (Int32, Int32) = (-1, -2)

    let graph: Digraph
    /// How many edges the last run has looked at.
    private(set) var edgesLookedAt = 0
    /// For each node the place of the last edge on a shortest path to it.
    private var arrivals: [Int32]
    /// The nodes that the last run has met, in that order, and how many they are.
    private var queue: [Row]
    private var metCount = 0

    init(_ graph: Digraph) {
        self.graph = graph
        arrivals = [Int32](repeating: Self.unmet, count: graph.nodeCount)
        queue = [Row](repeating: Row(node: 0, start: 0, end: 0), count: graph.nodeCount)
    }

    /// Searches from the sources, and returns the first node that is an end; `nil` where there is none.
    ///
    /// Takes time linear in what it meets; iterative.
    ///
    /// - Parameter isOpen: whether the edge at a place may be taken.
    @inline(__always) @discardableResult
    mutating func run(
        from sources: some Sequence<Int32>, over isOpen: (Int) -> Bool = { _ in true },
        until isEnd: (Int32) -> Bool = { _ in false }
    ) -> Int32? {
        for node in order { arrivals[Int(node)] = Self.unmet }
        (metCount, edgesLookedAt) = (0, 0)
        return graph.withRows { offsets, heads in
            queue.withUnsafeMutableBufferPointer { queue in
                arrivals.withUnsafeMutableBufferPointer { arrivals in
                    func meet(_ node: Int32, by place: Int32) {
                        arrivals[Int(node)] = place
                        queue[metCount] = Row(node: node, start: offsets[Int(node)], end: offsets[Int(node) + 1])
                        metCount += 1
                    }
                    for node in sources where arrivals[Int(node)] == Self.unmet { meet(node, by: Self.source) }
                    var next = 0
                    while next < metCount {
                        let row = queue[next]
                        if isEnd(row.node) { return row.node }
                        next += 1
                        edgesLookedAt += Int(row.end - row.start)
                        for place in row.start..<row.end {
                            let head = heads[Int(place)]
                            if arrivals[Int(head)] == Self.unmet, isOpen(Int(place)) { meet(head, by: place) }
                        }
                    }
                    return nil
                }
            }
        }
    }

    /// The nodes that the last run has met, in that order.
    var order: some Sequence<Int32> { queue[..<metCount].lazy.map(\.node) }

    /// Whether the last run has met a node.
    func hasMet(_ node: Int32) -> Bool { arrivals[Int(node)] != Self.unmet }

    /// Which nodes the last run has met.
    var isMet: [Bool] { arrivals.map { $0 != Self.unmet } }

    /// The number of edges on a shortest path to each node; -1 where the last run did not come to the node.
    var distances: [Int32] {
        var distances = [Int32](repeating: -1, count: graph.nodeCount)
        for node in order {
            let place = arrivals[Int(node)]
            distances[Int(node)] = place == Self.source ? 0 : distances[Int(graph.tails[Int(place)])] + 1
        }
        return distances
    }

    /// The places of the edges on a shortest path to a node that was met, and the source where it starts.
    func path(to end: Int32) -> (source: Int32, places: [Int32]) {
        var places: [Int32] = []
        var node = end
        while arrivals[Int(node)] >= 0 {
            places.append(arrivals[Int(node)])
            node = graph.tails[Int(arrivals[Int(node)])]
        }
        return (node, places.reversed())
    }
}

extension Digraph {
    /// Which nodes can be reached from the sources, the sources among them.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    package func reachable(from sources: some Sequence<Int32>) -> [Bool] {
        shortestPaths(from: sources).search.isMet
    }

    /// The shortest paths from the sources to every node.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    package func shortestPaths(from sources: some Sequence<Int32>) -> ShortestPaths {
        var search = BreadthFirstSearch(self)
        search.run(from: sources)
        return ShortestPaths(search: search)
    }
}

/// The shortest paths from some sources to every node, by number of edges.
package struct ShortestPaths: Sendable {
    fileprivate let search: BreadthFirstSearch

    /// The number of edges on a shortest path to each node: 0 for a source, -1 where there is no path.
    package var distances: [Int32] { search.distances }

    /// The nodes on a shortest path from a source to a node; none where there is no path.
    package func path(to node: Int32) -> [Int32] {
        steps(to: node).map { source, places in [source] + places.map { search.graph.heads[Int($0)] } } ?? []
    }

    /// The source of a shortest path to a node and the places of its edges; `nil` where there is no path.
    func steps(to node: Int32) -> (source: Int32, places: [Int32])? {
        search.hasMet(node) ? search.path(to: node) : nil
    }
}
