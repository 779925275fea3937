import NavAtlasModel

/// Reads coordinators of Stinsen 1, the real library's and the headless ones alike, by the shape that they show:
///
///     navigationStack: NavigationStack                 of a navigation coordinator
///     children: TabChild<Owner>                        coordinators: [(Route, AnyCoordinatable)]
///     children: ViewChild                              of a view coordinator
///
/// What a route leads to is computed: the coordinator says it through `RouteResolving`, and what it starts with through
/// `StartProviding`. Headless ones do so by themselves.
enum Stinsen1Reader: CoordinatorReader {
    static let style = "stinsen1"

    static func facts(of coordinator: Reflection, samples: [Any]) throws(RegistryError) -> CoordinatorFacts? {
        guard let flow = flow(of: coordinator) else { return nil }
        var facts = CoordinatorFacts(type: coordinator.type, style: style, flow: flow)
        if flow != .tab {
            if let provider = coordinator.value as? any StartProviding {
                facts.routes.append(.root("start", ShownViews.destinations(in: start(of: provider))))
            } else {
                facts.open.append(.unsaid("start", coordinator.type, "StartProviding"))
            }
        }
        if let resolver = coordinator.value as? any RouteResolving {
            let table = ResolutionTable(resolver)
            facts.routeType = table.route
            for kind in try RouteCases.of(table.route, samples: samples) { add(kind, table, flow, to: &facts) }
        } else if flow == .tab, let tabs = startedTabs(of: coordinator) {
            for (name, child) in tabs { facts.routes.append(route(name, to: child, .tab)) }
        } else {
            facts.open.append(.unsaid("resolveRoute", coordinator.type, "RouteResolving"))
        }
        return facts
    }

    private static func flow(of coordinator: Reflection) -> Node.Flow? {
        if coordinator.properties.contains(where: { $0.name == "navigationStack" && $0.type.base == "NavigationStack" })
        {
            return .stack
        }
        // A lazy property is an optional that is empty until it is first used.
        guard let children = coordinator.properties.first(where: { $0.name == "children" })?.type else { return nil }
        let type = children.base == "Optional" ? children.arguments.first ?? children : children
        switch type.base {
        case "TabChild" where !type.arguments.isEmpty: return .tab
        case "ViewChild": return .view
        default: return nil
        }
    }

    private static func start(of provider: some StartProviding) -> Any {
        RunningCode.run("\(TypeName(of: provider).id).start") { provider.start() }
    }

    private static func add(
        _ kind: RouteCase, _ table: ResolutionTable, _ flow: Node.Flow, to facts: inout CoordinatorFacts
    ) {
        var found: [RouteFact] = []
        for value in kind.values {
            guard let resolution = table.resolve(value) else { continue }
            var fact = flow == .stack ? transition(kind.name, resolution) : route(kind.name, to: resolution, flow)
            fact?.input = kind.input
            if let fact, !found.contains(where: { $0.isSame(as: fact) }) { found.append(fact) }
        }
        if found.isEmpty {
            facts.open.append(.unsampled(kind.name, TypeName(known: table.route).id))
        } else {
            facts.routes += found
        }
    }

    /// What a transition's case says: how it shows what it carries.
    private static func transition(_ name: String, _ transition: Any) -> RouteFact? {
        guard let shown = Reflection(transition).parts.first?.value else { return nil }
        let kind = RouteCases.name(of: transition)
        return RouteFact(
            name: name, kind: .route, presentation: kind == "modal" ? .sheet : Presentation(rawValue: kind),
            destinations: destinations(of: shown))
    }

    private static func route(_ name: String, to shown: Any, _ flow: Node.Flow) -> RouteFact {
        RouteFact(
            name: name, kind: flow == .tab ? .tab : .root, presentation: flow == .tab ? .tab : .root,
            destinations: destinations(of: shown))
    }

    /// The coordinator that is shown, inside all that is put around it, or the screens of a view.
    private static func destinations(of shown: Any) -> [Destination] {
        var reflection = Reflection(shown)
        var isCoordinator = false
        var isContained = false
        var depth = 0
        while depth < WrapperCoordinators.deepest, let child = WrapperCoordinators.child(of: reflection) {
            depth += 1
            isCoordinator = true
            isContained = isContained || WrapperCoordinators.isStinsen1Container(reflection)
            reflection = Reflection(child)
        }
        return isCoordinator
            ? [.coordinator(reflection.type, isContained: isContained)] : ShownViews.destinations(in: shown)
    }

    /// The tabs that were made, by the names of their routes.
    private static func startedTabs(of coordinator: Reflection) -> [(String, Any)]? {
        guard let children = coordinator["children"].flatMap({ Reflection($0).optional }),
            let tabs = Reflection(children)["coordinators"]
        else { return nil }
        return Reflection(tabs).parts.compactMap { tab in
            let parts = Reflection(tab.value).parts
            return parts.count == 2 ? (RouteCases.name(of: parts[0].value), parts[1].value) : nil
        }
    }
}

/// What a coordinator's routes lead to.
private struct ResolutionTable {
    let route: Any.Type
    let resolve: (Any) -> Any?

    init<Resolver: RouteResolving>(_ resolver: Resolver) {
        route = Resolver.ResolvedRoute.self
        resolve = { value in
            (value as? Resolver.ResolvedRoute).map { route in
                RunningCode.run("\(TypeName(Resolver.self).id).\(RouteCases.name(of: value))") {
                    resolver.resolveRoute(route: route)
                }
            }
        }
    }
}

extension RouteFact {
    fileprivate func isSame(as other: RouteFact) -> Bool {
        presentation == other.presentation && destinations == other.destinations
    }
}

extension OpenQuestion {
    fileprivate static func unsaid(_ what: String, _ coordinator: TypeName, _ line: String) -> OpenQuestion {
        OpenQuestion(
            route: what,
            reason: "what \(what) makes cannot be read; declare that \(coordinator.id) conforms to \(line)",
            destinations: [], leadsAnywhere: true)
    }

    fileprivate static func unsampled(_ name: String, _ route: String) -> OpenQuestion {
        OpenQuestion(
            route: name, reason: "no value of this case is known; register a sample: sample(\(route).\(name)(…))",
            destinations: [], leadsAnywhere: true)
    }
}
