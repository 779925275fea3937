import NavAtlasModel

/// FlowStacks, from `NStack` and `PFlow` to `FlowStack`: arrays of routes, whose presentation the call site chooses.
struct FlowStacksDialect: Dialect {
    static let id = "flowStacks"

    let flowContainers: [String: Node.Flow] = [
        "FlowStack": .stack, "NStack": .stack, "PStack": .stack, "Router": .stack, "showing": .stack,
    ]

    func isAtHome(in file: FileFacts) -> Bool { file.imports.contains { Self.modules.contains($0) } }

    static let modules: Set<String> = ["FlowStacks", "TCACoordinators", "NStack"]

    /// The presentation that each way of adding a screen gives.
    private static let verbs: [String: Presentation] = [
        "push": .push, "presentSheet": .sheet, "presentCover": .fullScreen, "present": .sheet, "sheet": .sheet,
        "cover": .fullScreen, "root": .root,
    ]

    var triggerWords: Set<String> { Set(Self.verbs.keys).subtracting(["sheet", "cover", "root"]) }

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let type = site.type {
            guard case .external = type else { return nil }
            if site.name == "withDelaysIfUnsupported" { return change(site, interpreter) }
            switch type.lastName {
            case "FlowStack": return stack(site, interpreter)
            case "NStack", "PStack", "Router":
                return usesFlowStacks(site, interpreter) ? table(site, interpreter) : nil
            case "FlowLink": return link(site, interpreter)
            default: return nil
            }
        }
        switch site.name {
        case "flowDestination": return destination(site, interpreter)
        case "push", "presentSheet", "presentCover", "present": return add(site, interpreter)
        case "showing" where usesFlowStacks(site, interpreter):
            _ = table(site, interpreter)
            return site.receivers
        case "withDelaysIfUnsupported": return change(site, interpreter)
        default: return nil
        }
    }

    /// Whether the file imports the library: `Router` is a name that many have.
    private func usesFlowStacks(_ site: CallSite, _ interpreter: Interpreter) -> Bool {
        isAtHome(in: interpreter.program.files[site.location.file])
    }

    /// `$routes.withDelaysIfUnsupported { $0.push(…) }`: the closure changes the routes themselves.
    private func change(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let transform = site.arguments.last(where: \.isTrailing) ?? site.arguments.first else { return nil }
        var changed = site.receivers
        for argument in site.arguments {
            guard case .keyPath(_, let names, _) = argument.value, let name = names.last else { continue }
            let owners = site.arguments.first { $0.label == nil && $0.value != argument.value && !$0.isTrailing }
            let holders =
                site.type == nil
                ? site.receivers
                : owners.map { interpreter.evaluate($0.value, in: site.scope, expecting: nil) } ?? []
            changed = Set(holders.map { .binding($0, name) })
        }
        let closures = interpreter.evaluate(transform.value, in: site.scope, expecting: nil)
        interpreter.runClosures(closures, [changed])
        return []
    }

    // MARK: Containers

    private func stack(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        bindPath(site, interpreter)
        let root = site.closure("root") ?? site.closure() ?? site.argument("root")
        return content(root, site, interpreter)
    }

    private func bindPath(_ site: CallSite, _ interpreter: Interpreter) {
        guard let node = interpreter.owner.node, let path = site.arguments.first, !path.isTrailing else { return }
        for (receiver, property) in interpreter.places(of: path.value, in: site.scope) {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            interpreter.draft.bind(nominal, property, to: node)
        }
    }

    private func content(_ root: Expression?, _ site: CallSite, _ interpreter: Interpreter) -> Values {
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
        if found.isEmpty {
            let values = interpreter.evaluate(root, in: site.scope, expecting: nil)
            interpreter.render(interpreter.runClosures(values))
        }
        interpreter.accept(found)
        for target in found where target.node != node {
            interpreter.declare(
                from: node, to: target, kind: .root, name: "root", presentation: .root, isInitial: true,
                at: site.location)
        }
        return [.external("FlowStack", [], member: nil, [])]
    }

    /// `NStack($stack) { screen in … }`: the closure is the table of all screens, the first of which is the root.
    private func table(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let node = interpreter.owner.node, let path = site.arguments.first else { return [] }
        bindPath(site, interpreter)
        let content = site.closure("buildView") ?? site.closure() ?? site.arguments.last?.value
        var held: Values = []
        var initial: Values = []
        var screen: ResolvedType?
        for (receiver, property) in interpreter.places(of: path.value, in: site.scope) {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            held.formUnion(interpreter.read(property, of: receiver))
            let declared = interpreter.program.property(property, of: nominal)
            initial.formUnion(declared.map { interpreter.initial($0, receiver) } ?? [])
            screen = screen ?? declared.flatMap { interpreter.type(of: $0, receiver) }.flatMap(Self.screen)
        }
        held.formUnion(initial)
        screen = screen ?? held.lazy.compactMap(Self.screen).first
        let roots = self.roots(in: held)
        if screen == nil {
            screen = roots.lazy.compactMap { $0.nominal(in: interpreter.heap) }.first.map { .nominal($0, []) }
        }
        let routes = interpreter.routes(for: screen, content, in: site.scope, name: screen?.nominal?.name ?? "screen")
        let first = Self.caseNames(roots)
        let starts = Self.caseNames(self.roots(in: initial.union(held.filter(Self.isInitial))))
        let hasRoot = held.contains(where: Self.isRoot)
        for route in routes {
            let isRoot = route.caseName.map(first.contains) ?? hasRoot || routes.count == 1 && hasRoot
            for target in route.targets {
                interpreter.declare(
                    from: node, to: Target(node: target), kind: isRoot ? .root : .route, name: route.name,
                    presentation: isRoot ? .root : nil, input: route.input,
                    isInitial: isRoot && (starts.isEmpty || route.caseName.map(starts.contains) ?? true),
                    at: site.location)
            }
        }
        interpreter.draft.tables.insert(
            Table(
                node: node, type: screen ?? .unknown, routes: routes, presentation: nil, location: site.location))
        return [.external("FlowStack", [], member: nil, [])]
    }

    private static func caseNames(_ values: Values) -> Set<String> {
        Set(
            values.compactMap { value -> String? in
                switch value {
                case .enumCase(_, let name, _), .unresolvedCase(let name, _): name
                default: nil
                }
            })
    }

    /// Whether a value is the first of a stack, or a stack that has one.
    private static func isRoot(_ value: Value) -> Bool {
        switch value {
        case .external(_, _, "root"?, _), .unresolvedCase("root", _): true
        case .external("NFlow", _, nil, let arguments), .external("PFlow", _, nil, let arguments):
            arguments.contains { $0.label == "root" }
        default: false
        }
    }

    /// The screen type of `Routes<Screen>`, `[Route<Screen>]`, `NFlow<Screen>` or `[Screen]`.
    private static func screen(_ type: ResolvedType) -> ResolvedType? {
        switch type {
        case .array(let element): screen(element) ?? element
        case .external(_, let arguments): arguments.first.map { isRoutes($0) ? screen($0) ?? $0 : $0 }
        case .nominal: type
        default: nil
        }
    }

    private static func screen(_ value: Value) -> ResolvedType? {
        guard case .external(let name, let generics, _, _) = value else { return nil }
        return isRoutes(.external(name, generics)) ? generics.first : nil
    }

    /// The screens that a stack starts with.
    private func roots(in values: Values) -> Values {
        var result: Values = []
        for value in values {
            switch value {
            case .external(_, _, "root"?, let arguments): result.formUnion(arguments.first?.values ?? [])
            case .external("NFlow", _, nil, let arguments), .external("PFlow", _, nil, let arguments):
                result.formUnion(arguments.first { $0.label == "root" }?.values ?? [])
            case .unresolvedCase("root", let arguments): result.formUnion(arguments.first?.values ?? [])
            case .enumCase: result.insert(value)
            default: break
            }
        }
        return result
    }

    private func destination(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let content = site.closure("destination") ?? site.closure() ?? site.argument("destination")
        if let state = site.argument("isPresented") ?? site.argument("item") {
            interpreter.trigger(state, content, style(site.argument("style"), site, interpreter) ?? .push, site)
            return site.receivers
        }
        guard let type = site.argument("for") else { return nil }
        interpreter.table(type, content, presentation: nil, site)
        return site.receivers
    }

    private func style(_ expression: Expression?, _ site: CallSite, _ interpreter: Interpreter) -> Presentation? {
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

    // MARK: Adding screens

    private func link(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        var label: Values = []
        if let shown = site.closure("label") ?? site.closure() {
            label = interpreter.runClosures(interpreter.evaluate(shown, in: site.scope, expecting: nil))
        }
        if let value = site.argument("value") {
            interpreter.record(
                Push(
                    key: nil, values: interpreter.evaluate(value, in: site.scope, expecting: nil), type: nil,
                    presentation: style(site.argument("style"), site, interpreter), what: "FlowLink(value:)",
                    owner: interpreter.owner, location: site.location))
        }
        return [.external("FlowLink", [], member: nil, [ArgumentValue(label: nil, values: label)])]
    }

    private func add(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let argument = site.arguments.first, let presentation = presentation(of: site, interpreter) else {
            return nil
        }
        // On a navigator of the environment, whose screen type is declared.
        for receiver in site.receivers {
            guard case .external(let name, let generics, _, _) = receiver, Self.navigators.contains(name) else {
                continue
            }
            let type = name == "FlowPathNavigator" || generics.first?.name == "AnyHashable" ? nil : generics.first
            record(site, nil, type, argument.value, presentation, interpreter)
            return []
        }
        // On an array of routes, or a flow, in a property.
        guard let base = site.base else { return nil }
        var found = false
        for (receiver, property) in interpreter.places(of: base, in: site.scope) {
            if case .external(let name, let generics, _, _) = receiver, Self.navigators.contains(name) {
                record(site, nil, generics.first, argument.value, presentation, interpreter)
                found = true
            }
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            let type = interpreter.program.property(property, of: nominal).flatMap {
                interpreter.type(of: $0, receiver)
            }
            let held = type == nil ? interpreter.read(property, of: receiver).lazy.compactMap(Self.screen).first : nil
            let key = PropertyKey(nominal: nominal, name: property)
            guard type.map(Self.isRoutes) ?? (held != nil) || interpreter.draft.paths[key] != nil else { continue }
            let screen = type.flatMap(Self.screen) ?? held
            found = true
            if site.scope.isInitializing(receiver),
                begins(receiver, property, with: argument.value, screen, site, interpreter)
            {
                continue
            }
            record(site, key, screen, argument.value, presentation, interpreter)
        }
        return found ? [] : nil
    }

    /// Marks the root that an initialiser chooses.
    private static let initial = "·initial"

    private static func asInitial(_ value: Value) -> Value {
        guard case .external(let name, let generics, "root"?, let made) = value, !made.isEmpty else {
            return value
        }
        var arguments = Array(made)
        arguments[0].label = initial
        return .external(name, generics, member: "root", ArgumentValues(arguments))
    }

    private static func isInitial(_ value: Value) -> Bool {
        if case .external(_, _, "root"?, let arguments) = value { arguments.first?.label == initial } else { false }
    }

    /// What an initialiser puts on an empty stack is the stack's root.
    private func begins(
        _ receiver: Value, _ property: String, with screen: Expression, _ type: ResolvedType?, _ site: CallSite,
        _ interpreter: Interpreter
    ) -> Bool {
        let values = interpreter.evaluate(screen, in: site.scope, expecting: type)
        let roots = self.roots(in: interpreter.read(property, of: receiver))
        let names = Self.caseNames(values)
        let isKnown = names.isEmpty ? roots == values : names.isSubset(of: Self.caseNames(roots))
        guard !values.isEmpty, roots.isEmpty || isKnown else { return false }
        let root = Value.external(
            "Route", type.map { [$0] } ?? [], member: "root", [ArgumentValue(label: Self.initial, values: values)])
        interpreter.write([root], to: property, of: receiver, at: site.location)
        return true
    }

    private static let navigators: Set<String> = ["FlowNavigator", "FlowPathNavigator", "FlowStacks.FlowNavigator"]

    private static func isRoutes(_ type: ResolvedType) -> Bool {
        switch type {
        case .array(let element): isRoutes(element)
        case .external(let name, let arguments):
            ["Routes", "Route", "FlowPath", "NFlow", "PFlow", "Stack"].contains(name.split(separator: ".").last)
                || name == "Binding" && arguments.contains(where: isRoutes)
        default: false
        }
    }

    private func presentation(of site: CallSite, _ interpreter: Interpreter) -> Presentation? {
        if site.name == "present", let written = site.argument("style") {
            for value in interpreter.evaluate(written, in: site.scope, expecting: nil) {
                if case .unresolvedCase(let name, _) = value {
                    return name.lowercased().contains("full") || name.lowercased().contains("cover")
                        ? .fullScreen : .sheet
                }
            }
        }
        return Self.verbs[site.name]
    }

    private func record(
        _ site: CallSite, _ key: PropertyKey?, _ type: ResolvedType?, _ value: Expression,
        _ presentation: Presentation, _ interpreter: Interpreter
    ) {
        interpreter.record(
            Push(
                key: key, values: interpreter.evaluate(value, in: site.scope, expecting: type), type: type,
                presentation: presentation, what: "\(key.map { $0.name + "." } ?? "navigator.")\(site.name)",
                owner: interpreter.owner, location: site.location))
    }

    /// `routes = [.push(…), .sheet(…)]`
    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        let routes = values.compactMap(Self.route)
        guard !routes.isEmpty else { return false }
        var found = false
        for (receiver, property) in interpreter.places(of: target, in: scope) {
            var key: PropertyKey?
            var screen: ResolvedType?
            if case .external(let name, let generics, _, _) = receiver, Self.navigators.contains(name) {
                screen = generics.first
            } else if let nominal = receiver.nominal(in: interpreter.heap) {
                let own = PropertyKey(nominal: nominal, name: property)
                let type = interpreter.program.property(property, of: nominal).flatMap {
                    interpreter.type(of: $0, receiver)
                }
                guard type.map(Self.isRoutes) ?? false || interpreter.draft.paths[own] != nil else { continue }
                key = own
                screen = type.flatMap(Self.screen)
                let isFirst = scope.isInitializing(receiver)
                interpreter.write(
                    isFirst ? Set(values.map(Self.asInitial)) : values, to: property, of: receiver, at: location)
            } else {
                continue
            }
            found = true
            let isInitial = scope.isInitializing(receiver)
            for (presentation, type, screens) in routes where !(isInitial && presentation == .root) {
                interpreter.record(
                    Push(
                        key: key, values: screens, type: screen ?? type, presentation: presentation,
                        what: "\(property) =", owner: interpreter.owner, location: location))
            }
        }
        return found
    }

    /// A route in an array of them: `.push(.detail)`.
    private static func route(_ value: Value) -> (Presentation, ResolvedType?, Values)? {
        switch value {
        case .external(let name, let generics, let verb?, let arguments):
            guard ["Route", "Routes"].contains(name.split(separator: ".").last), let presentation = verbs[verb],
                let screen = arguments.first
            else { return nil }
            return (presentation, generics.first, screen.values)
        case .unresolvedCase(let verb, let arguments):
            guard let presentation = verbs[verb], let screen = arguments.first else { return nil }
            return (presentation, nil, screen.values)
        default: return nil
        }
    }
}
