// What the handler of a link assigns to a path at once, and leads there one after the other.

extension Interpreter {
    /// `path = [.list, .detail(id)]` shows the list and then the detail; `path = isNew ? [.list] : []` does either. `false` for
    /// any other assignment.
    func assignInSteps(_ value: Expression, to target: Expression, _ position: Position, in scope: Scope) -> Bool {
        guard case .array? = assignedType(of: target, in: scope) else { return false }
        switch value {
        case .conditional(let condition, let then, let otherwise):
            let branches = [then, otherwise].map { [Statement.expression(.assignment(target, $0, position))] }
            let choice = Statement.conditional([.expression(condition)], then: branches[0], else: branches[1])
            _ = run([choice], in: scope, expecting: nil)
            return true
        case .array(let elements) where elements.count > 1:
            for element in elements { assign(.array([element]), to: target, position, in: scope) }
            return true
        default: return false
        }
    }
}
