// Applies the operators of a stream, such as `map` and `filter`, to the values that are sent.

extension Interpreter {
    private static let mapped = "·mapped"
    /// What a closure makes comes, but for nothing.
    private static let unwrapped = "·unwrapped"
    private static let paired = "·paired"
    private static let flattened = "·flattened"
    /// The values are streams, and what those send comes.
    private static let latest = "·latest"
    /// Each value comes as a result: `.success(value)`.
    private static let succeeded = "·succeeded"
    /// A closure makes the next value of the last one and of what comes.
    private static let scanned = "·scanned"
    private static let unknown = "·unknown"
    /// What comes is not known.
    static var unknownStep: ArgumentValue { ArgumentValue(label: unknown, values: []) }
    /// What comes of one of several streams comes with what the others last sent.
    static let joined = "·joined"
    /// What is there already does not come.
    static let later = "·later"
    /// Only what a closure lets through comes.
    private static let filtered = "·filtered"
    /// Something comes besides, of streams of which nothing is known.
    private static let besides = "·besides"
    static let steps: Set<String> = [
        mapped, unwrapped, paired, flattened, latest, succeeded, scanned, unknown, joined, later, filtered, besides,
    ]
    /// Of a part of a joined stream nothing is known.
    static var besidesStep: ArgumentValue { ArgumentValue(label: besides, values: []) }

    static func isPartlyKnown(_ steps: [ArgumentValue]) -> Bool { steps.contains { $0.label == besides } }

    /// What an operator does: `map` what its closure does, `withUnretained(self)` puts an object before what comes.
    func step(_ site: CallSite) -> ArgumentValue { step(site.name, site.arguments, in: site.scope) }

    private func step(_ name: String, _ arguments: [Argument], in scope: Scope) -> ArgumentValue {
        switch name {
        case "switchToLatest": return ArgumentValue(label: Self.latest, values: [])
        case "scan" where arguments.count == 2 && arguments[0].label == nil: return step(scanning: arguments, in: scope)
        case let name where StreamNames.unwrapping.contains(name) && arguments.isEmpty:
            return ArgumentValue(label: Self.unwrapped, values: [])
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

    /// Whether operators make something else of what comes, and do not only let some of it through.
    func areChanging(_ steps: [ArgumentValue]) -> Bool {
        steps.contains { ![Self.later, Self.filtered].contains($0.label) }
    }

    /// Whether what is there already does not come, or not alone.
    func isLater(_ steps: [ArgumentValue]) -> Bool {
        steps.contains { [Self.joined, Self.later].contains($0.label) }
    }

    /// A closure that does nothing with what comes.
    static func nothing(_ site: CallSite) -> Argument {
        Argument(label: nil, value: .closure(Closure(parameters: [], body: [], position: site.location.position)))
    }

    /// Makes something of what comes.
    func step(mapping closure: Expression, in scope: Scope) -> ArgumentValue {
        ArgumentValue(label: Self.mapped, values: evaluate(closure, in: scope, expecting: nil))
    }

    /// Puts an object before what comes.
    func step(pairing object: Expression?, in scope: Scope) -> ArgumentValue {
        ArgumentValue(label: Self.paired, values: object.map { evaluate($0, in: scope, expecting: nil) } ?? [])
    }

    /// Calls a listener with what comes.
    @discardableResult
    func tell(_ listener: Value, _ coming: [Values]) -> Values { call([listener], packed(coming, for: listener)) }

    /// What comes together, as a closure of one parameter takes it: `{ $0.0.show() }`.
    func packed(_ coming: [Values], for listener: Value) -> [Values] {
        guard coming.count > 1, case .closure(let id) = listener, case let fact = closures[id.index].fact,
            fact.parameters.count == 1
                || fact.parameters.isEmpty && !SyntaxSearch.allNames(in: fact.body).contains("$1")
        else { return coming }
        return [[Self.tuple(coming)]]
    }

    /// The values that listeners receive for the values that were sent; `nil` where none of those is let through.
    ///
    /// - Parameter isSent: whether somebody was seen to send them.
    func come(of values: Values, _ steps: [ArgumentValue], isSent: Bool = true) -> [Values]? {
        var coming = [values]
        for step in steps {
            switch step.label {
            case Self.mapped where isSent && step.values.allSatisfy(isCast),
                Self.unwrapped where isSent && !step.values.isEmpty && step.values.allSatisfy(isCast):
                guard let cast = letThrough(by: step.values, coming) else { return nil }
                coming = cast
            case Self.mapped: coming = results(of: step.values, coming)
            case Self.unwrapped:
                let made = step.values.isEmpty ? coming : results(of: step.values, coming)
                // What a closure makes of something may be there, though it is not known.
                if made == [[.null]], coming == made { return nil }
                coming = made.map { $0.count > 1 ? $0.filter { $0 != .null } : $0 }
            // Something comes, though it may not be known what.
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

    /// What a closure makes of what comes and of each value that it began with, or that it has made before. It leaves a
    /// value as it is where it gives that back.
    private func scan(_ step: ArgumentValue, _ coming: [Values]) -> [Values] {
        guard case .external(_, _, _, let given)? = step.values.first, let first = given.first, let closure = given.last
        else { return [] }
        let known = streams.scanned[step] ?? first.values
        let event: Values = coming.count > 1 ? [Self.tuple(coming)] : coming.first ?? []
        let made = known.reduce(into: Values()) { result, last in
            result.unite(call(closure.values, [[last], event]).filter { $0 != last })
        }
        streams.scanned[step] = fewStates(known.union(made))
        return [made]
    }

    /// Some state of the type of what are too many states to be told apart.
    private func fewStates(_ states: Values) -> Values {
        guard !limits.allow(.statesOfScan, beside: states.count - 1) else { return states }
        return states.reduce(into: []) { result, state in
            result.insert(state.nominal(in: heap).map { .instance($0, []) } ?? state)
        }
    }

    /// What closures that only cast let through, as `filter { $0 is Card }.map { $0 as! Card }` does. Of a value of which only
    /// a protocol is known it is not known that it passes: that is said. A value of which nothing is known passes.
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

    /// What a filter lets through: all that it is not known to leave out, each value by itself. `nil` where that is nothing.
    private func kept(by filter: Values, _ coming: [Values]) -> [Values]? {
        func isLeftOut(_ coming: [Values]) -> Bool {
            !filter.isEmpty && filter.allSatisfy { tell($0, coming) == [.boolean(false)] }
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

    /// What comes of the streams that a closure gives: of a subject what it holds, and what operators make of that. Of
    /// others it is not known; what the closure does is done.
    private func flatten(_ callees: Values, _ arguments: [Values]) -> [Values] {
        flatten(callees.reduce(into: Values()) { $0.unite(tell($1, arguments)) })
    }

    private func flatten(_ streams: Values) -> [Values] {
        let coming = streams.reduce(into: Values()) { result, stream in
            if let given = Self.values(ofMade: stream) { return result.unite(given) }
            if Self.isMadeOfUnknown(stream) { return result.unite([stream]) }
            guard case .external(_, _, _, let given) = stream else { return }
            if let inner = source(in: given), case let held = self.held(by: inner.id),
                !inner.steps.isEmpty || !held.isEmpty
            {
                let parts = come(of: held, inner.steps) ?? []
                if parts.count == 1 { result.unite(parts[0]) }
            }
        }
        return coming.isEmpty ? [] : [coming]
    }

    /// Whether a value is a stream of which it is known what comes: a published property, or what is made of values.
    func isKnownStream(_ value: Value) -> Bool { isObservable(value) || Self.values(ofMade: value) != nil }

    /// Whether a value is what a closure makes of what a stream sends that is not known: `load().map { _ in .loaded }`.
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
            let result = callees.reduce(into: Values()) { $0.unite(tell($1, arguments)) }
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
