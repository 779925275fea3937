import NavAtlasModel

/// How each coordinator is presented when it starts. A coordinator decides that itself: it pushes onto, presents from or
/// fills the controller that it was given.
struct StartPresentations {
    struct Route: Hashable {
        let coordinator: NodeKey
        let name: String
    }

    /// How each coordinator first uses its controller or router.
    private var ways: [NodeKey: Set<Presentation>] = [:]
    /// The same of each of its methods: `showHome` fills what `pushHome` pushes onto.
    private var waysOfMethods: [Route: Set<Presentation>] = [:]
    /// The same, as far as it only keeps a controller in a property: it may have shown that in another way.
    private var keepingWays: [NodeKey: Set<Presentation>] = [:]
    /// The coordinators that show something as they start, in any round, whatever streams tell them.
    private(set) var beginning: Set<NodeKey> = []
    /// How each shows the container of its own that it fills.
    var containers: [NodeKey: Set<Presentation>] = [:]
    /// The empty containers that each makes for itself as it starts: how they are shown, is not said there.
    var kept: [NodeKey: Values] = [:]
    /// How a coordinator shows a container for the one that a route of it starts.
    var routes: [Route: Set<Presentation>] = [:]
    /// How a route shows the containers of coordinators that it starts, before or after that: `present(child.stack)`.
    private var shown: [Route: [NodeKey: Set<Presentation>]] = [:]
    /// The calls that do so.
    private var calls: [NodeKey: Set<DraftLocation>] = [:]
    /// The coordinators that started each one.
    private var starters: [Value: Values] = [:]
    /// The same, in any round.
    private var knownStarters: [Value: Values] = [:]
    /// The same of their types: which object it is, is not always known.
    private var startingTypes: [NodeKey: Set<NodeKey>] = [:]
    /// The methods of a coordinator that a route asks to start it.
    private var methods: [Route: [NodeKey: Set<String>]] = [:]
    /// The routes by which coordinators start each one, whatever then shows it.
    private var startingRoutes: [NodeKey: Set<Route>] = [:]
    /// The screens that start each coordinator, and by which methods, in any round.
    private var screens: [NodeKey: Set<Route>] = [:]
    /// The coordinators that show something in each container.
    private var fillers: [Value: Targets] = [:]
    /// Those of them that do so as they start: another container may show the coordinator by its container.
    private var beginners: [Value: Targets] = [:]
    /// The coordinators that give a controller as they start, from the one that made it outwards.
    private var makers: [Value: [Target]] = [:]
    /// The empty containers that coordinators give as they start.
    var containersGiven: Set<Value> = []

    /// How much it knows of who fills which container: that is kept from round to round, for a container may be shown
    /// before it is filled.
    var count: Int {
        [fillers, beginners].reduce(beginning.count) { $1.values.reduce($0) { $0 + $1.count } }
            + screens.values.reduce(0) { $0 + $1.count }
    }

    mutating func note(_ coordinator: NodeKey, startedBy screen: NodeKey, by method: String) {
        screens[coordinator, default: []].insert(Route(coordinator: screen, name: method))
    }

    /// The ways in which a screen starts a coordinator.
    func ways(of screen: NodeKey?, starting coordinator: NodeKey) -> Set<Route> {
        screens[coordinator, default: []].filter { $0.coordinator == screen }
    }

    mutating func note(beginning coordinator: NodeKey) { beginning.insert(coordinator) }

    mutating func beginRound() {
        (ways, keepingWays, containers, kept, routes, shown) = ([:], [:], [:], [:], [:], [:])
        (starters, startingRoutes, makers, containersGiven) = ([:], [:], [:], [])
        (waysOfMethods, methods) = ([:], [:])
    }

    mutating func note(_ way: Presentation, of coordinator: NodeKey, in method: String, isKept: Bool) {
        if isKept {
            keepingWays[coordinator, default: []].insert(way)
        } else {
            ways[coordinator, default: []].insert(way)
            waysOfMethods[Route(coordinator: coordinator, name: method), default: []].insert(way)
        }
    }

    mutating func note(_ controller: Value, madeBy coordinator: Target) {
        if makers[controller]?.contains(coordinator) != true { makers[controller, default: []].append(coordinator) }
    }

    /// Whether a controller stands for a coordinator that started another one: that one was given it.
    func isGiven(_ controller: Value, to coordinator: Target) -> Bool {
        guard let value = coordinator.value, let makers = makers[controller], !makers.contains(coordinator) else {
            return false
        }
        let above = starters(above: [value])
        return makers.contains { $0.value.map(above.contains) ?? false }
    }

    mutating func note(
        _ coordinator: Target, startedBy starter: Target, inRoute name: String, asking method: String
    ) {
        let route = Route(coordinator: starter.node, name: name)
        startingTypes[coordinator.node, default: []].insert(starter.node)
        startingRoutes[coordinator.node, default: []].insert(route)
        methods[route, default: [:]][coordinator.node, default: []].insert(method)
        guard let value = coordinator.value, let starter = starter.value else { return }
        starters[value, default: []].insert(starter)
        knownStarters[value, default: []].insert(starter)
    }

    mutating func note(
        _ child: NodeKey, startedBy route: Route, shownAs presentation: Presentation, at place: DraftLocation
    ) {
        shown[route, default: [:]][child, default: []].insert(presentation)
        calls[child, default: []].insert(place)
    }

    /// The route by which a coordinator has started another one, of which it now shows what that gave: `showList` in
    /// `func start() { stack.setViewControllers([showList()], animated: false) }`.
    func route(from coordinator: NodeKey, starting child: NodeKey) -> String? {
        let routes = startingRoutes[child, default: []].filter { $0.coordinator == coordinator }
        return routes.count == 1 ? routes.first?.name : nil
    }

    /// The calls that show the containers of some coordinators, which others start.
    func calls(showing children: Set<NodeKey>) -> Set<DraftLocation> {
        children.reduce(into: []) { $0.formUnion(calls[$1] ?? []) }
    }

    /// The coordinators that started some, and those that started them.
    func starters(above coordinators: Values) -> Values { Self.all(above: coordinators, in: starters) }

    private static func all(above coordinators: Values, in starters: [Value: Values]) -> Values {
        var above: Values = []
        var open = coordinators
        while !open.isEmpty {
            open = open.reduce(into: Values()) { $0.unite(starters[$1] ?? []) }.subtracting(above)
            above.unite(open)
        }
        return above
    }

    mutating func note(_ container: Value, filledBy coordinator: Target, asItStarts isStarting: Bool) {
        fillers[container, default: []].insert(coordinator)
        if isStarting { beginners[container, default: []].insert(coordinator) }
    }

    func isFilled(_ container: Value) -> Bool { fillers[container] != nil }

    func isFilled(_ container: Value, by coordinator: NodeKey) -> Bool {
        fillers[container]?.contains { $0.node == coordinator } ?? false
    }

    /// The coordinators that fill a container later, where none begins by that, and no coordinator starts them.
    func coordinators(laterIn container: Value) -> Targets {
        guard beginners[container] == nil else { return [] }
        return fillers[container, default: []].filter { !isStarted($0.node) }
    }

    /// The coordinators that begin by filling a container, without those that one of them starts there.
    func coordinators(beginningIn container: Value) -> Targets {
        guard let found = beginners[container], found.count > 1 else { return beginners[container] ?? [] }
        let values = Values(found.compactMap(\.value))
        let first = found.filter { target in
            guard let value = target.value else { return true }
            return Self.all(above: [value], in: knownStarters).isDisjoint(with: values.subtracting([value]))
        }
        let nodes = Set(first.map(\.node))
        let ofFirstTypes = first.filter { types(above: $0.node).isDisjoint(with: nodes.subtracting([$0.node])) }
        // Where code that is no coordinator's begins with one, those that coordinators start come later.
        let begun = ofFirstTypes.filter { startingTypes[$0.node] == nil }
        return [begun, ofFirstTypes].first { !$0.isEmpty } ?? first
    }

    /// Whether a coordinator was seen to start one of a type.
    func isStarted(_ node: NodeKey) -> Bool { startingTypes[node] != nil }

    /// The same of one coordinator.
    func isStarted(_ node: NodeKey, by coordinator: NodeKey) -> Bool {
        startingTypes[node]?.contains(coordinator) ?? false
    }

    private func types(above node: NodeKey) -> Set<NodeKey> {
        var above: Set<NodeKey> = []
        var open: Set<NodeKey> = [node]
        while !open.isEmpty {
            open = Set(open.flatMap { startingTypes[$0] ?? [] }).subtracting(above)
            above.formUnion(open)
        }
        return above
    }

    /// The coordinator that a controller stands for where one shows it; `nil` where that one made it itself.
    func maker(of controller: Value, shownBy owner: NodeKey?) -> Target? {
        guard let makers = makers[controller] else { return nil }
        guard let owner, let index = makers.firstIndex(where: { $0.node == owner }) else { return makers.last }
        return index > 0 ? makers[index - 1] : nil
    }

    /// How a coordinator is shown that a route starts; `nil` where nothing or several things say.
    func presentation(of child: NodeKey, startedBy route: Route) -> Presentation? {
        let own: Set<Presentation>? = fillsOwnContainer(child) ? [.root] : nil
        let asked = methods[route]?[child] ?? []
        let ofMethods = asked.reduce(into: Set<Presentation>()) {
            $0.formUnion(waysOfMethods[Route(coordinator: child, name: $1)] ?? [])
        }
        let said = [
            shown[route]?[child], routes[route], containers[child], own, ofMethods, ways[child], keepingWays[child],
        ].lazy.compactMap(\.self).first { !$0.isEmpty }
        return said?.count == 1 ? said?.first : nil
    }

    /// Whether a coordinator begins in a container that it made for itself, and in none that it was given.
    private func fillsOwnContainer(_ coordinator: NodeKey) -> Bool {
        guard let kept = kept[coordinator] else { return false }
        return fillers.allSatisfy { kept.contains($0) || !$1.contains { $0.node == coordinator } }
    }
}

extension GraphDraft {
    /// Leaves out that a coordinator shows another one as its root, which it shows as one of its tabs.
    func leaveOutRoot(_ child: NodeKey, of coordinator: NodeKey, named names: [String]) {
        edges = edges.filter {
            $0.from != coordinator || $0.to != child || $0.presentation != .root || !names.contains($0.name)
        }
    }

    /// Sets the presentation of edges that start a coordinator to the one that the coordinator chose.
    func settleStartPresentations() {
        let open = edges.filter { $0.presentation == nil && nodes[$0.to]?.style == CoordinatorKind.styleOfControllers }
        guard !open.isEmpty else { return }
        let declared = Dictionary(grouping: edges.filter(\.kind.isDeclared), by: \.to)
        let seen = Dictionary(grouping: edges.filter { $0.kind == .transition && $0.presentation != nil }, by: \.ends)
        for edge in open {
            // A transition is called what its coordinator's route is.
            let name = edge.name.lastPart
            let alike = routes(alike: edge, named: name, among: declared[edge.to] ?? [])
            let known = Set(alike.compactMap(\.presentation))
            edges.remove(edge)
            // The coordinator shows it as it starts, too.
            if edge.kind != .transition, !known.isEmpty { continue }
            // The coordinator was seen to show what the other one gave it.
            if edge.kind == .transition, seen[edge.ends]?.contains(where: { $0.name == edge.name }) ?? false {
                continue
            }
            let route = StartPresentations.Route(coordinator: alike.first?.from ?? edge.from, name: name)
            var widened = edge
            widened.presentation =
                startings.presentation(of: edge.to, startedBy: route) ?? (known.count == 1 ? known.first : nil)
            if widened.presentation == .root, widened.kind == .route { widened.kind = .root }
            edges.insert(widened)
        }
    }

    /// The routes that a transition may take, or that are declared beside a route: those of the coordinator after which it is
    /// called, as far as there are any.
    private func routes(alike edge: DraftEdge, named name: String, among declared: [DraftEdge]) -> [DraftEdge] {
        let alike = declared.filter { $0.name == name && (edge.kind == .transition || $0.from == edge.from) }
        let ofItsCoordinator = alike.filter { route in
            guard case .type(let nominal) = route.from else { return false }
            return edge.name == "\(nominal.name).\(name)"
        }
        return (ofItsCoordinator.isEmpty ? alike : ofItsCoordinator).sorted { order(of: $0) < order(of: $1) }
    }

    private func order(of route: DraftEdge) -> Int {
        if case .type(let nominal) = route.from { nominal.id } else { .max }
    }
}
