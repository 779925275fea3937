// `AsyncStream` and its continuation are the two ends of a subject: what is yielded comes to the loops that read it.

extension Interpreter {
    /// `AsyncStream { continuation in … }`: the closure runs at once.
    func asyncStream(
        _ type: ResolvedType, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values {
        let screen = StreamMakers.areDistinguished(byObjectOf: scope.frame) ? nil : owner.node
        let made = asyncEnds(type, arguments, place, in: scope, madeFor: screen)
        for argument in arguments {
            if case .closure = argument.value {
                runClosures(evaluate(argument.value, in: scope, expecting: nil), [made])
            }
        }
        return made
    }

    /// `AsyncStream.makeStream(of: Event.self)`
    func makeAsyncStream(
        _ type: ResolvedType, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values {
        let ends = asyncEnds(type, arguments, place, in: scope)
        return [Self.tuple([ends, ends], labels: ["stream", "continuation"])]
    }

    private func asyncEnds(
        _ type: ResolvedType, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        madeFor screen: NodeKey? = nil
    ) -> Values {
        var output = type.arguments.first
        for argument in arguments where output == nil {
            for case .metatype(let element) in evaluate(argument.value, in: scope, expecting: nil) { output = element }
        }
        return subject(.external(type.lastName, output.map { [$0] } ?? []), [], place, in: scope, madeFor: screen)
    }

    /// `for await event in events { … }`: the loop listens; `false` where what it goes through is no stream.
    func listen(_ pattern: Pattern?, to sequence: Expression, _ values: Values, _ body: [Statement], in scope: Scope)
        -> Bool
    {
        let sources = sources(of: sequence, values, in: scope)
        let handler = Self.handler(of: pattern, body, sequence.position ?? Position(line: 0, column: 0))
        guard !sources.isEmpty else { return false }
        for value in evaluate(handler.value, in: scope, expecting: nil) {
            for source in sources {
                note(.listener(value, source.steps, source.id))
            }
        }
        return true
    }

    /// The closure that is called with each turn of a loop.
    private static func handler(of pattern: Pattern?, _ body: [Statement], _ position: Position) -> Argument {
        if case .binding(let name)? = pattern {
            let parameter = ParameterFact(label: nil, name: name)
            return Argument(
                label: nil, value: .closure(Closure(parameters: [parameter], body: body, position: position)))
        }
        var statements = body
        if let pattern { statements.insert(.binding(pattern, nil, .name("$0", position)), at: 0) }
        return Argument(label: nil, value: .closure(Closure(parameters: [], body: statements, position: position)))
    }
}
