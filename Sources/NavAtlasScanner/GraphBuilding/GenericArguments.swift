// Tells generic types apart by their arguments: `ID<User>` and `ID<Post>`.

extension GraphAssembly {
    /// Whether one type is not the other for all that is known of their generic arguments. What is not known, and a type that
    /// may stand for the other's values, tells nothing apart.
    func areApart(_ arguments: [ResolvedType], _ others: [ResolvedType]) -> Bool {
        arguments.count == others.count && zip(arguments, others).contains { areApart($0, $1) }
    }

    private func areApart(_ type: ResolvedType, _ other: ResolvedType) -> Bool {
        switch (type, other) {
        case (.nominal(let own, let arguments), .nominal(let nominal, let others)):
            if own === nominal { return areApart(arguments, others) }
            return own.kind != .protocol && nominal.kind != .protocol && !program.areRelated(own, nominal)
        case (.external(let name, let arguments), .external(let otherName, let others)):
            if name == otherName { return areApart(arguments, others) }
            return [name, otherName].allSatisfy(StandardLibraryNames.builtins.contains)
        case (.external(let name, _), .nominal), (.nominal, .external(let name, _)):
            return StandardLibraryNames.builtins.contains(name)
        case (.array(let element), .array(let otherElement)): return areApart(element, otherElement)
        default: return false
        }
    }

    /// The generic arguments of a value's type; of a case, what its payload tells of them.
    func genericArguments(of value: Value) -> [ResolvedType] {
        switch value {
        case .object(let id): return interpreter.heap[id].generics
        case .instance(_, let arguments): return arguments
        case .enumCase(let nominal, let name, let payload):
            let fields = nominal.cases.first { $0.name == name }?.payload ?? []
            return interpreter.inferred([], of: nominal, zip(fields.map(\.type), payload.map(\.values)))
        default: return []
        }
    }
}

extension ResolvedType {
    /// Whether both are types of one name, whatever their generic arguments.
    func isOfSameName(as other: ResolvedType) -> Bool {
        switch (self, other) {
        case (.nominal(let own, _), .nominal(let nominal, _)): own === nominal
        case (.external(let own, _), .external(let name, _)): own == name
        default: false
        }
    }
}
