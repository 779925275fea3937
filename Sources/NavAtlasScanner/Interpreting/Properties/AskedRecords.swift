// What a library gives that is asked for a value of one of the app's types: `decoder.decode(Item.self, from: data)`.

extension Interpreter {
    /// Some value of the type that a library's method is given beside data. `nil` for a modifier, for what is given code that
    /// gets the value, and for a type of objects or views, which a library does not make of data.
    func record(askedOf receivers: Values, by arguments: [Argument], in scope: Scope) -> Values? {
        let types = arguments.filter { askedType($0.value, in: scope) != nil }
        guard types.count == 1, let asked = types.first, !Self.naming.contains(asked.label ?? ""),
            let nominal = askedType(asked.value, in: scope)?.nominal,
            !arguments.contains(where: { if case .closure = $0.value { true } else { false } }),
            !receivers.contains(where: isSeen)
        else { return nil }
        for argument in arguments where argument != asked {
            _ = evaluate(argument.value, in: scope, expecting: nil)
        }
        return isValueType(nominal) ? [.instance(nominal, [])] : nil
    }

    /// Whether a type is one of values, which a library may make of data.
    func isValueType(_ nominal: Nominal) -> Bool {
        (nominal.kind == .struct || nominal.kind == .enum) && !isView(nominal)
    }

    /// The labels of types that only tell one call from others: `cancellable(id: Loading.self)`.
    private static let naming: Set<String> = ["for", "id"]

    /// `Item.self`, `[Item].self`
    private func askedType(_ expression: Expression, in scope: Scope) -> ResolvedType? {
        guard case .array(let elements) = expression else { return typeExpression(expression, in: scope) }
        return elements.count == 1 ? typeExpression(elements[0], in: scope) : nil
    }

    /// Whether a value is a view of SwiftUI's or of the app's own.
    private func isSeen(_ value: Value) -> Bool {
        if case .external(let name, _, nil, _) = value { return SystemViews.isOfSwiftUI(name) }
        return isShown(value)
    }
}

extension Values {
    /// Whether members of a library give the values: a declared type tells more.
    var areOpaque: Bool { allSatisfy { if case .external(_, _, .some, _) = $0 { true } else { false } } }
}
