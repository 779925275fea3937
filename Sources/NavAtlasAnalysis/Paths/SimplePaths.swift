/// The simple paths of a digraph from some sources to a target, shortest first, by J. Y. Yen's algorithm ("Finding the K
/// shortest loopless paths in a network", 1971) in the form of E. L. Lawler ("A procedure for computing the K best
/// solutions", 1972): the paths that are left are parted into sets that share a beginning, so that none is found twice.
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

    /// The first of a set of paths that share a beginning.
    private struct Candidate {
        let path: Path
        /// How many edges the paths of the set share.
        let shared: Int
        /// The edges that none of them takes next.
        let without: [Int32]
        /// Other sources that the paths of the set may start from.
        let otherSources: [Int32]
    }

    private let digraph: Digraph
    private let target: Int32
    /// The nodes that no path visits.
    private var isClosed: [Bool]
    private var search: BreadthFirstSearch
    private var budget: Int

    /// Whether the search was given up, because there are more edges to look at than a person would wait for.
    var isGivenUp: Bool { budget <= 0 }

    /// Blocked nodes are on no path.
    init(_ digraph: Digraph, to target: Int32, isBlocked: [Bool], lookingAt budget: Int = SimplePaths.edgesLookedAt) {
        self.digraph = digraph
        self.target = target
        self.budget = budget
        isClosed = digraph.isWithoutWay(to: target, isBlocked: isBlocked)
        search = BreadthFirstSearch(digraph)
    }

    /// At most so many paths from sources, which must be sorted; and whether they are all there are.
    mutating func paths(from sources: [Int32], atMost limit: Int) -> (paths: [Path], areAll: Bool) {
        var found: [Path] = []
        var waiting = BinaryHeap<Candidate> { Path.precedes($0.path, $1.path) }
        start(from: sources, &waiting)
        while let next = waiting.popLeast() {
            if found.count == limit { return (found, false) }
            found.append(next.path)
            start(from: next.otherSources, &waiting)
            spur(from: next, &waiting)
            if isGivenUp { return (found, false) }
        }
        return (found, !isGivenUp)
    }

    private mutating func start(from sources: [Int32], _ waiting: inout BinaryHeap<Candidate>) {
        guard !sources.isEmpty, let path = shortest(from: sources, without: []) else { return }
        waiting.insert(
            Candidate(path: path, shared: 0, without: [], otherSources: sources.filter { $0 != path.source }))
    }

    /// Parts what is left of a path's set by how far its paths follow this one.
    private mutating func spur(from candidate: Candidate, _ waiting: inout BinaryHeap<Candidate>) {
        let path = candidate.path
        var node = path.source
        for step in path.places.indices where !isGivenUp {
            if step >= candidate.shared {
                let without = (step == candidate.shared ? candidate.without : []) + [path.places[step]]
                if let rest = shortest(from: [node], without: without) {
                    let spur = Path(source: path.source, places: path.places[..<step] + rest.places)
                    waiting.insert(Candidate(path: spur, shared: step, without: without, otherSources: []))
                }
            }
            isClosed[Int(node)] = true
            node = digraph.heads[Int(path.places[step])]
        }
        // Every node on the path was open before: there is a way over it.
        node = path.source
        for place in path.places {
            isClosed[Int(node)] = false
            node = digraph.heads[Int(place)]
        }
    }

    /// A shortest path over open nodes that takes none of some edges; of several the one whose source, and then whose
    /// edges, come first.
    private mutating func shortest(from sources: [Int32], without edges: [Int32]) -> Path? {
        let end = search.run(
            from: sources.filter { !isClosed[Int($0)] },
            over: { [digraph, isClosed] in !isClosed[Int(digraph.heads[$0])] && !edges.contains(Int32($0)) },
            until: { [target] in $0 == target })
        budget -= search.edgesLookedAt + 1
        return end.map { end in
            let (source, places) = search.path(to: end)
            return Path(source: source, places: places)
        }
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

extension Digraph {
    /// Which nodes are blocked, or have no way to a target that passes no blocked node.
    fileprivate func isWithoutWay(to target: Int32, isBlocked: [Bool]) -> [Bool] {
        if isBlocked[Int(target)] { return [Bool](repeating: true, count: nodeCount) }
        var search = BreadthFirstSearch(reversed)
        search.run(from: [target], over: { [incoming = search.graph] in !isBlocked[Int(incoming.heads[$0])] })
        return search.isMet.map { !$0 }
    }
}
