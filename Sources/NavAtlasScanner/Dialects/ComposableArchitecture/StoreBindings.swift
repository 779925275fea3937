/// Writes bindings that stores give as `Binding(get:set:)`: what is bound to is a part of the state, and to set it sends an
/// action.
enum StoreBindings {
    /// `viewStore.binding(get: \.isOn, send: Action.toggled)`; `nil` for another function of the name.
    static func sending(
        _ arguments: [Argument], from store: Expression, _ position: Position,
        reading read: (Expression) -> Expression
    ) -> Expression? {
        guard let path = arguments.first(where: { $0.label == "get" || $0.label == nil })?.value,
            let action = arguments.first(where: { $0.label == "send" })?.value
        else { return nil }
        return binding(get: given(store, to: path) ?? read(path), set: sent(action, position), to: store, position)
    }

    /// `$store.isOn.sending(\.toggled)`
    static func sending(_ path: Expression, of state: Expression, _ position: Position) -> Expression? {
        guard case .keyPath(_, let names, _) = path, let store = store(of: state) else { return nil }
        let action = names.reversed().reduce(new(position)) { inner, name in
            .call(.implicitMember(name, position), [Argument(label: nil, value: inner)], position)
        }
        return binding(get: StoreBindings.read(state), set: action, to: store, position)
    }

    /// `$store.isOn`, which sends that this part of the state is set; `nil` for what is no such part.
    static func setting(_ state: Expression, isStore: (Expression) -> Bool) -> Expression? {
        guard let store = store(of: state), isStore(store), let position = state.position,
            case let names = names(of: state), !names.isEmpty
        else { return nil }
        return binding(
            get: read(state), set: setAction(.keyPath(root: nil, names, position), position), to: store, position)
    }

    /// `viewStore.binding(\.$isOn)`
    static func setting(
        _ path: Expression, of store: Expression, _ state: Expression, _ position: Position
    ) -> Expression {
        binding(get: read(state), set: setAction(path, position), to: store, position)
    }

    // MARK: Parts

    private static func binding(
        get value: Expression, set action: Expression, to store: Expression, _ position: Position
    ) -> Expression {
        // A closure is known by its place.
        let place = Position(line: position.line, column: position.column + 1)
        let sending = Expression.call(
            .member(store, "send", position), [Argument(label: nil, value: action)], position)
        let getter = Closure(parameters: [], body: [.expression(value)], position: position)
        let setter = Closure(parameters: [], body: [.expression(sending)], position: place)
        return .call(
            .name("Binding", position),
            [Argument(label: "get", value: .closure(getter)), Argument(label: "set", value: .closure(setter))], position
        )
    }

    /// What a state is set to.
    private static func new(_ position: Position) -> Expression { .name("$0", position) }

    /// `.binding(.set(\.isOn, $0))`
    private static func setAction(_ path: Expression, _ position: Position) -> Expression {
        let set = Expression.call(
            .implicitMember("set", position),
            [Argument(label: nil, value: path), Argument(label: nil, value: new(position))], position)
        return .call(.implicitMember("binding", position), [Argument(label: nil, value: set)], position)
    }

    /// The action that a state which is set sends: one that is written out, or what a function or a case makes of it.
    private static func sent(_ action: Expression, _ position: Position) -> Expression {
        switch action {
        case .closure: given(new(position), to: action) ?? action
        case .call: action
        case .member(let base, let name, let place): made(.member(base, withoutLabels(name), place), position)
        case .implicitMember(let name, let place): made(.implicitMember(withoutLabels(name), place), position)
        default: made(action, position)
        }
    }

    private static func made(_ function: Expression, _ position: Position) -> Expression {
        .call(function, [Argument(label: nil, value: new(position))], position)
    }

    /// `set`, of `set(isPresented:)`.
    private static func withoutLabels(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

    /// What a closure of one expression gives for a value.
    private static func given(_ value: Expression, to function: Expression) -> Expression? {
        guard case .closure(let closure) = function, closure.body.count == 1 else { return nil }
        let name = closure.parameters.first?.name ?? "$0"
        let replacing = CodeRewriting(expression: { expression in
            if case .name(name, _) = expression { value } else { expression }
        })
        switch closure.body[0] {
        case .expression(let result), .returning(let result?): return replacing.rewritten(result)
        default: return nil
        }
    }

    // MARK: `$store`

    /// The store of `$store.part`.
    private static func store(of state: Expression) -> Expression? {
        switch state {
        case .member(.name("self", let outer), let name, let position) where name.hasPrefix("$"):
            .member(.name("self", outer), String(name.dropFirst()), position)
        case .name(let name, let position) where name.hasPrefix("$") && name != "$0":
            .name(String(name.dropFirst()), position)
        case .member(let base, _, _): store(of: base)
        default: nil
        }
    }

    private static func names(of state: Expression) -> [String] {
        switch state {
        case .member(.name("self", _), let name, _) where name.hasPrefix("$"): []
        case .member(let base, let name, _): names(of: base) + [name]
        default: []
        }
    }

    /// `store.part`, of `$store.part`.
    private static func read(_ state: Expression) -> Expression {
        switch state {
        case .member(let base, let name, let position):
            .member(read(base), name.hasPrefix("$") ? String(name.dropFirst()) : name, position)
        case .name(let name, let position) where name.hasPrefix("$") && name != "$0":
            .name(String(name.dropFirst()), position)
        default: state
        }
    }
}
