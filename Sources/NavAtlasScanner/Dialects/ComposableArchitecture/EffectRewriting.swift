/// Writes effects of earlier releases, which are publishers, as what they are given: the actions that they end with are
/// among that, wherever the first values come from.
///
/// `client.load().receive(on: queue).catchToEffect(Action.loaded)` is `Effect.ending(queue, Action.loaded)`.
enum EffectRewriting {
    private static let endings: Set<String> = [catching, "eraseToEffect"]
    private static let catching = "catchToEffect"
    private static let ending = "ending"
    private static let type = "Effect"
    /// The label of an action that is sent as it is: `Effect(value: .loaded)`.
    static let value = "value"
    /// The effect that changes the routes of a coordinator of TCACoordinators.
    static let changingRoutes = "routeWithDelaysIfUnsupported"

    static func rewritten(
        _ name: String, of base: Expression, _ arguments: [Argument], _ position: Position
    ) -> Expression? {
        if let joined = joined(name, base, arguments, position) { return joined }
        guard endings.contains(name) || isEffect(base) else { return nil }
        // Without a transform it gives results, which what was asked for before is not.
        let isOfResults = name == catching && arguments.isEmpty
        let given = isOfResults ? [] : self.arguments(of: base) + arguments
        return .call(
            .member(.name(type, position), ending, position),
            given.map { Argument(label: $0.label == value ? value : nil, value: $0.value) }, position)
    }

    /// `.cancel(id: search).concatenate(with: .send(.found))` is `.concatenate(.cancel(id: search), .send(.found))`.
    private static func joined(
        _ name: String, _ base: Expression, _ arguments: [Argument], _ position: Position
    ) -> Expression? {
        guard ["concatenate", "merge"].contains(name), arguments.count == 1, arguments[0].label == "with",
            Interpreter.beginsWithImplicitMember(base)
        else { return nil }
        let effects = [base, arguments[0].value].map { Argument(label: nil, value: $0) }
        return .call(.implicitMember(name, position), effects, position)
    }

    /// `.routeWithDelaysIfUnsupported(state.routes) { … }`, which changes the routes themselves, and `.publisher { … }`, the
    /// values of which are sent as they come: `.run { send in ….sink { send($0) } }`.
    static func rewritten(
        _ name: String, _ arguments: [Argument], _ position: Position, _ place: Position
    ) -> Expression? {
        switch name {
        case changingRoutes:
            return .call(.member(.name(type, position), name, position), arguments, place)
        case "publisher":
            guard arguments.count == 1, case .closure(var maker) = arguments[0].value, maker.parameters.isEmpty,
                let publisher = maker.body.last?.result
            else { return nil }
            let send = Expression.call(
                .name(sender, position), [Argument(label: nil, value: .name(sent, position))], position)
            let sink = Closure(
                parameters: [ParameterFact(label: nil, name: sent)], body: [.expression(send)], position: position)
            maker.body[maker.body.count - 1] = .expression(
                .call(
                    .member(publisher, "sink", position),
                    [Argument(label: nil, value: .closure(sink), isTrailing: true)], position))
            maker.parameters = [ParameterFact(label: nil, name: sender)]
            return .call(
                .implicitMember("run", position), [Argument(label: nil, value: .closure(maker), isTrailing: true)],
                place)
        default: return nil
        }
    }

    /// The names of the closure by which an effect sends, and of the action that it sends.
    private static let (sender, sent) = ("·send", "·action")

    private static func isEffect(_ expression: Expression) -> Bool {
        if case .call(.member(.name(type, _), ending, _), _, _) = expression { true } else { false }
    }

    /// The arguments of the calls of a chain.
    private static func arguments(of expression: Expression) -> [Argument] {
        guard case .call(let callee, let arguments, _) = expression else { return [] }
        guard case .member(let base, _, _) = callee else { return arguments }
        return self.arguments(of: base) + arguments
    }
}
