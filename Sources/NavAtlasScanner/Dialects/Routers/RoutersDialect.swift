import NavAtlasModel

/// Routers whose functions a configuration describes: it says which screen each of them shows. Their code is not read.
///
/// This dialect is in no list of styles, for each app configures its own.
struct RoutersDialect: Dialect {
    static let id = "routers"
    static let title = "Routers of a configuration"
    static let example = ""
    static let vocabulary = Vocabulary(modules: [], terms: [])

    let routers: [RouterCall]

    init() { routers = [] }

    init(_ routers: [RouterCall]) { self.routers = routers }

    /// The words of the routers, in all files, on what is of their types.
    var ownVocabulary: Vocabulary {
        Vocabulary(
            modules: [],
            terms: routers.map { router in
                let isMade = router.function == "init"
                return Vocabulary.Term(
                    name: isMade ? router.type : router.function, form: isMade ? .initializer : .call,
                    receiver: isMade ? nil : router.type)
            })
    }

    var triggerWords: Set<String> { Set(routers.map { $0.function == "init" ? $0.type : $0.function }) }

    // MARK: Calls

    func willCall(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let found = routers.filter { $0.function == site.name && isCalled($0, site, interpreter) }
        for router in found { show(router, site, interpreter) }
        return found.isEmpty ? nil : []
    }

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let type = site.type, site.name == (type.nominal?.name ?? type.lastName),
            let router = routers.first(where: { $0.function == "init" && $0.type == type.lastName })
        else { return nil }
        show(router, site, interpreter)
        return [.external(router.type, [], member: nil, [])]
    }

    /// Whether a call is on a router's type, or on a value of it.
    private func isCalled(_ router: RouterCall, _ site: CallSite, _ interpreter: Interpreter) -> Bool {
        if site.receivers.contains(where: { isOf(router.type, $0, interpreter) }) { return true }
        // `AppRouter.shared.open(…)`, of a type without source.
        let written = site.base.flatMap(\.dottedName)?.split(separator: ".").dropLast() ?? []
        return written.contains { $0 == router.type }
    }

    private func isOf(_ type: String, _ value: Value, _ interpreter: Interpreter) -> Bool {
        switch value {
        case .external(let name, _, _, _): name.lastPart == type
        case .metatype(let own): own.lastName == type
        default:
            value.nominal(in: interpreter.heap).map { nominal in
                ([nominal] + interpreter.program.ancestors(of: nominal)).contains { $0.shortName == type }
                    || interpreter.program.externalAncestors(of: nominal).contains { $0.lastName == type }
            } ?? false
        }
    }

    // MARK: Showing

    private func show(_ router: RouterCall, _ site: CallSite, _ interpreter: Interpreter) {
        interpreter.journal.callLibrary(at: site.location)
        interpreter.draft.routerCalls.insert(DraftRouterCall(name: router.name, location: site.location))
        let functions = declared(router, interpreter)
        for function in functions { ignore(function, router, interpreter) }
        guard let argument = router.argument(among: site.arguments) else {
            return interpreter.unresolved(
                router.name, "it is not given the argument that the configuration names", at: site.location)
        }
        for other in site.arguments where other != argument {
            interpreter.runClosures(interpreter.evaluate(other.value, in: site.scope, expecting: nil))
        }
        let type = functions.firstNonNil { parameterType(router, $0, interpreter) }
        let values = interpreter.with(mode: .destination) { () -> Values in
            let given = interpreter.evaluate(argument.value, in: site.scope, expecting: type)
            return interpreter.runClosures(given).union(interpreter.keepingPlain(given))
        }
        var found = interpreter.with(mode: .destination) { screens(in: values, router, interpreter) }
        if router.presentation != .push { found = interpreter.withoutStacks(found) }
        if found.isEmpty { return push(values, type, router, site, interpreter) }
        interpreter.accept(found)
        if found.count > 1, values.contains(where: Self.isAnyCase) {
            return interpreter.unresolved(
                router.name, "which destination it means is decided while the app runs",
                candidates: Set(found.map(\.node)), at: site.location)
        }
        for target in found {
            interpreter.transition(to: target, via: router.way, router.presentation, at: site.location)
        }
    }

    private static func isAnyCase(_ value: Value) -> Bool {
        if case .instance(let nominal, _) = value { nominal.kind == .enum } else { false }
    }

    /// A route for which a table of destinations says what it shows.
    private func push(
        _ values: Values, _ type: ResolvedType?, _ router: RouterCall, _ site: CallSite, _ interpreter: Interpreter
    ) {
        let routes = values.filter { value in
            if case .unresolvedCase = value { return true }
            return value.nominal(in: interpreter.heap).map { !interpreter.isView($0) } ?? false
        }
        guard !routes.isEmpty else {
            return interpreter.unresolved(router.name, "its destination could not be followed", at: site.location)
        }
        interpreter.record(
            Push(
                key: nil, values: routes, type: type, presentation: router.presentation, what: router.name,
                owner: interpreter.owner, location: site.location))
    }

    /// The functions of the app that a router's line means.
    private func declared(_ router: RouterCall, _ interpreter: Interpreter) -> [Function] {
        let types = interpreter.program.nominals.filter { $0.shortName == router.type }
        return (types + types.flatMap(interpreter.program.descendants)).flatMap { $0.functions[router.function] ?? [] }
    }

    /// What a function does itself is not read.
    private func ignore(_ function: Function, _ router: RouterCall, _ interpreter: Interpreter) {
        guard interpreter.called.insert(function.id).inserted else { return }
        interpreter.journal.leave(
            function.fact.body ?? [], in: function.file, because: "the configuration says what \(router.name) shows")
    }

    /// What a function declares that it takes as the router's argument.
    private func parameterType(
        _ router: RouterCall, _ function: Function, _ interpreter: Interpreter
    ) -> ResolvedType? {
        let parameters = function.fact.parameters
        let parameter: ParameterFact? =
            switch router.argument {
            case .index(let index): parameters.indices.contains(index) ? parameters[index] : nil
            case .label(let label): parameters.first { $0.label == label }
            }
        guard let type = parameter?.type else { return nil }
        return interpreter.program.resolve(type, in: LookupPlace(file: function.file, nominal: function.nominal))
    }

    // MARK: Destinations

    /// The screens that values are, or that the app's own code makes of them.
    private func screens(in values: Values, _ router: RouterCall, _ interpreter: Interpreter) -> Targets {
        let shown = values.reduce(into: Values()) { shown, value in
            if case .metatype(let type) = value {
                shown.unite(interpreter.values(of: type))
            } else {
                shown.insert(value)
            }
        }
        let found = interpreter.targets(in: shown, route: router.way).filter { !$0.isInline }
        return found.isEmpty ? made(of: values, router, interpreter) : found
    }

    /// What a route's own property says, or a function that makes a view of a route: `func view(for route: Route)`.
    private func made(of routes: Values, _ router: RouterCall, _ interpreter: Interpreter) -> Targets {
        let program = interpreter.program
        return routes.reduce(into: []) { found, route in
            guard let nominal = route.nominal(in: interpreter.heap), nominal.kind == .enum else { return }
            var views: Values = []
            for name in nominal.propertyOrder {
                guard let property = nominal.properties[name], property.fact.getter != nil, !property.fact.isStatic,
                    Self.isShown(
                        property.fact.type, at: LookupPlace(file: property.file, nominal: nominal), interpreter)
                else { continue }
                views.unite(interpreter.read(name, of: route))
            }
            for function in program.functions where function.fact.body != nil {
                let place = LookupPlace(file: function.file, nominal: function.nominal)
                let types = function.fact.parameters.map { $0.type.map { program.resolve($0, in: place) } }
                guard function.fact.name != router.function, Self.isShown(function.fact.result, at: place, interpreter),
                    let index = types.firstIndex(where: { $0?.nominal === nominal })
                else { continue }
                var given = types.map { $0.map(interpreter.values) ?? [] }
                given[index] = [route]
                let receiver = function.nominal.map { owner -> Value in
                    function.fact.isStatic ? .metatype(.nominal(owner, [])) : .instance(owner, [])
                }
                views.unite(interpreter.invoke(function, receiver: receiver, arguments: given))
            }
            found.formUnion(interpreter.targets(in: views, route: router.way).filter { !$0.isInline })
        }
    }

    /// Whether a type is one of views or of view controllers.
    private static func isShown(_ type: TypeReference?, at place: LookupPlace, _ interpreter: Interpreter) -> Bool {
        guard let type else { return false }
        if ["View", "AnyView", "UIViewController"].contains(type.base.lastPart) { return true }
        guard let nominal = interpreter.program.resolve(type, in: place).nominal else { return false }
        return interpreter.isController(nominal) || interpreter.isView(nominal)
    }
}
