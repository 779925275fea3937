// Local variables with observers or a setter: a function of each, which takes what the variable becomes, runs after what changes
// the variable.

extension FileLowering {
    /// The function of a local variable's observers.
    mutating func declareObservers(_ body: [Statement], of pattern: Pattern, at position: Position) -> [Statement] {
        guard !body.isEmpty, case .binding(let name) = pattern else { return [] }
        observedVariables.insert(name)
        let parameter = ParameterFact(label: nil, name: name)
        return [
            .function(
                FunctionFact(name: Self.observer(of: name), parameters: [parameter], body: body, position: position))
        ]
    }

    /// Calls the observers of the local variable that an expression changes: `count = 1`, `items.append(item)`.
    func observing(_ expression: Expression) -> [Statement] {
        guard !observedVariables.isEmpty, let (name, position) = Self.changedVariable(of: expression),
            observedVariables.contains(name)
        else { return [] }
        var value = Expression.name(name, position)
        if case .assignment(.name, let assigned, _) = expression { value = assigned }
        let observer = Expression.name(Self.observer(of: name), position)
        return [.expression(.call(observer, [Argument(label: nil, value: value)], position))]
    }

    private static func observer(of name: String) -> String { "didSet \(name)" }

    private static func changedVariable(of expression: Expression) -> (String, Position)? {
        switch expression {
        case .assignment(let target, _, _): variable(at: target)
        case .call(.member(let base, let method, _), _, _) where StandardLibraryNames.changingValues.contains(method):
            variable(at: base)
        default: nil
        }
    }

    private static func variable(at target: Expression) -> (String, Position)? {
        switch target {
        case .name(let name, let position): (name, position)
        case .member(let base, _, _), .subscripted(let base, _, _): variable(at: base)
        default: nil
        }
    }
}
