// Finds the coordinator to which each screen belongs, for overviews.

extension NavigationGraph {
    /// The coordinator that a screen belongs to, by the screen's id: one that is not to be avoided, where there is one;
    /// then the one that declares it most often, and the first by name of several. A screen that none declares has none.
    public func screenOwners(avoiding avoided: Set<String> = []) -> [String: String] {
        var counts: [String: [String: Int]] = [:]
        for edge in edges where edge.kind.isDeclared && self[edge.to]?.kind == .screen {
            if self[edge.from]?.kind == .coordinator { counts[edge.to, default: [:]][edge.from, default: 0] += 1 }
        }
        func rank(_ id: String) -> Int { avoided.contains(id) ? 1 : 0 }
        return counts.compactMapValues { owners in
            owners.min { (rank($0.key), $1.value, $0.key) < (rank($1.key), $0.value, $1.key) }?.key
        }
    }

    /// The graph of its coordinators: a screen stands for its owner (``screenOwners(avoiding:)``); one without stays itself.
    public var collapsed: NavigationGraph {
        let owners = screenOwners()
        func owner(_ id: String) -> String { owners[id] ?? id }
        let outer = edges.compactMap { edge -> Edge? in
            var edge = edge
            (edge.from, edge.to) = (owner(edge.from), owner(edge.to))
            return edge.from == edge.to ? nil : edge
        }
        let links = deepLinks.map { DeepLink(pattern: $0.pattern, to: $0.to.map(owner), path: $0.path) }
        let graph = try? NavigationGraph(
            entries: entries.map(owner), nodes: nodes.filter { owners[$0.id] == nil }, edges: outer, deepLinks: links)
        return graph ?? self
    }
}
