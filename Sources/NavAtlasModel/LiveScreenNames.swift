// Renames screens that only live coordinators showed to the names that they have in the source.

extension NavigationGraph {
    /// The same graph, in which a screen that only the live coordinators have shown goes by the name that the source has
    /// for it.
    ///
    /// A live coordinator may know a way, but not what the screen at its end is called: Stinsen 2 erases its type, a
    /// library's own view has none of the app's, and a private type does not tell its file. Such a way is united with the
    /// source's way of the same owner, route, kind and presentation.
    ///
    /// Merging is a union of facts, in any order and any number of times. Names are a conclusion from all of them: draw it
    /// once, after the last graph was merged.
    public var namingLiveScreens: NavigationGraph {
        let names = LiveScreenNames(self)
        if names.isEmpty { return self }
        return NavigationGraph(
            uniting: entries.map(names.name), nodes: nodes.filter { !names.renames($0.id) },
            edges: edges.flatMap(names.named), deepLinks: deepLinks.map(names.named),
            unresolved: unresolved.map(names.named), remarks: remarks, suppressions: suppressions, census: census,
            bounds: bounds)
    }
}

extension Edge {
    /// Whether the way tells its route alone, and the screen is called after it.
    fileprivate var isUnnamed: Bool { to == "\(from).\(name)" }
}

/// What the source calls the screens that only live coordinators have shown.
private struct LiveScreenNames {
    /// A declared way, whatever it leads to.
    private struct Way: Hashable {
        let from, name: String
        let kind: Edge.Kind
        let presentation: Presentation?

        init(_ edge: Edge) {
            (from, name, kind, presentation) = (edge.from, edge.name, edge.kind, edge.presentation)
        }
    }

    private var names: [String: Set<String>] = [:]
    private var namesOfWays: [Edge.Identity: Set<String>] = [:]

    init(_ graph: NavigationGraph) {
        let live = Self.onlyLive(graph)
        if live.isEmpty { return }
        let ways = Dictionary(grouping: graph.edges.filter(\.kind.isDeclared), by: Way.init)
        for edges in ways.values {
            let source = edges.filter { $0.evidence.contains(.source) }
            for edge in edges where live.contains(edge.to) {
                let found = Self.names(of: edge, among: source)
                if found.isEmpty { continue }
                names[edge.to, default: []].formUnion(found)
                namesOfWays[edge.identity] = found
            }
        }
    }

    /// The screens that no fact of the source is about.
    private static func onlyLive(_ graph: NavigationGraph) -> Set<String> {
        var ids = Set(graph.nodes.lazy.filter { $0.kind == .screen && $0.location == nil }.map(\.id))
        var shown: Set<String> = []
        for edge in graph.edges {
            if edge.evidence.contains(.source) {
                ids.subtract([edge.from, edge.to])
            } else if !edge.evidence.isEmpty {
                shown.insert(edge.to)
            }
        }
        return ids.intersection(shown)
    }

    private static func names(of edge: Edge, among source: [Edge]) -> Set<String> {
        if edge.isUnnamed { return Set(source.map(\.to)) }
        let isInline = Node.isInline(edge.to)
        let alike = source.filter {
            Node.isInline($0.to) == isInline && (isInline || unqualified($0.to) == unqualified(edge.to))
        }
        return Set(alike.map(\.to))
    }

    /// A type's own name: without its module and outer types, and without what tells it from others of that name.
    private static func unqualified(_ id: String) -> Substring? {
        id.prefix { $0 != "#" }.split(separator: ".").last
    }

    var isEmpty: Bool { names.isEmpty }

    func renames(_ id: String) -> Bool { names[id] != nil }

    /// The name; of several the least.
    func name(_ id: String) -> String { names[id]?.min() ?? id }

    /// The edge, to all that its own way is known to lead to.
    func named(_ edge: Edge) -> [Edge] {
        let targets = namesOfWays[edge.identity] ?? [name(edge.to)]
        return targets.map { target in
            var edge = edge
            (edge.from, edge.to) = (name(edge.from), target)
            return edge
        }
    }

    func named(_ link: DeepLink) -> DeepLink {
        var link = link
        link.to = link.to.map(name)
        return link
    }

    func named(_ call: UnresolvedCall) -> UnresolvedCall {
        var call = call
        call.from = call.from.map(name)
        call.candidates = Set(call.candidates.flatMap { names[$0] ?? [$0] })
        return call
    }
}
