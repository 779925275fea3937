import NavAtlasModel

/// A set of paths that together take every edge.
public struct NavigationCover: Sendable {
    /// The ways: as few as can be, each from where the app starts.
    public let paths: [GraphPath]
    /// The steps that none of them can take, because nothing leads to where they are.
    public let untaken: [Edge]
}

extension Analysis {
    /// The smallest set of ways that a person can go to take every step: what someone triggers, tabs, and, where call
    /// sites were not read, what is declared.
    ///
    /// Ways start at the entries, and with a deep link at what only links open. Going back is no step. That the ways are
    /// as few as possible is exact, see `WalkCover`; each may be longer than need be.
    ///
    /// - Parameters:
    ///   - starts: the ids of the nodes that the ways start from instead.
    ///   - avoided: what no way takes: ids of nodes, and routes as `Coordinator.route`.
    ///   - wanted: the steps that the ways must take; `nil` for all.
    public func cover(
        from starts: [String] = [], avoiding avoided: Set<String> = [], taking wanted: Set<Edge.Identity>? = nil
    ) -> NavigationCover {
        let chosen = graph.walkedEdges().filter { place in
            let edge = graph.edges[Int(place)]
            return avoided.isDisjoint(with: [edge.takenRoute, edge.from, edge.to])
        }
        let digraph = index.digraph(ofEdges: chosen)
        func nodes(_ ids: [String]) -> [Int32] { ids.filter { !avoided.contains($0) }.compactMap(index.node) }
        var sources = nodes(starts.isEmpty ? graph.entries : starts)
        var links: [String: DeepLink] = [:]
        if starts.isEmpty {
            let isReached = digraph.reachable(from: sources)
            let opened = openedStarts(avoiding: avoided).filter { start, _ in
                index.node(start).map { !isReached[Int($0)] } ?? false
            }
            for (start, link) in opened where links[start] == nil { links[start] = link }
            sources += nodes(links.keys.sorted())
        }
        func edge(_ place: Int32) -> Edge { graph.edges[Int(chosen[Int(place)])] }
        let isWanted = (0..<Int32(digraph.edgeCount)).map { place in
            wanted.map { $0.contains(edge(place).identity) } ?? edge(place).isTaken
        }
        let cover = WalkCover(digraph, from: sources, isWanted: isWanted)
        let paths = cover.walks.map { walk in
            let start = graph.nodes[Int(walk.source)].id
            return GraphPath(start: start, link: links[start], steps: walk.places.map(edge))
        }
        return NavigationCover(paths: paths, untaken: cover.missed.map(edge))
    }
}

extension Edge {
    /// Whether a person takes it: a root that is there first shows itself.
    var isTaken: Bool { kind != .root || !initial }
}
