import NavAtlasModel

/// Reads coordinators of SwiftUICoordinator, 2.x and 3.x, the real library's and the headless ones alike, by the shape
/// that they show:
///
///     childCoordinators: [Coordinator] or [WeakCoordinator]   with navigationController, startRoute, parent or window
///     startRoute: Route                                       an enum; the route that is shown first
///     tabs: [Route]                                           of a tab bar coordinator
///
/// Which view a route shows, and how, is computed: the coordinator and its routes say it through `DestinationProviding`
/// and `ActionProviding`. Headless ones do so by themselves.
enum SwiftUICoordinatorReader: CoordinatorReader {
    static let style = "swiftUICoordinator"

    private static let companions = ["navigationController", "startRoute", "parent", "tabBarController"]

    static func facts(of coordinator: Reflection, samples: [Any]) throws(RegistryError) -> CoordinatorFacts? {
        guard isCoordinator(coordinator) else { return nil }
        let tabs = coordinator["tabs"].flatMap { coordinator["tabBarController"] == nil ? nil : $0 }
        var facts = CoordinatorFacts(type: coordinator.type, style: style, flow: tabs == nil ? .stack : .tab)
        let start = coordinator["startRoute"]
        let shown = tabs.map { Reflection($0).parts.map(\.value) } ?? [start].compactMap(\.self)
        let table = try DestinationTable.all(of: coordinator.value).first
        facts.routeType = table?.route ?? routeType(of: coordinator)
        if let route = facts.routeType {
            let routes = RouteDestinations(
                table: table, route: route, start: start.map(RouteCases.name), tabs: tabs.map { _ in shown })
            for kind in try RouteCases.of(route, samples: shown + samples) { routes.add(kind, to: &facts) }
        }
        facts.routes += childRoutes(of: coordinator)
        facts.startsInCode = !(coordinator.value is any LiveNavigation)
        facts.startsRoots = startsRoots(coordinator)
        return facts
    }

    static func children(of coordinator: Reflection) -> [Any] {
        guard isCoordinator(coordinator), let children = coordinator["childCoordinators"] else { return [] }
        return Reflection(children).parts.compactMap { child(in: $0.value) }
    }

    static func childRoutes(of coordinator: Reflection) -> [RouteFact] {
        children(of: coordinator).map { child in
            let start = (child as? any LiveNavigation).flatMap {
                (coordinator.value as? any LiveNavigation)?.start(of: $0)
            }
            return .child(child, start, isRoot: startsRoots(coordinator))
        }
    }

    /// A coordinator without routes of its own shows the flows that it starts as its roots.
    private static func startsRoots(_ coordinator: Reflection) -> Bool {
        routeType(of: coordinator) == nil && !(coordinator.value is any DestinationProviding)
    }

    private static func isCoordinator(_ coordinator: Reflection) -> Bool {
        coordinator["childCoordinators"] != nil && companions.contains { coordinator[$0] != nil }
    }

    private static func routeType(of coordinator: Reflection) -> Any.Type? {
        if let start = coordinator["startRoute"] { return type(of: start) }
        guard coordinator["tabBarController"] != nil, let tabs = coordinator["tabs"] else { return nil }
        return TypeMetadata(type(of: tabs)).firstArgument
    }

    /// The coordinator in an element of `childCoordinators`; `nil` where it is held weakly and gone.
    private static func child(in element: Any) -> Any? {
        guard TypeName(of: element).base == "WeakCoordinator" else { return element }
        return Reflection(element)["coordinator"].flatMap { Reflection($0).optional }
    }
}

/// What the routes of one coordinator lead to.
private struct RouteDestinations {
    let table: DestinationTable?
    let route: Any.Type
    /// The name of the first route.
    let start: String?
    /// The routes that are tabs, in a tab bar.
    let tabs: [Any]?

    func add(_ kind: RouteCase, to facts: inout CoordinatorFacts) {
        let actions = kind.values.compactMap { ($0 as? any ErasedActionProviding)?.erasedAction }
        let isStart = kind.name == start
        if tabs == nil, !actions.isEmpty, actions.allSatisfy({ Reflection($0).optional == nil }) {
            // The route of a child coordinator: what it makes is not shown.
            return facts.open.append(.childRoute(kind.name, facts.type))
        }
        guard let destinations = table.flatMap({ $0.destinations(of: kind) }) else {
            return facts.open.append(.unknown(kind, of: route, table, facts.type))
        }
        if destinations == [.inline(view: "EmptyView")] {
            return facts.open.append(.placeholder(kind.name, facts.type))
        }
        if let tabs {
            let isTab = tabs.contains { RouteCases.name(of: $0) == kind.name }
            if !isTab { return facts.open.append(.noTab(kind.name, destinations)) }
            facts.routes.append(RouteFact(name: kind.name, kind: .tab, presentation: .tab, destinations: destinations))
            return
        }
        var presentations: [Presentation?] = []
        for action in actions.map(presentation) where !presentations.contains(action) { presentations.append(action) }
        if presentations.isEmpty {
            facts.open.append(.unknownAction(kind.name, TypeName(known: route).id))
            presentations = [nil]
        }
        for presentation in presentations {
            facts.routes.append(
                RouteFact(
                    name: kind.name, kind: isStart ? .root : .route, presentation: presentation, input: kind.input,
                    isInitial: isStart, destinations: destinations))
        }
    }

    /// What an action's case says: `push`, or `present` with a style.
    private func presentation(_ action: Any) -> Presentation? {
        guard let action = Reflection(action).optional else { return nil }
        if let said = action as? Presentation { return said }
        let name = RouteCases.name(of: action)
        guard name == "present" else { return Presentation(rawValue: name) }
        let payload = Reflection(action).parts.first.map { Reflection($0.value) }
        guard let style = payload?["modalPresentationStyle"] else { return .sheet }
        return Reflection(style).isFullScreenStyle ? .fullScreen : .sheet
    }
}

extension Reflection {
    /// Whether a `UIModalPresentationStyle` covers the screen. The real one is imported from C: it shows a number.
    fileprivate var isFullScreenStyle: Bool {
        let covering = ["fullScreen", "currentContext", "overFullScreen", "overCurrentContext"]
        if let name = caseName { return covering.contains(name) }
        let numbers = [0: "fullScreen", 3: "currentContext", 5: "overFullScreen", 6: "overCurrentContext"]
        return (value as? any RawRepresentable).flatMap { $0.rawValue as? Int }.flatMap { numbers[$0] } != nil
    }
}

extension RouteFact {
    /// A coordinator that was started: the root of one that shows no routes of its own.
    fileprivate static func child(_ child: Any, _ start: LiveStart?, isRoot: Bool) -> RouteFact {
        let type = TypeName(of: child)
        return RouteFact(
            name: start?.name ?? Edge.startName, kind: isRoot ? .root : .route,
            presentation: isRoot ? .root : .push, isInitial: isRoot && start?.isAnswer != true,
            destinations: [.coordinator(type, isContained: false)])
    }
}

extension OpenQuestion {
    fileprivate static func childRoute(_ name: String, _ coordinator: TypeName) -> OpenQuestion {
        OpenQuestion(
            route: name,
            reason: "its action is nil: a child coordinator shows it, and only the handler knows which; say it: "
                + "starts(Child.self, from: \(coordinator.id).self, as: \"\(name)\")",
            destinations: [], leadsAnywhere: true)
    }

    fileprivate static func placeholder(_ name: String, _ coordinator: TypeName) -> OpenQuestion {
        OpenQuestion(
            route: name,
            reason: "it shows an EmptyView, which stands for a child coordinator; say which: "
                + "starts(Child.self, from: \(coordinator.id).self, as: \"\(name)\")",
            destinations: [], leadsAnywhere: true)
    }

    fileprivate static func noTab(_ name: String, _ destinations: [Destination]) -> OpenQuestion {
        OpenQuestion(route: name, reason: "the route is not among the tabs", destinations: destinations)
    }

    fileprivate static func unknownAction(_ name: String, _ route: String) -> OpenQuestion {
        OpenQuestion(
            route: name,
            reason:
                "how it is shown is not known; declare that \(route) conforms to ActionProviding, which asks for its "
                + "action, and register a sample where the case carries a value",
            destinations: [])
    }
}
