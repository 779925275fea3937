import NavAtlasModel

/// Nodes that have another name in a later graph: nodes that went and nodes that came, of one kind, with the same ways
/// in and out; or at least with the same declared ways in, and the same ways out by whatever presentation; or with more
/// ways out than before, or fewer.
///
/// Where several went or came with the same ways, it cannot be told which became which, and none counts as renamed.
struct NodeRenames {
    /// How much of a node's surroundings must be as it was.
    private enum Likeness: CaseIterable {
        case same, sameButPresentations, grownOrShrunk
    }

    /// The new name, by the old one.
    private(set) var names: [String: String] = [:]

    init(from base: NavigationGraph, to head: NavigationGraph) {
        // A name may be told by that of a neighbour: as long as one is found, the others are looked at again.
        while let found = Likeness.allCases.lazy.compactMap({ [names] in
            Self.found(base.renaming(names), head, $0)
        }).first {
            names.merge(found) { first, _ in first }
        }
    }

    private static func found(_ base: NavigationGraph, _ head: NavigationGraph, _ likeness: Likeness)
        -> [String: String]?
    {
        let gone = base.nodes.filter { head[$0.id] == nil }
        let come = head.nodes.filter { base[$0.id] == nil }
        guard !gone.isEmpty, !come.isEmpty else { return nil }
        let open = Set((gone + come).map(\.id))
        let old = surroundings(of: gone, in: base, open, likeness)
        let new = surroundings(of: come, in: head, open, likeness)
        var names: [String: String] = [:]
        for (place, nodes) in old where nodes.count == 1 && !place.isEmpty {
            guard let others = new[place], others.count == 1,
                likeness != .grownOrShrunk || nodes[0].hasGrown(to: others[0])
            else { continue }
            names[nodes[0].id] = others[0].id
        }
        return names.isEmpty ? nil : names
    }

    private static func surroundings(
        of nodes: [Node], in graph: NavigationGraph, _ open: Set<String>, _ likeness: Likeness
    ) -> [Place: [Surroundings]] {
        var all = Dictionary(
            uniqueKeysWithValues: nodes.map {
                ($0.id, Surroundings($0, isEntry: graph.entries.contains($0.id)))
            })
        for edge in graph.edges {
            all[edge.from]?.outs.insert(Way(edge, to: edge.to, open, likeness))
            guard likeness == .same || edge.kind.isDeclared else { continue }
            all[edge.to]?.place.ins.insert(Way(edge, to: edge.from, open, likeness))
        }
        return Dictionary(grouping: all.values) { node in
            var place = node.place
            if likeness != .grownOrShrunk { place.outs = node.outs }
            return place
        }
    }

    private struct Surroundings {
        let id: String
        var place: Place
        var outs: Set<Way> = []

        init(_ node: Node, isEntry: Bool) {
            (id, place) = (node.id, Place(kind: node.kind, flow: node.flow, isEntry: isEntry))
        }

        func hasGrown(to other: Surroundings) -> Bool { outs.isSubset(of: other.outs) || other.outs.isSubset(of: outs) }
    }

    /// What a node is known again by.
    private struct Place: Hashable {
        let kind: Node.Kind
        let flow: Node.Flow?
        let isEntry: Bool
        var ins: Set<Way> = []
        var outs: Set<Way> = []

        /// Whether nothing tells the node from another.
        var isEmpty: Bool { ins.allSatisfy { $0.other == nil } && !isEntry }
    }

    private struct Way: Hashable {
        let other: String?
        let kind: Edge.Kind
        let name: String?
        let presentations: [Presentation]?

        init(_ edge: Edge, to other: String, _ open: Set<String>, _ likeness: Likeness) {
            self.other = open.contains(other) ? nil : other
            kind = edge.kind
            // The route that a transition takes may be named after a coordinator that has a new name itself.
            name = edge.kind.isDeclared ? edge.name : nil
            presentations = likeness == .same ? edge.presentations : nil
        }
    }
}

extension NavigationGraph {
    /// The same graph with other names for some nodes.
    func renaming(_ names: [String: String]) -> NavigationGraph {
        if names.isEmpty { return self }
        func new(_ id: String) -> String { names[id] ?? id }
        func newRoute(_ route: String) -> String {
            for dot in route.indices where route[dot] == "." {
                if let name = names[String(route[..<dot])] { return name + route[dot...] }
            }
            return route
        }
        let graph = try? NavigationGraph(
            entries: entries.map(new),
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
        // Every name is that of a node before and after.
        return graph ?? self
    }
}
