import NavAtlasModel

/// The parts of a graph while it is put together.
struct GraphParts {
    var nodes: [Node] = []
    var edges: [Edge] = []
    var unresolved: [UnresolvedCall] = []
    var remarks: [Remark] = []
}

extension Remark.Kind {
    static let failingFactory = Remark.Kind(rawValue: "failing-factory")
    static let emptyRoute = Remark.Kind(rawValue: "empty-route")
    static let boundedExploration = Remark.Kind(rawValue: "bounded-exploration")
    static let deepLinkMismatch = Remark.Kind(rawValue: "deep-link-mismatch")
}

extension Observations {
    /// All that has to have a name in the graph.
    var destinations: [Destination] {
        var found: [Destination] = []
        for shown in shown {
            found += [.coordinator(shown.coordinator, isContained: false), shown.destination]
            if case .action(let from, _) = shown.cause { found.append(from) }
        }
        for opened in opened { found += opened.attempts.flatMap(\.visible) }
        let coordinators = empty.map(\.coordinator) + unhandled.map(\.coordinator)
        return found + coordinators.map { .coordinator($0, isContained: false) }
    }
}

extension LiveGraphAssembly {
    /// Adds what was seen on live coordinators: evidence of declared ways, ways and transitions that no declaration
    /// tells, and what went wrong.
    func add(_ seen: Observations, to parts: inout GraphParts, _ names: LiveNodeIDs) {
        var places = Dictionary(grouping: parts.edges.indices, by: { parts.edges[$0].from })
        for shown in seen.shown {
            let origin = node(of: .coordinator(shown.coordinator, isContained: false), by: "", names).id
            switch shown.cause {
            case .start:
                let target = node(of: shown.destination, by: "\(origin).start", names)
                // Which route the first screen belongs to is known by what it shows alone.
                let roots = (places[origin] ?? []).filter { place in
                    let edge = parts.edges[place]
                    let isInline = edge.initial && Node.isInline(edge.to) && target.isInline
                    return edge.kind == .root && (edge.to == target.id || isInline)
                }
                let initial = roots.filter { parts.edges[$0].initial }
                for place in initial.isEmpty ? roots : initial { parts.edges[place].evidence.insert(.observed) }
            case .child:
                let target = node(of: shown.destination, by: "", names).id
                for place in places[origin] ?? [] where parts.edges[place].to == target {
                    parts.edges[place].evidence.insert(.observed)
                }
            case .route(let name):
                let origin = self.origin(shown.coordinator, &parts, names)
                let target = node(of: shown.destination, by: "\(origin).\(name)", names)
                // Where the case that a route carries decides what is shown, the way is called `route.case`.
                let declared = (places[origin] ?? []).filter { place in
                    let edge = parts.edges[place]
                    return edge.to == target.id && (edge.name == name || edge.name.hasPrefix(name + "."))
                }
                let match =
                    declared.first { parts.edges[$0].presentation == shown.presentation }
                    ?? declared.first { parts.edges[$0].presentation == nil || parts.edges[$0].kind != .route }
                if let match {
                    parts.edges[match].evidence.insert(.observed)
                } else {
                    places[origin, default: []].append(parts.edges.count)
                    parts.nodes.append(target)
                    parts.edges.append(
                        Edge(
                            from: origin, to: target.id, kind: shown.presentation.declaredKind, name: name,
                            presentation: shown.presentation, evidence: [.observed]))
                }
            case .action(let from, let route):
                let origin = self.origin(shown.coordinator, &parts, names)
                let target = node(of: shown.destination, by: "\(origin).\(route)", names)
                let source = node(of: from, by: "\(origin).\(route)", names)
                parts.nodes += [source, target]
                parts.edges.append(
                    Edge(
                        from: source.id, to: target.id, kind: .transition, name: "\(origin).\(route)",
                        presentation: shown.presentation, evidence: [.observed]))
            }
        }
        for (coordinator, route, failure) in seen.empty {
            let origin = self.origin(coordinator, &parts, names)
            parts.remarks.append(Remark(.emptyRoute, "\(origin).\(route)", detail: failure))
        }
        for (coordinator, action) in seen.unhandled {
            parts.unresolved.append(
                UnresolvedCall(
                    what: "handle(\(action))", reason: UnresolvedCall.unhandledAction,
                    from: origin(coordinator, &parts, names)))
        }
        for (coordinator, error) in seen.failures {
            parts.remarks.append(Remark(.failingFactory, names[coordinator], detail: error))
        }
        for (coordinator, bound) in seen.bounded {
            parts.remarks.append(Remark(.boundedExploration, names[coordinator], detail: bound))
        }
    }

    private func origin(_ coordinator: TypeName, _ parts: inout GraphParts, _ names: LiveNodeIDs) -> String {
        let node = node(of: .coordinator(coordinator, isContained: false), by: "", names)
        parts.nodes.append(node)
        return node.id
    }
}

extension Presentation {
    /// What a declaration of it would be.
    fileprivate var declaredKind: Edge.Kind { self == .root ? .root : self == .tab ? .tab : .route }
}
