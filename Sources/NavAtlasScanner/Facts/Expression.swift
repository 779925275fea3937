/// An expression, reduced to what determines the flow of control and values: literals lose their digits, operators that only
/// compute become `combined`, and `try`, `await`, `!` and `?` vanish.
indirect enum Expression: Hashable, Sendable {
    case name(String, Position)
    /// `.member`, whose type the context gives.
    case implicitMember(String, Position)
    case member(Expression, String, Position)
    case call(Expression, [Argument], Position)
    case subscripted(Expression, [Argument], Position)
    case closure(Closure)
    case keyPath(root: TypeReference?, [String], Position)
    /// A string literal; each interpolation is a segment without text.
    case string([StringSegment])
    case boolean(Bool)
    case number(String)
    case null
    case array([Expression])
    case dictionary(keys: [Expression], [Expression])
    case tuple([Argument])
    case conditional(Expression, then: Expression, else: Expression)
    /// `if` or `switch` used for its value.
    case branching(Statement)
    case assignment(Expression, Expression, Position)
    /// `a ?? b`, `a + b`: the value is one of them, or made of them. A number that is written out and added has its sign:
    /// `step + 1` is `[step, +1]`.
    case either([Expression])
    case cast(Expression, TypeReference)
    /// `a == b`, `a != b`
    case comparison(Expression, Expression, isEqual: Bool)
    /// A type in expression position: `Foo<Bar>`, `[Int]`.
    case type(TypeReference, Position)
    /// `a || b`
    case alternative([Expression])
    /// Anything else, with the expressions inside: `a && b`, and `!a` alone.
    case combined([Expression])
}

extension Expression {
    /// The type of a name inside a type that is written with its arguments: `Feature<Live>.Screen`.
    func type(inside name: String) -> Expression? {
        guard case .type(.named(let outer, let arguments), let place) = self, name.first?.isUppercase == true else {
            return nil
        }
        return .type(.named(outer + "." + name, arguments), place)
    }

    /// Whether it is the name `self`.
    var isSelf: Bool { if case .name("self", _) = self { true } else { false } }
}

extension Expression {
    /// Where it stands, for the kinds that can be jumped to.
    var position: Position? {
        switch self {
        case .name(_, let position), .implicitMember(_, let position), .member(_, _, let position),
            .call(_, _, let position), .subscripted(_, _, let position), .keyPath(_, _, let position),
            .assignment(_, _, let position), .type(_, let position):
            position
        case .closure(let closure): closure.position
        default: nil
        }
    }

    /// Whether it is a collection that begins without elements: `[]`, `[:]`, `[Page]()`.
    var isEmptyCollection: Bool {
        switch self {
        case .array(let elements), .dictionary(_, let elements): elements.isEmpty
        case .call(.array, let arguments, _), .call(.dictionary, let arguments, _),
            .call(.type(.array, _), let arguments, _):
            arguments.isEmpty
        default: false
        }
    }
}

struct Argument: Hashable, Sendable {
    var label: String?
    var value: Expression
    var isTrailing = false
}

struct Closure: Hashable, Sendable {
    var parameters: [ParameterFact]
    /// Whether parameters were written: `{ $0 }` has none, but takes some.
    var body: [Statement]
    var position: Position
    /// The result type that is written: `{ item -> [Tab] in … }`.
    var result: TypeReference? = nil
}

enum StringSegment: Hashable, Sendable {
    case text(String)
    case interpolation(Expression)
}

indirect enum Statement: Hashable, Sendable {
    case binding(Pattern, TypeReference?, Expression?)
    case expression(Expression)
    case returning(Expression?)
    case conditional([Condition], then: [Statement], else: [Statement])
    /// `guard`: its variables stay in scope after it.
    case guarding([Condition], otherwise: [Statement])
    case switching(Expression, [SwitchCase], Position)
    case loop(Pattern?, Expression?, [Statement])
    case block([Statement])
    /// `do` with its `catch` clauses: of these, at most one is run, after what has failed.
    case attempting([[Statement]])
    case function(FunctionFact)

    /// What it gives as the last statement of some code: `return` may be left out there.
    var result: Expression? {
        switch self {
        case .expression(let value), .returning(let value?): value
        default: nil
        }
    }
}

enum Condition: Hashable, Sendable {
    case expression(Expression)
    /// `let x = value` and `case pattern = value`.
    case match(Pattern, Expression)
}

struct SwitchCase: Hashable, Sendable {
    /// Empty for `default`.
    var patterns: [Pattern]
    var conditions: [Expression]
    var body: [Statement]
}

indirect enum Pattern: Hashable, Sendable {
    case any
    case binding(String)
    /// `.name(patterns)` or `Type.name`.
    case enumCase(type: String?, name: String, [PatternArgument], Position)
    case tuple([Pattern])
    case cast(Pattern, TypeReference)
    case expression(Expression)
}

struct PatternArgument: Hashable, Sendable {
    var label: String?
    var pattern: Pattern
}
