/// A breadth-first search for one path to a target, which is used many times: what one search leaves behind is told
/// apart by its number.
struct SpurSearch {
    /// The nodes that no path visits.
    var isClosed: [Bool]
    /// How many edges the last search looked at.
    private(set) var edgesLookedAt = 0

    private let digraph: Digraph
    private let target: Int32
    private var seenBy: [Int32]
    private var arrival: [Int32]
    private var origin: [Int32]
    private var queue: [Int32] = []
    private var search: Int32 = 0

    init(_ digraph: Digraph, to target: Int32, isClosed: [Bool]) {
        self.digraph = digraph
        self.target = target
        self.isClosed = isClosed
        seenBy = [Int32](repeating: 0, count: digraph.nodeCount)
        arrival = [Int32](repeating: -1, count: digraph.nodeCount)
        origin = [Int32](repeating: -1, count: digraph.nodeCount)
    }

    /// A shortest path over open nodes that does not begin with certain edges; of several the one whose source, and
    /// then whose edges, come first.
    mutating func run(from sources: [Int32], without edges: [Int32]) -> SimplePaths.Path? {
        search += 1
        edgesLookedAt = 1
        queue.removeAll(keepingCapacity: true)
        for source in sources where seenBy[Int(source)] != search && !isClosed[Int(source)] {
            seenBy[Int(source)] = search
            arrival[Int(source)] = -1
            if source == target { return SimplePaths.Path(source: source, places: []) }
            queue.append(source)
        }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            let isFirst = next < sources.count && !edges.isEmpty
            next += 1
            let places = digraph.places(from: node)
            edgesLookedAt += places.count
            for place in places {
                let head = digraph.heads[place]
                if seenBy[Int(head)] == search || isClosed[Int(head)] { continue }
                let edge = Int32(truncatingIfNeeded: place)
                if isFirst, edges.contains(edge) { continue }
                seenBy[Int(head)] = search
                arrival[Int(head)] = edge
                origin[Int(head)] = node
                if head == target { return path(to: head) }
                queue.append(head)
            }
        }
        return nil
    }

    private func path(to end: Int32) -> SimplePaths.Path {
        var places: [Int32] = []
        var node = end
        while arrival[Int(node)] >= 0 {
            places.append(arrival[Int(node)])
            node = origin[Int(node)]
        }
        return SimplePaths.Path(source: node, places: places.reversed())
    }
}
