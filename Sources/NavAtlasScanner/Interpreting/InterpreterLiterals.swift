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
