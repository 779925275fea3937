extension NavigationGraph {
    /// The coordinator that a screen belongs to, by the screen's id: the one that declares it most often, the first by
    /// name of several. A screen that none declares has none.
    public var screenOwners: [String: String] {
        var counts: [String: [String: Int]] = [:]
        for edge in edges
        where edge.kind.isDeclared && self[edge.to]?.kind == .screen
            && self[edge.from]?.kind == .coordinator
        {
            counts[edge.to, default: [:]][edge.from, default: 0] += 1
        }
        return counts.compactMapValues { $0.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key }
    }

    /// The graph of its coordinators: a screen stands for its owner (``screenOwners``); one without stays itself.
    public var collapsed: NavigationGraph {
        let owners = screenOwners
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
