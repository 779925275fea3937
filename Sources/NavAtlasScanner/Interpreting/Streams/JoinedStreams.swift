// Streams that are made of several: `Observable.combineLatest(query, page)`, `Publishers.Merge(saved, deleted)`,
// `taps.merge(with: swipes)`, `taps.withLatestFrom(query)`. A listener receives the values of each, with the latest known values of
// the others.

extension Interpreter {
    private static let partsName = "·parts"
    /// The parts are elements of one collection, as in `combineLatest([query, page])`.
    private static let list = "list"
    /// Only what a part was last seen to send comes: `withLatestFrom(query)`.
    private static let latest = "latest"

    /// The stream that a closure makes later; `nil` for any other call.
    func deferredStream(_ site: CallSite) -> Values? {
        guard StreamNames.deferring.contains(site.name), site.arguments.count == 1 else { return nil }
        let streams = call(evaluate(site.arguments[0].value, in: site.scope, expecting: nil), [])
        return streams.isEmpty ? nil : streams
    }

    /// Whether what is expected of a library's call is expected of what it is called on: of a collection, or of a stream, as in
    /// `save().catch { … }`.
    static func keeps(_ type: ResolvedType?, _ name: String, _ arguments: [Argument]) -> Bool {
        if case .external(let stream, _)? = type, StreamNames.isStream(stream.lastPart) {
            return StreamNames.passing.contains(name)
        }
        return keepsElements(name, arguments)
    }

    /// The streams that come where one fails of which it is known what comes, `load().catch { _ in .just(.failed) }`: those of
    /// which that is known, too.
    func replacements(_ site: CallSite) -> Values {
        guard ["catch", "catchError"].contains(site.name), site.arguments.count == 1,
            site.receivers.contains(where: { isKnownStream($0) || Self.isMadeOfUnknown($0) })
        else { return [] }
        let closures = evaluate(site.arguments[0].value, in: site.scope, expecting: nil)
        return runClosures(closures, [], expecting: site.expected).filter { Self.values(ofMade: $0) != nil }
    }

    /// `save().andThen(.just(step))`: of the first it comes only that it has ended. `nil` where the other is not known.
    func follower(_ argument: Argument, _ site: CallSite) -> Values? {
        let streams = evaluate(argument.value, in: site.scope, expecting: site.expected)
        return streams.isEmpty ? nil : streams
    }

    /// The result of a call that joins streams; `nil` for any other call.
    func joinedStream(_ site: CallSite) -> Values? {
        guard StreamNames.joins(site.name) else { return nil }
        return joined([], site)
    }

    /// The same for a call on a stream, of which nothing may be known.
    func joined(_ base: Distinct<Source>, _ site: CallSite) -> Values? {
        let isUnseen = base.isEmpty && site.base.map { Self.isStreamsType($0) } == false
        let streams = site.arguments.filter { !Self.isSelector($0) }
        let isList =
            base.isEmpty && streams.count == 1 && { if case .array = streams[0].value { true } else { false } }()
        let parts = (base.isEmpty && !isUnseen ? [] : [base]) + parts(given: streams, in: site.scope)
        guard !parts.allSatisfy(\.isEmpty) else { return nil }
        let isPartlyUnseen = isUnseen || streams.contains { isOpaqueStream($0, in: site.scope) }
        let besides = isPartlyUnseen ? [Self.besidesStep] : []
        guard StreamNames.waits(site.name) else { return Values(parts.flatMap { values(of: $0, with: besides) }) }
        let together = parts.map { ArgumentValue(label: nil, values: values(of: $0, with: [])) }
        let selection = selection(site)
        return parts.enumerated().reduce(into: []) { result, part in
            let step = step(joining: together, as: isList ? Self.list : "\(part.offset)")
            result.unite(values(of: part.element, with: [step] + selection + besides))
        }
    }

    /// `Observable`, `Publishers`, of which a function makes one stream of several.
    private static func isStreamsType(_ base: Expression) -> Bool {
        switch base {
        case .name(let name, _), .member(_, let name, _): name.mayNameType
        case .type: true
        default: false
        }
    }

    /// Whether nothing is known of a stream, or of one of several, as of a button's taps.
    private func isOpaqueStream(_ stream: Argument, in scope: Scope) -> Bool {
        let parts: [Expression] = if case .array(let parts) = stream.value { parts } else { [stream.value] }
        return parts.contains { part in
            let values = evaluate(part, in: scope, expecting: nil)
            return sources(of: part, values, in: scope).isEmpty
                && !values.contains { Self.values(ofMade: $0) != nil || Self.isSilent($0) }
        }
    }

    /// `taps.withLatestFrom(query)`; `nil` if the other stream is not known.
    func latestJoined(to base: Distinct<Source>, _ site: CallSite) -> Values? {
        guard site.name == "withLatestFrom",
            let other = parts(given: Array(site.arguments.prefix(1)), in: site.scope).first,
            !other.isEmpty
        else { return nil }
        let part = ArgumentValue(label: nil, values: values(of: other, with: []))
        let selection = selection(site)
        let own = ArgumentValue(label: nil, values: [])
        let step =
            selection.isEmpty ? step(joining: [part], as: Self.latest) : step(joining: [own, part], as: "0")
        return values(of: base, with: [step] + selection)
    }

    private func parts(given arguments: [Argument], in scope: Scope) -> [Distinct<Source>] {
        arguments.flatMap { argument -> [Distinct<Source>] in
            let parts: [Expression] = if case .array(let parts) = argument.value { parts } else { [argument.value] }
            return parts.map { sources(of: $0, evaluate($0, in: scope, expecting: nil), in: scope) }
        }
    }

    /// A closure that makes one value of those that come together.
    private static func isSelector(_ argument: Argument) -> Bool {
        if case .closure = argument.value { return true }
        return argument.label == "resultSelector"
    }

    private func selection(_ site: CallSite) -> [ArgumentValue] {
        site.arguments.filter(Self.isSelector).map { step(mapping: $0.value, in: site.scope) }
    }

    private func step(joining parts: [ArgumentValue], as place: String) -> ArgumentValue {
        let depth = parts.map { Self.depth(of: $0.values) }.max() ?? 0
        let kept =
            limits.allow(.tuplesInTuples, beside: depth)
            ? parts : parts.map { _ in ArgumentValue(label: nil, values: []) }
        return ArgumentValue(
            label: Self.joined, values: [.external(Self.partsName, [], member: place, ArgumentValues(kept))])
    }

    private static func depth(of streams: Values) -> Int {
        streams.map { stream in
            guard case .external(_, _, _, let arguments) = stream else { return 0 }
            return arguments.map { argument in
                argument.label == joined ? 1 + depth(of: Values(argument.values.flatMap(parts).flatMap(\.values))) : 0
            }.max() ?? 0
        }.max() ?? 0
    }

    private static func parts(_ step: Value) -> [ArgumentValue] {
        if case .external(partsName, _, _, let parts) = step { Array(parts) } else { [] }
    }

    /// What comes together when one part of a joined stream sends something.
    func join(_ step: ArgumentValue, _ coming: [Values]) -> [Values] {
        guard case .external(Self.partsName, _, let place?, let parts)? = step.values.first else { return [] }
        let own: Values = coming.count > 1 ? [Self.tuple(coming)] : coming.first ?? []
        if place == Self.list { return [parts.reduce(into: own) { $0.unite(lastSent(by: $1.values)) }] }
        if place == Self.latest { return parts.map { lastSent(by: $0.values) } }
        return parts.enumerated().map { "\($0.offset)" == place ? own : lastSent(by: $0.element.values) }
    }

    /// What streams were seen to send, or begin with; nothing where that is not known.
    private func lastSent(by part: Values) -> Values {
        part.reduce(into: []) { result, stream in
            guard case .external(_, _, nil, let arguments) = stream, let source = source(in: arguments) else { return }
            let known = held(by: source.id)
            guard !known.isEmpty, let coming = downstreamValues(of: known, source.steps) else { return }
            result.unite(coming.count > 1 ? [Self.tuple(coming)] : coming.first ?? [])
        }
    }

    /// The streams of sources, in which steps follow. What becomes of a property that is mapped again and again,
    /// `rows = rows.map { … }`, is not known: its streams would grow longer and longer.
    func values(of sources: Distinct<Source>, with steps: [ArgumentValue]) -> Values {
        Values(
            sources.map { source in
                steps.contains { isRepeated($0, in: source) }
                    ? value(of: source.id, [Self.unknownStep]) : value(of: source.id, source.steps + steps)
            })
    }

    /// Whether an operator that is written at one place comes for the third time.
    private func isRepeated(_ step: ArgumentValue, in source: Source) -> Bool {
        let written = places(of: step)
        return !written.isEmpty && source.steps.count { places(of: $0) == written } > 1
    }

    /// Where the closures of an operator are written.
    private func places(of step: ArgumentValue) -> Set<DraftLocation> {
        Set(step.values.compactMap { if case .closure(let id) = $0 { place(of: id) } else { nil } })
    }
}
