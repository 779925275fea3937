// Containers that hand out what was registered for a type: `register(Service.self) { … }` and `resolve(Service.self)`, as
// Swinject has them, and `register { Service() }` and `resolve()`, as Resolver has them.

extension Interpreter {
    /// What such a container does; `nil` for any other call that is made on what the app does not declare.
    func dependency(
        _ name: String, on receivers: Values, _ arguments: [Argument], in scope: Scope,
        expecting expected: ResolvedType?
    ) -> Values? {
        switch name {
        case "register", "autoregister":
            guard let factory = arguments.last(where: isFactory) else { return nil }
            let wired = name == "autoregister" ? resolvingArguments(of: factory.value, in: scope) : nil
            let factories = evaluate(wired ?? factory.value, in: scope, expecting: nil)
            let asked = arguments.first.flatMap { service($0, in: scope) }
            let made = asked == nil ? Set(runClosures(factories).compactMap { $0.nominal(in: heap) }) : []
            for nominal in asked?.nominal.map({ [$0] }) ?? made {
                dependencies[nominal, default: []].unite(factories)
            }
            return [.external(Self.entry, [], member: nil, [ArgumentValue(label: nil, values: factories)])]
        case "implements":
            let factories = receivers.reduce(into: Values()) { result, value in
                if case .external(Self.entry, _, nil, let given) = value { result.unite(given.first?.values ?? []) }
            }
            guard !factories.isEmpty else { return nil }
            for nominal in arguments.compactMap({ service($0, in: scope)?.nominal }) {
                dependencies[nominal, default: []].unite(factories)
            }
            return receivers
        case "apply" where ["assembly", "assemblies"].contains(arguments.first?.label):
            assemble(arguments, in: scope)
            return []
        case "resolve":
            guard let type = arguments.first.map({ service($0, in: scope) }) ?? expected, let nominal = type.nominal
            else { return nil }
            let made = dependencies[nominal].map { runClosures($0, [receivers]) } ?? []
            return made.isEmpty ? values(of: type) : made
        default: return nil
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

    /// Whether an argument says how to make a service: `{ Service() }`, `initializer: Service.init`.
    private func isFactory(_ argument: Argument) -> Bool {
        switch argument.value {
        case .closure, .member(_, "init", _): true
        default: false
        }
    }

    /// What a container says of one registration.
    private static let entry = "ServiceEntry"

    /// Has assemblies register what they make, as `Assembler([ScreenAssembly()])` of Swinject does.
    func assemble(_ assemblies: [Argument], in scope: Scope) {
        for argument in assemblies {
            for assembly in evaluate(argument.value, in: scope, expecting: nil) {
                guard let nominal = assembly.nominal(in: heap) else { continue }
                for function in program.methods("assemble", of: nominal) where function.fact.parameters.count == 1 {
                    _ = invoke(
                        function, receiver: assembly, arguments: [[.external("Container", [], member: nil, [])]])
                }
            }
        }
    }

    /// The type that an argument names: `Service.self`.
    private func service(_ argument: Argument, in scope: Scope) -> ResolvedType? {
        guard argument.label == nil else { return nil }
        for case .metatype(let type) in evaluate(argument.value, in: scope, expecting: nil) { return type }
        return nil
    }
}
