import NavAtlasModel

// Classes that are only there for others to inherit from.

extension GraphAssembly {
    /// Removes the nodes of classes that nothing makes: an object of such a class is one of an unknown subclass. Edges to and from
    /// them are listed as not followed.
    mutating func dropBases() {
        let bases = bases()
        guard !bases.isEmpty else { return }
        let taken = Set(edges.filter { $0.kind == .transition }.map { BaseRoute(from: $0.host, to: $0.to) })
        for edge in edges where bases[edge.from] != nil || bases[edge.to] != nil {
            edges.remove(edge)
            // Who takes the route is known.
            if bases[edge.to] == nil, taken.contains(BaseRoute(from: edge.from, to: edge.to)) { continue }
            unresolved.insert(
                DraftUnresolved(
                    what: edge.name.lastPart, reason: "which subclass of the object's class it is was not found",
                    from: bases[edge.from] == nil ? edge.from : nil, candidates: bases[edge.to] ?? [edge.to],
                    isPartlyKnown: true, location: edge.location))
        }
        for base in bases.keys { draft.nodes[base] = nil }
    }

    private struct BaseRoute: Hashable {
        let from: NodeKey?
        let to: NodeKey
    }

    /// Those classes, each with the nodes that may be meant.
    private func bases() -> [NodeKey: Set<NodeKey>] {
        let keys = Set(draft.nodes.keys).union(edges.map(\.from)).union(edges.map(\.to))
        let made = madeTypes
        let types = keys.subtracting(draft.entries).subtracting(deepLinks.compactMap(\.to)).compactMap { key in
            if case .type(let nominal) = key, isUnmade(nominal, made) { nominal } else { nil }
        }
        let named = Set(census.typeMentions(program, where: types.contains).map(\.nominal))
        return types.filter { !named.contains($0) }.reduce(into: [:]) { bases, nominal in
            let heirs = Set(program.descendants(of: nominal).map(draft.key)).intersection(keys)
                .subtracting([draft.key(for: nominal)])
            if !heirs.isEmpty { bases[draft.key(for: nominal)] = heirs }
        }
    }

    /// The types that some code makes, dead code and Objective-C included.
    private var madeTypes: Set<Nominal> {
        census.sites.reduce(into: []) { made, site in
            switch site.kind {
            case .construction(let nominal), .omitted(let nominal, _), .objectiveC(let nominal?): made.insert(nominal)
            case .objectiveC(nil), .navigation, .segue, .segueOfUnread: break
            }
        }
    }

    private func isUnmade(_ nominal: Nominal, _ made: Set<Nominal>) -> Bool {
        nominal.kind == .class && !nominal.isFinal && !nominal.isForeign && !made.contains(nominal)
            && interpreter.heap.objects(of: nominal).isEmpty && !program.storyboards.hasScene(of: nominal)
    }
}
