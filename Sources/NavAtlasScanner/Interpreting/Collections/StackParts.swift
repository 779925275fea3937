// Code that assigns to a navigation stack what the stack holds already: `path = Array(path.prefix(1))`. It is a way back: only
// what the code adds is pushed.

/// Elements that code takes from a stack's path, with those that it has added since.
struct StackPart {
    /// The paths, as bindings.
    var stacks: Set<Value>
    var added: Values = []
    /// Whether nothing was taken from it.
    var isWhole = true
}

extension Interpreter {
    /// - Returns: what an assignment adds to a stack that keeps some of its screens; `nil` where it keeps none.
    func added(by value: Expression, to target: Expression, in scope: Scope) -> Values? {
        guard let part = part(value, in: scope),
            case let places = places(of: target, in: scope).map({ Value.binding($0.receiver, $0.name) }),
            places.contains(where: part.stacks.contains)
        else { return nil }
        return part.added
    }

    /// Whether an expression is a stack with what was added to it.
    func isWholeStack(_ expression: Expression, in scope: Scope) -> Bool {
        part(expression, in: scope)?.isWhole == true
    }

    /// Notes that a name stands for a part of a stack, where it does.
    func notePart(_ pattern: Pattern, _ value: Expression?, in scope: Scope) {
        guard case .binding(let name) = pattern, let value, !draft.pathNames.isEmpty else { return }
        scope.parts[name] = part(value, in: scope)
    }

    /// Notes what is put into a variable, beside what it holds or instead: a part of a stack, or more than that.
    func notePut(
        _ value: Expression, _ values: Values, into variable: String, instead: Bool = false, in scope: Scope
    ) {
        guard !draft.pathNames.isEmpty else { return }
        let (known, put) = (scope.part(variable), part(value, in: scope))
        guard var result = put ?? known else { return }
        let others = scope.variable(variable)?.filter { $0 != .null && !Self.isEmptyCollection($0) } ?? []
        result.added = (known?.added ?? Values(others)).union(put?.added ?? values)
        result.stacks.formUnion(known?.stacks ?? [])
        result.isWhole = instead ? put?.isWhole ?? false : known?.isWhole ?? result.isWhole
        scope.set(result, for: variable)
    }

    /// The part of a stack that an expression is; `nil` for anything else.
    private func part(_ expression: Expression, in scope: Scope) -> StackPart? {
        switch expression {
        case .name(let name, _) where scope.variable(name) != nil: scope.part(name)
        case .name: stack(expression, in: scope)
        case .member(let base, let name, _):
            StandardLibraryNames.keepingElements.contains(name)
                ? some(of: base, in: scope) : stack(expression, in: scope)
        case .call(.member(let base, let name, _), _, _):
            StandardLibraryNames.keepingElements.contains(name) ? some(of: base, in: scope) : nil
        case .call(let type, let arguments, _):
            // `Array(path.prefix(1))`
            arguments.count == 1 && isLibraryType(type, in: scope) ? part(arguments[0].value, in: scope) : nil
        case .subscripted(let base, _, _): some(of: base, in: scope)
        case .cast(let base, _): part(base, in: scope)
        case .either(let parts), .array(let parts): together(parts, in: scope)
        case .conditional(_, let then, let otherwise): together([then, otherwise], in: scope)
        default: nil
        }
    }

    private func some(of base: Expression, in scope: Scope) -> StackPart? {
        var part = part(base, in: scope)
        part?.isWhole = false
        return part
    }

    private func isLibraryType(_ callee: Expression, in scope: Scope) -> Bool {
        switch callee {
        // `[Stop](kept)`
        case .type(.array, _), .array: true
        case .type(.named(let name, _), _), .name(let name, _):
            name.first?.isUppercase == true && program.nominal(named: name, in: scope.frame.place) == nil
        default: false
        }
    }

    /// `path.prefix(1) + [.detail]`
    private func together(_ expressions: [Expression], in scope: Scope) -> StackPart? {
        let parts = expressions.map { part($0, in: scope) }
        guard parts.contains(where: { $0 != nil }) else { return nil }
        let isWhole = parts.contains { $0?.isWhole == true }
        return zip(parts, expressions).reduce(into: StackPart(stacks: [], isWhole: isWhole)) { result, next in
            result.stacks.formUnion(next.0?.stacks ?? [])
            result.added.unite(next.0?.added ?? evaluate(next.1, in: scope, expecting: nil))
        }
    }

    private static func isEmptyCollection(_ value: Value) -> Bool {
        if case .external(_, _, nil, let given) = value { given.isEmpty } else { false }
    }

    private func stack(_ expression: Expression, in scope: Scope) -> StackPart? {
        guard Self.lastName(of: expression).map(draft.pathNames.contains) == true else { return nil }
        let stacks = places(of: expression, in: scope).filter(isStack)
        return stacks.isEmpty ? nil : StackPart(stacks: Set(stacks.map { .binding($0.receiver, $0.name) }))
    }
}
