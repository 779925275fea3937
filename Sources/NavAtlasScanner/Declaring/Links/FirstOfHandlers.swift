// Handlers of which a link asks one after the other: `handlers.first { $0.canOpen(url) }?.open(url)`.

extension Interpreter {
    /// Runs the body of a loop. A link that each element is asked about goes by one of them.
    func runForOne(of values: Values, _ body: [Statement], _ run: (Values) -> Values) -> Values {
        guard link != nil, values.count > 1, values.allSatisfy({ $0.nominal(in: heap) != nil }),
            body.first(where: { !$0.isBinding })?.asks == true, let decision = link?.decide()
        else { return run(values) }
        link?.hasBranches = true
        var result: Values = []
        for (index, value) in values.enumerated() {
            link?.enter(index, of: decision)
            result.unite(run([value]))
        }
        link?.enter(nil, of: decision)
        return result
    }
}

extension [Statement] {
    /// The same with a loop over the elements in place of what is done with the first that a closure says yes to.
    var askingEachElement: [Statement] {
        for (index, statement) in enumerated() {
            guard let asking = statement.asking(before: Array(self[(index + 1)...])) else { continue }
            let rest = asking.includesRest ? [] : Array(self[(index + 1)...]).askingEachElement
            return self[..<index] + asking.code + rest
        }
        return self
    }
}

extension Statement {
    /// Whether it tells elements of a list apart.
    fileprivate var asks: Bool {
        switch self {
        case .conditional, .guarding: true
        default: false
        }
    }

    fileprivate var isBinding: Bool { if case .binding = self { true } else { false } }

    /// The loop that a statement stands for, if it does; what follows a `guard` is inside.
    fileprivate func asking(before rest: [Statement]) -> (code: [Statement], includesRest: Bool)? {
        switch self {
        case .guarding(let conditions, let otherwise):
            guard let (before, choice, after) = Self.parts(of: conditions) else { return nil }
            let then = (after.isEmpty ? [] : [.guarding(after, otherwise: otherwise)]) + rest
            let first = before.isEmpty ? [] : [Statement.guarding(before, otherwise: otherwise)]
            // One of both is done, and no more is asked of the link.
            return (first + [.attempting([[choice.loop(then)], otherwise])], true)
        case .conditional(let conditions, let then, let otherwise):
            guard let (before, choice, after) = Self.parts(of: conditions), before.isEmpty else { return nil }
            let done = after.isEmpty ? then : [.conditional(after, then: then, else: otherwise)]
            return ([.attempting([[choice.loop(done)], otherwise])], false)
        case .expression(let value):
            return Self.asking(value) { .expression($0) }.map { ([$0], false) }
        case .returning(let value?):
            return Self.asking(value) { .returning($0) }.map { ([$0], false) }
        default: return nil
        }
    }

    private static func asking(_ value: Expression, _ use: (Expression) -> Statement) -> Statement? {
        guard case .call(.member(let base, let name, let place), let arguments, let position) = value,
            let choice = FirstElement("$element", base)
        else { return nil }
        return choice.loop([use(.call(.member(.name("$element", place), name, place), arguments, position))])
    }

    private static func parts(
        of conditions: [Condition]
    ) -> (before: [Condition], choice: FirstElement, after: [Condition])? {
        for (index, condition) in conditions.enumerated() {
            guard case .match(.binding(let name), let value) = condition, let choice = FirstElement(name, value) else {
                continue
            }
            return (Array(conditions[..<index]), choice, Array(conditions[(index + 1)...]))
        }
        return nil
    }

    /// `handlers.first { $0.canOpen(url) }`, and the variable that holds it.
    private struct FirstElement {
        let name: String
        let list: Expression
        let test: Closure
        let conditions: [Condition]
        let position: Position

        init?(_ name: String, _ value: Expression) {
            guard case .call(.member(let list, "first", let position), let arguments, _) = value, arguments.count == 1,
                case .closure(let test) = arguments[0].value, let conditions = test.body.conditions,
                case let element = test.parameters.first?.name ?? "$0",
                conditions.contains(where: { Self.asks($0, of: element) })
            else { return nil }
            (self.name, self.list, self.test, self.conditions, self.position) = (name, list, test, conditions, position)
        }

        /// Whether a test asks the element about a variable of the code around: `$0.canOpen(url)`. `$0.name == "id"` and
        /// `$0.name == Keys.id` only look for one element among others.
        private static func asks(_ condition: Condition, of element: String) -> Bool {
            func isOther(_ expression: Expression) -> Bool {
                root(of: expression).map { $0 != element && $0 != "self" && $0.first?.isLowercase == true } ?? false
            }
            return switch condition {
            case .expression(.call(.member(let base, _, _), let arguments, _)):
                arguments.contains { isOther($0.value) || isOther(base) && root(of: $0.value) == element }
            case .expression(.comparison(.member(let left, _, _), .member(let right, _, _), isEqual: true)):
                isOther(left) || isOther(right)
            default: false
            }
        }

        private static func root(of expression: Expression) -> String? {
            switch expression {
            case .name(let name, _): name
            case .member(let base, _, _), .call(.member(let base, _, _), _, _): root(of: base)
            default: nil
            }
        }

        /// Code that is run for each element for which the test holds.
        func loop(_ then: [Statement]) -> Statement {
            let tested = Statement.binding(
                .binding(test.parameters.first?.name ?? "$0"), nil, .name(name, position))
            return .loop(.binding(name), list, [tested, .conditional(conditions, then: then, else: [])])
        }
    }
}
