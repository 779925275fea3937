import NavAtlasModel

// Removes edges that other edges make redundant.

extension GraphAssembly {
    /// A coordinator that shows a controller, and keeps it in a property beside that, shows it once: `current = detail`.
    mutating func dropDuplicatesOfKeptControllers() {
        struct Way: Hashable {
            let (from, to, name, isTransition): (NodeKey, NodeKey, String, Bool)
            init(_ edge: DraftEdge) {
                (from, to, name, isTransition) = (edge.from, edge.to, edge.name, edge.kind == .transition)
            }
        }
        let shown = Set(edges.filter { !draft.keeping.contains($0.location) }.map(Way.init))
        edges = edges.filter { !draft.keeping.contains($0.location) || !shown.contains(Way($0)) }
    }

    /// A route that is the root for one object of a coordinator is no other route for another.
    mutating func dropRoutesThatAreRoots() {
        struct Way: Hashable {
            let (from, to, name, place): (NodeKey, NodeKey, String, DraftLocation?)
            init(_ edge: DraftEdge, at place: DraftLocation?) {
                (from, to, name, self.place) = (edge.from, edge.to, edge.name, place)
            }
        }
        let roots = edges.filter { $0.kind == .root }
        let ways = Set(roots.flatMap { [Way($0, at: nil), Way($0, at: $0.location)] })
        edges = edges.filter { edge in
            edge.kind != .route || !ways.contains(Way(edge, at: edge.presentation == nil ? nil : edge.location))
        }
    }

    /// A container of one kind for all stacks that presents itself: what such a sheet begins with is shown by the sheet,
    /// and is no root of the container that presents it.
    mutating func dropRootsThatAreModal() {
        struct Pair: Hashable { let (from, to): (NodeKey, NodeKey) }
        let modal = Set(
            edges.filter { $0.kind == .route && $0.presentation.map(Self.modals.contains) == true }
                .map { Pair(from: $0.from, to: $0.to) })
        let others = Set(
            edges.filter { $0.kind == .root && !modal.contains(Pair(from: $0.from, to: $0.to)) }.map(\.from))
        edges = edges.filter {
            $0.kind != .root || $0.name != "root" || !others.contains($0.from)
                || !modal.contains(Pair(from: $0.from, to: $0.to))
        }
    }

    /// Where several screens show a sheet by the state of one object, which may be any route of the app, each shows what
    /// it was seen to ask for, or what a screen above it asked it for.
    mutating func dropSharedModals() {
        struct Way: Hashable {
            let (from, to, name): (NodeKey, NodeKey, Substring?)
            let presentation: Presentation
            init(_ from: NodeKey, _ to: NodeKey, _ name: String, _ presentation: Presentation) {
                (self.from, self.to, self.name) = (from, to, name.split(separator: ".").last)
                self.presentation = presentation
            }
        }
        // What is pushed to the same destination asks for no sheet, and what is a sheet for no cover.
        var taken: Set<Way> = []
        for edge in edges where edge.kind == .transition {
            for presentation in edge.presentation.map({ [$0] }) ?? Array(Self.modals) {
                for node in [edge.from, edge.host].compactMap(\.self) {
                    taken.insert(Way(node, edge.to, edge.name, presentation))
                }
            }
        }
        var unasked: Set<Way> = []
        for (key, triggers) in triggers where key.nominal.kind == .class {
            let shared = triggers.filter { trigger in
                trigger.routes.count > 1 && Self.modals.contains(trigger.presentation)
                    && draft.nodes[trigger.node]?.kind == .screen
            }
            guard Set(shared.map(\.node)).count > 1 else { continue }
            for trigger in shared {
                for route in trigger.routes {
                    unasked.formUnion(route.targets.map { Way(trigger.node, $0, route.name, trigger.presentation) })
                }
            }
        }
        let reached = Set(taken.map(\.to))
        for trigger in triggersOfSharedTables() {
            for route in trigger.routes {
                unasked.formUnion(
                    route.targets.intersection(reached).map {
                        Way(trigger.node, $0, route.name, trigger.presentation)
                    })
            }
        }
        unasked.subtract(taken)
        guard !unasked.isEmpty else { return }
        edges = edges.filter { edge in
            guard edge.kind == .route, let presentation = edge.presentation else { return true }
            return !unasked.contains(Way(edge.from, edge.to, edge.name, presentation))
        }
    }

    /// The states that a view shows which several screens share, where all is known that a state is set to.
    private func triggersOfSharedTables() -> [StateTrigger] {
        let tables = Dictionary(
            grouping: draft.triggers.filter { $0.routes.count > 1 && Self.modals.contains($0.presentation) },
            by: \.table)
        return tables.flatMap { table, triggers in
            guard table != nil, Set(triggers.map(\.node)).count > 1 else { return [StateTrigger]() }
            return triggers.filter { $0.key.map(isKnown) ?? false }
        }
    }

    /// Whether a state is set only to cases that are known.
    private func isKnown(_ key: PropertyKey) -> Bool {
        let assigned = draft.mutations.keys.filter { $0.key == key }.map(\.values)
        return !assigned.isEmpty
            && assigned.allSatisfy { values in
                !values.isEmpty
                    && values.allSatisfy { value in
                        switch value {
                        case .enumCase, .null: true
                        default: false
                        }
                    }
            }
    }

    private static let modals: Set<Presentation> = [.sheet, .fullScreen, .popover]
}
