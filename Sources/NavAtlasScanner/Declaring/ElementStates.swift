// States that a method or a collection gives: a view that shows `stack.last`, or `router.current()` for
// `func current() -> Screen { stack.last ?? .home }`.

extension Interpreter {
    private static let elements: Set<String> = ["first", "last"]

    /// The collection of which an expression gives an element, or the state that a method of the app's own gives.
    func stateGiven(by expression: Expression, in scope: Scope) -> StatePlace? {
        switch expression {
        case .name(let name, _) where Self.elements.contains(name) && isInCollection(scope):
            scope.frame.receiver.flatMap { bindings(in: [$0]).first }
        case .member(let base, let name, _) where Self.elements.contains(name): collection(base, in: scope)
        case .subscripted(let base, let arguments, _) where !Self.takesKeyPath(arguments): collection(base, in: scope)
        case .call: result(of: expression, in: scope).flatMap { statePlace(of: Self.first(of: $0.value), in: $0.scope) }
        default: nil
        }
    }

    /// What stands for a state that is nothing yet: `.home` of `stack.last ?? .home`.
    func fallback(of expression: Expression, in scope: Scope) -> Values {
        switch expression {
        case .either(let parts) where parts.count == 2: return evaluate(parts[1], in: scope, expecting: nil)
        case .name(let name, _) where scope.origin(name) != nil:
            return scope.origin(name).map { fallback(of: $0, in: scope) } ?? []
        case .name, .member:
            guard let (receiver, property) = getter(expression, scope), let value = property.fact.getter?.onlyResult
            else { return [] }
            return fallbackOnce(of: value, property, in: self.scope(of: property, receiver))
        case .call:
            return result(of: expression, in: scope).map { fallbackOnce(of: $0.value, $0.method, in: $0.scope) } ?? []
        default: return []
        }
    }

    /// Looks at a member's code, unless it is being looked at.
    private func fallbackOnce(of value: Expression, _ member: AnyObject, in scope: Scope) -> Values {
        let read = PropertyRead(property: ObjectIdentifier(member), receiver: scope.frame.receiver)
        guard mayEnter(read, within: &choosing) else { return [] }
        defer { choosing.remove(read) }
        return fallback(of: value, in: scope)
    }

    /// The property that holds a collection.
    private func collection(_ expression: Expression, in scope: Scope) -> StatePlace? {
        guard case .array? = assignedType(of: expression, in: scope) else { return nil }
        return places(of: expression, in: scope).first
    }

    /// The expression that a method of the app's own consists of, with the scope in which a call evaluates it.
    private func result(
        of call: Expression, in scope: Scope
    ) -> (value: Expression, method: Function, scope: Scope)? {
        guard case .call(let callee, let arguments, _) = call, let found = method(callee, arguments, in: scope),
            let value = found.method.fact.body?.onlyResult
        else { return nil }
        let given = passed(arguments, to: found.method, receiver: found.receiver, in: scope)
        return (value, found.method, self.scope(of: found.method, receiver: found.receiver, given))
    }

    private func method(
        _ callee: Expression, _ arguments: [Argument], in scope: Scope
    ) -> (method: Function, receiver: Value)? {
        switch callee {
        case .name(let name, _):
            guard scope.variable(name) == nil, let receiver = scope.frame.receiver else { return nil }
            return method(name, of: receiver, arguments, in: scope)
        case .member(let base, let name, _):
            if program.collectionMethods.contains(name), let place = collection(base, in: scope) {
                let functions = Program.collections.flatMap { program.foreignExtensions[$0]?.functions[name] ?? [] }
                return choose(functions, arguments, in: scope).first.map { ($0, .binding(place.receiver, place.name)) }
            }
            let receivers = with(mode: .destination) { dereferenced(evaluate(base, in: scope, expecting: nil)) }
            guard receivers.count == 1, let receiver = receivers.first else { return nil }
            return method(name, of: receiver, arguments, in: scope)
        default: return nil
        }
    }

    private func method(
        _ name: String, of receiver: Value, _ arguments: [Argument], in scope: Scope
    ) -> (method: Function, receiver: Value)? {
        guard let nominal = receiver.nominal(in: heap) else { return nil }
        return choose(program.methods(name, of: nominal), arguments, in: scope).first.map { ($0, receiver) }
    }
}

extension [Statement] {
    /// The expression that code consists of; `nil` for any other code.
    var onlyResult: Expression? { count == 1 ? first?.result : nil }
}
