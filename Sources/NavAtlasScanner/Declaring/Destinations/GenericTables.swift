import NavAtlasModel

// Destinations of generic views: of `navigationDestination(for: Route.self, destination: destination)`, where `Route` is a generic
// parameter, only the closure may tell for which type it is.

extension Interpreter {
    /// The type of the values that a table is for.
    ///
    /// - Parameter written: how the code names it, `Route.self`.
    func tableType(_ written: Expression, _ content: Expression?, in scope: Scope) -> ResolvedType {
        let named = named(written, in: scope)
        guard named.nominal == nil || named.nominal?.kind == .protocol, isGenericParameter(written, in: scope) else {
            return named
        }
        return typeTaken(by: content, in: scope) ?? .unknown
    }

    private func isGenericParameter(_ written: Expression, in scope: Scope) -> Bool {
        let name: String? =
            if case .type(let type, _) = written { type.base } else { written.dottedName }
        let function = scope.frame.function.flatMap {
            program.functions.indices.contains($0) ? program.functions[$0] : nil
        }
        let generics = (scope.frame.place.nominal?.generics ?? []) + (function?.fact.generics ?? [])
        return generics.contains { $0.name == name }
    }

    /// The type of what a closure hands its value to: `{ route in router.view(for: route) }`.
    private func typeTaken(by content: Expression?, in scope: Scope) -> ResolvedType? {
        guard let content else { return nil }
        let types = evaluate(content, in: scope, expecting: nil).compactMap { value -> ResolvedType? in
            guard case .closure(let id) = value, case let (fact, outer, _) = closures[id.index],
                case .expression(let shown)? = Self.onlyChoice(in: fact.body)
            else { return nil }
            return typeTaken(from: fact.parameters.first?.name ?? "$0", by: shown, in: outer)
        }
        return types.count == 1 ? types[0] : nil
    }

    private func typeTaken(from name: String, by shown: Expression, in scope: Scope) -> ResolvedType? {
        guard case .call(let callee, let arguments, _) = shown else { return nil }
        guard let given = arguments.firstIndex(where: { Self.isName(name, $0.value) }) else {
            guard case .member(let base, _, _) = callee else { return nil }
            return typeTaken(from: name, by: base, in: scope)
        }
        let label = arguments[given].label
        for function in functions(named: callee, in: scope) {
            let taken = zip(function.fact.parameters, program.parameterTypes(of: function, in: place(of: function)))
            if let found = taken.first(where: { $0.0.label == label && $0.1?.nominal != nil }) { return found.1 }
        }
        guard let made = typeExpression(callee, in: scope)?.nominal, let label, let property = made.properties[label]
        else { return nil }
        return type(of: property)
    }

    /// The functions that a call may mean, by its name alone.
    private func functions(named callee: Expression, in scope: Scope) -> [Function] {
        if let made = typeExpression(callee, in: scope)?.nominal { return program.methods("init", of: made) }
        switch callee {
        case .member(let base, let name, _):
            let receivers = dereferenced(evaluate(base, in: scope, expecting: nil))
            return receivers.compactMap { $0.nominal(in: heap) }.flatMap { program.methods(name, of: $0) }
        case .name(let name, _):
            let own = scope.frame.receiver?.nominal(in: heap).map { program.methods(name, of: $0) } ?? []
            return own.isEmpty ? program.globalFunctions[name] ?? [] : own
        default: return []
        }
    }

    private func place(of function: Function) -> LookupPlace {
        LookupPlace(file: function.file, nominal: function.nominal)
    }
}
