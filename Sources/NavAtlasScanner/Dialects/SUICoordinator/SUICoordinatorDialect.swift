import NavAtlasModel

/// SUICoordinator: classes of coordinators over enums of routes, which are views themselves and say how they are shown.
struct SUICoordinatorDialect: Dialect {
    static let id = "suiCoordinator"
    static let modules: Set<String> = ["SUICoordinator"]

    static let vocabulary = Vocabulary(
        modules: modules,
        terms: [
            Vocabulary.Term(name: "navigate", label: "toRoute"),
            Vocabulary.Term(name: "navigate", label: "to", isSure: false),
            Vocabulary.Term(name: "startFlow", label: "route"), Vocabulary.Term(name: "forcePresentation"),
        ])

    let triggerWords: Set<String> = ["navigate", "startFlow", "forcePresentation"]

    /// The library's classes, and what the app's are given by its macros.
    private static let parents: [String: Node.Flow] = ["Coordinator": .stack, "TabCoordinator": .tab]

    static func rewritten(_ files: [FileFacts]) -> [FileFacts] {
        files.map { file in
            guard file.imports.contains(where: modules.contains) else { return file }
            var file = file
            file.types = file.types.map(withParent)
            return file
        }
    }

    /// `@Coordinator(HomeRoute.self) class HomeCoordinator` is `class HomeCoordinator: Coordinator<HomeRoute>`.
    private static func withParent(_ type: TypeFact) -> TypeFact {
        guard let macro = type.attributes.first(where: { parents[$0.name.base.lastPart] != nil }),
            let name = macro.arguments.first.flatMap({ $0.value.dottedName })
        else { return type }
        var type = type
        type.inherits.append(.named(macro.name.base.lastPart, [.named(name, [])]))
        return type
    }

    // MARK: Coordinators

    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind? {
        guard nominal.kind == .class, let parent = parent(of: nominal, interpreter) else { return nil }
        return Self.parents[parent.lastName].map { CoordinatorKind(style: Self.id, flow: $0) }
    }

    /// The library's class that a class inherits from. The names of the library's classes are names that many have.
    private func parent(of nominal: Nominal, _ interpreter: Interpreter) -> ResolvedType? {
        let program = interpreter.program
        guard
            ([nominal] + program.ancestors(of: nominal)).contains(where: {
                program.files[$0.file].imports.contains(where: Self.modules.contains)
            })
        else { return nil }
        return program.externalAncestors(of: nominal).first { Self.parents[$0.lastName] != nil }
    }

    /// The type of a coordinator's routes or pages.
    private func routes(of nominal: Nominal, _ interpreter: Interpreter) -> Nominal? {
        guard case .external(_, let arguments)? = parent(of: nominal, interpreter) else { return nil }
        return arguments.first?.nominal
    }

    private final class Starts {
        var names: [Nominal: Set<String>] = [:]
    }

    private func starts(_ interpreter: Interpreter) -> Starts { interpreter.memory { Starts() } }

    func explore(_ value: Value, of nominal: Nominal, _ interpreter: Interpreter) {
        guard let node = interpreter.owner.node, let kind = coordinator(nominal, interpreter) else { return }
        for start in interpreter.program.methods("start", of: nominal) where start.fact.parameters.isEmpty {
            _ = interpreter.invoke(start, receiver: value, arguments: [])
        }
        if kind.flow == .tab { drawTabs(of: value, node, interpreter) }
        guard let type = routes(of: nominal, interpreter), type.kind == .enum else { return }
        for route in type.cases {
            let shown = self.route(route, of: type, shownBy: value, nominal, interpreter)
            let found = interpreter.with(mode: .destination) {
                kind.flow == .tab
                    ? interpreter.targets(in: coordinator(ofPage: shown, interpreter), route: route.name)
                    : interpreter.targets(in: interpreter.read("body", of: shown), route: route.name)
            }
            interpreter.accept(found)
            let isStart = starts(interpreter).names[nominal]?.contains(route.name) == true
            for target in found {
                interpreter.declare(
                    from: node, to: target, kind: kind.flow == .tab ? .tab : isStart ? .root : .route, name: route.name,
                    presentation: kind.flow == .tab ? .tab : isStart ? .root : presentation(of: shown, interpreter),
                    input: Interpreter.input(of: route), isInitial: isStart,
                    at: interpreter.location(route.position, in: type.file))
            }
        }
    }

    /// The view around the tabs is a part of their coordinator.
    private func drawTabs(of value: Value, _ node: NodeKey, _ interpreter: Interpreter) {
        for view in interpreter.runClosures(interpreter.read("viewContainer", of: value), [[value]]) {
            guard let nominal = view.nominal(in: interpreter.heap), interpreter.isView(nominal) else { continue }
            interpreter.draft.noteComponent(of: Owner(node: node, component: nominal))
            interpreter.noteShown(view, nominal, asPart: true)
            interpreter.render(interpreter.body(of: view))
        }
    }

    /// A case of a coordinator's routes: one that carries a coordinator carries the one that shows it.
    private func route(
        _ route: CaseFact, of type: Nominal, shownBy value: Value, _ nominal: Nominal, _ interpreter: Interpreter
    ) -> Value {
        let own = Set([nominal] + interpreter.program.ancestors(of: nominal))
        let payload = interpreter.payload(of: route, in: type).map { argument in
            let isOwn = argument.values.contains { given in
                if case .instance(let declared, _) = given { own.contains(declared) } else { false }
            }
            return isOwn ? ArgumentValue(label: argument.label, values: [value]) : argument
        }
        return .enumCase(type, route.name, ArgumentValues(payload))
    }

    /// The coordinator of a tab's page.
    private func coordinator(ofPage page: Value, _ interpreter: Interpreter) -> Values {
        guard let type = page.nominal(in: interpreter.heap) else { return [] }
        let makers = interpreter.program.methods("coordinator", of: type).filter { $0.fact.parameters.isEmpty }
        return makers.reduce(into: []) { made, function in
            made.unite(interpreter.invoke(function, receiver: page, arguments: []))
        }
    }

    // MARK: Calls

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard site.type == nil else { return nil }
        switch (site.name, site.arguments.first?.label) {
        case ("startFlow", "route"): return start(site, interpreter)
        case ("navigate", "toRoute"), ("present", nil): return navigate(site, interpreter)
        case ("navigate", "to"): return startChild(site, interpreter)
        case ("forcePresentation", _): return force(site, interpreter)
        case ("getView", nil), ("viewAsAnyView", nil):
            return site.receivers.contains { isCoordinator($0, interpreter) } ? site.receivers : nil
        case ("getCoordinator", "with"):
            guard site.receivers.contains(where: { isCoordinator($0, interpreter) }), let page = site.argument("with")
            else { return nil }
            return interpreter.evaluate(page, in: site.scope, expecting: nil).reduce(into: []) { found, page in
                found.unite(coordinator(ofPage: page, interpreter))
            }
        default: return nil
        }
    }

    private func isCoordinator(_ value: Value, _ interpreter: Interpreter) -> Bool {
        value.nominal(in: interpreter.heap).flatMap { coordinator($0, interpreter) } != nil
    }

    /// The coordinators that a call is on, or whose router it is on.
    private func coordinators(_ site: CallSite, _ interpreter: Interpreter) -> [(value: Value, nominal: Nominal)] {
        var values = site.receivers
        switch site.base {
        case .name("router", _)?: values = site.scope.frame.receiver.map { [$0] } ?? []
        case .member(let base, "router", _)?: values = interpreter.evaluate(base, in: site.scope, expecting: nil)
        default: break
        }
        return values.compactMap { value in
            guard isCoordinator(value, interpreter), let nominal = value.nominal(in: interpreter.heap) else {
                return nil
            }
            return (value, nominal)
        }
    }

    private func start(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let coordinators = coordinators(site, interpreter)
        guard !coordinators.isEmpty, let argument = site.argument("route") else { return nil }
        for (_, nominal) in coordinators {
            for route in given(argument, nominal, site, interpreter) {
                if let name = route.caseName {
                    starts(interpreter).names[nominal, default: []].insert(name)
                    interpreter.journal.start(at: site.location)
                } else {
                    declare(views(in: route, interpreter), from: nominal, isStart: true, .root, site, interpreter)
                }
            }
        }
        return []
    }

    private func navigate(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let coordinators = coordinators(site, interpreter)
        guard !coordinators.isEmpty, let argument = site.arguments.first?.value else { return nil }
        for (_, nominal) in coordinators {
            for route in given(argument, nominal, site, interpreter) {
                guard let name = route.caseName else {
                    let found = views(in: route, interpreter)
                    let shown = presentation(of: route, interpreter)
                    declare(found, from: nominal, isStart: false, shown, site, interpreter)
                    show(found, of: nominal, shown, site, interpreter)
                    continue
                }
                interpreter.record(
                    RouteCall(
                        coordinator: nominal, route: name, presentation: presentation(of: route, interpreter),
                        what: site.name, owner: interpreter.owner, location: site.location))
            }
        }
        return []
    }

    private func given(
        _ argument: Expression, _ nominal: Nominal, _ site: CallSite, _ interpreter: Interpreter
    ) -> Values {
        let type = routes(of: nominal, interpreter).map { ResolvedType.nominal($0, []) }
        return interpreter.with(mode: .destination) {
            interpreter.evaluate(argument, in: site.scope, expecting: type)
        }
    }

    /// `navigate(to: child, presentationStyle: .sheet)`: the coordinator shows another one.
    private func startChild(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let coordinators = coordinators(site, interpreter)
        guard !coordinators.isEmpty, let argument = site.argument("to") else { return nil }
        let found = children(interpreter.evaluate(argument, in: site.scope, expecting: nil), interpreter)
        let shown = style(site, interpreter) ?? .push
        for (_, nominal) in coordinators {
            declare(found, from: nominal, isStart: false, shown, site, interpreter)
            show(found, of: nominal, shown, site, interpreter)
        }
        return []
    }

    /// `coordinator.forcePresentation(rootCoordinator: main)`: it is shown over whatever there is.
    private func force(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let found = children(site.receivers, interpreter)
        guard !found.isEmpty else { return nil }
        let roots = site.argument("rootCoordinator").map { interpreter.evaluate($0, in: site.scope, expecting: nil) }
        let shown = style(site, interpreter) ?? .sheet
        for root in roots ?? [] where isCoordinator(root, interpreter) {
            guard let nominal = root.nominal(in: interpreter.heap) else { continue }
            declare(found, from: nominal, isStart: false, shown, site, interpreter)
            show(found, of: nominal, shown, site, interpreter)
        }
        return []
    }

    private func children(_ values: Values, _ interpreter: Interpreter) -> Targets {
        let found = interpreter.targets(in: values.filter { isCoordinator($0, interpreter) }, route: "navigate")
        interpreter.accept(found)
        return found
    }

    // MARK: What is shown

    /// What a `DefaultRoute(presentationStyle: .push) { DetailView() }` shows.
    private func views(in route: Value, _ interpreter: Interpreter) -> Targets {
        guard case .external("DefaultRoute", _, nil, let arguments) = route else { return [] }
        let found = arguments.reduce(into: Targets()) { found, argument in
            found.unite(interpreter.targets(in: argument.values, route: "navigate").filter { !$0.isInline })
        }
        interpreter.accept(found)
        return found
    }

    private func declare(
        _ found: Targets, from nominal: Nominal, isStart: Bool, _ presentation: Presentation, _ site: CallSite,
        _ interpreter: Interpreter
    ) {
        for target in found {
            interpreter.declare(
                from: interpreter.draft.key(for: nominal), to: target, kind: isStart ? .root : .route,
                name: interpreter.name(of: target), presentation: presentation, isInitial: isStart, at: site.location)
        }
    }

    private func show(
        _ found: Targets, of nominal: Nominal, _ presentation: Presentation, _ site: CallSite,
        _ interpreter: Interpreter
    ) {
        for target in found {
            let via = interpreter.draft.via(nominal, interpreter.name(of: target))
            interpreter.transition(to: target, via: via.text, of: via.host, presentation, at: site.location)
        }
    }

    private func style(_ site: CallSite, _ interpreter: Interpreter) -> Presentation? {
        site.argument("presentationStyle").flatMap {
            Self.presentation(interpreter.evaluate($0, in: site.scope, expecting: nil))
        }
    }

    /// How a route says that it is shown.
    private func presentation(of route: Value, _ interpreter: Interpreter) -> Presentation {
        if case .external(_, _, nil, let arguments) = route {
            return arguments.first { $0.label == "presentationStyle" }.flatMap { Self.presentation($0.values) } ?? .push
        }
        return Self.presentation(interpreter.read("presentationStyle", of: route)) ?? .push
    }

    private static func presentation(_ values: Values) -> Presentation? {
        values.firstNonNil { value in
            switch value {
            case .unresolvedCase(let name, _), .external(_, _, .some(let name), _): presentations[name]
            default: nil
            }
        }
    }

    private static let presentations: [String: Presentation] = [
        "push": .push, "sheet": .sheet, "detents": .sheet, "fullScreenCover": .fullScreen,
        "custom": Presentation(rawValue: "custom"),
    ]
}
