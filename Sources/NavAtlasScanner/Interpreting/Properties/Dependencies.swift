// Containers that hand out what was registered for a type: `register(Service.self) { … }` and `resolve(Service.self)`, as
// Swinject has them, and `register { Service() }` and `resolve()`, as Resolver has them. `_register` and `_resolve` are what
// Swinject gives to extensions of its containers.

extension Interpreter {
    /// The result of a call of a dependency container; `nil` for any other call of a library.
    func dependency(
        _ name: String, on receivers: Values, _ arguments: [Argument], in scope: Scope,
        expecting expected: ResolvedType?
    ) -> Values? {
        switch name {
        case "register", "_register", "autoregister":
            return register(arguments, isWired: name == "autoregister", in: scope)
        case "implements":
            let factories = Self.factories(registeredBy: receivers)
            guard !factories.isEmpty else { return nil }
            for type in arguments.compactMap({ service($0, in: scope) }) {
                dependencies.add(factories, for: type, named: .none)
            }
            return receivers
        case "initCompleted", "resolveProperties":
            let factories = Self.factories(registeredBy: receivers)
            guard !factories.isEmpty else { return nil }
            dependencies.complete(
                factories, with: arguments.reduce(into: []) { $0.unite(evaluate($1.value, in: scope, expecting: nil)) })
            return receivers
        case "storyboardInitCompleted":
            guard let type = arguments.first.flatMap({ service($0, in: scope) }) else { return nil }
            for argument in arguments.dropFirst() {
                runClosures(evaluate(argument.value, in: scope, expecting: nil), [receivers, values(of: type)])
            }
            return []
        case "apply" where ["assembly", "assemblies"].contains(arguments.first?.label):
            assemble(arguments, in: scope)
            return []
        case "resolve", "_resolve":
            guard let type = arguments.first.flatMap({ service($0, in: scope) }) ?? expected else { return nil }
            let made = resolved(
                type, named: self.name(in: arguments, scope), from: receivers, given: given(arguments, in: scope))
            return made.isEmpty ? type.nominal.map { _ in values(of: type) } : made
        default: return nil
        }
    }

    /// What a container makes for a type; nothing where it was not told to.
    func resolved(
        _ type: ResolvedType, named name: DependencyRegistry.Name = .none, from container: Values,
        given arguments: [Values] = []
    ) -> Values {
        dependencies.factories(for: type, named: name).reduce(into: []) { result, entry in
            let made = runClosures([entry.factory], [container] + arguments)
            runClosures(entry.completions, [container, made])
            result.unite(made)
        }
    }

    private func register(_ arguments: [Argument], isWired: Bool, in scope: Scope) -> Values? {
        guard let factory = arguments.last(where: { isFactory($0, in: scope) }) else { return nil }
        let wired = isWired ? resolvingArguments(of: factory.value, in: scope) : nil
        let factories = evaluate(wired ?? factory.value, in: scope, expecting: nil)
        let asked = arguments.first.flatMap { service($0, in: scope) } ?? castType(in: factory.value, scope)
        let made = asked == nil ? Distinct(runClosures(factories).compactMap { $0.nominal(in: heap) }) : []
        for type in asked.map({ [$0] }) ?? made.map({ .nominal($0, []) }) {
            dependencies.add(factories, for: type, named: name(in: arguments, scope))
        }
        return [.external(Self.entry, [], member: nil, [ArgumentValue(label: nil, values: factories)])]
    }

    /// Has the app register what it does before a library's container is asked for the first time: the container calls it.
    func registerDependencies() {
        for (container, name) in DependencyNames.registering {
            for function in program.foreignExtensions[container]?.functions[name] ?? [] {
                let type = ResolvedType.external(container, [])
                let receiver = function.fact.isStatic ? .metatype(type) : Value.external(container, [], member: nil, [])
                _ = with(owner: .launch, mode: .body) { invoke(function, receiver: receiver, arguments: []) }
            }
        }
    }

    /// What a container says of one registration.
    private static let entry = "ServiceEntry"

    private static func factories(registeredBy receivers: Values) -> Values {
        receivers.reduce(into: []) { result, value in
            if case .external(entry, _, nil, let given) = value { result.unite(given.first?.values ?? []) }
        }
    }

    /// The name of a registration: `resolve(Service.self, name: "main")`.
    private func name(in arguments: [Argument], _ scope: Scope) -> DependencyRegistry.Name {
        guard let written = arguments.first(where: { $0.label == "name" })?.value, written != .null else {
            return .none
        }
        let values = evaluate(written, in: scope, expecting: nil)
        switch values.first {
        case .text(let text)? where values.count == 1: return .known(text)
        case .null? where values.count == 1: return .none
        case .enumCase(let nominal, let name, _)? where values.count == 1: return .known("\(nominal.name).\(name)")
        case .unresolvedCase(let name, _)? where values.count == 1: return .known(name)
        default: return .unknown
        }
    }

    /// What a factory gets beside the container: `resolve(Service.self, arguments: 1, "a")`.
    private func given(_ arguments: [Argument], in scope: Scope) -> [Values] {
        let labels: Set<String?> = [nil, "argument", "arguments", "args"]
        return arguments.filter { labels.contains($0.label) && service($0, in: scope) == nil }.map {
            evaluate($0.value, in: scope, expecting: nil)
        }
    }

    /// `{ Model(service: $0.resolve(Service.self)) }`, of `Model.init`: the container finds what an initialiser takes.
    private func resolvingArguments(of factory: Expression, in scope: Scope) -> Expression? {
        guard case .member(let base, "init", let position) = factory,
            let nominal = typeExpression(base, in: scope)?.nominal,
            let initializer = program.methods("init", of: nominal).first(where: { $0.fact.body != nil })
        else { return nil }
        let container = Expression.member(.name("$0", position), "resolve", position)
        let arguments = initializer.fact.parameters.map { parameter in
            let service = parameter.type.map { [Argument(label: nil, value: .type($0, position))] } ?? []
            return Argument(label: parameter.label, value: .call(container, service, position))
        }
        return .closure(
            Closure(parameters: [], body: [.expression(.call(base, arguments, position))], position: position))
    }

    /// Whether an argument says how to make a service: `{ Service() }`, `initializer: Service.init`, `factory: makeService`.
    private func isFactory(_ argument: Argument, in scope: Scope) -> Bool {
        switch argument.value {
        case .closure, .member(_, "init", _): return true
        case .name, .member:
            let values = evaluate(argument.value, in: scope, expecting: nil)
            return !values.isEmpty
                && values.allSatisfy {
                    switch $0 {
                    case .closure, .function: true
                    default: false
                    }
                }
        default: return false
        }
    }

    /// The type as which a factory gives what it makes: `{ LiveService() as Service }`.
    private func castType(in factory: Expression, _ scope: Scope) -> ResolvedType? {
        guard case .closure(let closure) = factory else { return nil }
        switch closure.body.last {
        case .expression(.cast(_, let type))?, .returning(.cast(_, let type)?)?:
            return program.resolve(type, in: scope.frame.place)
        default: return nil
        }
    }

    /// Has assemblies register what they make, as `Assembler([ScreenAssembly()], container: container)` of Swinject does.
    func assemble(_ arguments: [Argument], in scope: Scope) {
        for argument in arguments where [nil, "assembly", "assemblies"].contains(argument.label) {
            let given = evaluate(argument.value, in: scope, expecting: nil)
            let known = given.filter { value in
                value.nominal(in: heap).map { assembling($0).contains { $0.fact.body?.isEmpty == false } } ?? false
            }
            for assembly in known.isEmpty ? allAssemblies : Array(known) {
                for function in assembly.nominal(in: heap).map(assembling) ?? [] {
                    _ = invoke(
                        function, receiver: assembly, arguments: [[.external("Container", [], member: nil, [])]])
                }
            }
        }
    }

    private func assembling(_ assembly: Nominal) -> [Function] {
        program.methods("assemble", of: assembly).filter { $0.fact.parameters.count == 1 }
    }

    /// One of each kind of assembly, for an app that finds them as it runs.
    private var allAssemblies: [Value] {
        program.nominals.filter { nominal in
            !nominal.isForeign && nominal.kind != .protocol
                && (nominal.functions["assemble"] ?? []).contains { function in
                    function.fact.parameters.map { $0.type?.base.lastPart } == ["Container"]
                }
        }.map { .instance($0, []) }
    }

    /// The type that an argument names: `Service.self`.
    private func service(_ argument: Argument, in scope: Scope) -> ResolvedType? {
        guard argument.label == nil else { return nil }
        for case .metatype(let type) in evaluate(argument.value, in: scope, expecting: nil) { return type }
        return nil
    }
}
