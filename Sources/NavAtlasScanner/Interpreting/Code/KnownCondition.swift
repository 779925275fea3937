// What is known in the branches of an `if`, `guard` or `switch`, and what they ask about.

/// A condition that is known to hold, or to fail, in some code.
enum KnownCondition {
    case holds([Condition])
    case fails([Condition])
    case matches(Expression, StateTest)

    /// All that it asks about.
    var asked: Expression {
        switch self {
        case .holds(let conditions), .fails(let conditions):
            .combined(
                conditions.map { condition in
                    switch condition {
                    case .expression(let value), .match(_, let value): value
                    }
                })
        case .matches(let subject, _): subject
        }
    }

    /// What is known in a branch of a `switch`.
    init?(_ subject: Expression, _ patterns: [Pattern]) {
        let names = patterns.compactMap { Interpreter.caseName($0) ?? Interpreter.constant($0) }
        guard !names.isEmpty, names.count == patterns.count, !names.contains("some") else { return nil }
        self = .matches(subject, .cases(Set(names)))
    }
}
