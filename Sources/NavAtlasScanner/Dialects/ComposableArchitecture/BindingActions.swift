// Actions that set a part of a feature's state, `.binding(.set(\.isOpen, true))`, and what the library's reducer for them does.

extension ComposableArchitectureDialect {
    /// `.set(\.$isOpen, true)`, which actions with bindings make, as the case that it stands for; other actions as they are.
    func asBinding(_ action: Value, of feature: Features.Feature) -> Value {
        guard case .unresolvedCase("set", let given) = action, given.count == 2,
            case .keyPath? = given.first?.values.first, feature.action.cases.contains(where: { $0.name == "binding" })
        else { return action }
        let set = Value.external("BindingAction", [], member: "set", given)
        return .enumCase(feature.action, "binding", [ArgumentValue(label: nil, values: [set])])
    }

    /// Sets the part of a state that an action names, as `BindingReducer` does.
    func setBound(_ action: Value, of feature: Features.Feature, at place: DraftLocation, _ interpreter: Interpreter) {
        guard let set = Self.bound(action), let values = set.last?.values, !values.isEmpty,
            let path = Self.boundPath(action), let key = key(at: path, of: feature.state, interpreter)
        else { return }
        let type = interpreter.program.property(key.name, of: key.nominal).flatMap { interpreter.type(of: $0) }
        interpreter.write(
            interpreter.widened(values, type), to: key.name, of: .instance(key.nominal, []), at: place)
    }

    /// `isOpen`, of `.binding(.set(\.isOpen, true))`.
    static func boundPath(_ action: Value) -> [String]? {
        guard case .keyPath(let names, _)? = bound(action)?.first?.values.first else { return nil }
        return names.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    }

    /// The path and the value that an action sets.
    private static func bound(_ action: Value) -> ArgumentValues? {
        guard case .enumCase(_, _, let payload) = action,
            case .external(_, _, "set"?, let set)? = payload.first?.values.first
        else { return nil }
        return set
    }
}
