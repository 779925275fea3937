// Applies the operators of a stream, such as `map` and `filter`, to the values that are sent.

extension Interpreter {
    private static let mapped = "·mapped"
    /// The results of a closure are sent, but for `nil`.
    private static let unwrapped = "·unwrapped"
    private static let paired = "·paired"
    private static let flattened = "·flattened"
    /// The values are streams; their values are sent on.
    private static let latest = "·latest"
    /// Each value is wrapped in a result: `.success(value)`.
    private static let succeeded = "·succeeded"
    /// A closure makes the next value from the last result and the value that is sent.
    private static let scanned = "·scanned"
    private static let unknown = "·unknown"
    /// The output is not known.
    static var unknownStep: ArgumentValue { ArgumentValue(label: unknown, values: []) }
    /// A value of one of several streams is sent together with the latest values of the others.
    static let joined = "·joined"
    /// The current value is not sent.
    static let later = "·later"
    /// Only values that pass a closure's test are sent.
    private static let filtered = "·filtered"
    /// Other values are sent besides, from streams of which nothing is known.
    private static let besides = "·besides"
    static let steps: Set<String> = [
        mapped, unwrapped, paired, flattened, latest, succeeded, scanned, unknown, joined, later, filtered, besides,
    ]
    /// A joined stream has a part of which nothing is known.
    static var besidesStep: ArgumentValue { ArgumentValue(label: besides, values: []) }

    static func isPartlyKnown(_ steps: [ArgumentValue]) -> Bool { steps.contains { $0.label == besides } }

    /// The step of an operator: `map` transforms each value, `withUnretained(self)` puts an object before it.
    func step(_ site: CallSite) -> ArgumentValue { step(site.name, site.arguments, in: site.scope) }

    private func step(_ name: String, _ arguments: [Argument], in scope: Scope) -> ArgumentValue {
        switch name {
        case "switchToLatest": return ArgumentValue(label: Self.latest, values: [])
        case "scan" where arguments.count == 2 && arguments[0].label == nil: return step(scanning: arguments, in: scope)
        case "mapToResult": return ArgumentValue(label: Self.succeeded, values: [])
        case let name where StreamNames.skipping.contains(name): return ArgumentValue(label: Self.later, values: [])
        default: break
        }
        let label =
            switch name {
            case "map", "tryMap": Self.mapped
            case "compactMap": Self.unwrapped
            case "withUnretained": Self.paired
            case "filter": Self.filtered
            case let name where StreamNames.flattening.contains(name): Self.flattened
            default: Self.unknown
            }
        guard label != Self.unknown, arguments.count == 1 else {
            for argument in arguments { _ = evaluate(argument.value, in: scope, expecting: nil) }
            return Self.unknownStep
        }
        return ArgumentValue(label: label, values: evaluate(arguments[0].value, in: scope, expecting: nil))
    }

    /// The operators that are written after a stream which is not known, such as a button's: `button.rx.tap.map { … }`.
    func writtenSteps(of stream: Expression, in scope: Scope) -> [ArgumentValue] {
        guard case .call(.member(let base, let name, _), let arguments, _) = stream else { return [] }
        let earlier = writtenSteps(of: base, in: scope)
        return StreamNames.isStep(name) ? earlier + [step(name, arguments, in: scope)] : earlier
    }

    /// Whether operators transform values, rather than only filter them.
    func areChanging(_ steps: [ArgumentValue]) -> Bool {
        steps.contains { ![Self.later, Self.filtered].contains($0.label) }
    }

    /// Whether the current value is not sent at once, or not alone.
    func isLater(_ steps: [ArgumentValue]) -> Bool {
        steps.contains { [Self.joined, Self.later].contains($0.label) }
    }

    /// `\.self`
    private func isIdentity(_ value: Value) -> Bool {
        if case .keyPath(let names, _) = value { names.isEmpty || names == ["self"] } else { false }
    }

    /// A closure that ignores the values that it receives.
    static func nothing(_ site: CallSite) -> Argument {
        Argument(label: nil, value: .closure(Closure(parameters: [], body: [], position: site.location.position)))
    }

    /// The step that transforms values with a closure.
    func step(mapping closure: Expression, in scope: Scope) -> ArgumentValue {
        ArgumentValue(label: Self.mapped, values: evaluate(closure, in: scope, expecting: nil))
    }

    /// The step that puts an object before each value.
    func step(pairing object: Expression?, in scope: Scope) -> ArgumentValue {
        ArgumentValue(label: Self.paired, values: object.map { evaluate($0, in: scope, expecting: nil) } ?? [])
    }

    /// Calls a listener with the values that it receives.
    @discardableResult
    func notify(_ listener: Value, _ coming: [Values]) -> Values { call([listener], packed(coming, for: listener)) }

    /// Values that arrive together, as one tuple if the closure has one parameter: `{ $0.0.show() }`.
    func packed(_ coming: [Values], for listener: Value) -> [Values] {
        guard coming.count > 1, case .closure(let id) = listener, case let fact = closures[id.index].fact,
            fact.parameters.count == 1
                || fact.parameters.isEmpty && !SyntaxSearch.allNames(in: fact.body).contains("$1")
        else { return coming }
        return [[Self.tuple(coming)]]
    }

    /// The values that listeners receive after a stream's operators; `nil` if a filter drops all of them.
    ///
    /// - Parameter isSent: whether code was seen to send the values.
    func downstreamValues(of values: Values, _ steps: [ArgumentValue], isSent: Bool = true) -> [Values]? {
        var coming = [values]
        for step in steps {
            switch step.label {
            case Self.mapped where isSent && step.values.allSatisfy(isCast),
                Self.unwrapped where isSent && !step.values.isEmpty && step.values.allSatisfy(isCast):
                guard let cast = letThrough(by: step.values, coming) else { return nil }
                coming = cast
            case Self.mapped: coming = results(of: step.values, coming)
            case Self.unwrapped:
                let made = step.values.allSatisfy(isIdentity) ? coming : results(of: step.values, coming)
                // A closure's result for a value may be a value, too, though none is known.
                if made == [[.null]], coming == made { return nil }
                coming = made.map { $0.count > 1 ? $0.filter { $0 != .null } : $0 }
            // A value is sent, though it may not be known which.
            case Self.paired: coming = [step.values] + (coming.isEmpty ? [[]] : coming)
            case Self.flattened: coming = flatten(step.values, coming)
            case Self.latest: coming = coming.count == 1 ? flatten(coming[0]) : []
            case Self.succeeded:
                let given = ArgumentValues(coming.map { ArgumentValue(label: nil, values: $0) })
                coming = [[.unresolvedCase("success", given)]]
            case Self.joined: coming = join(step, coming)
            case Self.scanned: coming = scan(step, coming)
            case Self.later, Self.besides: break
            case Self.filtered:
                guard let kept = kept(by: step.values, coming) else { return nil }
                coming = kept
            default: coming = []
            }
        }
        return coming
    }

    private func step(scanning arguments: [Argument], in scope: Scope) -> ArgumentValue {
        let given = arguments.map { ArgumentValue(label: nil, values: evaluate($0.value, in: scope, expecting: nil)) }
        return ArgumentValue(
            label: Self.scanned, values: [.external(Self.scanned, [], member: nil, ArgumentValues(given))])
    }

    /// The results of `scan`: the closure is called with each earlier result, or the initial one, and the value that is sent.
    /// A result that the closure returns unchanged is none.
    private func scan(_ step: ArgumentValue, _ coming: [Values]) -> [Values] {
        guard case .external(_, _, _, let given)? = step.values.first, let first = given.first, let closure = given.last
        else { return [] }
        let known = streams.scanned[step] ?? first.values
        let event: Values = coming.count > 1 ? [Self.tuple(coming)] : coming.first ?? []
        let made = known.reduce(into: Values()) { result, last in
            result.unite(call(closure.values, [[last], event]).filter { $0 != last })
        }
        streams.scanned[step] = widenedStates(known.union(made))
        return [made]
    }

    /// Widens too many states to any state of their types.
    private func widenedStates(_ states: Values) -> Values {
        guard !limits.allow(.statesOfScan, beside: states.count - 1) else { return states }
        return states.reduce(into: []) { result, state in
            result.insert(state.nominal(in: heap).map { .instance($0, []) } ?? state)
        }
    }

    /// The values that pass closures which only cast: `filter { $0 is Card }.map { $0 as! Card }`. A value of which only its
    /// protocol is known is reported as not followed. A value of which nothing is known passes.
    private func letThrough(by casts: Values, _ coming: [Values]) -> [Values]? {
        let known = coming.map { $0.filter { !isAnyOfProtocol($0) } }
        guard known.contains(where: { !$0.isEmpty }) || coming.allSatisfy(\.isEmpty) else {
            if let callPlace {
                unresolved("what is sent", "which type it has is decided while the app runs", at: callPlace)
            }
            return nil
        }
        let results = results(of: casts, known)
        return results == [[.null]] ? nil : results
    }

    /// The values that pass a filter: all those that it is not known to drop. `nil` if it drops all.
    private func kept(by filter: Values, _ coming: [Values]) -> [Values]? {
        func isLeftOut(_ coming: [Values]) -> Bool {
            !filter.isEmpty && filter.allSatisfy { notify($0, coming) == [.boolean(false)] }
        }
        guard coming.count == 1, !coming[0].isEmpty else { return isLeftOut(coming) ? nil : coming }
        let kept = coming[0].filter { !isLeftOut([[$0]]) }
        return kept.isEmpty ? nil : [kept]
    }

    private func isAnyOfProtocol(_ value: Value) -> Bool {
        if case .instance(let nominal, _) = value { nominal.kind == .protocol } else { false }
    }

    private func isCast(_ closure: Value) -> Bool {
        guard case .closure(let id) = closure, case .cast? = Self.result(of: closures[id.index].fact.body) else {
            return false
        }
        return true
    }

    /// The values of the streams that a closure returns: the current value of a subject, after its operators. The values of
    /// other streams are not known; the closure is run all the same.
    private func flatten(_ callees: Values, _ arguments: [Values]) -> [Values] {
        flatten(callees.reduce(into: Values()) { $0.unite(notify($1, arguments)) })
    }

    private func flatten(_ streams: Values) -> [Values] {
        let coming = streams.reduce(into: Values()) { result, stream in
            if let given = Self.values(ofMade: stream) { return result.unite(given) }
            if Self.isMadeOfUnknown(stream) { return result.unite([stream]) }
            guard case .external(_, _, _, let given) = stream else { return }
            if let inner = source(in: given), case let held = self.held(by: inner.id),
                !inner.steps.isEmpty || !held.isEmpty
            {
                let parts = downstreamValues(of: held, inner.steps) ?? []
                if parts.count == 1 { result.unite(parts[0]) }
            }
        }
        return coming.isEmpty ? [] : [coming]
    }

    /// Whether a value is a stream whose values are known: a published property, or one that is made of values.
    func isKnownStream(_ value: Value) -> Bool { isObservable(value) || Self.values(ofMade: value) != nil }

    /// Whether a closure makes a value from one that is not known: `load().map { _ in .loaded }`.
    static func isMadeOfUnknown(_ value: Value) -> Bool {
        switch value {
        case .enumCase: true
        case .unresolvedCase(let name, _): !StreamNames.makesStream(name)
        default: false
        }
    }

    /// What comes to those who listen to streams. The values of which a stream is made, and what an operator makes of something
    /// unknown, are all that comes of it, where a state may become any of its cases. Nothing comes of an empty stream.
    func observed(streams: Values) -> Values {
        streams.reduce(into: []) { coming, stream in
            if let values = Self.values(ofMade: stream) {
                coming.unite(values)
            } else if Self.isMadeOfUnknown(stream) {
                coming.insert(stream)
            } else if !Self.isSilent(stream) {
                coming.unite(observed([stream]))
            }
        }
    }

    /// The values of which a stream is made: `Just(step)`, `.just(step)`, `Observable.of(first, second)`.
    static func values(ofMade stream: Value) -> Values? {
        switch stream {
        case .external(let type, _, nil, let given) where type.lastPart == "Just": given.first?.values ?? []
        case .external(_, _, let member?, let given) where StreamNames.making.contains(member),
            .unresolvedCase(let member, let given) where StreamNames.making.contains(member):
            given.reduce(into: []) { $0.unite($1.values) }
        default: nil
        }
    }

    /// An operator of streams through which nothing comes, or one that listens to them: nothing is ever told but that an empty
    /// one ends, unless an operator lets something else come. `nil` for any other call.
    func silentStream(_ site: CallSite) -> Values? {
        guard !site.receivers.isEmpty, site.receivers.allSatisfy(Self.isSilent) else { return nil }
        if StreamNames.listening.contains(site.name) || site.name == "assign" {
            if site.receivers.contains(where: Self.ends) { runEndings(site) }
            return []
        }
        if StreamNames.keepsSilent(site.name) { return site.receivers }
        guard StreamNames.fills(site.name) else { return nil }
        for argument in site.arguments { _ = evaluate(argument.value, in: site.scope, expecting: nil) }
        return [.external("AnyPublisher", [], member: nil, [])]
    }

    /// Whether a stream through which nothing comes ends: `.empty()`, and not `.never()`.
    private static func ends(_ stream: Value) -> Bool {
        if case .external(_, _, "never", _) = stream { false } else { true }
    }

    static func isSilent(_ stream: Value) -> Bool {
        guard case .external(let type, _, let member, _) = stream else { return false }
        return StreamNames.makesNothing(type.lastPart, member)
    }

    /// What a closure gives, each part of a tuple by itself.
    private func results(of callees: Values, _ arguments: [Values]) -> [Values] {
        guard callees.count == 1, let callee = callees.first, case .closure(let id) = callee,
            case .tuple(let parts)? = Self.result(of: closures[id.index].0.body)
        else {
            let result = callees.reduce(into: Values()) { $0.unite(notify($1, arguments)) }
            return result.isEmpty ? [] : [result]
        }
        ranClosures.insert(id)
        let scope = scope(of: id, packed(arguments, for: callee))
        _ = run(Array(closures[id.index].0.body.dropLast()), in: scope, expecting: nil)
        return parts.map { evaluate($0.value, in: scope, expecting: nil) }
    }

    private static func result(of body: [Statement]) -> Expression? {
        switch body.last {
        case .expression(let value)?, .returning(let value?)?: value
        default: nil
        }
    }
}
