// What cases carry. A case that carries a value of itself does not grow without end: `state = .loading(before: state)`.
extension Interpreter {
    /// The cases that a function makes which only a case's name stands for: `id.map(Page.detail)`.
    func filled(_ cases: Values, with elements: Values) -> Values {
        Values(
            cases.map { value in
                guard case .enumCase(let nominal, let name, let carried) = value, carried.isEmpty,
                    let payload = nominal.cases.first(where: { $0.name == name })?.payload, payload.count == 1
                else { return value }
                let part = ArgumentValue(label: payload[0].label, values: elements.subtracting([.null]))
                return .enumCase(nominal, name, [withoutDeepCases(part, of: nominal, name)])
            })
    }

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
