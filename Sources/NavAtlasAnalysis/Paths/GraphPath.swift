import NavAtlasModel

/// A path through the graph that a person can take: a start, and the edges from there to the last one's destination.
public struct GraphPath: Hashable, Sendable {
    /// The id of the node where it starts.
    public let start: String
    /// The link that opens the start; `nil` where one is there already, as at an entry.
    public let link: DeepLink?
    /// The edges on the way, in order; none where the start is the destination.
    public let steps: [Edge]
}

/// What a search for paths asks.
public struct PathQuery: Sendable {
    /// The id of the node that paths lead to.
    public var destination: String
    /// The ids of the nodes that they start from; the graph's entries where there are none.
    public var starts: [String]
    /// What no path takes: ids of nodes, and routes as `Coordinator.route`.
    public var avoided: Set<String>
    /// The most paths that are given.
    public var limit: Int

    /// Creates a query.
    public init(
        to destination: String, from starts: [String] = [], avoiding avoided: Set<String> = [], atMost limit: Int = 1
    ) {
        self.destination = destination
        self.starts = starts
        self.avoided = avoided
        self.limit = limit
    }
}

/// The paths that answer a query.
public struct PathAnswer: Sendable {
    /// The paths, shortest first.
    public let paths: [GraphPath]
    /// Whether there are no others.
    public let areAll: Bool
    /// Whether the search was given up before it had as many as were asked for: there are too many ways to try.
    public let isGivenUp: Bool
    /// Whether they take routes that are declared and that nobody is known to trigger: there are none without.
    public let usesDeclarations: Bool
}

extension Analysis {
    /// The edges that a person walks: what shows itself, and what someone triggers; where call sites were not read, what
    /// is declared.
    public var walkedEdges: [Edge] { graph.walkedEdges().map { graph.edges[Int($0)] } }

    /// The edges that count besides where no path is without them: ways that are declared and that nobody is known to
    /// trigger, although call sites were read.
    public var untriggeredEdges: [Edge] {
        let walked = Set(graph.walkedEdges())
        return graph.walkedEdges(evenIfUntriggered: true).filter { !walked.contains($0) }.map { graph.edges[Int($0)] }
    }

    /// The simple paths that a person can take to a node, shortest first.
    ///
    /// A step is what shows itself or what someone triggers. Only where no such path is, declared routes that nobody is
    /// known to trigger count as well; and only where none starts at an entry then, paths start with a deep link. Going
    /// back is no step.
    public func paths(_ query: PathQuery) -> PathAnswer {
        let starts = query.starts.isEmpty ? graph.entries : query.starts
        let entries = starts.map { (start: $0, link: DeepLink?.none) }
        let links = query.starts.isEmpty ? openedStarts(avoiding: query.avoided) : []
        let walked = graph.walkedEdges()
        let all = graph.walkedEdges(evenIfUntriggered: true)
        for (starts, edges, usesDeclarations) in [
            (entries, walked, false), (entries, all, true), (links, walked, false),
        ] {
            let answer = search(query, from: starts, over: edges, usesDeclarations: usesDeclarations)
            if !answer.paths.isEmpty { return answer }
        }
        return PathAnswer(paths: [], areAll: true, isGivenUp: false, usesDeclarations: false)
    }

    private func search(
        _ query: PathQuery, from starts: [(start: String, link: DeepLink?)], over edges: [Int32],
        usesDeclarations: Bool
    ) -> PathAnswer {
        guard let target = index.node(query.destination) else {
            return PathAnswer(paths: [], areAll: true, isGivenUp: false, usesDeclarations: false)
        }
        let chosen = edges.filter { !query.avoided.contains(graph.edges[Int($0)].takenRoute) }
        let digraph = index.digraph(ofEdges: chosen)
        let isBlocked = graph.nodes.map { query.avoided.contains($0.id) }
        let links = Dictionary(starts.map { ($0.start, $0.link) }) { first, _ in first }
        var search = SimplePaths(digraph, to: target, isBlocked: isBlocked)
        let sources = Set(starts.compactMap { index.node($0.start) }).sorted()
        let (found, areAll) = search.paths(from: sources, atMost: query.limit)
        let paths = found.map { path in
            let start = graph.nodes[Int(path.source)].id
            let steps = path.places.map { graph.edges[Int(chosen[Int($0)])] }
            return GraphPath(start: start, link: links[start] ?? nil, steps: steps)
        }
        return PathAnswer(
            paths: paths, areAll: areAll, isGivenUp: search.isGivenUp, usesDeclarations: usesDeclarations)
    }

    /// The nodes that working links open, each with its first link.
    func openedStarts(avoiding avoided: Set<String>) -> [(start: String, link: DeepLink?)] {
        let broken = Set(deepLinkCoverage.broken.map(\.link))
        return graph.deepLinks.filter { !broken.contains($0) && avoided.isDisjoint(with: $0.path) }
            .compactMap { link in link.to.map { ($0, link) } }
    }
}

extension Edge {
    /// The route that taking the edge takes, as `Coordinator.route`.
    var takenRoute: String { kind == .transition ? name : routeName }
}
