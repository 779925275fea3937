// Subscripts of the app's own, and where the elements of a collection are stored that hold collections themselves, as a router
// does that has a path for each tab: `paths[tab]`, and `router[tab]`. All elements of a property are one place.

extension Interpreter {
    /// What the app's own subscript gives, else an element of a collection, which stands for what is in it.
    func subscripted(
        _ bases: Values, _ arguments: [Argument], _ position: Position, in scope: Scope, _ type: ResolvedType?
    ) -> Values {
        let place = location(position, in: scope.frame.place.file)
        let declaring = bases.filter(declaresSubscript)
        guard !declaring.isEmpty else {
            let given = arguments.map { evaluate($0.value, in: scope, expecting: nil) }
            return keyValue(given.first ?? []) ?? self.case(at: given, among: bases) ?? bases
        }
        return declaring.reduce(into: bases.subtracting(declaring)) { result, base in
            let name = FunctionFact.subscriptName
            result.unite(callDeclared(name, on: base, arguments, place, in: scope, expecting: type) ?? [base])
        }
    }

    /// Whether the app declares a subscript for a value's type, or a static one for a type itself.
    private func declaresSubscript(_ base: Value) -> Bool {
        if case .metatype(let type) = base {
            return type.nominal.map {
                program.methods(FunctionFact.subscriptName, of: $0).contains(where: \.fact.isStatic)
            }
                ?? false
        }
        return base.nominal(in: heap).map { !program.methods(FunctionFact.subscriptName, of: $0).isEmpty } ?? false
    }

    /// The places that a subscript stands for.
    func elements(
        at arguments: [Argument], of base: Expression, _ element: Expression, in scope: Scope
    ) -> [(receiver: Value, name: String)] {
        let own = dereferenced(evaluate(base, in: scope, expecting: nil)).flatMap {
            read(at: arguments, of: $0, in: scope)
        }
        guard own.isEmpty else { return own }
        let bound = bindings(in: evaluate(element, in: scope, expecting: nil))
        guard bound.isEmpty else { return bound }
        guard case .array(let held)? = assignedType(of: base, in: scope),
            held.isArray || held.lastName == "NavigationPath"
        else { return [] }
        return places(of: base, in: scope)
    }

    /// What a subscript of the app's own reads.
    private func read(
        at arguments: [Argument], of value: Value, in scope: Scope
    ) -> [(receiver: Value, name: String)] {
        let name = FunctionFact.subscriptName
        guard let nominal = value.nominal(in: heap),
            let function = choose(program.methods(name, of: nominal), arguments, in: scope).first,
            let first = function.fact.body?.first, mayEnter(.binding(value, name), within: &forwarding)
        else { return [] }
        defer { forwarding.remove(.binding(value, name)) }
        let given = passed(arguments, to: function, receiver: value, in: scope)
        return places(bindings: self.bound(toResultOf: first, in: self.scope(of: function, receiver: value, given)))
    }
}
