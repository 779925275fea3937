// Graphs that are made from a graph. Whatever they name is renamed or left out together with what names it, so that the
// references of a sound graph stay sound, and none of these can fail.

extension NavigationGraph {
    /// The coordinator that a screen belongs to, by the screen's id. Of several that declare it, that is one that is not to be
    /// avoided; then one that shows it first or as a tab, or whose route to it some transition takes; then the one that declares
    /// it most often; then the first by name. A screen that none declares has none.
    public func screenOwners(avoiding avoided: Set<String> = []) -> [String: String] {
        var counts: [String: [String: Int]] = [:]
        var shown: [String: Set<String>] = [:]
        var taken: [String: Set<String>] = [:]
        for edge in edges where !edge.kind.isDeclared { taken[edge.to, default: []].insert(edge.name) }
        for edge in edges where edge.kind.isDeclared && self[edge.to]?.kind == .screen {
            guard self[edge.from]?.kind == .coordinator else { continue }
            counts[edge.to, default: [:]][edge.from, default: 0] += 1
            let isShown =
                edge.initial || edge.kind == .tab || taken[edge.to]?.contains("\(edge.from).\(edge.name)") == true
            if isShown { shown[edge.to, default: []].insert(edge.from) }
        }
        return counts.reduce(into: [:]) { result, screen in
            func rank(_ id: String) -> Int {
                (avoided.contains(id) ? 2 : 0) + (shown[screen.key]?.contains(id) == true ? 0 : 1)
            }
            let owner = screen.value.min { (rank($0.key), $1.value, $0.key) < (rank($1.key), $0.value, $1.key) }
            result[screen.key] = owner?.key
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
        return NavigationGraph(
            uniting: entries.map(owner), nodes: nodes.filter { owners[$0.id] == nil }, edges: outer, deepLinks: links,
            unresolved: [])
    }

    /// The part of the graph that has only these nodes, with the entries and unresolved calls among them and those edges
    /// between them and deep links to them that fulfil a condition.
    package func keeping(
        _ ids: Set<String>, edges keepsEdge: (Edge) -> Bool = { _ in true },
        links keepsLink: (DeepLink) -> Bool = { _ in true }
    ) -> NavigationGraph {
        NavigationGraph(
            uniting: entries.filter(ids.contains), nodes: nodes.filter { ids.contains($0.id) },
            edges: edges.filter { ids.contains($0.from) && ids.contains($0.to) && keepsEdge($0) },
            deepLinks: deepLinks.filter { $0.to.map(ids.contains) ?? false && keepsLink($0) },
            unresolved: unresolved.filter { $0.from.map(ids.contains) ?? false }, remarks: remarks)
    }

    /// The same graph with other names for some nodes.
    package func renaming(_ names: [String: String]) -> NavigationGraph {
        if names.isEmpty { return self }
        func new(_ id: String) -> String { names[id] ?? id }
        func newRoute(_ route: String) -> String {
            for dot in route.indices where route[dot] == "." {
                if let name = names[String(route[..<dot])] { return name + route[dot...] }
            }
            return route
        }
        return NavigationGraph(
            uniting: entries.map(new),
            nodes: nodes.map { node in
                var node = node
                node.id = new(node.id)
                return node
            },
            edges: edges.map { edge in
                var edge = edge
                (edge.from, edge.to) = (new(edge.from), new(edge.to))
                if edge.kind == .transition { edge.name = newRoute(edge.name) }
                return edge
            },
            deepLinks: deepLinks.map { link in
                var link = link
                link.to = link.to.map(new)
                link.path = link.path.map(newRoute)
                return link
            },
            unresolved: unresolved.map { call in
                var call = call
                call.from = call.from.map(new)
                call.candidates = Set(call.candidates.map(new))
                return call
            })
    }

    /// The same graph with other places.
    ///
    /// - Throws: what `move` throws.
    package func moving<Failure>(
        _ move: (SourceLocation) throws(Failure) -> SourceLocation
    ) throws(Failure) -> NavigationGraph {
        func all(_ places: Set<SourceLocation>) throws(Failure) -> Set<SourceLocation> {
            var moved: Set<SourceLocation> = []
            for place in places { moved.insert(try move(place)) }
            return moved
        }
        func changing<Value>(
            _ values: [Value], _ change: (inout Value) throws(Failure) -> Void
        ) throws(Failure) -> [Value] {
            var values = values
            for index in values.indices { try change(&values[index]) }
            return values
        }
        return NavigationGraph(
            uniting: entries,
            nodes: try changing(nodes) { node throws(Failure) in
                node.location = try node.location.map(move)
                node.body = try all(node.body)
            },
            edges: try changing(edges) { edge throws(Failure) in
                edge.locations = try all(edge.locations)
                edge.triggers = try all(edge.triggers)
                edge.through = try all(edge.through)
            },
            deepLinks: try changing(deepLinks) { link throws(Failure) in link.location = try link.location.map(move) },
            unresolved: try changing(unresolved) { call throws(Failure) in call.location = try call.location.map(move)
            },
            remarks: try changing(remarks) { remark throws(Failure) in
                remark.location = try remark.location.map(move)
            },
            suppressions: suppressions, census: census,
            bounds: try changing(bounds) { bound throws(Failure) in bound.location = try bound.location.map(move) })
    }
}
