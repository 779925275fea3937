import NavAtlasModel

/// XCoordinator: an enum of routes for each coordinator, which `prepareTransition(for:)` turns into transitions, and
/// routers of the enum's type that screens trigger routes on.
struct XCoordinatorDialect: Dialect {
    static let id = "xCoordinator"
    static let modules: Set<String> = ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine", "RxCoordinator"]

    static let vocabulary = Vocabulary(
        modules: modules,
        terms: ["trigger", "triggerPublisher", "contextTrigger"].map { Vocabulary.Term(name: $0, isSure: false) })

    static func rewritten(_ files: [FileFacts]) -> [FileFacts] {
        guard files.contains(where: { $0.imports.contains(where: modules.contains) }) else { return files }
        return files.map(XCoordinatorRewriting.rewritten)
    }

    let triggerWords: Set<String> = ["trigger", "triggerPublisher", "contextTrigger"]

    // MARK: Coordinators

    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind? {
        guard nominal.kind == .class, !nominal.isForeign, let parent = library(of: nominal, interpreter) else {
            return nil
        }
        let words = ([parent.lastName] + parent.arguments.map(\.lastName)).joined(separator: " ")
        let flow = Self.flows.first { words.contains($0.word) }?.flow ?? .view
        return CoordinatorKind(style: Self.id, flow: flow)
    }

    /// The library's class that a coordinator inherits.
    private func library(of nominal: Nominal, _ interpreter: Interpreter) -> ResolvedType? {
        // Other libraries have classes of these names, which know no routes.
        guard !interpreter.program.importedModules.isDisjoint(with: Self.modules) else { return nil }
        return interpreter.program.externalAncestors(of: nominal).first { parent in
            guard Self.classes.contains(parent.lastName) else { return false }
            if let dot = parent.name.firstIndex(of: "."), !Self.modules.contains(String(parent.name[..<dot])) {
                return false
            }
            return parent.arguments.first?.nominal?.kind == .enum || resolver(of: nominal, interpreter) != nil
        }
    }

    private static let classes: Set<String> = [
        "NavigationCoordinator", "TabBarCoordinator", "ViewCoordinator", "SplitCoordinator", "PageCoordinator",
        "BaseCoordinator", "BasicCoordinator", "BasicNavigationCoordinator", "BasicTabBarCoordinator",
        "BasicViewCoordinator",
    ]

    /// What stands in the name of a class, or of the transitions that it makes, and the flow that it is.
    private static let flows: [(word: String, flow: Node.Flow)] = [("TabBar", .tab), ("Navigation", .stack)]

    func isCoordinator(_ value: Value, _ interpreter: Interpreter) -> Bool {
        value.nominal(in: interpreter.heap).flatMap(interpreter.flow)?.style == Self.id
    }

    func resolver(of nominal: Nominal, _ interpreter: Interpreter) -> Function? {
        interpreter.program.methods("prepareTransition", of: nominal).first {
            $0.fact.parameters.first?.label == "for" && $0.fact.body != nil
        }
    }

    /// The enum whose cases are a coordinator's routes.
    func routes(of nominal: Nominal, _ interpreter: Interpreter) -> Nominal? {
        let generic = interpreter.program.externalAncestors(of: nominal).first {
            Self.classes.contains($0.lastName)
        }?.arguments.first?.nominal
        if let generic, generic.kind == .enum { return generic }
        guard let function = resolver(of: nominal, interpreter), let written = function.fact.parameters.first?.type
        else { return nil }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        return interpreter.program.resolve(written, in: place).nominal
    }

    /// The coordinators that show the routes of an enum.
    func coordinators(of routes: Nominal, _ interpreter: Interpreter) -> [Nominal] {
        interpreter.program.nominals.filter {
            $0.kind == .class && interpreter.flow(of: $0)?.style == Self.id
                && self.routes(of: $0, interpreter) === routes
        }
    }

    // MARK: Routers

    /// A router of a coordinator stands for that, and so does the controller that it shows.
    func member(_ name: String, of value: Value, _ interpreter: Interpreter) -> Values? {
        switch value {
        case .external(let type, _, nil, _) where Self.routers.contains(type.lastPart):
            return Self.handles.contains(name) ? [value] : nil
        case .object, .instance:
            guard Self.handles.contains(name), let nominal = value.nominal(in: interpreter.heap) else { return nil }
            if isCoordinator(value, interpreter) || redirection(of: nominal, interpreter) != nil {
                // To the coordinator itself it is the container that it works.
                let isOwn = name == "rootViewController" && interpreter.callers.last?.receiver == value
                return isOwn ? nil : [value]
            }
            // A controller is shown as itself.
            let isOwn = interpreter.program.property(name, of: nominal) != nil
            return name == "viewController" && !isOwn && interpreter.isController(nominal) ? [value] : nil
        default: return nil
        }
    }

    private static let handles: Set<String> = [
        "strongRouter", "unownedRouter", "weakRouter", "anyRouter", "anyCoordinator", "rx", "viewController",
        "rootViewController",
    ]

    static let routers: Set<String> = [
        "StrongRouter", "UnownedRouter", "WeakRouter", "AnyRouter", "AnyCoordinator", "Router", "RouterProtocol",
    ]

    /// The enum of the parent's routes, of a router that hands its routes on to another.
    func redirection(of nominal: Nominal, _ interpreter: Interpreter) -> ResolvedType? {
        interpreter.program.externalAncestors(of: nominal).first { $0.lastName == "RedirectionRouter" }
    }

    /// A redirecting router is shown as the controller that it was made with, and what the app writes to be presented as its
    /// `viewController`.
    func unwrapped(_ value: Value, _ interpreter: Interpreter) -> Unwrapped? {
        // Of a router that comes from elsewhere, only the routes are known.
        if case .external(let name, let generics, nil, _) = value, Self.routers.contains(name.lastPart),
            let type = generics.first?.nominal
        {
            let all = coordinators(of: type, interpreter)
            return all.isEmpty ? nil : Unwrapped(values: Values(all.map { .instance($0, []) }), isContainer: false)
        }
        guard case .object(let id) = value, case let nominal = interpreter.heap[id].nominal else { return nil }
        let shown =
            redirection(of: nominal, interpreter) != nil
            ? interpreter.heap[id].fields["viewController"] ?? []
            : isPresentable(nominal, interpreter) ? interpreter.read("viewController", of: value) : []
        return shown.isEmpty ? nil : Unwrapped(values: shown, isContainer: false)
    }

    /// Whether a class of the app's says itself which controller it is presented as.
    private func isPresentable(_ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        interpreter.program.property("viewController", of: nominal)?.nominal?.kind == .class
            && interpreter.program.externalAncestors(of: nominal).contains {
                ["Presentable", "Router"].contains($0.lastName)
            }
    }

    // MARK: Calls

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let type = site.type { return made(type, site, interpreter) }
        switch site.name {
        case "trigger", "triggerPublisher", "contextTrigger": return trigger(site, interpreter)
        case "chain" where site.has("routes"), "deepLink": return several(site, interpreter)
        case "addChild": return adopt(site, interpreter)
        default: return nil
        }
    }

    /// `StrongRouter(coordinator)`
    private func made(_ type: ResolvedType, _ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if case .external = type, Self.transitions.contains(type.lastName) { return written(site, interpreter) }
        guard case .external = type, Self.routers.contains(type.lastName), let first = site.arguments.first,
            first.label == nil
        else { return nil }
        let given = interpreter.evaluate(first.value, in: site.scope, expecting: nil)
        return given.contains { isCoordinator($0, interpreter) || answer(of: $0, interpreter) != nil } ? given : nil
    }

    /// What a router that the app writes itself does for the routes that are triggered on it; `nil` for any other value.
    private func answer(of router: Value, _ interpreter: Interpreter) -> Function? {
        guard let nominal = router.nominal(in: interpreter.heap), !isCoordinator(router, interpreter),
            isPresentable(nominal, interpreter)
        else { return nil }
        return interpreter.program.methods("contextTrigger", of: nominal).first { $0.fact.parameters.count == 3 }
    }

    /// `addChild(coordinator)` instead of a transition, of a child that works the same container.
    private func adopt(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let receivers = site.base == nil ? site.scope.frame.receiver.map { [$0] } ?? [] : site.receivers
        guard let own = receivers.first, isCoordinator(own, interpreter), let argument = site.arguments.first,
            let nominal = own.nominal(in: interpreter.heap)
        else { return nil }
        let children = interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
        interpreter.journal.follow(at: site.location)
        for route in resolvedRoutes(site.scope, nominal, interpreter) {
            interpreter.heap.write(children, toAny: nominal, Self.children(of: route))
        }
        return []
    }

    /// The routes for which a coordinator says what it shows, in the code that runs or in code that calls it.
    private func resolvedRoutes(_ scope: Scope, _ coordinator: Nominal, _ interpreter: Interpreter) -> [String] {
        let resolver = resolver(of: coordinator, interpreter)?.id
        let frame = interpreter.callers.last { $0.function == resolver } ?? scope.frame
        return Self.names(in: frame.given.first ?? []).compactMap(\.self)
    }

    /// The field of the children that a coordinator adopts for a route.
    static func children(of route: String) -> String { "·children.\(route)" }

    /// `window.rootViewController = WelcomeCoordinator().rootViewController`, for a route that gives no transition.
    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        guard case .member(_, "rootViewController", _) = target, let own = scope.frame.receiver,
            isCoordinator(own, interpreter), let nominal = own.nominal(in: interpreter.heap),
            let resolver = resolver(of: nominal, interpreter), scope.frame.function == resolver.id
        else { return false }
        interpreter.journal.follow(at: location)
        for route in Self.names(in: scope.frame.given.first ?? []).compactMap(\.self) {
            interpreter.heap.write(values, toAny: nominal, Self.roots(of: route))
        }
        return true
    }

    /// The field of what a coordinator puts into the window for a route.
    static func roots(of route: String) -> String { "·roots.\(route)" }

    private func trigger(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let argument = site.arguments.first, argument.label == nil else { return nil }
        var receivers = site.receivers
        // `trigger(.home)` in the coordinator's own code.
        if site.base == nil, let own = site.scope.frame.receiver { receivers = [own] }
        var isTriggered = false
        for receiver in receivers {
            if let answer = answer(of: receiver, interpreter) {
                isTriggered = true
                let route = interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
                _ = interpreter.invoke(answer, receiver: receiver, arguments: [route, [], []])
            }
            for (value, coordinator, triggered) in calls(of: argument.value, on: receiver, site.scope, interpreter) {
                isTriggered = true
                let route = triggered.name
                // The route that it triggers in its initialiser is its root.
                if site.scope.frame.routeName == "init", receiver == site.scope.frame.receiver {
                    interpreter.journal.follow(at: site.location)
                    continue
                }
                // The rest of what the coordinator does belongs to the screen that triggers the route.
                let shown = route.flatMap { route in
                    isResolving(route, coordinator, interpreter)
                        ? nil : self.shown(by: route, given: triggered, value, coordinator, interpreter)
                }
                if let route, shown?.isEmpty == true {
                    let reason = "the route '\(route)' shows no screen of the app's"
                    interpreter.journal.noteNoNavigation(at: site.location, because: reason)
                    continue
                }
                let targets = Set((shown ?? []).flatMap { $0.targets.map(\.node) })
                record(coordinator, route, showing: targets, site, interpreter)
            }
        }
        for argument in site.arguments.dropFirst() {
            _ = interpreter.runClosures(interpreter.evaluate(argument.value, in: site.scope, expecting: nil))
        }
        return isTriggered ? [] : nil
    }

    /// Whether the coordinator's code that shows a route is running. A closure in it, such as one that listens to a view model's
    /// stream, runs later.
    private func isResolving(_ route: String, _ coordinator: Nominal, _ interpreter: Interpreter) -> Bool {
        guard let resolver = resolver(of: coordinator, interpreter) else { return false }
        return interpreter.callers[(interpreter.runningClosures.last?.callers ?? 0)...].contains { caller in
            caller.function == resolver.id && Self.names(in: caller.given.first ?? []).contains(route)
        }
    }

    static let initialRoute = "initialRoute"

    private func record(
        _ coordinator: Nominal, _ route: String?, showing targets: Set<NodeKey>, _ site: CallSite,
        _ interpreter: Interpreter
    ) {
        interpreter.record(
            RouteCall(
                coordinator: coordinator, route: route, targets: targets, presentation: nil, what: site.name,
                owner: interpreter.owner,
                location: site.location))
    }

    /// The coordinators that a route is triggered on, and the routes that it may be.
    private func calls(
        of route: Expression, on receiver: Value, _ scope: Scope, _ interpreter: Interpreter
    ) -> [(Value, Nominal, TriggeredRoute)] {
        switch receiver {
        case .object, .instance:
            guard let nominal = receiver.nominal(in: interpreter.heap) else { return [] }
            if isCoordinator(receiver, interpreter) {
                let type = routes(of: nominal, interpreter).map { ResolvedType.nominal($0, []) }
                let values = interpreter.evaluate(route, in: scope, expecting: type)
                return Self.triggeredRoutes(in: values).map { (receiver, nominal, $0) }
            }
            return redirected(route, by: receiver, nominal, scope, interpreter)
        case .external(let name, let generics, nil, _) where Self.routers.contains(name.lastPart):
            guard let type = generics.first?.nominal else { return [] }
            let values = interpreter.evaluate(route, in: scope, expecting: .nominal(type, []))
            let found = coordinators(of: type, interpreter).flatMap { coordinator in
                Self.triggeredRoutes(in: values).map { (Value.instance(coordinator, []), coordinator, $0) }
            }
            guard found.isEmpty else { return found }
            return redirecting(type, interpreter).flatMap {
                redirected(route, by: .instance($0, []), $0, scope, interpreter)
            }
        default: return []
        }
    }

    /// The routers that hand the routes of an enum on.
    private func redirecting(_ routes: Nominal, _ interpreter: Interpreter) -> [Nominal] {
        interpreter.program.nominals.filter {
            $0.kind == .class && redirection(of: $0, interpreter)?.arguments.last?.nominal === routes
        }
    }

    /// What a redirecting router makes of a route: one of its parent's.
    private func redirected(
        _ route: Expression, by router: Value, _ nominal: Nominal, _ scope: Scope, _ interpreter: Interpreter
    ) -> [(Value, Nominal, TriggeredRoute)] {
        guard let library = redirection(of: nominal, interpreter), let own = library.arguments.last else { return [] }
        let values = interpreter.evaluate(route, in: scope, expecting: own)
        var mapped: Values = []
        if let function = interpreter.program.methods("mapToParentRoute", of: nominal).first {
            mapped = interpreter.invoke(function, receiver: router, arguments: [values])
        } else {
            mapped = interpreter.runClosures(interpreter.read("map", of: router), [values])
        }
        var parents = interpreter.read("parent", of: router).filter { isCoordinator($0, interpreter) }
        if parents.isEmpty, let type = library.arguments.first?.nominal {
            parents = Values(coordinators(of: type, interpreter).map { .instance($0, []) })
        }
        return parents.flatMap { parent -> [(Value, Nominal, TriggeredRoute)] in
            guard let coordinator = parent.nominal(in: interpreter.heap) else { return [] }
            return Self.triggeredRoutes(in: mapped).map { (parent, coordinator, $0) }
        }
    }

    /// `chain(routes: [.a, .b])` and `deepLink(AppRoute.a, HomeRoute.b)`: one route after the other.
    private func several(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let own = site.base == nil ? site.scope.frame.receiver : site.receivers.first,
            isCoordinator(own, interpreter), let nominal = own.nominal(in: interpreter.heap)
        else { return nil }
        let type = routes(of: nominal, interpreter).map { ResolvedType.nominal($0, []) }
        // A deep link ends at the last route.
        let arguments = site.name == "chain" ? site.arguments : site.arguments.suffix(1)
        let steps = arguments.reduce(into: Values()) {
            $0.unite(interpreter.evaluate($1.value, in: site.scope, expecting: type))
        }
        let given = [ArgumentValue(label: nil, values: steps), ArgumentValue(label: "on", values: [own])]
        return [.external("Transition", [], member: "trigger", ArgumentValues(given))]
    }
}
