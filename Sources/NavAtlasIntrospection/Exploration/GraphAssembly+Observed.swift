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
        shown.flatMap { shown in
            var found = [.coordinator(shown.coordinator, isContained: false), shown.destination]
            if case .action(let from, _) = shown.cause { found.append(from) }
            return found
        } + opened.flatMap(\.visible)
            + (empty.map(\.coordinator) + unhandled.map(\.coordinator)).map { .coordinator($0, isContained: false) }
    }
}

extension GraphAssembly {
    /// Adds what was seen on live coordinators: evidence of declared ways, ways and transitions that no declaration
    /// tells, and what went wrong.
    func add(_ seen: Observations, to parts: inout GraphParts, _ names: NodeNames) {
        var places = Dictionary(grouping: parts.edges.indices, by: { parts.edges[$0].from })
        for shown in seen.shown {
            let origin = self.origin(shown.coordinator, &parts, names)
            switch shown.cause {
            case .start:
                let target = node(of: shown.destination, by: "\(origin).start", names)
                for place in places[origin] ?? [] where parts.edges[place].initial {
                    // Which route the first screen belongs to is known by what it shows alone.
                    let isInline = parts.edges[place].to.hasPrefix("inline:") && target.id.hasPrefix("inline:")
                    if parts.edges[place].to == target.id || isInline { parts.edges[place].evidence.insert(.observed) }
                }
            case .route(let name):
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

    private func origin(_ coordinator: TypeName, _ parts: inout GraphParts, _ names: NodeNames) -> String {
        let node = node(of: .coordinator(coordinator, isContained: false), by: "", names)
        parts.nodes.append(node)
        return node.id
    }

    /// What is wrong with what URLs have opened, by the links that are declared.
    func mismatches(in seen: Observations, links: [DeepLink], _ names: NodeNames) -> [Remark] {
        seen.opened.compactMap { opened in
            let url = opened.link.url
            let matching = links.filter { $0.pattern == url || $0.parameters(of: url) != nil }
            // A link without a destination is for another rule.
            let targets = matching.compactMap(\.to)
            let visible = opened.visible.map { node(of: $0, by: "", names).id }
            let shown = visible.last.map { "\($0) was shown" } ?? "nothing was shown"
            var problem: String?
            if let failure = opened.failure {
                problem = "could not be opened: \(failure)"
            } else if matching.isEmpty {
                problem = "matches no declared link; \(shown)"
            } else if let wanted = targets.first, !targets.contains(where: visible.contains) {
                problem = "should open \(wanted), but \(shown)"
            } else {
                let missing = matching.flatMap { $0.parameters(of: url) ?? [:] }.sorted { $0.key < $1.key }
                    .first { parameter in
                        !opened.inputs.contains { $0.lowercased().contains(parameter.value.lowercased()) }
                    }
                if let (name, value) = missing { problem = "opens \(visible.last ?? ""), but without \(name)=\(value)" }
            }
            return problem.map { Remark(.deepLinkMismatch, url, detail: $0, location: opened.link.location) }
        }
    }
}

extension Presentation {
    /// What a declaration of it would be.
    fileprivate var declaredKind: Edge.Kind { self == .root ? .root : self == .tab ? .tab : .route }
}
