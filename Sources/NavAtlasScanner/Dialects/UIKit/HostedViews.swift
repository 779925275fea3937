// Views that code gives to a hosting controller which it made before: `controller.rootView = AnyView(CardView())`.

extension UIKitDialect {
    /// A hosting controller that a variable holds shows what it was given last.
    func host(
        _ views: Values, in target: Expression, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        guard case .member(.name(let name, _), Self.hosted, _) = target, let known = scope.variable(name),
            scope.parameter(name) == nil, !known.isEmpty, known.allSatisfy(Self.isHost)
        else { return false }
        let hosts = known.map { host -> Value in
            guard case .external(let type, let generics, _, let given) = host else { return host }
            let content = ArgumentValue(label: Self.hosted, values: views)
            let filled = Value.external(
                type, generics, member: nil, ArgumentValues(given.filter { $0.label != Self.hosted } + [content]))
            interpreter.noteStyle(interpreter.ownStyle(of: host), as: Interpreter.styleName, of: filled)
            return filled
        }
        return scope.assign(Values(hosts), to: name)
    }

    private static let hosted = "rootView"

    /// Whether a value is a hosting controller of the system's.
    static func isHost(_ value: Value) -> Bool {
        if case .external(let type, _, nil, _) = value { UIKitNames.hosts.contains(type.lastPart) } else { false }
    }
}
