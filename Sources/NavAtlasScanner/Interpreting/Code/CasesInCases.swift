// Ends the growth of a case that carries a value of itself: `state = .loading(before: state)`.
extension Interpreter {
    /// What a case carries, with any value of its type in place of those that carry the case itself too often.
    func withoutDeepCases(_ carried: ArgumentValue, of nominal: Nominal, _ name: String) -> ArgumentValue {
        let deep = carried.values.filter {
            $0.caseDepth >= Limit.casesInCases.most
                && !limits.allow(.casesInCases, beside: Self.depth(of: $0, in: nominal, name))
        }
        guard !deep.isEmpty else { return carried }
        return ArgumentValue(
            label: carried.label, values: carried.values.subtracting(deep).union([.instance(nominal, [])]))
    }

    /// How often a case stands in itself.
    private static func depth(of value: Value, in nominal: Nominal, _ name: String) -> Int {
        guard case .enumCase(let type, let own, let payload) = value else { return 0 }
        let inner = payload.lazy.flatMap(\.values).map { depth(of: $0, in: nominal, name) }.max() ?? 0
        return inner + (type === nominal && own == name ? 1 : 0)
    }
}
