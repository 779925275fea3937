// Tables in which a handler of links looks up what a link means: `routes[host]`, `handlers[host]?()`.

extension Interpreter {
    /// What a table holds for the words that a part of the link may be; `nil` where an expression looks nothing up for a link.
    ///
    /// - Parameter use: what is done with a value of the table.
    func lookUp(
        _ table: Expression, _ arguments: [Argument], in scope: Scope, _ use: (Values) -> Values
    ) -> Values? {
        guard link != nil, let key = arguments.first, key.label == nil, mayBeOfLink(key.value, scope),
            let (keys, values, tableScope, element) = entries(of: table, in: scope), !keys.isEmpty
        else { return nil }
        let decision = link?.decide()
        let literals = link?.literals ?? []
        var result: Values = []
        for (index, (word, value)) in zip(keys, values).enumerated() {
            guard let text = constantText(word, in: tableScope) else { continue }
            if let decision { link?.enter(index, of: decision) }
            let compared = literal(text, of: key.value, scope)
            link?.literals = literals + [compared]
            let held = evaluate(value, in: tableScope, expecting: element)
            noteOrigin(
                held, at: location(value.position ?? Position(line: 0, column: 0), in: tableScope.frame.place.file))
            result.unite(use(held))
        }
        if let decision { link?.enter(nil, of: decision) }
        link?.literals = literals
        return result
    }

    /// Calls what a variable may hold. A link runs one of several handlers, `handlers[key]?(url)`, not one after the other.
    func callOne(of code: Values, _ arguments: [Values]) -> Values {
        guard code.count > 1, let decision = link?.decide() else { return call(code, arguments) }
        link?.hasBranches = true
        var result: Values = []
        for (index, one) in code.enumerated() {
            link?.enter(index, of: decision)
            result.unite(call([one], arguments))
        }
        link?.enter(nil, of: decision)
        return result
    }

    private typealias Entries = (keys: [Expression], values: [Expression], scope: Scope, element: ResolvedType?)

    /// The entries of a table that stands in the code: in an expression, a variable, or a property.
    private func entries(of table: Expression, in scope: Scope) -> Entries? {
        switch table {
        case .dictionary(let keys, let values): return (keys, values, scope, nil)
        case .name(let name, _) where scope.variable(name) != nil:
            guard case .dictionary(let keys, let values)? = written(name, in: scope) else { return nil }
            return (keys, values, scope, nil)
        case .name(let name, _):
            if let receiver = scope.frame.receiver, let found = entries(of: name, in: receiver) { return found }
            if let own = scope.frame.place.nominal.flatMap({ program.property(name, of: $0) }) {
                return entries(of: own, nil)
            }
            return program.globalProperties[name]?.first.flatMap { entries(of: $0, nil) }
        case .member(let base, let name, _):
            if let type = typeExpression(base, in: scope) {
                return type.nominal.flatMap { program.property(name, of: $0) }.flatMap { entries(of: $0, nil) }
            }
            return evaluate(base, in: scope, expecting: nil).firstNonNil { entries(of: name, in: $0) }
        default: return nil
        }
    }

    private func entries(of name: String, in receiver: Value) -> Entries? {
        receiver.nominal(in: heap).flatMap { program.property(name, of: $0) }.flatMap { entries(of: $0, receiver) }
    }

    private func entries(of property: Property, _ receiver: Value?) -> Entries? {
        guard case .dictionary(let keys, let values)? = property.fact.initializer ?? property.fact.getter?.last?.result
        else { return nil }
        let place = place(of: property, receiver)
        let declared = property.fact.type.map { program.resolve($0, in: place) }
        let frame = frame(
            of: .property(ObjectIdentifier(property)), receiver: receiver, place: place, result: declared, depth: .none)
        let element: ResolvedType? = if case .array(let inner)? = declared { inner } else { nil }
        return (keys, values, Scope(frame), element)
    }
}
