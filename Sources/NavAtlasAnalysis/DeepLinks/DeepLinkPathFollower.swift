import NavAtlasModel

/// Follows the paths of deep links through the declared edges of a graph.
struct DeepLinkPathFollower {
    private let graph: NavigationGraph
    private let index: GraphIndex
    /// The declared edges, by `Coordinator.route`.
    private let routes: [String: [Int32]]
    /// What a node shows without being asked: its roots and tabs.
    private let contents: Digraph
    /// All edges, backwards.
    private let incoming: Digraph
    private let isReached: [Bool]

    init(graph: NavigationGraph, index: GraphIndex) {
        self.graph = graph
        self.index = index
        var routes: [String: [Int32]] = [:]
        var containing: [Int32] = []
        for (place, edge) in graph.edges.enumerated() where edge.kind.isDeclared {
            let number = Int32(place)
            routes[edge.routeName, default: []].append(number)
            if edge.kind != .route { containing.append(number) }
        }
        self.routes = routes
        contents = index.digraph(ofEdges: containing)
        incoming = index.incoming
        isReached = index.digraph.reachable(from: graph.entries.lazy.compactMap(index.node))
    }

    /// Why the link opens nothing; `nil` where it opens its destination.
    ///
    /// A route can be taken when its coordinator is open: it is where the path starts or what that stands in or on, or an
    /// earlier step led to it, to something that contains it as a root or tab, or away from it.
    func problem(of link: DeepLink) -> DeepLinkProblem? {
        var open: Set<Int32> = []
        var ends: [Int32] = []
        var previous: String?
        for step in link.path {
            guard let declared = routes[step] else { return .unknownRoute(step) }
            let taken: [Int32]
            if let previous {
                taken = declared.filter { open.contains(index.tail(of: $0)) }
                if taken.isEmpty { return .outOfPlace(step, after: previous) }
            } else {
                taken = declared.filter { graph.entries.isEmpty || isReached[Int(index.tail(of: $0))] }
                if taken.isEmpty { return .unreachableStart(step) }
                insert(around(taken.map(index.tail)), into: &open)
            }
            ends = taken.map(index.head)
            insert(ends, into: &open)
            previous = step
        }
        guard let destination = link.to, let wanted = index.node(destination) else { return .noDestination }
        var shown: Set<Int32> = []
        insert(ends, into: &shown)
        if !link.path.isEmpty, !shown.contains(wanted) {
            return .endsElsewhere(to: Set(ends).sorted().map { graph.nodes[Int($0)].id }, not: destination)
        }
        return nil
    }

    /// The nodes, and all from which a person comes to them.
    private func around(_ nodes: [Int32]) -> [Int32] {
        var found: Set<Int32> = []
        var waiting = nodes
        while let node = waiting.popLast() {
            guard found.insert(node).inserted else { continue }
            for place in incoming.places(from: node) { waiting.append(incoming.heads[place]) }
        }
        return found.sorted()
    }

    private func insert(_ nodes: [Int32], into open: inout Set<Int32>) {
        var waiting = nodes
        while let node = waiting.popLast() {
            guard open.insert(node).inserted else { continue }
            for place in contents.places(from: node) { waiting.append(contents.heads[place]) }
        }
    }
}

extension Edge {
    /// `Coordinator.route` of a declared edge: how transitions and links name it.
    var routeName: String { "\(from).\(name)" }
}
