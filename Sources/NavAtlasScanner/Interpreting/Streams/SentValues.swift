// What is sent into streams, and told to those who listen. Conditions on what was just sent are decided where it is known to
// be something.

extension Interpreter {
    /// A call that sends a value into a stream.
    func send(_ site: CallSite) -> Values? {
        guard let base = site.base else { return nil }
        let found = sources(of: base, site.receivers, in: site.scope)
        guard !found.isEmpty else { return sendToReactor(site) }
        let output = found.firstNonNil { self.streams.outputs[$0.id] }
        let values = site.arguments.first.map { argument -> Values in
            if let number = number(argument.value, in: site.scope) { return [number] }
            return evaluate(argument.value, in: site.scope, expecting: output)
        }
        return send(values ?? [], into: found)
    }

    /// `subject.on(.next(value))`, which is `subject.onNext(value)`; `nil` for any other call.
    func sendEvent(_ site: CallSite) -> Values? {
        guard site.name == "on", site.arguments.count == 1,
            case .call(let event, let given, _) = site.arguments[0].value
        else { return nil }
        switch event {
        case .implicitMember("next", _), .member(_, "next", _): break
        default: return nil
        }
        return send(
            CallSite(
                name: "onNext", base: site.base, receivers: site.receivers, type: nil, arguments: given,
                expected: site.expected, scope: site.scope, location: site.location))
    }

    func send(_ values: Values, into found: Distinct<Source>) -> Values {
        // Who listens is told a number. As what the subject holds it is not kept: code may count that up.
        let kept = values.filter { !$0.isNumber }
        for source in found { streams.held[source.id, default: []].unite(kept) }
        note(.sent(values, found, at: callPlace))
        return []
    }

    /// Tells a listener what a screen sends or assigns. What the app's own struct or delegate does is done by who shows
    /// something.
    func notify(_ listener: Streams.Listener, _ values: Values, from node: NodeKey?) {
        notify(listener, values, for: node.map(isApp) ?? true ? listener.owner : nil)
    }

    /// Tells a listener what was sent or assigned.
    ///
    /// - Parameter owner: who does it; the current owner where none is given.
    func notify(_ listener: Streams.Listener, _ values: Values, for owner: Owner?) {
        let outer = streams.sent
        streams.sent = values.contains(.null) || values.allSatisfy(Self.isThere) ? values : nil
        defer { streams.sent = outer }
        _ = with(owner: owner, mode: .body, acting: true) {
            if let coming = downstreamValues(of: values, listener.steps) { return notify(listener.handler, coming) }
            noteHearingNothing(listener.handler)
            return []
        }
    }

    /// Of what was sent, operators let nothing through to a closure: it waits for more of that, and nobody else calls it.
    private func noteHearingNothing(_ handler: Value) {
        if case .closure(let id) = handler { ranClosures.insert(id) }
    }

    /// Whether a value was seen to be made: of what a function gives, or of a variable, only the type may be known.
    static func isThere(_ value: Value) -> Bool {
        switch value {
        case .external(_, _, nil, let given): !given.isEmpty
        case .instance, .external, .unresolvedCase, .binding: false
        default: true
        }
    }

    /// Whether an expression is what was just sent or assigned, or is assumed, and that is something.
    func isSent(_ expression: Expression, in scope: Scope) -> Bool {
        if let assumed = assumed(expression, in: scope) { return assumed != .null && Self.isThere(assumed) }
        guard let sent = streams.sent, !sent.contains(.null), case .name(let name, _) = expression else {
            return false
        }
        return scope.parameter(name) == sent
    }

    /// Whether a parameter, or a property for what watches it, holds nothing; `nil` where that is not known.
    func isNone(_ expression: Expression, in scope: Scope) -> Bool? {
        if scope.assigned(expression) == [.null] { return true }
        if case .cast = expression { return succeeds(expression, in: scope).map { !$0 } }
        if let assumed = assumed(expression, in: scope) {
            return assumed == .null ? true : Self.isThere(assumed) ? false : nil
        }
        guard case .name(let name, _) = expression else { return nil }
        if scope.parameter(name) == [.null] { return true }
        if scope.isSure(name), scope.variable(name)?.contains(.null) == false { return false }
        return isSent(expression, in: scope) ? false : nil
    }
}
