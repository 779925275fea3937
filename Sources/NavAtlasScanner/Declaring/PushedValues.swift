// What is pushed onto the path of a stack.

extension Interpreter {
    /// What is pushed: of a number that is written out, its type is all that matters.
    func pushed(_ expression: Expression, in scope: Scope, expecting type: ResolvedType? = nil) -> Values {
        guard case .number = expression else {
            let values = evaluate(expression, in: scope, expecting: type ?? hashable(expression))
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
}
