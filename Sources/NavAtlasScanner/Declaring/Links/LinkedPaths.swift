// What the handler of a link assigns to a path at once, and leads there one after the other.

extension Interpreter {
    /// `path = [.list, .detail(id)]` shows the list and then the detail; `path = isNew ? [.list] : []` does either. `false` for
    /// any other assignment.
    func assignInSteps(_ value: Expression, to target: Expression, _ position: Position, in scope: Scope) -> Bool {
        if assignIfSo(value, to: target, position, in: scope) { return true }
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

    /// `isShown = url.host == "tips"` shows something where that is so; `day = url.day` where the link names a day.
    private func assignIfSo(
        _ value: Expression, to target: Expression, _ position: Position, in scope: Scope
    ) -> Bool {
        func choose(_ condition: Condition, _ then: Expression, _ otherwise: Expression?) -> Bool {
            let branches = [then, otherwise].map { value in
                value.map { [Statement.expression(.assignment(target, $0, position))] } ?? []
            }
            _ = run([.conditional([condition], then: branches[0], else: branches[1])], in: scope, expecting: nil)
            return true
        }
        switch value {
        case .conditional(let condition, .boolean(let then), .boolean(let otherwise)):
            return choose(.expression(condition), .boolean(then), .boolean(otherwise))
        case .comparison, .combined, .alternative:
            guard asksAboutLink(value, scope) else { return false }
            return choose(.expression(value), .boolean(true), .boolean(false))
        case .call, .member:
            let isBoolean = assignedType(of: target, in: scope)?.lastName == "Bool"
            if !compared(by: .expression(value), scope).isEmpty || isBoolean && asksAboutLink(value, scope) {
                return choose(.expression(value), .boolean(true), .boolean(false))
            }
            guard !comparedByMaker(value, scope).isEmpty else { return false }
            return choose(.match(.binding("$made"), value), .name("$made", position), nil)
        default: return false
        }
    }

    /// Whether a condition asks something about the link, whether or not that is followed.
    private func asksAboutLink(_ condition: Expression, _ scope: Scope) -> Bool {
        if !compared(by: .expression(condition), scope).isEmpty { return true }
        switch condition {
        case .comparison(let left, let right, _):
            return [left, right].contains { isOfLink($0, scope) && !$0.isLiteral && !$0.isName }
        case .combined(let parts), .alternative(let parts): return parts.contains { asksAboutLink($0, scope) }
        case .call(.member(let base, _, _), _, _), .member(let base, _, _):
            return !base.isName && isOfLink(base, scope) || isTextOfLink(base, scope)
        default: return false
        }
    }
}

extension Expression {
    var isName: Bool { if case .name = self { true } else { false } }

    fileprivate var isLiteral: Bool {
        switch self {
        case .null, .boolean, .number, .string: true
        default: false
        }
    }
}
