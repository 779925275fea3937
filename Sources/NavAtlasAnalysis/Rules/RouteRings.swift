import NavAtlasModel

/// Routes whose only triggers stand in screens to which nothing but such routes leads: each keeps the others alive.
struct RouteRings {
    /// A route by the places of its edges in the graph.
    typealias Route = [Int]

    private struct Way: Hashable { let (route, to): (String, String) }

    private struct Spot: Hashable { let (from, to, location): (String, String, SourceLocation) }

    private let graph: NavigationGraph
    private let index: GraphIndex
    private let routes: [Route]
    /// Which of the routes an edge declares.
    private let declared: [Int: Int]
    /// Whatever leads from one node to another without one of the routes.
    private let open: (digraph: Digraph, sources: [Int32])
    /// The edges that declare the routes, and the transitions, by the node that they leave.
    private var waiting: [Int32: [Int]] = [:]
    private var transitions: [Int32: [Int]] = [:]
    /// The routes that a transition takes, by their names and by where it stands.
    private var ways: [Way: [Int]] = [:]
    private var spots: [Spot: [Int]] = [:]

    /// - Parameter routes: those that something triggers.
    init(_ routes: [Route], in analysis: Analysis) {
        (graph, index, self.routes) = (analysis.graph, analysis.index, routes)
        declared = Dictionary(uniqueKeysWithValues: routes.enumerated().flatMap { one in one.1.map { ($0, one.0) } })
        open = index.possibleWays(
            in: graph, openedByLinks: analysis.deepLinkCoverage.opened, leavingOut: Set(declared.keys))
        for (place, edge) in graph.edges.enumerated() {
            let tail = index.tail(of: Int32(place))
            if let route = declared[place] {
                waiting[tail, default: []].append(place)
                ways[Way(route: edge.routeName, to: edge.to), default: []].append(route)
                for location in edge.locations {
                    spots[Spot(from: edge.from, to: edge.to, location: location), default: []].append(route)
                }
            } else if edge.kind == .transition {
                transitions[tail, default: []].append(place)
            }
        }
    }

    /// The routes of the rings: nobody can take them, but for whoever has taken one of them.
    var found: [Route] {
        guard !routes.isEmpty, !graph.entries.isEmpty else { return [] }
        let linked = Set(graph.deepLinks.flatMap(\.path))
        let given = routes.indices.filter { route in
            routes[route].contains { linked.contains(graph.edges[$0].routeName) }
        }
        let used = triggered(given).union(given)
        return routes.indices.filter { !used.contains($0) && triggered(given + [$0]).contains($0) }.map { routes[$0] }
    }

    /// The routes that something triggers that can be reached, where some can be taken anyway.
    private func triggered(_ given: [Int]) -> Set<Int> {
        var isReached = [Bool](repeating: false, count: open.digraph.nodeCount)
        var (taken, triggered) = (Set(given), Set<Int>())
        var queue = open.sources
        while let node = queue.popLast() {
            guard !isReached[Int(node)] else { continue }
            isReached[Int(node)] = true
            queue += open.digraph.places(from: node).map { open.digraph.heads[$0] }
            queue += (waiting[node] ?? []).filter { declared[$0].map(taken.contains) == true }
                .map { index.head(of: Int32($0)) }
            for route in (transitions[node] ?? []).flatMap(routesTaken) {
                triggered.insert(route)
                guard taken.insert(route).inserted else { continue }
                queue += routes[route].filter { isReached[Int(index.tail(of: Int32($0)))] }
                    .map { index.head(of: Int32($0)) }
            }
        }
        return triggered
    }

    private func routesTaken(by transition: Int) -> [Int] {
        let edge = graph.edges[transition]
        return (ways[Way(route: edge.name, to: edge.to)] ?? [])
            + edge.locations.flatMap { spots[Spot(from: edge.from, to: edge.to, location: $0)] ?? [] }
    }
}
