import NavAtlasModel

/// SwiftUICoordinator by erikdrobne, 2.x and 3.x: route enums with an action, a view for each route, and actions that are
/// handled or handed to the parent.
struct SwiftUICoordinatorDialect: Dialect {
    static let id = "swiftUICoordinator"
    static let modules: Set<String> = ["SwiftUICoordinator", "SwiftUICoordinatorCoordination"]

    static let vocabulary = Vocabulary(
        modules: modules,
        terms: [
            Vocabulary.Term(name: "show", label: "route", isSure: false),
            Vocabulary.Term(name: "set", label: "routes", isSure: false),
            Vocabulary.Term(name: "append", label: "routes", isSure: false),
        ])

    static let parents: [String: Node.Flow] = [
        "Routing": .stack, "Navigator": .stack, "RootCoordinator": .stack, "TabBarCoordinator": .tab,
        "TabBarRouting": .tab, "Coordinator": .stack, "CompositionCoordinator": .stack, "RouterViewFactory": .stack,
    ]

    let triggerWords: Set<String> = ["show", "set", "append", "start"]

    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind? {
        // What inherits from the app's own base class need not import the library.
        guard nominal.kind == .class,
            ([nominal] + interpreter.program.ancestors(of: nominal)).contains(where: { imports($0.file, interpreter) })
        else { return nil }
        let parents = interpreter.program.externalAncestors(of: nominal).map(\.lastName)
        let flows = parents.compactMap { Self.parents[$0] }
        guard let first = flows.first else { return nil }
        return CoordinatorKind(style: Self.id, flow: flows.contains(.tab) ? .tab : first)
    }

    /// The names of its protocols are names that many have.
    private func imports(_ file: Int, _ interpreter: Interpreter) -> Bool {
        let modules = Self.modules.union(forks(interpreter))
        return interpreter.program.files[file].imports.contains { modules.contains($0) }
    }

    /// What is imported where a type conforms to the library's protocol of the most telling name: a fork of it.
    private func forks(_ interpreter: Interpreter) -> Set<String> {
        interpreter.memory { Forks(of: interpreter.program) }.modules
    }

    private final class Forks {
        let modules: Set<String>

        init(of program: Program) {
            let found = program.nominals.reduce(into: Set<String>()) { modules, nominal in
                for parent in nominal.inherits where parent.0.base.lastPart == "RouterViewFactory" {
                    modules.formUnion(program.files[parent.file].imports)
                }
            }
            modules = found.subtracting(["SwiftUI", "UIKit", "Foundation", "Combine", "Observation"])
        }
    }

    /// What a coordinator does on an action is done by who sends that.
    func answersActions(_ function: Function, of nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        function.fact.name == "handle" && function.fact.parameters.map(\.type) == [.named("CoordinatorAction", [])]
            && interpreter.flow(of: nominal)?.style == Self.id
    }

    // MARK: Declarations

    func explore(_ value: Value, of nominal: Nominal, _ interpreter: Interpreter) {
        guard let node = interpreter.owner.node, let factory = factory(of: nominal, interpreter),
            let type = routeType(of: factory, interpreter), type.kind == .enum
        else { return }
        let isTabBar = coordinator(nominal, interpreter)?.flow == .tab
        let starts = startRoutes(of: value, interpreter)
        for route in type.cases {
            let shown = interpreter.declaredCase(route, of: type)
            let products = interpreter.with(mode: .destination) {
                interpreter.invoke(factory, receiver: value, arguments: [[shown]])
            }
            let found = interpreter.targets(in: products, route: route.name)
            interpreter.accept(found)
            let presentation = isTabBar ? Presentation.tab : presentation(of: shown, interpreter)
            if !isTabBar { remark(on: route, of: type, shown, products, found, node, interpreter) }
            for target in found {
                let isStart = starts.contains(route.name)
                interpreter.declare(
                    from: node, to: target, kind: isTabBar ? .tab : isStart ? .root : .route, name: route.name,
                    presentation: presentation ?? .push, input: Interpreter.input(of: route), isInitial: isStart,
                    at: interpreter.location(route.position, in: type.file))
            }
        }
    }

    /// A child coordinator's route has no action, and an empty view: so the library's documentation.
    private func remark(
        on route: CaseFact, of type: Nominal, _ value: Value, _ products: Values, _ found: Targets, _ node: NodeKey,
        _ interpreter: Interpreter
    ) {
        let actions = interpreter.read("action", of: value)
        let isEmpty =
            !products.isEmpty
            && products.allSatisfy { product in
                if case .external("EmptyView", _, nil, _) = product { true } else { false }
            }
        let kind: Remark.Kind
        if actions == [.null], !found.isEmpty {
            kind = .childRouteWithView
        } else if isEmpty, !actions.isEmpty, !actions.contains(.null) {
            kind = .childRouteWithAction
        } else {
            return
        }
        interpreter.draft.remarks.insert(
            DraftRemark(
                kind: kind, node: node, route: route.name,
                location: interpreter.location(route.position, in: type.file)))
    }

    private func startRoutes(of value: Value, _ interpreter: Interpreter) -> Set<String> {
        Set(
            interpreter.read("startRoute", of: value).compactMap { value -> String? in
                if case .enumCase(_, let name, _) = value { name } else { nil }
            })
    }

    private func factory(of nominal: Nominal, _ interpreter: Interpreter) -> Function? {
        interpreter.program.methods("view", of: nominal).first { $0.fact.parameters.first?.label == "for" }
    }

    private func routeType(of factory: Function, _ interpreter: Interpreter) -> Nominal? {
        factory.fact.parameters.first?.type.flatMap {
            interpreter.program.resolve($0, in: LookupPlace(file: factory.file, nominal: factory.nominal)).nominal
        }
    }

    /// The presentation that a route's `action` says; `nil` for a child coordinator's route.
    private func presentation(of route: Value, _ interpreter: Interpreter) -> Presentation? {
        for action in interpreter.read("action", of: route) {
            let (name, arguments): (String, ArgumentValues)
            switch action {
            case .external(_, _, let member?, let given): (name, arguments) = (member, given)
            case .unresolvedCase(let given, let payload): (name, arguments) = (given, payload)
            default: continue
            }
            if name == "push" { return .push }
            guard name == "present" else { return Presentation(rawValue: name) }
            let style = arguments.first { $0.label == "modalPresentationStyle" }?.values ?? []
            let isFull = style.contains { value in
                switch value {
                case .unresolvedCase(let style, _), .external(_, _, let style?, _):
                    ["fullScreen", "overFullScreen", "overCurrentContext", "currentContext"].contains(style)
                default: false
                }
            }
            return isFull ? .fullScreen : .sheet
        }
        return nil
    }

    func declare(_ nominal: Nominal, _ interpreter: Interpreter) {
        guard interpreter.program.inherits(nominal, anyOf: ["DeepLinkHandling"]), nominal.kind != .protocol else {
            return
        }
        interpreter.with(owner: .launch, mode: .body) { _ = interpreter.read("links", of: .instance(nominal, [])) }
    }

    // MARK: Calls

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let type = site.type { return declareLinks(type, site, interpreter) }
        let label = site.arguments.first?.label
        switch (site.name, label) {
        case ("show", "route"), ("set", "routes"), ("append", "routes"): return show(site, interpreter)
        case ("start", _): return start(site, interpreter)
        case ("present", nil): return present(site, interpreter)
        default: return nil
        }
    }

    func coordinators(_ site: CallSite, _ interpreter: Interpreter) -> [(Value, Nominal)] {
        site.receivers.compactMap { value in
            guard let nominal = value.nominal(in: interpreter.heap),
                coordinator(nominal, interpreter) != nil || isProtocolOfCoordinators(nominal, interpreter)
            else { return nil }
            return (value, nominal)
        }
    }

    private func isProtocolOfCoordinators(_ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        nominal.kind == .protocol
            && interpreter.program.inherits(nominal, anyOf: Set(Self.parents.keys))
    }

    private func show(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let coordinators = coordinators(site, interpreter)
        guard !coordinators.isEmpty, let argument = site.arguments.first else { return nil }
        for (value, nominal) in coordinators {
            let type = factory(of: nominal, interpreter).flatMap { routeType(of: $0, interpreter) }
            let routes = interpreter.evaluate(argument.value, in: site.scope, expecting: type.map { .nominal($0, []) })
            // Another coordinator's routes are set or added to: that coordinator is shown.
            var starts: Set<String> = []
            if site.name != "show", value != site.scope.frame.receiver {
                startChild(value, nominal, site.name == "set" ? .root : .push, site, interpreter)
                if site.name == "set" { continue }
                starts = startRoutes(of: value, interpreter)
            }
            var names = routes.compactMap(\.caseName)
            if !starts.isEmpty { names.removeAll(where: starts.contains) }
            if names.isEmpty, !starts.isEmpty { continue }
            names.sort()
            for name in names.isEmpty ? [nil] : names.map(Optional.some) {
                interpreter.record(
                    RouteCall(
                        coordinator: nominal, route: name, presentation: site.name == "set" ? .root : nil,
                        what: "\(site.name)(\(argument.label ?? "_"):)", owner: interpreter.owner,
                        location: site.location))
            }
        }
        return []
    }

    private func start(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let coordinators = coordinators(site, interpreter)
        guard !coordinators.isEmpty else { return nil }
        for (value, nominal) in coordinators where value != site.scope.frame.receiver {
            startChild(value, nominal, startPresentation(of: value, site, interpreter), site, interpreter)
        }
        return []
    }

    /// A coordinator starts another one: declared where that is written, triggered by whoever runs it.
    private func startChild(
        _ value: Value, _ nominal: Nominal, _ presentation: Presentation, _ site: CallSite, _ interpreter: Interpreter
    ) {
        let found = interpreter.targets(in: [value], route: Edge.startName)
        interpreter.accept(found)
        let frame = interpreter.givingFrame(of: value, to: site.scope.frame)
        let name = frame.routeName ?? Edge.startName
        // A coordinator that is started while the app launches is shown first.
        let isFirst = name == Edge.startName || interpreter.isLaunching && interpreter.link == nil
        for target in found {
            var via = Via(text: name)
            if let parent = frame.receiver?.nominal(in: interpreter.heap), coordinator(parent, interpreter) != nil {
                let key = interpreter.draft.key(for: parent)
                let isRoot = isFirst
                interpreter.declare(
                    from: key, to: target, kind: isRoot || presentation == .root ? .root : .route, name: name,
                    presentation: isRoot ? .root : presentation, isInitial: isRoot, at: site.location)
                via = interpreter.draft.via(parent, name)
            }
            interpreter.transition(
                to: target, via: via.text, of: via.host, isFirst ? .root : presentation, at: site.location)
        }
    }

    /// `DeepLink(action: "cart", route: CartRoute.cart)` in a `DeepLinkHandling` type.
    private func declareLinks(_ type: ResolvedType, _ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard case .external = type, type.lastName == "DeepLink", site.has("action"),
            let route = site.argument("route"),
            imports(site.location.file, interpreter)
        else { return nil }
        let action = site.argument("action").map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
        let routes = interpreter.evaluate(route, in: site.scope, expecting: nil)
        let scheme = site.scope.frame.receiver.map { interpreter.read("scheme", of: $0) } ?? []
        let parameters = site.argument("params").map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
        for case .text(let action) in action {
            for case .enumCase(let nominal, let name, _) in routes {
                let prefix = scheme.compactMap { if case .text(let text) = $0 { text } else { nil } }.sorted().first
                let names = parameters.compactMap { if case .text(let text) = $0 { text } else { nil } }.sorted()
                let query = names.isEmpty ? "" : "?" + names.map { "\($0)={\($0)}" }.joined(separator: "&")
                interpreter.draft.routeLinks.insert(
                    RouteLink(
                        pattern: "\(prefix ?? "")\(prefix == nil ? "" : "://")\(action)\(query)", type: nominal,
                        route: name, location: site.location))
            }
        }
        return [.external("DeepLink", [], member: nil, [])]
    }
}
