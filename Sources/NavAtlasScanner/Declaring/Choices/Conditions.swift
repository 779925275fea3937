// Code that says whether something holds, as the one condition that it asks: what a binding's getter or a computed property
// does.

extension [Statement] {
    /// The condition under which code gives `true`: `route == .card` for `if case .card = route { true } else { false }`; the
    /// value itself where it is one expression. `nil` for any other code.
    var condition: Expression? {
        switch first {
        case .expression(.branching(let statement)) where count == 1,
            .returning(.branching(let statement)) where count == 1:
            return [statement].condition
        case .expression(let value) where count == 1, .returning(let value?) where count == 1: return value
        case .conditional(let conditions, let then, let otherwise):
            guard conditions.count == 1, then.answer == true, (otherwise.isEmpty ? rest : otherwise).answer == false
            else { return nil }
            return conditions[0].asComparison
        case .guarding(let conditions, let otherwise):
            return conditions.count == 1 && otherwise.answer == false && rest.answer == true
                ? conditions[0].asComparison : nil
        case .switching(let subject, let cases, _) where count == 1:
            let holding = cases.filter { $0.body.answer == true }
            guard holding.count == 1, holding[0].patterns.count == 1, holding[0].conditions.isEmpty,
                cases.allSatisfy({ $0.body.answer != nil })
            else { return nil }
            return Condition.match(holding[0].patterns[0], subject).asComparison
        default: return nil
        }
    }

    private var rest: [Statement] { Array(dropFirst()) }

    /// What code gives that does nothing else.
    private var answer: Bool? {
        guard count == 1 else { return nil }
        switch self[0] {
        case .expression(.boolean(let answer)), .returning(.boolean(let answer)?): return answer
        default: return nil
        }
    }
}

extension Condition {
    /// The comparison that is the same question; `nil` where there is none.
    fileprivate var asComparison: Expression? {
        switch self {
        case .expression(let value): value
        case .match(.binding, let value): .comparison(value, .null, isEqual: false)
        case .match(let pattern, let value):
            switch Interpreter.caseName(pattern) {
            case "some"?: .comparison(value, .null, isEqual: false)
            case .some: value.position.flatMap { pattern.asCase(at: $0) }.map { .comparison(value, $0, isEqual: true) }
            case nil: nil
            }
        }
    }
}

extension Pattern {
    /// The case that it asks for, as it is written where it is made: `.intro(.photo)`.
    fileprivate func asCase(at position: Position) -> Expression? {
        guard case .enumCase(_, let name, let parts, _) = self else { return nil }
        let inner = parts.compactMap { part -> Argument? in
            if case .expression(let value) = part.pattern { return Argument(label: nil, value: value) }
            return part.pattern.asCase(at: position).map { Argument(label: nil, value: $0) }
        }
        let made = Expression.implicitMember(name, position)
        return inner.count == 1 ? .call(made, inner, position) : made
    }
}

extension [Statement] {
    /// Statements in which what follows a branch that returns is the other branch:
    /// `guard let user else { return Login() }; return Home(user)`.
    var withReturnsAsBranches: [Statement] {
        for (index, statement) in enumerated() where index < count - 1 {
            let (before, rest) = (self[..<index], Array(self[(index + 1)...]))
            switch statement {
            case .guarding(let conditions, let otherwise):
                return before + [.conditional(conditions, then: rest.withReturnsAsBranches, else: otherwise)]
            case .conditional(let conditions, let then, let otherwise) where then.leaves:
                return before + [
                    .conditional(conditions, then: then, else: (otherwise + rest).withReturnsAsBranches)
                ]
            default: continue
            }
        }
        return self
    }
}

extension Statement {
    /// `condition ? A() : nil`, or a `switch` that shows something only where there is a value, as the `if` that shows the same.
    var asBranches: Statement {
        switch self {
        case .expression(.conditional(let condition, let then, let otherwise)):
            .conditional([.expression(condition)], then: then.asBranch, else: otherwise.asBranch)
        case .conditional(let conditions, let then, let otherwise):
            .conditional(conditions, then: then.withoutNothing, else: otherwise.withoutNothing)
        case .switching(let subject, let cases, _):
            Self.asBranches(subject, cases) ?? Self.asChain(subject, cases) ?? self
        default: self
        }
    }

    /// `switch value { case let name?: A() case nil: EmptyView() }`
    private static func asBranches(_ subject: Expression, _ cases: [SwitchCase]) -> Statement? {
        guard cases.count == 2, cases.allSatisfy({ $0.conditions.isEmpty && $0.patterns.count < 2 }) else { return nil }
        for (some, other) in [(cases[0], cases[1]), (cases[1], cases[0])] {
            guard case .enumCase(nil, "some", let parts, _)? = some.patterns.first, let bound = parts.first?.pattern,
                bound.isAnyValue
            else { continue }
            return other.body.withoutNothing.isEmpty
                ? .conditional([.match(bound, subject)], then: some.body, else: []) : nil
        }
        return nil
    }
}

extension Statement {
    /// `switch (step, isNew) { case (.first, true): A() … }`, as a chain of conditions, each of which looks at what its pattern
    /// asks for.
    fileprivate static func asChain(_ subject: Expression, _ cases: [SwitchCase]) -> Statement? {
        guard case .tuple(let subjects) = subject, subjects.count > 1 else { return nil }
        var chain: [Statement] = []
        for one in cases.reversed() {
            for pattern in one.patterns.isEmpty ? [.any] : one.patterns.reversed() {
                guard let parts = parts(of: pattern, subjects.count) else { return nil }
                var (conditions, bound): ([Condition], [Statement]) = ([], [])
                for (part, subject) in zip(parts, subjects.map(\.value)) {
                    if case .binding = part { bound.append(.binding(part, nil, subject)) }
                    if !part.isAnyValue { conditions.append(part.asking(subject)) }
                }
                conditions += one.conditions.map(Condition.expression)
                let then = bound + one.body
                chain = conditions.isEmpty ? then : [.conditional(conditions, then: then, else: chain)]
            }
        }
        return chain.count == 1 ? chain[0] : .block(chain)
    }

    private static func parts(of pattern: Pattern, _ count: Int) -> [Pattern]? {
        switch pattern {
        case .any: Array(repeating: .any, count: count)
        case .tuple(let parts) where parts.count == count: parts
        default: nil
        }
    }
}

extension Pattern {
    /// The condition that a value matches the pattern.
    fileprivate func asking(_ value: Expression) -> Condition {
        switch self {
        case .expression(.boolean(true)): .expression(value)
        case .expression(.boolean(false)): .expression(.combined([value]))
        case .expression(let constant): .expression(.comparison(value, constant, isEqual: true))
        default: .match(self, value)
        }
    }

    /// Whether it is `let name` or `_`.
    var isAnyValue: Bool {
        switch self {
        case .binding, .any: true
        default: false
        }
    }
}

extension [Statement] {
    /// Nothing, where the code shows only `EmptyView()`.
    fileprivate var withoutNothing: [Statement] {
        guard count == 1, case .expression(.call(.name("EmptyView", _), _, _)) = self[0] else { return self }
        return []
    }
}

extension Expression {
    fileprivate var asBranch: [Statement] { self == .null ? [] : [Statement.expression(self)].withoutNothing }
}
