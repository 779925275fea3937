// Which of several implementations a call may mean: those of an unknown object's class, and of what conforms to a protocol.

extension Interpreter {
    /// The methods that code in a scope means by a name: a class's own code means its private method, whatever a subclass
    /// calls one of its own.
    func methods(_ name: String, of receiver: Value, _ nominal: Nominal, meantIn scope: Scope) -> [Function] {
        // An initialiser that delegates does so to another one.
        let all = methods(name, of: nominal, onType: false).filter {
            (name != "init" || $0.id != scope.frame.function) && mayBeDeclared($0, for: receiver)
        }
        guard let own = scope.frame.place.nominal, own !== nominal, own.kind == .class, receiver == scope.frame.receiver
        else { return all }
        let hidden = (own.functions[name] ?? []).filter { $0.fact.isPrivate && $0.fact.body != nil }
        return hidden.isEmpty ? all : hidden + all.filter { other in !hidden.contains { $0.labels == other.labels } }
    }

    /// Calls the method of the class, or library, that the running code inherits from.
    func callSuper(_ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope) -> Values {
        guard let receiver = scope.frame.receiver, let nominal = scope.frame.place.nominal else { return [] }
        // `super` never means what a protocol of the type only asks for.
        for parent in nominal.parents where parent.kind != .protocol {
            if let chosen = choose(program.methods(name, of: parent), arguments, in: scope).first {
                if mayExtend(name), extends(name, chosen) {
                    _ = callLibrarySuper(name, arguments, place, in: scope)
                }
                return invoke(chosen, receiver: receiver, written: arguments, in: scope)
            }
        }
        if name == "init" { keepArguments(arguments, of: receiver, in: scope) }
        // An override that calls the library's does not ask for it itself.
        if NavigationNames.dismissals.contains(name), scope.frame.routeName != name {
            noteDismissal(at: place, by: name)
        }
        return callLibrarySuper(name, arguments, place, in: scope)
    }

    /// Of an unknown object of a class, the methods of subclasses that are made may be meant.
    func overrides(
        of name: String, on receiver: Value, _ arguments: [Argument], in scope: Scope
    ) -> [(function: Function, receiver: Value)] {
        guard case .instance(let nominal, _) = receiver, nominal.kind == .class, !nominal.isFinal else { return [] }
        return program.descendants(of: nominal).compactMap { heir in
            guard !heap.objects(of: heir).isEmpty,
                case let declared = (heir.functions[name] ?? []).filter({ !$0.fact.isPrivate }),
                let function = choose(declared, arguments, in: scope).first
            else { return nil }
            return (function, .instance(heir, []))
        }
    }

    /// The method with which a class overrides a library's, where a call gives it nothing: the library has another one of that
    /// name, which calls it, such as `start()` beside `start(completion:)`.
    func override(among methods: [Function], _ arguments: [Argument]) -> Function? {
        guard arguments.isEmpty,
            !methods.contains(where: { $0.fact.parameters.allSatisfy { $0.defaultValue != nil } })
        else { return nil }
        return methods.first { method in
            guard method.fact.isOverride, let nominal = method.nominal else { return false }
            return !program.ancestors(of: nominal).contains { parent in
                parent.kind == .class && parent.functions[method.fact.name] != nil
            }
        }
    }

    /// Calls a requirement on everything that conforms to its protocol (class hierarchy analysis), preferring the
    /// objects that are known to be made.
    func callConforming(
        _ nominal: Nominal, _ name: String, _ arguments: [Argument], in scope: Scope, expecting wanted: ResolvedType?
    ) -> Values? {
        guard nominal.kind == .protocol else { return nil }
        let requires = ([nominal] + program.ancestors(of: nominal)).contains { $0.functions[name] != nil }
        let conforming = conformers(of: nominal)
        guard requires || program.property(name, of: nominal) != nil else { return nil }
        let targets = conforming.flatMap { type -> [(function: Function, receiver: Value)] in
            let methods = methods(name, of: type, onType: false)
            guard let chosen = choose(methods, arguments, in: scope, expecting: wanted).first else { return [] }
            return knownObjects(of: type).map { (chosen, $0) }
        }
        guard !targets.isEmpty else { return nil }
        return withPossibleReceivers(targets.map(\.receiver)) {
            targets.reduce(into: []) { result, target in
                result.unite(invoke(target.function, receiver: target.receiver, written: arguments, in: scope))
            }
        }
    }

    /// The property of a name that is visible in the code that runs; `nil` if there is none.
    func property(_ name: String, of nominal: Nominal, for receiver: Value?) -> Property? {
        program.property(name, of: nominal).map { meant($0, for: receiver) }
    }

    /// Of several properties of a name, the one that is visible in the code that runs and applies to the receiver's type.
    func meant(_ property: Property, for receiver: Value?) -> Property {
        guard !property.namesakes.isEmpty else { return property }
        let fitting = ([property] + property.namesakes).filter { mayBeDeclared($0, for: receiver) }
        let seen = program.seen(fitting, from: fileOfCode)
        return seen.first { !$0.sameTypes.isEmpty } ?? seen.first ?? property
    }

    /// Whether a value may have a member, by what the extension says that declares it: `extension Router where Route == Page`.
    func mayBeDeclared(_ member: some DeclaredMember, for receiver: Value?) -> Bool {
        guard !member.sameTypes.isEmpty, let receiver else { return true }
        let known = generics(of: receiver)
        var nominal = receiver.nominal(in: heap)
        if case .metatype(let type) = receiver { nominal = type.nominal }
        let place = LookupPlace(file: member.file, nominal: member.nominal)
        return member.sameTypes.allSatisfy { parameter in
            let standing = known[parameter.name] ?? nominal.flatMap { program.type(parameter.name, standingIn: $0) }
            return standing.map { may($0, standFor: parameter, in: place) } ?? true
        }
    }

    /// Whether a type is the one that an extension's condition asks for, as far as both are known.
    func may(_ own: ResolvedType, standFor parameter: GenericParameter, in place: LookupPlace) -> Bool {
        guard own != .unknown, let asked = parameter.constraint else { return true }
        switch (program.resolve(asked, in: place), own) {
        case (.nominal(let asked, _), .nominal(let own, _)):
            return program.areRelated(asked, own)
                || program.extendedLibraryTypes(of: own).contains { program.areRelated(asked, $0) }
        case (.external, .external) where parameter.isBound, (.nominal, .external) where parameter.isBound: return true
        case (.external(let asked, _), .external(let own, _)): return asked.lastPart == own.lastPart
        // Of a class of the app it is not said here which of a library's it inherits.
        case (.external, .nominal) where parameter.isBound: return true
        case (.nominal, .external), (.external, .nominal): return false
        default: return true
        }
    }

    /// Calls an operator that the app declares, which may change `inout` operands; `nil` for any other call.
    func callOperator(
        _ name: String, _ arguments: [Argument], in scope: Scope, expecting type: ResolvedType?
    ) -> Values? {
        guard let first = name.first, !first.isLetter, first != "_", first != "$" else { return nil }
        let declared = (program.globalFunctions[name] ?? []) + (program.operators[name] ?? [])
        guard let chosen = choose(declared, arguments, in: scope, expecting: type).first else { return nil }
        let given = zip(arguments, chosen.fact.parameters).map { argument, parameter in
            var argument = argument
            if parameter.attributes.contains(ParameterFact.inOut) {
                argument.value = argument.value.projected
            }
            return argument
        }
        let receiver = chosen.nominal.map { Value.metatype(.nominal($0, [])) }
        return invoke(chosen, receiver: receiver, written: given, in: scope, expecting: type)
    }

    /// What the types that conform to a protocol compute for a property that it requires.
    func computed(_ name: String, byConformersOf nominal: Nominal) -> Values {
        guard nominal.kind == .protocol else { return [] }
        return conformers(of: nominal).reduce(into: []) { result, type in
            guard let property = program.property(name, of: type), property.fact.getter != nil else { return }
            for target in knownObjects(of: type) { result.unite(compute(property, target)) }
        }
    }

    /// The types that conform to a protocol, without those of which there are no values: no code of the app uses them, as a
    /// service that stands in for another one in tests.
    private func conformers(of nominal: Nominal) -> [Nominal] {
        let all = program.descendants(of: nominal).filter { $0.kind != .protocol }
        let used = all.filter { !unusedTypes.contains($0) || !heap.objects(of: $0).isEmpty }
        return used.isEmpty ? all : used
    }

    /// The objects that were seen to be made of a type; any, where there are none or too many.
    private func knownObjects(of type: Nominal) -> [Value] {
        let made = heap.objects(of: type)
        let areKnown = !made.isEmpty && limits.allow(.objectsOfProtocol, beside: made.count - 1)
        return areKnown ? made.map { .object($0) } : [.instance(type, [])]
    }

    /// The methods that a method of a value may mean: where it is a protocol's, those of what conforms to that.
    func implementations(of functions: [Function], on receiver: Value) -> [(function: Function, receiver: Value)] {
        let own = functions.map { (function: $0, receiver: receiver) }
        guard let nominal = receiver.nominal(in: heap), nominal.kind == .protocol,
            let name = functions.first?.fact.name
        else { return own }
        let found = conformers(of: nominal).flatMap { type -> [(function: Function, receiver: Value)] in
            let methods = program.methods(name, of: type).filter { $0.fact.body != nil }
            return methods.flatMap { method in
                knownObjects(of: type).filter { mayBeDeclared(method, for: $0) }.map { (method, $0) }
            }
        }
        return found.isEmpty ? own : found
    }
}
