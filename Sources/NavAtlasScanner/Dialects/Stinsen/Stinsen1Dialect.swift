import NavAtlasModel

/// Stinsen 1: an enum of routes that `resolveRoute(route:)` turns into what is shown, `start()` for the beginning, and
/// routers of the enum's type.
struct Stinsen1Dialect: Dialect {
    static let id = "stinsen1"
    static let modules: Set<String> = ["Stinsen", "Stinsen1Coordination"]

    static let vocabulary = Vocabulary(
        modules: modules, terms: [Vocabulary.Term(name: "route", label: "to", isSure: false)])

    private static let flows: [String: Node.Flow] = [
        "NavigationCoordinatable": .stack, "TabCoordinatable": .tab, "ViewCoordinatable": .view,
    ]

    private static let routers: Set<String> = ["NavigationRouter", "TabRouter", "ViewRouter"]

    /// Wrapping coordinators, and whether they are navigation containers.
    private static let wrappers: [String: Bool] = [
        "AnyCoordinatable": false, "NavigationViewCoordinatable": true, "NavigationViewCoordinator": true,
    ]

    let triggerWords: Set<String> = ["route"]

    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind? {
        guard nominal.kind == .class, resolver(of: nominal, interpreter) != nil else { return nil }
        let parents = interpreter.program.externalAncestors(of: nominal).map(\.lastName)
        let flow = parents.firstNonNil { Self.flows[$0] }
        return flow.map { CoordinatorKind(style: Self.id, flow: $0) }
    }

    private func resolver(of nominal: Nominal, _ interpreter: Interpreter) -> Function? {
        interpreter.program.methods("resolveRoute", of: nominal).first { $0.fact.parameters.first?.label == "route" }
    }

    /// The enum whose cases are the coordinator's routes.
    private func routes(of nominal: Nominal, _ interpreter: Interpreter) -> Nominal? {
        guard let resolver = resolver(of: nominal, interpreter), let written = resolver.fact.parameters.first?.type
        else { return nil }
        // The method may stand in a superclass, and the enum in the coordinator.
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        return interpreter.program.resolve(written, in: place).nominal
    }

    // MARK: Declarations

    func explore(_ value: Value, of nominal: Nominal, _ interpreter: Interpreter) {
        guard let node = interpreter.owner.node, let flow = coordinator(nominal, interpreter)?.flow else { return }
        for function in interpreter.program.methods("start", of: nominal) where function.fact.parameters.isEmpty {
            let products = interpreter.with(mode: .destination) {
                interpreter.invoke(function, receiver: value, arguments: [])
            }
            for target in targets(in: products, route: "start", interpreter) {
                interpreter.declare(
                    from: node, to: target, kind: .root, name: "start", presentation: .root, isInitial: true,
                    at: interpreter.location(function.fact.position, in: function.file))
            }
        }
        if let resolver = resolver(of: nominal, interpreter), let type = routes(of: nominal, interpreter) {
            for route in type.cases {
                declare(route, of: type, node, value, flow, resolver, interpreter)
            }
        }
        for function in interpreter.program.methods("customize", of: nominal) {
            let view = Value.external("AnyView", [], member: nil, [])
            interpreter.render(interpreter.invoke(function, receiver: value, arguments: [[view]]))
        }
    }

    private func declare(
        _ route: CaseFact, of type: Nominal, _ node: NodeKey, _ value: Value, _ flow: Node.Flow, _ resolver: Function,
        _ interpreter: Interpreter
    ) {
        let products = interpreter.with(mode: .destination) {
            interpreter.invoke(resolver, receiver: value, arguments: [[interpreter.declaredCase(route, of: type)]])
        }
        for (presentation, shown) in transitions(products, flow) {
            for target in targets(in: shown, route: route.name, interpreter) {
                interpreter.declare(
                    from: node, to: target, kind: Self.kind(flow), name: route.name, presentation: presentation,
                    input: Interpreter.input(of: route), at: interpreter.location(route.position, in: type.file))
            }
        }
    }

    private static func kind(_ flow: Node.Flow) -> Edge.Kind {
        switch flow {
        case .tab: .tab
        case .view: .root
        default: .route
        }
    }

    /// What a resolved route shows, by presentation: a stack says `.push`, `.modal` or `.fullScreen`, the others show
    /// what they return in their own way.
    private func transitions(_ products: Values, _ flow: Node.Flow) -> [(Presentation, Values)] {
        switch flow {
        case .tab: return [(.tab, products)]
        case .view: return [(.root, products)]
        default: break
        }
        var byName: [String: Values] = [:]
        for product in products {
            switch product {
            case .external(_, _, let name?, let arguments), .unresolvedCase(let name, let arguments):
                byName[name, default: []].formUnion(arguments.first?.values ?? [])
            default: break
            }
        }
        return byName.sorted { $0.key < $1.key }.map { name, values in
            (name == "modal" ? .sheet : Presentation(rawValue: name), values)
        }
    }

    private func targets(in products: Values, route: String, _ interpreter: Interpreter) -> Targets {
        var found = interpreter.stinsenTargets(in: products, route: route, wrappers: Self.wrappers)
        if found.isEmpty, !products.isEmpty {
            found = [Target(node: .inline(interpreter.viewName(in: products), route: route))]
        }
        interpreter.accept(found)
        return found
    }

    // MARK: Calls

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let type = site.type {
            guard case .external = type, type.lastName == "CoordinatorView" else { return nil }
            let shown = site.arguments.reduce(into: Values()) {
                $0.formUnion(interpreter.evaluate($1.value, in: site.scope, expecting: nil))
            }
            return [.external("·view", [], member: nil, [ArgumentValue(label: nil, values: shown)])]
        }
        switch site.name {
        case "route" where site.arguments.first?.label == "to": return route(site, interpreter)
        case "coordinatorView" where site.arguments.isEmpty:
            let coordinators = site.receivers.filter { value in
                value.nominal(in: interpreter.heap).map { coordinator($0, interpreter) != nil }
                    ?? (unwrapped(value, interpreter) != nil)
            }
            return coordinators.isEmpty
                ? nil : [.external("·view", [], member: nil, [ArgumentValue(label: nil, values: coordinators)])]
        case "pop", "popTo", "dismiss":
            guard !coordinators(site, interpreter).isEmpty else { return nil }
            for argument in site.arguments {
                interpreter.runClosures(
                    interpreter.evaluate(argument.value, in: site.scope, expecting: nil), isForLater: false)
            }
            return []
        default: return nil
        }
    }

    private func route(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let coordinators = coordinators(site, interpreter)
        guard !coordinators.isEmpty, let argument = site.arguments.first else { return nil }
        for nominal in coordinators {
            let type = routes(of: nominal, interpreter).map { ResolvedType.nominal($0, []) }
            let values = interpreter.evaluate(argument.value, in: site.scope, expecting: type)
            let names = values.compactMap(\.caseName)
            for name in names.isEmpty ? [nil] : names.sorted().map(Optional.some) {
                interpreter.record(
                    RouteCall(
                        coordinator: nominal, route: name, presentation: nil, what: "route(to:)",
                        owner: interpreter.owner, location: site.location))
            }
        }
        return []
    }

    /// The coordinators that a call is made on, directly or through a router of their routes.
    private func coordinators(_ site: CallSite, _ interpreter: Interpreter) -> [Nominal] {
        var found: [Nominal] = []
        for value in site.receivers {
            switch value {
            case .object, .instance:
                guard let nominal = value.nominal(in: interpreter.heap), coordinator(nominal, interpreter) != nil
                else { continue }
                found.append(nominal)
            case .external(let name, let generics, _, _) where Self.routers.contains(Self.last(name)):
                guard let type = generics.first?.nominal else { continue }
                found += interpreter.program.nominals.filter {
                    coordinator($0, interpreter) != nil && ($0 === type || routes(of: $0, interpreter) === type)
                }
            default: continue
            }
        }
        return found
    }

    // MARK: Wrappers

    func unwrapped(_ value: Value, _ interpreter: Interpreter) -> Unwrapped? {
        guard case .external(let name, let generics, nil, let arguments) = value,
            let isContainer = Self.wrappers[Self.last(name)]
        else { return nil }
        var inner = arguments.first { $0.label == nil }?.values ?? []
        if inner.isEmpty, let generic = generics.first { inner = interpreter.values(of: generic) }
        return inner.isEmpty ? nil : Unwrapped(values: inner, isContainer: isContainer)
    }

    private static func last(_ name: String) -> String { name.lastPart }
}
