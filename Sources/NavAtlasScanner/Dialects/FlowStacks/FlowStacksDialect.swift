import NavAtlasModel

/// FlowStacks, from `NStack` and `PFlow` to `FlowStack`: arrays of routes, whose presentation the call site chooses.
struct FlowStacksDialect: Dialect {
    static let id = "flowStacks"

    let flowContainers: [String: Node.Flow] = [
        "FlowStack": .stack, "NStack": .stack, "PStack": .stack, "Router": .stack, "TCARouter": .stack,
        "showing": .stack,
    ]

    func canBeUsed(in file: FileFacts) -> Bool { file.imports.contains { Self.modules.contains($0) } }

    /// The stacks that are made with their root; `Stack` was the name of the first up to 0.0.5.
    private static let flows: Set<String> = ["NFlow", "PFlow", "Stack"]

    static let modules: Set<String> = ["FlowStacks", "FlowStacksCoordination", "TCACoordinators", "NStack"]

    static let vocabulary = Vocabulary(
        modules: modules,
        terms: ["push", "presentSheet", "presentCover", "present"].map { Vocabulary.Term(name: $0, isSure: false) }
            + [Vocabulary.Term(name: "flowDestination"), Vocabulary.Term(name: "FlowLink", form: .initializer)])

    /// The presentation that each way of adding a screen gives.
    static let verbs: [String: Presentation] = [
        "push": .push, "presentSheet": .sheet, "presentCover": .fullScreen, "present": .sheet, "sheet": .sheet,
        "cover": .fullScreen, "root": .root,
    ]

    var triggerWords: Set<String> { Set(Self.verbs.keys).subtracting(["sheet", "cover", "root"]) }

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let type = site.type {
            guard case .external = type else { return nil }
            if Self.changing.contains(site.name) { return change(site, interpreter) }
            switch type.lastName {
            case "FlowStack": return stack(site, interpreter)
            case "NStack", "PStack", "Router", "TCARouter":
                return usesFlowStacks(site, interpreter) ? table(site, interpreter) : nil
            case "FlowLink": return link(site, interpreter)
            default: return nil
            }
        }
        switch site.name {
        case "flowDestination": return destination(site, interpreter)
        case "push", "presentSheet", "presentCover", "present": return add(site, interpreter)
        case "append", "insert": return append(site, interpreter)
        case "replaceNFlow" where site.has("with"): return replace(site, interpreter)
        case "showing" where usesFlowStacks(site, interpreter):
            _ = table(site, interpreter)
            // What it is called on is the root.
            return content(site.base, site, interpreter)
        case "map": return mapped(site, interpreter)
        case let name where Self.changing.contains(name): return change(site, interpreter)
        default: return nil
        }
    }

    /// Whether the file imports the library: `Router` is a name that many have.
    func usesFlowStacks(_ site: CallSite, _ interpreter: Interpreter) -> Bool {
        canBeUsed(in: interpreter.program.files[site.location.file])
    }

    /// Functions whose closure changes routes.
    private static let changing: Set<String> = ["withDelaysIfUnsupported", "routeWithDelaysIfUnsupported"]

    /// `$routes.withDelaysIfUnsupported { $0.push(…) }`, and an effect that does the same with
    /// `routeWithDelaysIfUnsupported(state.routes) { … }`: the closure changes the routes themselves.
    func change(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let transform = site.arguments.last(where: \.isTrailing) ?? site.arguments.first else { return nil }
        let closures = interpreter.evaluate(transform.value, in: site.scope, expecting: nil)
        interpreter.runClosures(closures, [changed(by: site, interpreter)])
        return []
    }

    /// The routes that a call changes: those that it is called on, or that it is given or names.
    private func changed(by site: CallSite, _ interpreter: Interpreter) -> Values {
        let given = site.arguments.first { $0.label == nil && !$0.isTrailing }?.value
        for argument in site.arguments where argument.label != "action" {
            guard case .keyPath(_, let names, _) = argument.value, let name = names.last else { continue }
            let holder = site.arguments.first { $0.label == nil && $0.value != argument.value && !$0.isTrailing }
            let holders =
                site.type == nil
                ? site.receivers
                : holder.map { interpreter.evaluate($0.value, in: site.scope, expecting: nil) } ?? []
            return Values(holders.map { .binding($0, name) })
        }
        guard let given, case let places = interpreter.places(of: given, in: site.scope), !places.isEmpty else {
            return site.receivers
        }
        return Values(places.map { .binding($0.receiver, $0.name) })
    }

    // MARK: Routes

    /// `route.screen`: which of its stack's screens it is, only the running app tells.
    func member(_ name: String, of value: Value, _ interpreter: Interpreter) -> Values? {
        guard name == "screen", case .external("Route", let generics, _, let given) = value else { return nil }
        return generics.first.map(interpreter.values) ?? given.first?.values
    }

    /// `route.map { screen in … }`: what the closure makes of a screen is shown as that is.
    private func mapped(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let screens = site.receivers.flatMap { member("screen", of: $0, interpreter) ?? [] }
        guard !screens.isEmpty, let transform = site.arguments.first else { return nil }
        let closures = interpreter.evaluate(transform.value, in: site.scope, expecting: nil)
        interpreter.runClosures(closures, [Values(screens)])
        return site.receivers
    }

    // MARK: Containers

    func stack(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        bindPath(site, interpreter)
        let root = site.closure("root") ?? site.closure() ?? site.argument("root")
        return content(root, site, interpreter)
    }

    func bindPath(_ site: CallSite, _ interpreter: Interpreter) {
        guard let node = interpreter.owner.node, let path = site.arguments.first, !path.isTrailing else { return }
        for (receiver, property) in interpreter.places(of: path.value, in: site.scope) {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            interpreter.draft.bind(nominal, property, of: receiver, to: node)
        }
    }

    func content(_ root: Expression?, _ site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let root else { return [] }
        if interpreter.mode == .destination {
            let values = interpreter.evaluate(root, in: site.scope, expecting: nil)
            return [
                .external(
                    "FlowStack", [], member: nil, [ArgumentValue(label: nil, values: interpreter.runClosures(values))])
            ]
        }
        guard let node = interpreter.owner.node else { return [] }
        let found = interpreter.candidates(root, in: site.scope, route: "root").filter { !$0.isInline }
        // What the view around the stack draws there itself is no root, whatever of that a state chooses.
        guard !found.isEmpty else {
            let values = interpreter.evaluate(root, in: site.scope, expecting: nil)
            interpreter.render(interpreter.runClosures(values))
            return [.external("FlowStack", [], member: nil, [])]
        }
        interpreter.accept(found)
        interpreter.declareRoots(
            of: node, found, interpreter.choices(in: root, site.scope), isInitial: true, name: "root",
            at: site.location)
        return [.external("FlowStack", [], member: nil, [])]
    }

    /// `NStack($stack) { screen in … }`: the closure is the table of all screens, the first of which is the root.
    func table(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let node = interpreter.owner.node, let path = site.arguments.first else { return [] }
        bindPath(site, interpreter)
        let content = site.closure("buildView") ?? site.closure() ?? site.arguments.last?.value
        var held: Values = []
        var initial: Values = []
        var screen: ResolvedType?
        var written: String?
        for (receiver, property) in interpreter.places(of: path.value, in: site.scope) {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            held.formUnion(interpreter.read(property, of: receiver))
            let declared = interpreter.program.property(property, of: nominal)
            initial.formUnion(declared.map { interpreter.initial($0, receiver) } ?? [])
            screen = screen ?? declared.flatMap { interpreter.type(of: $0, receiver) }.flatMap(Self.screen)
            written = written ?? declared?.fact.initializer.flatMap(Self.writtenScreen)
        }
        held.formUnion(initial)
        screen = screen ?? held.firstNonNil(Self.screen)
        let roots = self.roots(in: held)
        if screen == nil {
            screen = roots.firstNonNil { $0.nominal(in: interpreter.heap) }.map { .nominal($0, []) }
        }
        let names = [screen?.nominal?.name, screen?.lastName, written].compactMap(\.self)
        let name = names.first { !$0.isEmpty } ?? "screen"
        let routes = interpreter.routes(for: screen, content, in: site.scope, name: name)
        let declaration =
            interpreter.sharedTable(content, for: screen ?? .unknown, in: site.scope) ?? site.location
        let first = Self.caseNames(roots)
        let starts = Self.caseNames(self.roots(in: initial.union(held.filter(Self.isInitial))))
        let hasRoot = held.contains(where: Self.isRoot)
        for route in routes {
            let isRoot = route.caseName.map(first.contains) ?? hasRoot || routes.count == 1 && hasRoot
            // A root that a call puts in place of the first one is shown as that call says, like any other screen.
            let isInitial = isRoot && (starts.isEmpty || route.caseName.map(starts.contains) ?? true)
            for target in route.targets {
                interpreter.declare(
                    from: node, to: Target(node: target), kind: isInitial ? .root : .route, name: route.name,
                    presentation: isInitial ? .root : nil, input: route.input, isInitial: isInitial,
                    at: isInitial ? site.location : declaration)
            }
        }
        interpreter.draft.tables.insert(
            Table(
                node: node, type: screen ?? .unknown, routes: routes, presentation: nil, declaration: declaration,
                location: site.location))
        return [.external("FlowStack", [], member: nil, [])]
    }

    static func caseNames(_ values: Values) -> Set<String> { Set(values.compactMap(\.caseName)) }

    /// Whether a value is the first of a stack, or a stack that has one.
    static func isRoot(_ value: Value) -> Bool {
        switch value {
        case .external(_, _, "root"?, _), .unresolvedCase("root", _): true
        case .external(let name, _, nil, let arguments) where flows.contains(name):
            arguments.contains { $0.label == "root" }
        default: false
        }
    }

    /// The screen type of `Routes<Screen>`, `[Route<Screen>]`, `NFlow<Screen>` or `[Screen]`.
    static func screen(_ type: ResolvedType) -> ResolvedType? {
        switch type {
        case .array(let element): screen(element) ?? element
        case .external(_, let arguments): arguments.first.map { isRoutes($0) ? screen($0) ?? $0 : $0 }
        case .nominal: type
        default: nil
        }
    }

    static func screen(_ value: Value) -> ResolvedType? {
        guard case .external(let name, let generics, _, _) = value else { return nil }
        return isRoutes(.external(name, generics)) ? generics.first : nil
    }

    /// The name of a literal's type, where a flow is made with one: `NFlow(root: 0)`.
    private static func writtenScreen(_ flow: Expression) -> String? {
        guard case .call(_, let arguments, _) = flow else { return nil }
        return switch arguments.first(where: { $0.label == "root" })?.value {
        case .number(let text)?: text.contains(".") ? "Double" : "Int"
        case .string?: "String"
        case .boolean?: "Bool"
        default: nil
        }
    }

    /// The screens that a stack starts with.
    func roots(in values: Values) -> Values {
        var result: Values = []
        for value in values {
            switch value {
            case .external(_, _, "root"?, let arguments): result.formUnion(arguments.first?.values ?? [])
            case .external(let name, _, nil, let arguments) where Self.flows.contains(name):
                result.formUnion(arguments.first { $0.label == "root" }?.values ?? [])
            case .unresolvedCase("root", let arguments): result.formUnion(arguments.first?.values ?? [])
            case .enumCase: result.insert(value)
            default: break
            }
        }
        return result
    }

    func destination(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let content = site.closure("destination") ?? site.closure() ?? site.argument("destination")
        if let state = site.argument("isPresented") ?? site.argument("item") {
            interpreter.trigger(state, content, style(site.argument("style"), site, interpreter) ?? .push, site)
            return site.receivers
        }
        guard let type = site.argument("for") else { return nil }
        interpreter.table(type, content, presentation: nil, site)
        return site.receivers
    }

    func style(_ expression: Expression?, _ site: CallSite, _ interpreter: Interpreter) -> Presentation? {
        guard let expression else { return nil }
        let type = ResolvedType.external("RouteStyle", [])
        for value in interpreter.evaluate(expression, in: site.scope, expecting: type) {
            switch value {
            case .external(_, _, let name?, _), .unresolvedCase(let name, _): return Self.verbs[name]
            default: continue
            }
        }
        return nil
    }
}
