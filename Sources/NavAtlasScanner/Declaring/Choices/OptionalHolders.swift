// Choices by what an optional state holds, `switch session.user?.role`: where there is nothing, another branch may be shown.

extension Interpreter {
    /// The same choice by the state itself first: `if let user = session.user { switch user.role { … } } else { … }`; the statement
    /// as it is where it looks at no member of an optional state.
    func askingForHolder(_ statement: Statement, _ scope: Scope) -> Statement {
        guard let subject = Self.subject(of: statement), case .member(let base, let name, let place) = subject,
            isOptionalState(base, scope), let nothing = Self.shown(by: statement, whereNothingIs: base)
        else { return statement }
        let held = Self.held
        return .conditional(
            [.match(.binding(held), base)],
            then: [Self.replacing(subject, with: .member(.name(held, place), name, place), in: statement)],
            else: nothing)
    }

    /// What stands for what the state holds: no name of the app's own.
    private static let held = "·held"

    private func isOptionalState(_ base: Expression, _ scope: Scope) -> Bool {
        guard base.dottedName != nil else { return false }
        // What a condition has bound is there.
        if case .name(let name, _) = base, scope.variable(name) != nil { return false }
        guard let place = places(of: base, in: scope).first, let nominal = place.receiver.nominal(in: heap),
            let fact = program.property(place.name, of: nominal)?.fact
        else { return false }
        return fact.isOptional && fact.getter == nil && !fact.isConstant
    }

    /// The expression by which a statement branches, if it is a single one.
    private static func subject(of statement: Statement) -> Expression? {
        switch statement {
        case .switching(let subject, _, _): first(of: subject)
        case .conditional(let conditions, _, _) where conditions.count == 1:
            switch conditions[0] {
            case .match(_, let value): value
            case .expression(.comparison(let value, let other, _)) where isConstant(other): value
            default: nil
            }
        default: nil
        }
    }

    private static func isConstant(_ expression: Expression) -> Bool {
        switch expression {
        case .null, .implicitMember, .boolean, .number, .string: true
        case .member(.name(let type, _), _, _): type.mayNameType
        default: false
        }
    }

    /// What a statement shows where a state is nothing, and so are its members; `nil` where that is not known.
    private static func shown(by statement: Statement, whereNothingIs base: Expression) -> [Statement]? {
        switch statement {
        case .conditional(let conditions, let then, let otherwise):
            let holds =
                switch conditions[0] {
                case .match(let pattern, _): pattern.isNothing
                case .expression(.comparison(_, let other, let isEqual)): (other == .null) == isEqual
                default: false
                }
            guard !holds else { return then }
            // The next condition of a chain may look at the same state.
            guard otherwise.count == 1, case .member(let next, _, _)? = subject(of: otherwise[0]), next == base else {
                return otherwise
            }
            return shown(by: otherwise[0], whereNothingIs: base)
        case .switching(let subject, let cases, _):
            let other = cases.last { $0.patterns.isEmpty }
            guard case .either(let parts) = subject else {
                return (cases.first { $0.patterns.contains(where: \.isNothing) } ?? other)?.body
            }
            guard parts.count == 2, let fallback = name(ofCase: parts[1]) else { return nil }
            return (cases.first { $0.patterns.compactMap(caseName).contains(fallback) } ?? other)?.body
        default: return nil
        }
    }

    private static func name(ofCase expression: Expression) -> String? {
        switch expression {
        case .implicitMember(let name, _), .member(.name, let name, _): name
        default: nil
        }
    }

    /// A statement that decides by what is there, and so by nothing in its place.
    private static func replacing(_ subject: Expression, with new: Expression, in statement: Statement) -> Statement {
        switch statement {
        case .switching(_, let cases, let place): .switching(new, cases, place)
        case .conditional(let conditions, let then, let otherwise):
            switch conditions[0] {
            case .match(let pattern, _): .conditional([.match(pattern, new)], then: then, else: otherwise)
            case .expression(.comparison(_, let other, let isEqual)):
                .conditional(
                    [.expression(.comparison(new, other, isEqual: isEqual))], then: then,
                    else: otherwise.map { next in
                        self.subject(of: next) == subject ? replacing(subject, with: new, in: next) : next
                    })
            default: statement
            }
        default: statement
        }
    }
}

extension Pattern {
    /// Whether it is `nil`, or `.none`.
    var isNothing: Bool {
        switch self {
        case .expression(.null), .enumCase(_, "none", _, _): true
        default: false
        }
    }
}
