// Runs code, and notes in the trace which code asked for it.

extension Interpreter {
    /// Runs a function's or a getter's body, and notes who asked for it.
    func tracing<Result>(_ frame: Frame, _ body: () -> Result) -> Result {
        let answersEvent = isAnswering && frame.function != nil
        if answersEvent { isAnswering = false }
        return tracing(
            .frame(ObjectIdentifier(frame)), of: frame.place.nominal, frame.receiver?.object, method: frame.method,
            answersEvent: answersEvent,
            isMaking: frame.routeName == "init", isLifeCycle: frame.routeName.map(Self.isOfLifeCycle) ?? false,
            given: screens(among: frame.given), body)
    }

    func tracing<Result>(
        _ code: Trace.Run.Code, of nominal: Nominal?, _ object: ObjectID? = nil, method: HandedMethod? = nil,
        answersEvent: Bool = false, isMaking: Bool = false, isLifeCycle: Bool = false,
        given: @autoclosure () -> Set<Nominal> = [],
        _ body: () -> Result
    ) -> Result {
        let open = trace.begin(
            Trace.Run(code: code, owner: currentOwner.node), of: nominal, object, method: method, at: callPlace,
            isLater: isForLater, answersEvent: answersEvent, isMaking: isMaking, isLifeCycle: isLifeCycle,
            given: given())
        let outer = (callPlace, isForLater)
        (callPlace, isForLater) = (nil, false)
        defer {
            (callPlace, isForLater) = outer
            trace.end(open)
        }
        return body()
    }

    /// The types of the controllers and views among what a function is given.
    private func screens(among given: [Values]) -> Set<Nominal> {
        given.reduce(into: []) { found, values in
            for value in values {
                guard let nominal = value.nominal(in: heap), isController(nominal) || isView(nominal) else { continue }
                found.insert(nominal)
            }
        }
    }
}

extension Trace {
    /// A run that has not ended.
    struct Open {
        let caller: RunID?
        let callerHasReset: Bool
        let replacement: Replacement?
        /// Whether it is run some time after the call.
        let isLater: Bool
    }
}
