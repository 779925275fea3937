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
        for (fingerprint, nodes) in old where nodes.count == 1 && !fingerprint.isEmpty {
            guard let others = new[fingerprint], others.count == 1,
                likeness != .grownOrShrunk || nodes[0].hasGrown(to: others[0])
            else { continue }
            names[nodes[0].id] = others[0].id
        }
        return names.isEmpty ? nil : names
    }

    private static func surroundings(
        of nodes: [Node], in graph: NavigationGraph, _ open: Set<String>, _ likeness: Likeness
    ) -> [Fingerprint: [Surroundings]] {
        var all = Dictionary(
            uniqueKeysWithValues: nodes.map {
                ($0.id, Surroundings($0, isEntry: graph.entries.contains($0.id)))
            })
        for edge in graph.edges {
            all[edge.from]?.outs.insert(Way(edge, to: edge.to, open, likeness))
            guard likeness == .same || edge.kind.isDeclared else { continue }
            all[edge.to]?.fingerprint.ins.insert(Way(edge, to: edge.from, open, likeness))
        }
        return Dictionary(grouping: all.values) { node in
            var fingerprint = node.fingerprint
            if likeness != .grownOrShrunk { fingerprint.outs = node.outs }
            return fingerprint
        }
    }

    private struct Surroundings {
        let id: String
        var fingerprint: Fingerprint
        var outs: Set<Way> = []

        init(_ node: Node, isEntry: Bool) {
            (id, fingerprint) = (node.id, Fingerprint(kind: node.kind, flow: node.flow, isEntry: isEntry))
        }

        func hasGrown(to other: Surroundings) -> Bool { outs.isSubset(of: other.outs) || other.outs.isSubset(of: outs) }
    }

    /// The properties and connections by which a node is recognized under a new name.
    private struct Fingerprint: Hashable {
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
