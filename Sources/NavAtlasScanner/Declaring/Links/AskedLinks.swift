// Links that say themselves what they mean: `if let tab = link.tab { selected = tab }`.

extension Interpreter {
    /// Of the cases of an enum of links that are asked for a member of their own, the one that is being followed: each says something
    /// else.
    func linkCases(_ values: Values, asked member: String) -> Values {
        guard link != nil, values.count > 1, values.contains(where: { isAsked($0, for: member) }) else { return values }
        return followed(values)
    }

    private func isAsked(_ value: Value, for member: String) -> Bool {
        guard case .enumCase(let nominal, _, _) = value else { return false }
        return nominal.properties[member]?.fact.getter != nil || nominal.functions[member] != nil
    }
}

extension Interpreter {
    /// Notes where the value of a branch is made: `let page: Page? = switch url.host { case "list": .list; default: nil }`
    func noteOrigin(of expression: Expression, _ values: Values, in scope: Scope) {
        guard link?.literals.isEmpty == false, case .enumCase? = values.first,
            let position = Self.positionOfFirst(in: expression)
        else { return }
        noteOrigin(values, at: location(position, in: scope.frame.place.file))
    }
}
