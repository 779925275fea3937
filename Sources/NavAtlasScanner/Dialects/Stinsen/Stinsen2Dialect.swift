import NavAtlasModel

/// Stinsen 2: `@Root` and `@Route` properties whose factories build what they show, and routers that take key paths.
struct Stinsen2Dialect: Dialect {
    static let id = "stinsen2"
    static let wantsFinalCoordinators = true
    static let modules: Set<String> = ["Stinsen", "Stinsen2Coordination"]

    static let vocabulary = Vocabulary(
        modules: modules,
        terms: ["route", "root", "focusFirst", "setRoot"].map { Vocabulary.Term(name: $0, isSure: false) })

    private static let flows: [String: Node.Flow] = [
        "NavigationCoordinatable": .stack, "TabCoordinatable": .tab, "ViewCoordinatable": .view, "Coordinatable": .view,
    ]

    let triggerWords: Set<String> = ["route", "root", "focusFirst", "setRoot"]

    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind? {
        let parents = interpreter.program.externalAncestors(of: nominal).map(\.lastName)
        guard nominal.kind == .class, let flow = parents.firstNonNil({ Self.flows[$0] }) else { return nil }
        // Stinsen 1 has the same protocols, and resolves an enum.
        guard interpreter.program.methods("resolveRoute", of: nominal).isEmpty else { return nil }
        return CoordinatorKind(style: Self.id, flow: flow)
    }

    // MARK: Declarations

    func explore(_ value: Value, of nominal: Nominal, _ interpreter: Interpreter) {
        guard let node = interpreter.owner.node else { return }
        let initial = initialRoots(of: nominal, interpreter)
        for route in routes(of: nominal, interpreter) {
            let targets = destinations(of: route, value, interpreter)
            // The first versions have `@Route` for what is shown first, too.
            let isInitial = initial.contains(route.property.fact.name) && route.kind != .tab
            for target in targets {
                interpreter.declare(
                    from: node, to: target, kind: isInitial ? .root : route.kind, name: route.property.fact.name,
                    presentation: isInitial ? .root : route.presentation, input: input(of: route, value, interpreter),
                    isInitial: isInitial,
                    at: interpreter.location(route.property.fact.position, in: route.property.file))
            }
        }
        showTabItems(of: value, nominal, interpreter)
        for function in interpreter.program.methods("customize", of: nominal) {
            let customized = { interpreter.invoke(function, receiver: value, arguments: [[Self.wrappedView]]) }
            if interpreter.standsInContainer(Self.wrappedView, in: customized) == true {
                interpreter.draft.nodes[node]?.isContainer = true
            }
            interpreter.render(customized())
        }
    }

    /// `@Route(tabItem: makeItem)`: what the bar shows for a tab is a part of the coordinator.
    private func showTabItems(of value: Value, _ nominal: Nominal, _ interpreter: Interpreter) {
        for property in routes(of: nominal, interpreter).map(\.property) {
            for argument in property.fact.attributes.flatMap(\.arguments) where argument.label == "tabItem" {
                interpreter.render(run(argument.value, for: property, of: value, interpreter))
            }
        }
    }

    private struct Route {
        var property: Property
        var kind: Edge.Kind
        var presentation: Presentation
    }

    private func routes(of nominal: Nominal, _ interpreter: Interpreter) -> [Route] {
        ([nominal] + interpreter.program.ancestors(of: nominal)).flatMap { type in
            type.propertyOrder.compactMap { type.properties[$0] }.compactMap { property in
                for attribute in property.fact.attributes {
                    switch attribute.name.base.split(separator: ".").last {
                    case "Root": return Route(property: property, kind: .root, presentation: .root)
                    case "Route", "NavigationRoute":
                        // The library has one wrapper by both names: what says no presentation is a root.
                        if attribute.arguments.isEmpty {
                            return Route(property: property, kind: .root, presentation: .root)
                        }
                        if attribute.arguments.contains(where: { $0.label == "tabItem" }) {
                            return Route(property: property, kind: .tab, presentation: .tab)
                        }
                        return Route(property: property, kind: .route, presentation: presentation(attribute))
                    default: continue
                    }
                }
                return nil
            }
        }
    }

    private func presentation(_ attribute: AttributeFact) -> Presentation {
        guard let written = attribute.arguments.first?.value else { return .push }
        switch written {
        case .implicitMember(let name, _), .member(_, let name, _), .call(.implicitMember(let name, _), _, _):
            return name == "modal" ? .sheet : Presentation(rawValue: name)
        default: return .push
        }
    }

    /// The function that builds a route: the property's value, or, in forks, what the wrapper is given.
    private static func factory(of property: Property) -> Expression? {
        if let written = property.fact.initializer { return written }
        return property.fact.attributes.lazy.flatMap(\.arguments).first { argument in
            if case .name = argument.value { return argument.label == nil }
            return false
        }?.value
    }

    /// What the property's factory builds: the factory is run with nothing known of its input.
    private func products(
        of route: Route, _ value: Value, _ interpreter: Interpreter, given: [Values] = []
    ) -> Values {
        guard let written = Self.factory(of: route.property) else { return [] }
        return interpreter.with(mode: .destination) {
            run(written, for: route.property, of: value, interpreter, given: given)
        }
    }

    /// Runs a function that a property's declaration names.
    private func run(
        _ written: Expression, for property: Property, of value: Value, _ interpreter: Interpreter,
        given: [Values] = []
    ) -> Values {
        var factory = interpreter.evaluate(written, in: interpreter.scope(of: property, value), expecting: nil)
        // `Coordinator.makeScreen`, taken from the type.
        factory = Values(
            factory.map { one in
                if case .function(let function, .metatype?) = one, !function.fact.isStatic {
                    return .function(function, receiver: value)
                }
                return one
            })
        return interpreter.runClosures(factory, given)
    }

    private func destinations(of route: Route, _ value: Value, _ interpreter: Interpreter) -> Targets {
        let name = route.property.fact.name
        let products = products(of: route, value, interpreter)
        var found = interpreter.stinsenTargets(in: products, route: name, wrappers: Self.wrappers)
        if found.isEmpty { found = [Target(node: .inline(interpreter.viewName(in: products), route: name))] }
        interpreter.accept(found)
        return found
    }

    private func input(of route: Route, _ value: Value, _ interpreter: Interpreter) -> String? {
        guard let name = Self.factory(of: route.property).flatMap(\.dottedName),
            let last = name.split(separator: ".").last, let nominal = value.nominal(in: interpreter.heap),
            let factory = interpreter.program.methods(String(last), of: nominal).first
        else { return nil }
        let types = factory.fact.parameters.compactMap { $0.type?.description }
        return types.isEmpty ? nil : types.joined(separator: ", ")
    }

    /// The roots that `NavigationStack(initial:)` names, in a property or an initialiser.
    private func initialRoots(of nominal: Nominal, _ interpreter: Interpreter) -> Set<String> {
        var names: Set<String> = []
        for type in [nominal] + interpreter.program.ancestors(of: nominal) {
            for property in type.properties.values {
                if let value = property.fact.initializer { SyntaxSearch.initialKeyPaths(in: value, &names) }
            }
            for function in type.functions["init"] ?? [] {
                SyntaxSearch.initialKeyPaths(in: function.fact.body ?? [], &names)
            }
        }
        return names
    }

    // MARK: Calls

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let type = site.type {
            guard case .external = type else { return nil }
            if type.lastName == "NavigationStack", site.has("initial") {
                for argument in site.arguments {
                    _ = interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
                }
                return [.external("Stinsen.NavigationStack", [], member: nil, [])]
            }
            return Self.wrappers[type.lastName] == false ? wrapper(site, type, interpreter) : nil
        }
        switch site.name {
        case "retrieve":
            guard let expected = site.expected else { return nil }
            return interpreter.values(of: expected)
        case "view" where site.arguments.isEmpty:
            let coordinators = site.receivers.filter { coordinator(in: $0, interpreter) != nil }
            return coordinators.isEmpty
                ? nil : [.external("·view", [], member: nil, [ArgumentValue(label: nil, values: coordinators)])]
        case "popToRoot", "popLast", "pop", "popTo", "dismissCoordinator", "dismiss", "dismissChild":
            guard coordinators(site, interpreter) != nil else { return nil }
            for argument in site.arguments {
                let values = interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
                if case .closure = argument.value {
                    interpreter.afterReset { _ = interpreter.runClosures(values, isForLater: false) }
                } else {
                    interpreter.runAfterwards(values)
                }
            }
            return site.receivers
        case "route", "root", "setRoot", "focusFirst", "hasRoot", "isRoot":
            return navigate(site, interpreter)
        default: return nil
        }
    }

    private func navigate(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let first = site.arguments.first, let coordinators = coordinators(site, interpreter) else { return nil }
        let path = interpreter.evaluate(first.value, in: site.scope, expecting: nil)
        let given = site.arguments.dropFirst().map {
            interpreter.evaluate($0.value, in: site.scope, expecting: nil)
        }
        for input in given { interpreter.allowAnyCase(input) }
        // What a screen is given works for that screen.
        let isAtWork = given.contains { $0.contains(where: \.isAtWork) }
        var result: Values = []
        for (value, nominal) in coordinators {
            var names = path.compactMap { value -> String? in
                if case .keyPath(let names, _) = value { return names.last }
                return nil
            }
            names.sort()
            if names.isEmpty, site.name != "hasRoot", site.name != "isRoot" {
                record(site, nominal, nil, interpreter)
            }
            for name in names {
                // What is focused was on the stack before.
                if site.name == "focusFirst", coordinator(nominal, interpreter)?.flow == .stack {
                    interpreter.trace.hasReset = true
                }
                if site.name != "hasRoot", site.name != "isRoot" { record(site, nominal, name, interpreter) }
                if let route = routes(of: nominal, interpreter).first(where: { $0.property.fact.name == name }) {
                    let made = products(of: route, value, interpreter, given: isAtWork ? given : [])
                    if isAtWork { interpreter.accept(interpreter.targets(in: made, route: name)) }
                    // What leads to a view gives back the coordinator itself, and a chain goes on there.
                    let leadsOn = made.contains { coordinator(in: $0, interpreter) != nil }
                    result.formUnion(leadsOn || site.name == "hasRoot" ? made : [value])
                    // A root has nothing on top of it.
                    if !leadsOn, ["root", "setRoot"].contains(site.name) { interpreter.trace.hasReset = true }
                }
            }
        }
        return result
    }

    private func record(_ site: CallSite, _ nominal: Nominal, _ name: String?, _ interpreter: Interpreter) {
        interpreter.record(
            RouteCall(
                coordinator: nominal, route: name, presentation: nil,
                what: "\(site.name)(\(site.arguments.first?.label.map { $0 + ":" } ?? "_:"))", owner: interpreter.owner,
                location: site.location))
    }

    /// The coordinators that a call is made on, directly, through a router, or down a chain; `nil` where it is made on
    /// something else.
    private func coordinators(_ site: CallSite, _ interpreter: Interpreter) -> [(Value, Nominal)]? {
        let found = site.receivers.compactMap { value in coordinator(in: value, interpreter) }
        return found.isEmpty ? nil : found
    }

    private func coordinator(in value: Value, _ interpreter: Interpreter) -> (Value, Nominal)? {
        switch value {
        case .object, .instance:
            guard let nominal = value.nominal(in: interpreter.heap), coordinator(nominal, interpreter) != nil else {
                return nil
            }
            return (value, nominal)
        case .external(let name, let generics, _, let arguments):
            let last = name.lastPart
            if Self.routers.contains(last), let nominal = generics.first?.nominal {
                return coordinator(nominal, interpreter) != nil ? (.instance(nominal, []), nominal) : nil
            }
            if Self.wrappers[last] != nil {
                for argument in arguments {
                    for inner in argument.values {
                        if let found = coordinator(in: inner, interpreter) { return found }
                    }
                }
                if let nominal = generics.first?.nominal { return (.instance(nominal, []), nominal) }
            }
            return nil
        default: return nil
        }
    }

    func member(_ name: String, of value: Value, _ interpreter: Interpreter) -> Values? {
        guard case .external(let type, _, _, _) = value else { return nil }
        let last = type.lastPart
        guard Self.routers.contains(last) || Self.wrappers[last] != nil else { return nil }
        switch name {
        case "child", "coordinator": return coordinator(in: value, interpreter).map { [$0.0] }
        default: return nil
        }
    }

    // MARK: Wrappers

    private static let routers: Set<String> = ["Router", "NavigationRouter", "TabRouter", "ViewRouter"]

    /// Wrapping coordinators, and whether they are navigation containers.
    private static let wrappers: [String: Bool] = [container: true, "ViewWrapperCoordinator": false]
    private static let container = "NavigationViewCoordinator"

    func unwrapped(_ value: Value, _ interpreter: Interpreter) -> Unwrapped? {
        switch value {
        case .external(let name, let generics, nil, let arguments):
            let last = name.lastPart
            guard let isContainer = Self.wrappers[last] else { return nil }
            var inner = arguments.reduce(into: Values()) { $0.formUnion($1.values) }
            if inner.isEmpty, let generic = generics.first { inner = interpreter.values(of: generic) }
            // One that no code was seen to make may have any view.
            return inner.isEmpty ? nil : Unwrapped(values: inner, isContainer: isContainer || arguments.isEmpty)
        case .object(let id):
            // A wrapper of the app's own, made from one of the library's.
            let object = interpreter.heap[id]
            let parents = interpreter.program.externalAncestors(of: object.nominal).map(\.lastName)
            guard parents.contains(where: { Self.wrappers[$0] != nil }) else { return nil }
            let held = object.fields.values.reduce(into: Values()) { result, values in
                result.formUnion(values.filter { coordinator(in: $0, interpreter) != nil })
            }
            // What its own code puts around them is not known.
            return held.isEmpty ? nil : Unwrapped(values: held, isContainer: true)
        default: return nil
        }
    }

    /// What stands for a coordinator's view in code that makes another view of it.
    private static var wrappedView: Value { .external("AnyView", [], member: nil, []) }

    /// `ViewWrapperCoordinator(child) { view in NavigationView { view } }` is a `NavigationViewCoordinator`. If the view's wrapper
    /// is not known, it may be a container, and counts as one.
    private func wrapper(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values? {
        guard case .external(let name, let generics) = type, let child = site.arguments.first else { return nil }
        let wrapped = interpreter.evaluate(child.value, in: site.scope, expecting: nil)
        let isContainer = interpreter.standsInContainer(Self.wrappedView) {
            site.arguments.dropFirst().reduce(into: Values()) { shown, view in
                let code = interpreter.evaluate(view.value, in: site.scope, expecting: nil)
                shown.unite(interpreter.runClosures(code, [[Self.wrappedView]]))
            }
        }
        let kind = isContainer ?? true ? Self.container : name
        return [.external(kind, generics, member: nil, [ArgumentValue(label: nil, values: wrapped)])]
    }
}

extension SyntaxSearch {
    /// The routes that `NavigationStack(initial:)` names anywhere in the code.
    static func initialKeyPaths(in statements: [Statement], _ names: inout Set<String>) {
        var found: Set<String> = []
        for name in ["NavigationStack", "init"] {
            arguments(labelled: "initial", of: name, in: statements) { keyPaths(in: $0, &found) }
        }
        names.formUnion(found)
    }

    static func initialKeyPaths(in expression: Expression, _ names: inout Set<String>) {
        initialKeyPaths(in: [.expression(expression)], &names)
    }

    private static func keyPaths(in expression: Expression, _ names: inout Set<String>) {
        switch expression {
        case .keyPath(_, let path, _): if let last = path.last { names.insert(last) }
        case .conditional(_, let then, let otherwise):
            keyPaths(in: then, &names)
            keyPaths(in: otherwise, &names)
        case .either(let parts): for part in parts { keyPaths(in: part, &names) }
        case .branching(.conditional(_, let then, let otherwise)):
            for case .expression(let value) in then + otherwise { keyPaths(in: value, &names) }
        case .branching(.switching(_, let cases, _)):
            for case .expression(let value) in cases.flatMap(\.body) { keyPaths(in: value, &names) }
        default: break
        }
    }
}
