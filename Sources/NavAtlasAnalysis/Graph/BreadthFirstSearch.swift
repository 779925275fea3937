/// A breadth-first search (E. F. Moore, "The shortest path through a maze", 1959), made once for a graph and run as often
/// as needed: a run clears only what the one before it has met.
struct BreadthFirstSearch {
    /// How a node was met.
    struct Arrival {
        /// The number of edges on a shortest path; -1 where the search did not come to the node.
        var distance: Int32 = -1
        /// The place of the last edge of that path; of no meaning for a source.
        var place: Int32 = -1
    }

    let graph: Digraph
    /// How the last run met each node.
    private(set) var arrivals: [Arrival]
    /// How many edges the last run has looked at.
    private(set) var edgesLookedAt = 0
    /// The nodes that the last run has met, in that order, and how many they are.
    private var queue: [Int32]
    private var metCount = 0
    /// Apart from how they were met, as bytes stay in a processor's cache.
    private var isMet: [Bool]

    init(_ graph: Digraph) {
        self.graph = graph
        arrivals = [Arrival](repeating: Arrival(), count: graph.nodeCount)
        queue = [Int32](repeating: 0, count: graph.nodeCount)
        isMet = [Bool](repeating: false, count: graph.nodeCount)
    }

    /// The nodes that the last run has met, in that order.
    var order: ArraySlice<Int32> { queue[..<metCount] }

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
        for node in order { (arrivals[Int(node)], isMet[Int(node)]) = (Arrival(), false) }
        (metCount, edgesLookedAt) = (0, 0)
        for source in sources where !isMet[Int(source)] {
            (arrivals[Int(source)].distance, isMet[Int(source)]) = (0, true)
            queue[metCount] = source
            metCount += 1
        }
        return graph.withRows { offsets, heads in
            queue.withUnsafeMutableBufferPointer { queue in
                arrivals.withUnsafeMutableBufferPointer { arrivals in
                    isMet.withUnsafeMutableBufferPointer { isMet in
                        var next = 0
                        while next < metCount {
                            let node = queue[next]
                            if isEnd(node) { return node }
                            next += 1
                            let distance = arrivals[Int(node)].distance + 1
                            let places = Int(offsets[Int(node)])..<Int(offsets[Int(node) + 1])
                            edgesLookedAt += places.count
                            for place in places {
                                let head = heads[place]
                                guard !isMet[Int(head)], isOpen(place) else { continue }
                                isMet[Int(head)] = true
                                arrivals[Int(head)] = Arrival(distance: distance, place: Int32(place))
                                queue[metCount] = head
                                metCount += 1
                            }
                        }
                        return nil
                    }
                }
            }
        }
    }

    /// The places of the edges on a shortest path to a node that was met, and the source where it starts.
    func path(to end: Int32) -> (source: Int32, places: [Int32]) {
        var places: [Int32] = []
        var node = end
        while arrivals[Int(node)].distance > 0 {
            places.append(arrivals[Int(node)].place)
            node = graph.tails[Int(arrivals[Int(node)].place)]
        }
        return (node, places.reversed())
    }
}

extension Digraph {
    /// Which nodes can be reached from the sources, the sources among them.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    package func reachable(from sources: some Sequence<Int32>) -> [Bool] {
        shortestPaths(from: sources).search.arrivals.map { $0.distance >= 0 }
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
    package var distances: [Int32] { search.arrivals.map(\.distance) }

    /// The nodes on a shortest path from a source to a node; none where there is no path.
    package func path(to node: Int32) -> [Int32] {
        steps(to: node).map { source, places in [source] + places.map { search.graph.heads[Int($0)] } } ?? []
    }

    /// The source of a shortest path to a node and the places of its edges; `nil` where there is no path.
    func steps(to node: Int32) -> (source: Int32, places: [Int32])? {
        search.arrivals[Int(node)].distance < 0 ? nil : search.path(to: node)
    }
}
