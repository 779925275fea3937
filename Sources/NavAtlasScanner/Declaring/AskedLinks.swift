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
