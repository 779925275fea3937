/// Writes effects of earlier releases, which are publishers, as what they are given: the actions that they end with are
/// among that, wherever the first values come from.
///
/// `client.load().receive(on: queue).catchToEffect(Action.loaded)` is `Effect.ending(queue, Action.loaded)`.
enum EffectRewriting {
    private static let endings: Set<String> = ["catchToEffect", "eraseToEffect"]
    private static let ending = "ending"
    private static let type = "Effect"
    /// The label of an action that is sent as it is: `Effect(value: .loaded)`.
    static let value = "value"
    /// The effect that changes the routes of a coordinator of TCACoordinators.
    static let changingRoutes = "routeWithDelaysIfUnsupported"

    static func rewritten(
        _ name: String, of base: Expression, _ arguments: [Argument], _ position: Position
    ) -> Expression? {
        guard endings.contains(name) || isEffect(base) else { return nil }
        let given = self.arguments(of: base) + arguments
        return .call(
            .member(.name(type, position), ending, position),
            given.map { Argument(label: $0.label == value ? value : nil, value: $0.value) }, position)
    }

    /// `.routeWithDelaysIfUnsupported(state.routes) { … }`, which changes the routes themselves.
    static func changing(_ arguments: [Argument], _ position: Position, _ place: Position) -> Expression {
        .call(.member(.name(type, position), changingRoutes, position), arguments, place)
    }

    private static func isEffect(_ expression: Expression) -> Bool {
        if case .call(.member(.name(type, _), ending, _), _, _) = expression { true } else { false }
    }

    /// What the calls of a chain are given.
    private static func arguments(of expression: Expression) -> [Argument] {
        guard case .call(let callee, let arguments, _) = expression else { return [] }
        guard case .member(let base, _, _) = callee else { return arguments }
        return self.arguments(of: base) + arguments
    }
}
