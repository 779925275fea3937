// Elements that a predicate leaves: `children.filter { $0 is Home }`, `listeners.filter { $0.topic == topic }`.

extension Interpreter {
    /// Those of a collection's elements for which a predicate may hold, as far as it tests their types or compares what is
    /// known of them.
    func elements(_ elements: Values, passing arguments: [Argument], of name: String, in scope: Scope) -> Values {
        guard ["filter", "first", "last"].contains(name), arguments.count == 1,
            let (test, parameter) = Self.predicate(arguments[0].value)
        else { return elements }
        return elements.reduce(into: []) { passing, element in
            passing.unite(values(of: element, named: parameter, ifNot: false, test, in: scope))
        }
    }

    /// The condition of a predicate, `{ $0.isOpen }` or `\.isOpen`, and what it calls the element.
    private static func predicate(_ expression: Expression) -> (condition: Expression, parameter: String)? {
        switch expression {
        case .closure(let closure):
            guard case .expression(let condition)? = onlyChoice(in: closure.body) else { return nil }
            return (condition, closure.parameters.first?.name ?? "$0")
        case .keyPath(_, let names, let position) where !names.isEmpty:
            return (names.reduce(.name("$0", position)) { .member($0, $1, position) }, "$0")
        default: return nil
        }
    }

    /// What an element may be where a condition holds, or does not; nothing where it cannot be so.
    private func values(
        of element: Value, named name: String, ifNot isNegated: Bool, _ condition: Expression, in scope: Scope
    ) -> Values {
        func left(by part: Expression) -> Values {
            values(of: element, named: name, ifNot: isNegated, part, in: scope)
        }
        switch condition {
        case .comparison(.cast(.name(name, _), let written), .null, let isEqual):
            guard isEqual == isNegated else { return areSurely([element], written, in: scope) ? [] : [element] }
            return cast([element], to: program.resolve(written, in: scope.frame.place))
        case .combined(let parts) where parts.count == 1:
            return values(of: element, named: name, ifNot: !isNegated, parts[0], in: scope)
        case .combined(let parts) where !isNegated, .alternative(let parts) where isNegated:
            return parts.contains { left(by: $0).isEmpty } ? [] : [element]
        case .combined(let parts), .alternative(let parts):
            return parts.reduce(into: []) { $0.unite(left(by: $1)) }
        default:
            return mayHold(condition, ifNot: isNegated, for: element, named: name, in: scope) ? [element] : []
        }
    }

    /// Whether a condition may hold, or fail, where a variable is one of the objects or cases that it may be.
    private func mayHold(
        _ condition: Expression, ifNot isNegated: Bool, for element: Value, named name: String, in scope: Scope
    ) -> Bool {
        let inner = scope.inner()
        inner.variables[name] = [element]
        inner.parameters.insert(name)
        switch (element, condition) {
        case (.object, .comparison(let left, let right, let isEqual)),
            (.enumCase, .comparison(let left, let right, let isEqual)):
            guard [left, right].allSatisfy({ isUnchanged($0, in: inner) }) else { return true }
            if truth(of: condition, in: inner) == isNegated { return false }
            return isEqual == isNegated || !areDifferent(left, right, in: inner)
        // `handler.canOpen(page)`, of a handler that only looks at what it is given.
        case (.object, .call): return answer(ofCall: condition, in: inner) != isNegated
        // `place.isOpen`, of which the enum says for each case what it is.
        case (.enumCase, .member): return truth(of: condition, in: inner) != isNegated
        default: return true
        }
    }

    /// Whether no code changes what an expression reads.
    private func isUnchanged(_ expression: Expression, in scope: Scope) -> Bool {
        places(of: expression, in: scope).allSatisfy { place in
            guard let nominal = place.receiver.nominal(in: heap),
                let property = program.property(place.name, of: nominal)
            else { return false }
            return property.fact.isConstant || !program.changed.mayChange(property.fact, of: nominal)
        }
    }

    /// Whether two expressions are texts or numbers that differ, or structures of which such a part differs, `static let cart =
    /// Topic("cart")`, unless the app itself says which of these are equal.
    private func areDifferent(_ left: Expression, _ right: Expression, in scope: Scope) -> Bool {
        let values = [left, right].map { evaluate($0, in: scope, expecting: nil) }
        guard values.allSatisfy({ $0.count == 1 }), let first = values[0].first, let second = values[1].first else {
            return false
        }
        guard case .object(let one) = first, case .object(let other) = second else {
            return Self.areDifferentConstants(first, second)
        }
        guard let nominal = first.nominal(in: heap), nominal === second.nominal(in: heap), nominal.kind == .struct,
            !hasOwnEquality(nominal)
        else { return false }
        return heap[one].fields.contains { name, known in
            guard let others = heap[other].fields[name], known.count == 1, others.count == 1,
                let part = known.first, let otherPart = others.first
            else { return false }
            return Self.areDifferentConstants(part, otherPart)
        }
    }

    /// Whether the app itself says which values of a type are equal.
    func hasOwnEquality(_ nominal: Nominal) -> Bool {
        !program.methods("==", of: nominal).isEmpty || program.globalFunctions["=="] != nil
    }

    private static func areDifferentConstants(_ first: Value, _ second: Value) -> Bool {
        switch (first, second) {
        case (.text(let one), .text(let other)), (.number(let one), .number(let other)): one != other
        default: false
        }
    }

    /// Leaves a variable those of its objects and cases for which a condition may hold that asks for nothing else:
    /// `if one.topic == topic`, `for place in places where place.isOpen`. The result is `false` where there is none.
    func narrowElements(by condition: Expression, in scope: Scope) -> Bool {
        guard let name = Self.askedVariable(in: condition), let known = scope.variable(name), known.count > 1 else {
            return true
        }
        let left = known.reduce(into: Values()) { left, value in
            left.unite(values(of: value, named: name, ifNot: false, condition, in: scope))
        }
        guard left.count < known.count else { return true }
        scope.narrow(name, to: left)
        return !left.isEmpty
    }

    /// The variable for which a condition asks.
    private static func askedVariable(in condition: Expression) -> String? {
        switch condition {
        case .name(let name, _): name
        case .member(let base, _, _), .call(let base, _, _): askedVariable(in: base)
        case .comparison(let left, let right, _): askedVariable(in: left) ?? askedVariable(in: right)
        case .combined(let parts) where parts.count == 1: askedVariable(in: parts[0])
        default: nil
        }
    }
}
