// States that a method or a collection gives: a view that shows `stack.last`, `router.current()` for
// `func current() -> Screen { stack.last ?? .home }`, or `items.first { $0.id == selection }`.

extension Interpreter {
    /// The collection of which an expression gives an element, or by what it looks for one, or the state that a method of the
    /// app's own gives.
    func stateGiven(by expression: Expression, in scope: Scope) -> StatePlace? {
        switch expression {
        case .name(let name, _) where StandardLibraryNames.firstAndLast.contains(name) && isInCollection(scope):
            scope.frame.receiver.flatMap { bindings(in: [$0]).first }
        case .member(let base, let name, _) where StandardLibraryNames.firstAndLast.contains(name):
            collection(base, in: scope)
        case .name, .member: stateSearched(byPropertyOf: expression, in: scope)
        case .call(.member(let base, let name, _), let arguments, _) where StandardLibraryNames.searches.contains(name):
            selection(soughtBy: arguments, in: scope) ?? collection(base, in: scope)
        case .subscripted(let base, let arguments, _) where !Self.takesKeyPath(arguments): collection(base, in: scope)
        case .call: result(of: expression, in: scope).flatMap { statePlace(of: Self.first(of: $0.value), in: $0.scope) }
        default: nil
        }
    }

    /// The state by which a method of the app's own, or a search in a collection, answers yes or no.
    func answer(of call: Expression, in scope: Scope, depth: Int) -> (place: StatePlace, test: StateTest)? {
        if case .call(.member(_, let name, _), _, _) = call, StandardLibraryNames.searches.contains(name) {
            return stateGiven(by: call, in: scope).map { ($0, .some) }
        }
        return result(of: call, in: scope).flatMap { state(of: $0.value, in: $0.scope, depth: depth + 1) }
    }

    /// The state by which a computed property looks for an element: `var item: Item? { items.first { $0.id == selection } }`.
    private func stateSearched(byPropertyOf expression: Expression, in scope: Scope) -> StatePlace? {
        guard let (receiver, property) = getter(expression, scope), let search = property.fact.getter?.last?.result,
            case .call(.member(_, let name, _), _, _) = Self.first(of: search),
            StandardLibraryNames.searches.contains(name)
        else { return nil }
        return stateGiven(by: Self.first(of: search), in: self.scope(of: property, receiver))
    }

    /// The optional state with which a search compares elements: `items.first { $0.id == selection }`.
    private func selection(soughtBy arguments: [Argument], in scope: Scope) -> StatePlace? {
        let compared = arguments.flatMap { argument -> [Expression] in
            guard case .closure(let closure) = argument.value else { return [argument.value] }
            guard case .comparison(let left, let right, isEqual: true)? = closure.body.onlyResult else { return [] }
            return [left, right]
        }
        return compared.lazy.flatMap { self.places(of: $0, in: scope) }.first { place in
            guard let nominal = place.receiver.nominal(in: heap) else { return false }
            return program.property(place.name, of: nominal)?.fact.isOptional ?? false
        }
    }

    /// What stands for a state that is nothing yet: `.home` of `stack.last ?? .home`.
    func fallback(of expression: Expression, in scope: Scope) -> Values {
        switch expression {
        case .either(let parts) where parts.count == 2: return evaluate(parts[1], in: scope, expecting: nil)
        case .name(let name, _) where scope.state(name)?.fallback.isEmpty == false:
            return scope.state(name)?.fallback ?? []
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
        once(member, of: scope.frame.receiver) { fallback(of: value, in: scope) } ?? []
    }

    /// The property that holds a collection.
    private func collection(_ expression: Expression, in scope: Scope) -> StatePlace? {
        switch assignedType(of: expression, in: scope) {
        case .array?, .external("Set", _)?: return places(of: expression, in: scope).first
        default: return nil
        }
    }

    /// The expression that a method of the app's own consists of, with the scope in which a call evaluates it.
    func result(
        of call: Expression, in scope: Scope
    ) -> (value: Expression, method: Function, scope: Scope)? {
        guard case .call(let callee, let arguments, _) = call, let found = method(callee, arguments, in: scope),
            let value = found.method.fact.body?.onlyResult
        else { return nil }
        let given = passed(arguments, to: found.method, receiver: found.receiver, in: scope)
        let sure = sure(among: arguments, of: found.method, in: scope)
        return (value, found.method, self.scope(of: found.method, receiver: found.receiver, given, sure: sure))
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
                let functions = StandardLibraryNames.collections.flatMap {
                    program.foreignExtensions[$0]?.functions[name] ?? []
                }
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
