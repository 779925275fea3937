// What is pushed onto the path of a stack.

extension Interpreter {
    /// What is pushed: of a number that is written out, its type is all that matters.
    ///
    /// - Parameter isWhole: whether a collection is one value, as on a path that takes anything hashable.
    func pushed(
        _ expression: Expression, in scope: Scope, expecting type: ResolvedType? = nil, isWhole: Bool = false
    ) -> Values {
        guard case .number = expression else {
            let values = evaluate(expression, in: scope, expecting: type ?? hashable(expression))
            if isWhole, let whole = collection(of: values, writtenAs: expression, in: scope) { return [whole] }
            guard values.isEmpty, type == nil, link != nil, isTextOfLink(expression, scope) else { return values }
            return [.external("String", [], member: nil, [])]
        }
        return type.map(values(of:)) ?? [.external("Int", [], member: nil, [])]
    }

    /// `.detail(id)` where anything hashable may be given: it can only be what the app gives to all that is hashable.
    private func hashable(_ expression: Expression) -> ResolvedType? {
        let name: String
        switch expression {
        case .implicitMember(let written, _), .call(.implicitMember(let written, _), _, _): name = written
        default: return nil
        }
        let given = program.foreignExtensions["Hashable"]
        return given?.properties[name] != nil || given?.functions[name] != nil ? .external("Hashable", []) : nil
    }

    /// A collection as a value of its own type, where an expression is known to give one: it is not one of its elements.
    func collection(of values: Values, writtenAs expression: Expression, in scope: Scope) -> Value? {
        guard case .external(let name, let elements)? = collectionType(of: expression, in: scope) else { return nil }
        let type = elements.first.flatMap { $0 == .unknown ? nil : $0 } ?? elementType(of: values)
        return .external(name, [type], member: nil, [ArgumentValue(label: nil, values: values)])
    }

    /// `Array` or `Set` of what is known of the elements; `nil` where an expression is not known to be a collection.
    private func collectionType(of expression: Expression, in scope: Scope) -> ResolvedType? {
        switch expression {
        case .array(let elements): return .external("Array", elements.first.map { [literalType(of: $0)] } ?? [])
        case .call(.name(let name, _), let arguments, _) where arguments.count == 1 && arguments[0].label == nil:
            return name == "Array" || name == "Set" ? .external(name, []) : nil
        case .call(.member(let base, let name, _), _, _):
            guard let type = collectionType(of: base, in: scope) else { return nil }
            if Self.mapping.contains(name) { return .external("Array", []) }
            return Self.selecting.contains(name) ? type : nil
        case .cast(_, let written): return collectionType(program.resolve(written, in: scope.frame.place))
        default: return collectionType(assignedType(of: expression, in: scope))
        }
    }

    private func collectionType(_ type: ResolvedType?) -> ResolvedType? {
        switch type {
        case .array(let element)?: .external("Array", [element])
        case .external("Set", _)?: type
        default: nil
        }
    }

    private static let mapping: Set<String> = ["compactMap", "flatMap", "map"]
    private static let selecting: Set<String> = ["filter", "shuffled", "sorted"]

    private func literalType(of element: Expression) -> ResolvedType {
        switch element {
        case .number(let digits): .external(digits.contains(".") ? "Double" : "Int", [])
        case .string: .external("String", [])
        default: .unknown
        }
    }

    private func elementType(of values: Values) -> ResolvedType {
        let types = Set(
            values.map { value -> ResolvedType in
                switch value {
                case .text: .external("String", [])
                case .boolean: .external("Bool", [])
                case .external(let name, let arguments, nil, _): .external(name, arguments)
                default: value.nominal(in: heap).map { .nominal($0, []) } ?? .unknown
                }
            })
        return types.count == 1 ? types.first ?? .unknown : .unknown
    }
}
