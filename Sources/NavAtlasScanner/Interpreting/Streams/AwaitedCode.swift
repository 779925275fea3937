// Coordinators that wait for their screens: `let name = await askName()`. A continuation is a subject, and the statements after
// the `await` listen to it: they run for the screen that resumes it.

/// The continuations for which code waits, and the screens that resume them.
struct AwaitedCode {
    /// The continuations for which a run of some code waits.
    struct Waits {
        /// Continuations, and calls of functions that wait.
        fileprivate(set) var awaited: Distinct<StreamID> = []
        /// Those for which a branch has waited.
        fileprivate var ofBranches: Set<StreamID> = []

        var count: Int { awaited.count }
    }

    /// That of the run under way.
    fileprivate(set) var waits = Waits()
    /// Those that screens resume, in any round: what follows is done by them.
    fileprivate var resumed: Set<StreamID> = []
    /// The calls by whose results code was seen to decide what to do, after it has waited for them.
    fileprivate var asked: Set<DraftLocation> = []
    /// In which round something last followed on what is waited for.
    fileprivate var followed: [StreamID: Int] = [:]
    /// The loops that wait for something, and go on from their beginning.
    fileprivate var loops: [StreamID: DraftLocation] = [:]
}

extension Interpreter {
    private static let goingOn = "·goOn"
    /// The names of what was waited for, of the code that follows, and of the stream into which that gives its result.
    private static let (result, rest, returned) = ("·result", "·rest", "·returned")
    /// `withCheckedContinuation { continuation in … }`, and what `goesOnLater` writes; `nil` for another call.
    func awaited(_ site: CallSite) -> Values? {
        if site.name == Self.goingOn { return resumeCaller(site) }
        guard StandardLibraryNames.continuations.contains(site.name) else { return nil }
        let id = streams.makers.waiting(for: site.scope.frame, owner.node, at: site.location)
        let ends = value(of: id, [], named: "CheckedContinuation")
        for argument in site.arguments {
            _ = runClosures(evaluate(argument.value, in: site.scope, expecting: nil), [[ends]], isForLater: false)
        }
        // What a service waits for, such as an answer of the network, it goes on from by itself.
        if isOfFlow(site.scope.frame) || isOfController(site.scope.frame) { awaitedCode.waits.awaited.insert(id) }
        return streams.held[id] ?? []
    }

    /// `await Task { Route.home }.value`: what the closure gives.
    func taskResult(of value: Value) -> Values? {
        guard case .external("Task", _, nil, let given) = value else { return nil }
        return given.last?.values
    }

    /// What `Task.detached { … }` and `MainActor.run { … }` give for what their closures give; `nil` for another static function.
    func task(_ type: String, _ name: String, giving results: Values) -> Values? {
        switch (type, name) {
        case ("Task", "detached"):
            [.external(type, [], member: nil, [ArgumentValue(label: nil, values: results)])]
        case ("MainActor", "run"): results
        default: nil
        }
    }

    /// `continuation.resume(returning: name)`; `nil` where a call resumes no continuation that is known.
    func resume(_ site: CallSite) -> Values? {
        guard let base = site.base, !site.has("throwing") else { return nil }
        let found = sources(of: base, site.receivers, in: site.scope)
        guard !found.isEmpty else { return nil }
        // One property may hold the continuations of several calls.
        guard found.count(where: { awaitedCode.followed[$0.id] == round }) < 2 else {
            unresolved("resume", "which call goes on that waits is decided while the app runs", at: site.location)
            return []
        }
        for source in found { noteResumed(source.id) }
        // What a coordinator resumes itself, as with the answer of a service, it has gone on from.
        guard !found.contains(where: { awaitedCode.resumed.contains($0.id) }) else { return send(site) }
        let values = site.arguments.first.map { evaluate($0.value, in: site.scope, expecting: nil) } ?? []
        for source in found { streams.held[source.id, default: []].unite(values) }
        return []
    }

    private func noteResumed(_ id: StreamID) {
        guard let node = owner.node, !isCoordinator(node) else { return }
        awaitedCode.resumed.insert(id)
        guard let loop = awaitedCode.loops[id] else { return }
        unresolved("await", "what follows in the loop around it is decided while the app runs", at: loop)
    }

    // MARK: Functions

    /// Runs a function: its caller waits for the same continuations, and for the result.
    func waiting(_ frame: Frame, _ run: () -> Values) -> Values {
        let outer = awaitedCode.waits
        awaitedCode.waits = AwaitedCode.Waits()
        let returned = run()
        for id in awaitedCode.waits.awaited { frame.awaited[owner.node, default: []].insert(id) }
        awaitedCode.waits = outer
        guard !frame.awaited.isEmpty else { return returned }
        guard isOfFlow(frame) else {
            // Nothing of its own is left to those who resume: who calls it waits for the same.
            for id in frame.awaited[owner.node] ?? [] { awaitedCode.waits.awaited.insert(id) }
            return returned
        }
        let id = streams.makers.waiting(for: frame, owner.node)
        awaitedCode.waits.awaited.insert(id)
        return returned.union(streams.held[id] ?? [])
    }

    /// Runs a closure: the code that makes it does not wait for it. The rest of a function is that function's own code.
    func waiting(_ closure: ClosureID, _ run: () -> Values) -> Values {
        guard closures[closure.index].fact.parameters.first?.name != Self.rest else { return run() }
        let outer = awaitedCode.waits
        defer { awaitedCode.waits = outer }
        return run()
    }

    // MARK: What follows

    /// Whether a statement's use of an awaited value belongs to the screens that resume the continuation.
    func waits(_ statement: Statement, in scope: Scope) -> Bool {
        guard link == nil, !awaitedCode.asked.isEmpty, let call = statement.decidingCall, let place = call.position,
            awaitedCode.asked.contains(location(place, in: scope.frame.place.file))
        else { return false }
        let count = awaitedCode.waits.count
        _ = evaluate(call, in: scope, expecting: nil)
        return areResumed(awaitedCode.waits.awaited.dropFirst(count))
    }

    private func areResumed(_ awaited: Distinct<StreamID>.SubSequence) -> Bool {
        !awaited.isEmpty && awaited.allSatisfy(awaitedCode.resumed.contains)
    }

    /// Lets what follows a statement listen, where a coordinator waits there.
    ///
    /// - Parameter count: how much was waited for before the statement.
    /// - Returns: whether what follows is left to those who resume.
    func suspends(
        after statement: Statement, since count: Int, _ rest: ArraySlice<Statement>, in scope: Scope
    ) -> Bool {
        let awaited = awaitedCode.waits.awaited.dropFirst(count)
        guard link == nil, !awaited.isEmpty, isOfFlow(scope.frame) else { return false }
        let place = statement.position ?? Position(line: 0, column: 0)
        if case .loop = statement {
            for id in awaited { awaitedCode.loops[id] = location(place, in: scope.frame.place.file) }
        }
        if let call = statement.decidingCall?.position {
            awaitedCode.asked.insert(location(call, in: scope.frame.place.file))
        }
        let inner = scopeOfRest(in: scope)
        let asking = statement.asking(for: .name(Self.result, place)).map { [$0] + rest }
        for id in awaited {
            let isInBranch = !awaitedCode.waits.ofBranches.insert(id).inserted
            let body = isInBranch ? Array(rest) : asking ?? Array(rest)
            guard !body.isEmpty || inner.variable(Self.returned) != nil else { continue }
            let handler = Self.handler(body, at: body.firstNonNil(\.position) ?? place)
            listen(evaluate(handler, in: inner, expecting: nil), to: id)
        }
        return areResumed(awaited)
    }

    /// The scope of what follows, which each screen has for itself. What follows in a function gives that function's result.
    private func scopeOfRest(in scope: Scope) -> Scope {
        let inner = scope.inner()
        inner.turn = -1 - streams.makers.number(of: owner.node)
        if !scope.isInClosure, case .made(let id) = streams.makers.waiting(for: scope.frame, owner.node) {
            inner.variables[Self.returned] = [.text(id)]
        }
        return inner
    }

    private func listen(_ handlers: Values, to id: StreamID) {
        // What nobody resumes is done at once.
        streams.heard.insert(id)
        awaitedCode.followed[id] = round
        for handler in handlers { note(.listener(handler, [], id)) }
    }

    /// Whether code is a coordinator's own, or that of a model which views ask what to show. What screens and services wait for,
    /// they go on with themselves.
    private func isOfFlow(_ frame: Frame) -> Bool {
        guard let nominal = frame.receiver?.nominal(in: heap), nominal.kind != .struct, !isController(nominal) else {
            return false
        }
        return flow(of: nominal) != nil || nominal.properties.keys.contains(where: draft.pathNames.contains)
            || draft.asked.contains { $0.nominal === nominal }
    }

    /// Whether code is a view controller's own, for which coordinators wait as well.
    private func isOfController(_ frame: Frame) -> Bool {
        frame.receiver?.nominal(in: heap).map(isController) ?? false
    }

    /// `{ result in ·goOn { … } }`
    private static func handler(_ body: [Statement], at place: Position) -> Expression {
        // Closures are told apart by their places.
        let inner = Position(line: place.line, column: place.column + 1)
        let code = Expression.closure(
            Closure(parameters: [ParameterFact(label: nil, name: rest)], body: body, position: inner))
        let call = Expression.call(.name(goingOn, inner), [Argument(label: nil, value: code)], inner)
        return .closure(
            Closure(
                parameters: [ParameterFact(label: nil, name: result)], body: [.expression(call)], position: place))
    }

    /// Runs the statements after an `await`. The caller of a function goes on with the result, unless the function waits for more.
    private func resumeCaller(_ site: CallSite) -> Values {
        let outer = awaitedCode.waits
        awaitedCode.waits = AwaitedCode.Waits()
        let values = runClosures(
            evaluate(site.arguments[0].value, in: site.scope, expecting: nil), isForLater: false,
            expecting: site.scope.frame.result)
        let waits = awaitedCode.waits.awaited.contains(where: awaitedCode.resumed.contains)
        awaitedCode.waits = outer
        guard case .text(let id)? = site.scope.variable(Self.returned)?.first, !values.isEmpty || !waits else {
            return []
        }
        noteResumed(.made(id))
        return send(values, into: [Source(id: .made(id))])
    }
}

extension Statement {
    /// The statement with something in place of the call that it asks for its value; `nil` where it asks for none.
    fileprivate func asking(for value: Expression) -> Statement? {
        switch self {
        case .binding(let pattern, let type, let call?) where call.isPlainCall: .binding(pattern, type, value)
        case .expression(.assignment(let target, let call, let place)) where call.isPlainCall:
            .expression(.assignment(target, value, place))
        case .expression(let call) where call.isPlainCall: .expression(value)
        case .returning(let call?) where call.isPlainCall: .returning(value)
        case .switching(let call, let cases, let place) where call.isPlainCall: .switching(value, cases, place)
        case .conditional(let conditions, let then, let otherwise):
            conditions.asking(for: value).map { .conditional($0, then: then, else: otherwise) }
        case .guarding(let conditions, let otherwise):
            conditions.asking(for: value).map { .guarding($0, otherwise: otherwise) }
        default: nil
        }
    }

    /// The call by whose result it decides what to do.
    fileprivate var decidingCall: Expression? {
        switch self {
        case .switching(let call, _, _) where call.isPlainCall: call
        case .conditional(let conditions, _, _), .guarding(let conditions, _): conditions.onlyCall
        default: nil
        }
    }

    /// Where the first of it stands.
    fileprivate var position: Position? {
        switch self {
        case .binding(_, _, let value?), .expression(let value), .returning(let value?): value.position
        case .conditional(let conditions, let then, _): conditions.first?.value.position ?? then.firstNonNil(\.position)
        case .guarding(let conditions, let otherwise):
            conditions.first?.value.position ?? otherwise.firstNonNil(\.position)
        case .switching(_, _, let place): place
        case .loop(_, let sequence, let body): sequence?.position ?? body.firstNonNil(\.position)
        case .block(let body): body.firstNonNil(\.position)
        case .attempting(let bodies): bodies.joined().firstNonNil(\.position)
        case .binding, .returning, .function: nil
        }
    }
}

extension [Condition] {
    fileprivate var onlyCall: Expression? { count == 1 && self[0].value.isPlainCall ? self[0].value : nil }

    fileprivate func asking(for value: Expression) -> [Condition]? {
        guard onlyCall != nil else { return nil }
        switch self[0] {
        case .expression: return [.expression(value)]
        case .match(let pattern, _): return [.match(pattern, value)]
        }
    }
}

extension Condition {
    fileprivate var value: Expression {
        switch self {
        case .expression(let value), .match(_, let value): value
        }
    }
}

extension Expression {
    /// A call that is given nothing that is called itself: `askName()`, not `User(name: askName())`.
    fileprivate var isPlainCall: Bool {
        guard case .call(_, let arguments, _) = self else { return false }
        return !arguments.contains { if case .call = $0.value { true } else { false } }
    }
}
