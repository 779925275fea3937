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

extension KnownCondition {
    /// Whether it says that a list is empty, or does not hold what code searches it for: `!path.contains(page)`,
    /// `path.firstIndex(of: page) == nil`.
    func assertsAbsence(in list: Expression) -> Bool {
        switch self {
        case .holds(let conditions):
            conditions.contains { condition in
                if case .expression(let value) = condition {
                    value.assertsAbsence(in: list, if: true)
                } else {
                    false
                }
            }
        case .fails(let conditions):
            switch conditions.count == 1 ? conditions[0] : nil {
            case .expression(let value)?: value.assertsAbsence(in: list, if: false)
            case .match(.binding, let value)?: value.searches(list)
            default: false
            }
        case .matches: false
        }
    }
}

extension Expression {
    fileprivate func assertsAbsence(in list: Expression, if holds: Bool) -> Bool {
        switch self {
        case .combined(let parts) where parts.count == 1:
            parts[0].assertsAbsence(in: list, if: !holds)
        case .combined(let parts): holds && parts.contains { $0.assertsAbsence(in: list, if: true) }
        case .alternative(let parts): !holds && parts.contains { $0.assertsAbsence(in: list, if: false) }
        case .comparison(let value, .boolean(let answer), let isEqual):
            value.assertsAbsence(in: list, if: holds == (isEqual == answer))
        case .comparison(let value, .null, let isEqual): holds == isEqual && value.searches(list)
        case .comparison(.member(let base, "count", _), .number("0"), let isEqual):
            holds == isEqual && base.isNamed(as: list)
        case .member(let base, "isEmpty", _): holds && base.isNamed(as: list)
        case .call(.member(let base, "contains", _), _, _): !holds && base.isNamed(as: list)
        default: false
        }
    }

    /// `path.firstIndex(of: page)`
    fileprivate func searches(_ list: Expression) -> Bool {
        guard case .call(.member(let base, let name, _), let arguments, _) = self, !arguments.isEmpty else {
            return false
        }
        return ["firstIndex", "lastIndex", "first", "last"].contains(name) && base.isNamed(as: list)
    }

    fileprivate func isNamed(as other: Expression) -> Bool {
        func name(_ expression: Expression) -> Substring? {
            expression.dottedName.map { $0.hasPrefix("self.") ? $0.dropFirst(5) : $0[...] }
        }
        return name(self).map { $0 == name(other) } ?? false
    }
}
