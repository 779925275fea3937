// Stacks that an app makes itself: of `ZStack { ForEach(steps) { screen(for: $0) } }`, a person sees the last step.

extension Interpreter {
    /// A layer for each step of a collection of cases, as what it shows on top: `if let step = steps.last { … }`.
    func onTop(_ statement: Statement, _ scope: Scope) -> Statement {
        guard case .expression(let shown) = statement,
            case .call(.name("ForEach", _), let arguments, let place) = Self.unmodified(shown),
            let data = arguments.first, data.label == nil,
            case .closure(let layer)? = arguments.last?.value,
            case let (steps, isEnumerated) = Self.steps(of: data.value),
            assignedType(of: steps, in: scope)?.ofElement.nominal?.kind == .enum,
            case let last = Expression.member(steps, "last", place), stateGiven(by: last, in: scope) != nil
        else { return statement }
        let name = isEnumerated ? layer.parameters.last?.name : layer.parameters.first?.name ?? "$0"
        guard let name else { return statement }
        return .conditional([.match(.binding(name), last)], then: layer.body, else: [])
    }

    /// `steps` of `Array(steps.enumerated())`.
    private static func steps(of data: Expression) -> (Expression, isEnumerated: Bool) {
        switch data {
        case .call(.name("Array", _), let arguments, _) where arguments.count == 1: steps(of: arguments[0].value)
        case .call(.member(let steps, "enumerated", _), _, _): (steps, true)
        default: (data, false)
        }
    }
}
