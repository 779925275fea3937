import NavAtlasModel

/// How coordinators are shown as they start, which they decide themselves by what they do with the controllers that they
/// were given.
struct Startings {
    struct Route: Hashable {
        let coordinator: NodeKey
        let name: String
    }

    /// What each does first with a controller or router.
    var ways: [NodeKey: Set<Presentation>] = [:]
    /// How each shows the container of its own that it fills.
    var containers: [NodeKey: Set<Presentation>] = [:]
    /// How a coordinator shows a container for the one that a route of it starts.
    var routes: [Route: Set<Presentation>] = [:]

    /// How a coordinator is shown that a route starts; `nil` where nothing or several things say.
    func presentation(of child: NodeKey, startedBy route: Route) -> Presentation? {
        let said = [routes[route], containers[child], ways[child]].lazy.compactMap(\.self).first { !$0.isEmpty }
        return said?.count == 1 ? said?.first : nil
    }
}

extension GraphDraft {
    /// Gives the edges to coordinators that were started the presentation that those chose.
    func settleStartings() {
        let open = edges.filter { $0.presentation == nil && nodes[$0.to]?.style == UIKitDialect.id }
        guard !open.isEmpty else { return }
        let declared = Dictionary(grouping: edges.filter(\.kind.isDeclared), by: \.to)
        for edge in open {
            // A transition is called what its coordinator's route is.
            let name = edge.name.lastPart
            let alike = (declared[edge.to] ?? []).filter {
                $0.name == name && (edge.kind == .transition || $0.from == edge.from)
            }
            let known = Set(alike.compactMap(\.presentation))
            edges.remove(edge)
            // The coordinator shows it as it starts, too.
            if edge.kind != .transition, !known.isEmpty { continue }
            let route = Startings.Route(coordinator: alike.first?.from ?? edge.from, name: name)
            var settled = edge
            settled.presentation =
                startings.presentation(of: edge.to, startedBy: route) ?? (known.count == 1 ? known.first : nil)
            if settled.presentation == .root, settled.kind == .route { settled.kind = .root }
            edges.insert(settled)
        }
    }
}
