// `switch isOpen { case true: … case false: … }` asks what `if isOpen { … } else { … }` does.

extension Statement {
    /// The `if` that asks what a `switch` over a flag does; `nil` for any other `switch`.
    init?(askingFor flag: Expression, _ cases: [SwitchCase]) {
        guard cases.count == 2, cases.allSatisfy({ $0.conditions.isEmpty && $0.patterns.count < 2 }),
            case .expression(.boolean(let isOn))? = cases[0].patterns.first
        else { return nil }
        switch cases[1].patterns.first {
        case nil, .any, .expression(.boolean(!isOn)): break
        default: return nil
        }
        let (then, otherwise) = isOn ? (cases[0], cases[1]) : (cases[1], cases[0])
        self = .conditional([.expression(flag)], then: then.body, else: otherwise.body)
    }
}
