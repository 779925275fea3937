// Elements that a test of their type leaves: `children.filter { $0 is HomeCoordinator }`.

extension Interpreter {
    /// Those of a collection's elements for which a predicate may hold, as far as it tests their types.
    func elements(_ elements: Values, passing arguments: [Argument], of name: String, in scope: Scope) -> Values {
        guard ["filter", "first", "last"].contains(name), arguments.count == 1,
            case .closure(let closure) = arguments[0].value,
            case .expression(let test)? = Self.onlyChoice(in: closure.body)
        else { return elements }
        let parameter = closure.parameters.first?.name ?? "$0"
        return elements.reduce(into: []) { passing, element in
            passing.unite(values(of: element, named: parameter, ifNot: false, test, in: scope))
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
            return [element]
        }
    }
}
