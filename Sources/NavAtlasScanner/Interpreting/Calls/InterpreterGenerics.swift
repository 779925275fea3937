// Infers generic arguments from the values and types that are passed.

extension Interpreter {
    /// In an extension of a protocol or a library type, `Self` is the type of the receiver, and in a class that of the object.
    func bindSelf(in place: inout LookupPlace, _ receiver: Value?) {
        var nominal = receiver?.nominal(in: heap)
        if case .metatype(let type)? = receiver { nominal = type.nominal }
        guard place.nominal?.isForeign == true || place.nominal?.kind == .protocol else {
            if let base = place.nominal, let nominal, nominal !== base, program.ancestors(of: nominal).contains(base) {
                place.generics["Self"] = .nominal(nominal, [])
            }
            return
        }
        if let nominal { place.generics["Self"] = .nominal(nominal, []) }
        bindElement(in: &place, receiver)
    }

    /// Generic arguments that are not written are the types of what is passed.
    func inferred(
        _ written: [ResolvedType], of nominal: Nominal, _ given: some Sequence<(TypeReference?, Values)>
    ) -> [ResolvedType] {
        guard written.isEmpty, !nominal.generics.isEmpty else { return written }
        var inference = GenericInference(nominal.generics)
        for (type, values) in given {
            if let type { infer(type, values, &inference) }
        }
        return inference.found.isEmpty ? [] : nominal.generics.map { inference.found[$0.name] ?? .unknown }
    }

    /// Values that something of a type holds, which says what the generic parameters of an object stand for that was made without
    /// saying it: `let store: Store<Shop, ShopAction>`.
    func held(_ values: Values, as type: ResolvedType?) -> Values {
        guard case .nominal(let nominal, let arguments)? = type, !arguments.isEmpty else { return values }
        for case .object(let id) in values where heap[id].nominal === nominal {
            heap.note(generics: arguments, of: id)
        }
        return values
    }

    /// The values of a property with a wrapper, and those of other properties that are stored under the same key.
    func wrapped(_ values: Values, in property: Property, of receiver: Value) -> Values {
        let values = values.union(stored(beside: property, of: receiver))
        let isGeneric = values.contains {
            if case .object(let id) = $0 { !heap[id].nominal.generics.isEmpty } else { false }
        }
        return isGeneric ? held(values, as: type(of: property, receiver)) : values
    }

    /// Says what a function's own generic parameters stand for.
    func bindGenerics(
        in place: inout LookupPlace, of function: Function, _ arguments: [Values],
        expecting expected: ResolvedType? = nil
    ) {
        guard !function.fact.generics.isEmpty else { return }
        var inference = GenericInference(function.fact.generics)
        for (parameter, values) in zip(function.fact.parameters, arguments) {
            if let type = parameter.type { infer(type, values, &inference) }
        }
        if let expected, let result = function.fact.result { inference.unify(result, expected) }
        for (name, type) in inference.found { place.generics[name] = type }
    }

    /// The arguments of a call, once for each type that a generic parameter of the function may stand for:
    /// `make(isNew ? Form.self : List.self)`.
    func typesApart(_ arguments: [Values], of function: Function) -> [[Values]] {
        let names = function.fact.generics.map(\.name)
        return zip(arguments.indices, function.fact.parameters).reduce(into: [arguments]) { ways, parameter in
            let (index, fact) = parameter
            guard case .metatype(.named(let name, []))? = fact.type, names.contains(name), arguments[index].count > 1
            else { return }
            ways = ways.flatMap { way in
                way[index].map { type in
                    var apart = way
                    apart[index] = [type]
                    return apart
                }
            }
        }
    }

    /// Whether only what a call is expected to give tells what a generic parameter stands for: `func make<T>() -> T`.
    func isGivenByResult(_ function: Function) -> Bool {
        guard !function.fact.generics.isEmpty, let result = function.fact.result else { return false }
        return function.fact.generics.contains { generic in
            result.base == generic.name
                && !function.fact.parameters.contains { $0.defaultValue == nil && $0.type?.names(generic.name) ?? true }
        }
    }

    /// What values tell of the generic parameters that stand in the type that they are given to.
    private func infer(_ type: TypeReference, _ values: Values, _ inference: inout GenericInference) {
        switch type {
        case .named(let name, []) where inference.isParameter(name):
            let own = Set(values.compactMap { $0.nominal(in: heap) }.map { ResolvedType.nominal($0, []) })
            let types = own.isEmpty ? Set(values.map(Self.builtin)) : own
            if types.count == 1, let only = types.first, only != .unknown { inference.found[name] = only }
        case .array(let element): infer(element, values, &inference)
        case .metatype(.named(let name, _)) where inference.isParameter(name):
            for case .metatype(let given) in values { inference.found[name] = given }
        case .named("Binding", let arguments):
            guard let only = arguments.first else { return }
            infer(only, dereferenced(values), &inference)
            for case .binding(let base, let name) in values {
                guard let property = base.nominal(in: heap).flatMap({ program.property(name, of: $0) }) else {
                    continue
                }
                inference.unify(only, self.type(of: property, base) ?? .unknown)
            }
        case .named(let name, let arguments):
            // `Router<Route>`, given a router of which that is known, or one that inherits from it.
            for value in values {
                guard let own = value.nominal(in: heap) else { continue }
                let meant = generic(name.lastPart, behind: own)
                guard meant.generics.count == arguments.count else { continue }
                let given = generics(of: value)
                let known = meant === own ? given : program.arguments(of: meant, inheritedBy: own, given)
                for case (.named(let name, []), let parameter) in zip(arguments, meant.generics)
                where inference.isParameter(name) {
                    if let type = known[parameter.name] { inference.found[name] = type }
                }
            }
        case .function(let inputs, _):
            for value in values { inferInputs(inputs, of: value, &inference) }
        default: break
        }
    }

    /// The type of a value of the standard library's.
    private static func builtin(_ value: Value) -> ResolvedType {
        switch value {
        case .text: .external("String", [])
        case .boolean: .external("Bool", [])
        case .external(let name, [], nil, _) where StandardLibraryNames.builtins.contains(name): .external(name, [])
        default: .unknown
        }
    }

    /// A type, or the class behind it that has the name; the type itself where an alias may be written.
    private func generic(_ name: String, behind own: Nominal) -> Nominal {
        guard own.shortName != name else { return own }
        return program.ancestors(of: own).first { $0.shortName == name } ?? own
    }

    /// What a function that is passed, or a closure that names its types, takes.
    private func inferInputs(_ inputs: [TypeReference], of value: Value, _ inference: inout GenericInference) {
        switch value {
        case .function(let given, let receiver):
            for (input, type) in zip(inputs, program.parameterTypes(of: given, in: place(of: given, receiver))) {
                inference.unify(input, type ?? .unknown)
            }
        case .closure(let id):
            let (fact, scope, _) = closures[id.index]
            for (input, parameter) in zip(inputs, fact.parameters) {
                if let type = parameter.type { inference.unify(input, program.resolve(type, in: scope.frame.place)) }
            }
        default: break
        }
    }
}

extension TypeReference {
    /// Whether it is a type of a name, or has one inside.
    fileprivate func names(_ name: String) -> Bool {
        switch self {
        case .named(let own, let arguments): own == name || arguments.contains { $0.names(name) }
        case .function(let inputs, let output): inputs.contains { $0.names(name) } || output.names(name)
        case .tuple(let parts), .composition(let parts): parts.contains { $0.names(name) }
        case .array(let inner), .metatype(let inner): inner.names(name)
        case .dictionary(let key, let value): key.names(name) || value.names(name)
        }
    }
}

/// The generic parameters of one declaration, and what is known of them.
private struct GenericInference {
    private let names: [String]
    var found: [String: ResolvedType] = [:]

    init(_ parameters: [GenericParameter]) { names = parameters.map(\.name) }

    func isParameter(_ name: String) -> Bool { names.contains(name) }

    /// Finds the parameters in a written type by what stands in their places.
    mutating func unify(_ pattern: TypeReference, _ type: ResolvedType) {
        switch (pattern, type) {
        case (.named(let name, []), _) where isParameter(name):
            if type != .unknown, found[name] == nil { found[name] = type }
        case (.array(let element), .array(let given)): unify(element, given)
        case (.named(_, let arguments), _) where !arguments.isEmpty && arguments.count == type.arguments.count:
            for (argument, given) in zip(arguments, type.arguments) { unify(argument, given) }
        default: break
        }
    }
}
