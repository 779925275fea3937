// Literals: the elements of collections, alternatives to a missing value, and casts.

extension Interpreter {
    /// The elements of a literal, which are of one type: `[Tab.home, .search]`.
    func alike(_ values: Values) -> Values {
        let types = Set(values.compactMap { if case .enumCase(let nominal, _, _) = $0 { nominal } else { nil } })
        guard types.count == 1, let only = types.first else { return values }
        return named(values, as: .nominal(only, []))
    }

    /// `[Page](first)` makes a collection, not a page; `[Page?](repeating: nil, count: 9)` holds none yet.
    func collection(of arguments: [Argument], in scope: Scope, expecting type: ResolvedType?) -> Values {
        let given = arguments.map { ($0.label, evaluate($0.value, in: scope, expecting: type)) }
        return given.reduce(into: Values()) { if $1.0 != "count" { $0.unite($1.1) } }.subtracting([.null])
    }

    /// The values of `a ?? b`: `nil` where the last of them is. Where nothing is known of one, the text of the other is not the
    /// only one that comes.
    func either(_ parts: [Values]) -> Values {
        let given = parts.dropLast().map { $0.subtracting([.null]) } + parts.suffix(1)
        let values = given.reduce(into: Values()) { $0.unite($1) }
        let hasText = values.contains { if case .text = $0 { true } else { false } }
        guard hasText, parts.contains(where: \.isEmpty) else { return values }
        return values.union([.external("String", [], member: nil, [])])
    }

    /// The parts of `a ?? b` up to the first that is there for certain.
    func reachableOperands(of parts: [Expression], in scope: Scope) -> ArraySlice<Expression> {
        guard let certain = parts.firstIndex(where: { alwaysSucceeds($0, in: scope) }) else { return parts[...] }
        return parts[...certain]
    }

    /// Whether there is a value whatever happens: a parameter was given a case, or a cast succeeds, `made as? UIViewController` of a constant that is made as a controller.
    func alwaysSucceeds(_ expression: Expression, in scope: Scope) -> Bool {
        // `if let onDone` of a view that is made with a closure.
        if keptFlag(expression, in: scope) == true || isCasePlace(expression, in: scope) { return true }
        if case .name(let name, _) = expression, scope.isSure(name) {
            return scope.variable(name)?.contains(.null) == false
        }
        guard case .cast(.name(let name, _), let written) = expression,
            case .call(.name(let made, _), _, _)? = scope.origin(name),
            let values = scope.variable(name), !values.isEmpty
        else { return false }
        let type = program.resolve(written, in: scope.frame.place)
        return values.allSatisfy { value in
            guard case .object(let id) = value else { return false }
            return heap[id].nominal.name == made && isSure(heap[id].nominal, isA: type)
        }
    }

    private func isSure(_ nominal: Nominal, isA type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let wanted, _): nominal === wanted || program.ancestors(of: nominal).contains(wanted)
        case .external(let name, _): name.lastPart == "UIViewController" && isController(nominal)
        default: false
        }
    }

    /// Whether a literal or a closure is of a type that the app does not declare.
    func isLiteral(_ value: Value, of type: ResolvedType) -> Bool {
        switch (value, type) {
        case (.text, .external): ["String", "NSString", "Substring"].contains(type.lastName)
        case (.boolean, .external): type.lastName == "Bool"
        case (.number, .external): !["String", "NSString", "Substring", "Bool"].contains(type.lastName)
        case (.closure, .function), (.function, .function): true
        default: false
        }
    }
}
