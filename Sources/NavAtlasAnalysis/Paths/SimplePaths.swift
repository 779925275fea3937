/// The simple paths of a digraph from some sources to a target, shortest first, by J. Y. Yen's algorithm ("Finding the K
/// shortest loopless paths in a network", 1971) with breadth-first search for every spur.
///
/// A path is a list of edges, by their places in the digraph: two edges between the same nodes make two paths. Among
/// paths of the same length those come first whose edges come first. A dense graph has more paths than anyone could
/// list, so the number of paths and of edges looked at are bounded.
struct SimplePaths {
    /// The most edges that are looked at.
    static let edgesLookedAt = 50_000_000

    struct Path: Hashable {
        let source: Int32
        var places: [Int32]
    }

    private let digraph: Digraph
    private let target: Int32
    private let isBlocked: [Bool]
    private var budget = SimplePaths.edgesLookedAt
    private var search: BreadthFirst

    /// Blocked nodes are on no path.
    init(_ digraph: Digraph, to target: Int32, isBlocked: [Bool]) {
        self.digraph = digraph
        self.target = target
        self.isBlocked = isBlocked
        search = BreadthFirst(nodeCount: digraph.nodeCount)
    }

    /// At most so many paths from sources, which must be sorted; and whether they are all there are.
    mutating func paths(from sources: [Int32], atMost limit: Int) -> (paths: [Path], areAll: Bool) {
        var found: [Path] = []
        var waiting: Set<Path> = []
        if let first = shortest(from: sources, avoiding: [], without: []) { waiting.insert(first) }
        while budget > 0, let next = waiting.min(by: Path.precedes) {
            if found.count == limit { return (found, false) }
            waiting.remove(next)
            found.append(next)
            spur(from: next, sources, found, &waiting)
        }
        return (found, budget > 0)
    }

    /// The shortest paths that leave this one somewhere, and no path that was found before.
    private mutating func spur(from path: Path, _ sources: [Int32], _ found: [Path], _ waiting: inout Set<Path>) {
        // Paths from other sources: the ones that no path was found from yet keep their turn.
        let started = Set(found.map(\.source))
        let others = sources.filter { !started.contains($0) }
        if let other = shortest(from: others, avoiding: [], without: []) { waiting.insert(other) }
        var root: Set<Int32> = []
        var node = path.source
        for step in path.places.indices {
            guard budget > 0 else { return }
            let prefix = path.places[..<step]
            let used = found.filter {
                $0.source == path.source && $0.places.count > step && $0.places[..<step] == prefix
            }
            if let rest = shortest(from: [node], avoiding: root, without: Set(used.map { $0.places[step] })) {
                waiting.insert(Path(source: path.source, places: prefix + rest.places))
            }
            root.insert(node)
            node = digraph.heads[Int(path.places[step])]
        }
    }

    private mutating func shortest(
        from sources: [Int32], avoiding nodes: Set<Int32>, without edges: Set<Int32>
    ) -> Path? {
        let places = search.run(from: sources.filter { !isBlocked[Int($0)] }, to: target, in: digraph) { place, head in
            !edges.contains(place) && !isBlocked[Int(head)] && !nodes.contains(head)
        }
        budget -= search.edgesLookedAt
        return places
    }
}

extension SimplePaths.Path {
    /// Shorter ones first, then those that start at a smaller node, then by edges.
    static func precedes(_ left: Self, _ right: Self) -> Bool {
        if left.places.count != right.places.count { return left.places.count < right.places.count }
        if left.source != right.source { return left.source < right.source }
        return left.places.lexicographicallyPrecedes(right.places)
    }
}

/// A breadth-first search that is used many times: what one search leaves behind is told apart by its number.
private struct BreadthFirst {
    private var seenBy: [Int32]
    private var arrival: [Int32]
    private var origin: [Int32]
    private var queue: [Int32] = []
    private var search: Int32 = 0
    /// How many edges the last search looked at.
    private(set) var edgesLookedAt = 0

    init(nodeCount: Int) {
        seenBy = [Int32](repeating: 0, count: nodeCount)
        arrival = [Int32](repeating: -1, count: nodeCount)
        origin = [Int32](repeating: -1, count: nodeCount)
    }

    /// A shortest path over the edges that are allowed; of several the one whose edges come first.
    mutating func run(
        from sources: [Int32], to target: Int32, in graph: Digraph, allowing isAllowed: (Int32, Int32) -> Bool
    ) -> SimplePaths.Path? {
        search += 1
        edgesLookedAt = 1
        queue.removeAll(keepingCapacity: true)
        for source in sources where seenBy[Int(source)] != search {
            seenBy[Int(source)] = search
            arrival[Int(source)] = -1
            queue.append(source)
        }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            if node == target { return path(to: node) }
            next += 1
            let places = graph.places(from: node)
            edgesLookedAt += places.count
            for place in places {
                let head = graph.heads[place]
                guard seenBy[Int(head)] != search, isAllowed(Int32(truncatingIfNeeded: place), head) else { continue }
                seenBy[Int(head)] = search
                arrival[Int(head)] = Int32(truncatingIfNeeded: place)
                origin[Int(head)] = node
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
