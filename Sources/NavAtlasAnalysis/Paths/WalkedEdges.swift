import NavAtlasModel

// Selects the edges that a person walks: transitions, and routes that no transition takes.

extension NavigationGraph {
    /// The indices of the edges that a person walks: each transition, and each route without one.
    ///
    /// Initial roots and tabs show themselves. Another root, or a route, is walked by whoever triggers it: where call
    /// sites were read, the transitions say who that is, and the declaration is no step of its own. In a graph from live
    /// coordinators alone nobody is known to trigger anything, and the declarations are all there is.
    ///
    /// - Parameter untriggered: whether to take declared ways, too, that nobody triggers although call sites were read.
    func walkedEdges(evenIfUntriggered untriggered: Bool = false) -> [Int32] {
        var triggered: Set<Trigger> = []
        for edge in edges where edge.kind == .transition { triggered.insert(Trigger(route: edge.name, to: edge.to)) }
        return edges.indices.filter { place in
            let edge = edges[place]
            if edge.kind == .transition || edge.kind == .tab || edge.initial { return true }
            return (untriggered || !edge.evidence.contains(.source))
                && !triggered.contains(Trigger(route: edge.routeName, to: edge.to))
        }.map { Int32($0) }
    }
}

private struct Trigger: Hashable {
    let route: String
    let to: String
}
