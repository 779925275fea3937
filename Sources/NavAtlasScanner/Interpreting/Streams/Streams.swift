// Streams of values: the closures of all who observe a subject run for the screen that sends. A view model sends
// `.didStart`, and its coordinator shows the next screen: the transition belongs to the view model's screen.

/// The subjects of the app, and who listens to them.
struct Streams {
    struct Listener: Hashable {
        let handler: Value
        let owner: Owner
        /// The operators between the stream and the listener.
        let steps: [ArgumentValue]
    }

    /// A callback of an object that is no view, for a change outside of the app's code.
    struct Reaction: Hashable {
        let handler: Value
        /// The handler's arguments.
        let coming: [Values]
        let owner: Owner
    }

    private(set) var listeners: [StreamID: Distinct<Listener>] = [:]
    /// Those of the round before: in this one, something may be sent before its listener has been run.
    private var earlier: [StreamID: Distinct<Listener>] = [:]
    var reactions: [ObjectID: Distinct<Reaction>] = [:]
    /// How many of an object's reactions were run in this round.
    var reacted: [ObjectID: Int] = [:]
    /// The controllers to whose own streams closures listen, by the closures' places.
    var senders: [DraftLocation: Values] = [:]
    var outputs: [StreamID: ResolvedType] = [:]
    /// The first value of a subject, which a new listener receives at once.
    fileprivate(set) var first: [StreamID: Values] = [:]
    /// All values that were sent into a subject, in any round: one of them is its current value.
    var held: [StreamID: Values] = [:]
    /// All results of the closures of `scan`, in any round.
    var scanned: [ArgumentValue: Values] = [:]
    /// The classes of libraries with whose methods events are waited for.
    var awaited: Set<String> = []
    /// The streams into which something was sent in this round.
    var heard: Set<StreamID> = []
    /// What was just sent, while those who listen are told.
    var sent: Values?
    /// What was called with something that was sent in this round: it may listen to several streams.
    var told: Set<Value> = []

    var count: Int {
        listeners.values.reduce(0) { $0 + $1.count } + reactions.values.reduce(0) { $0 + $1.count }
            + held.values.reduce(0) { $0 + $1.count } + scanned.values.reduce(0) { $0 + $1.count } + ofAnyObject.count
    }

    var makers = StreamMakers()
    var tellings = Tellings()
    var ofAnyObject = StreamsOfAnyObject()

    mutating func beginRound() {
        (earlier, listeners) = (listeners, [:])
        (reactions, heard, told, reacted) = ([:], [], [], [:])
        tellings.beginRound()
    }

    func subscribers(on id: StreamID) -> Distinct<Listener> { subscribers(hearing: ofAnyObject.hearing(id)) }

    /// Those who listen to some streams.
    ///
    /// - Parameter forEachOwner: whether one who listens for several owners is one for each of them.
    func subscribers(hearing sources: [Interpreter.Source], forEachOwner: Bool = true) -> Distinct<Listener> {
        sources.reduce(into: []) { result, source in
            for listener in (listeners[source.id] ?? []).union(earlier[source.id] ?? []) {
                result.insert(
                    Listener(
                        handler: listener.handler, owner: forEachOwner ? listener.owner : .launch,
                        steps: source.steps + listener.steps))
            }
        }
    }

    /// How many listen to some streams: more in the course of a round, never fewer.
    func listenerCount(hearing sources: [Interpreter.Source]) -> Int {
        sources.reduce(0) { $0 + (listeners[$1.id]?.count ?? 0) + (earlier[$1.id]?.count ?? 0) }
    }

    mutating func add(_ listener: Listener, to id: StreamID) {
        listeners[id, default: []].insert(listener)
    }
}

extension Interpreter {
    private static let identity = "·stream"

    /// A subject, known by the place where it is made.
    ///
    /// - Parameter screen: the only one that hears it.
    func subject(
        _ type: ResolvedType, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        madeFor screen: NodeKey? = nil
    ) -> Values {
        let holder = streams.makers.name(of: scope.frame, madeFor: screen)
        let id = "\(place.file):\(place.position.line):\(place.position.column)\(holder)"
        streams.outputs[.made(id)] = type.arguments.first
        if let first = arguments.first, first.label == "value" || StreamNames.holding.contains(type.lastName) {
            let values = evaluate(first.value, in: scope, expecting: type.arguments.first)
            streams.first[.made(id)] = values
            streams.held[.made(id), default: []].unite(values)
        }
        // `Binder(self) { screen, value in … }`: what is sent is told to the closure.
        let target = arguments.first { $0.label == nil && !$0.isTrailing }
        for argument in arguments where argument.isTrailing {
            for handler in evaluate(argument.value, in: scope, expecting: nil) {
                let steps = target.map { [step(pairing: $0.value, in: scope)] } ?? []
                note(.listener(handler, steps, .made(id)))
            }
        }
        return [
            .external(
                type.name, type.arguments, member: nil, [ArgumentValue(label: Self.identity, values: [.text(id)])])
        ]
    }

    /// A call on a stream, or one that listens to a stream; `nil` where it is neither.
    func stream(_ site: CallSite) -> Values? {
        if let silent = silentStream(site) { return silent }
        switch site.name {
        case "publisher" where site.has("for"), "notifications" where site.has("named"):
            return notification(site.argument("for") ?? site.argument("named"), site).map { [value(of: $0, [])] }
        case "post": return post(site)
        case "addObserver" where site.has("forName"):
            guard let id = notification(site.argument("forName"), site) else { return nil }
            return listen(to: [Source(id: id)], site, site.arguments.suffix(1)) ? [] : nil
        case "addObserver" where site.has("selector"):
            // A screen's observer runs for the screen itself. A container's observer runs for the screen that posts.
            guard let receiver = site.scope.frame.receiver, let own = receiver.nominal(in: heap),
                flow(of: own) != nil || !isController(own) || container(of: receiver) != nil, !isView(own),
                let id = notification(site.argument("name"), site)
            else { return nil }
            return listen(to: [Source(id: id)], site, Self.selected(site)[...]) ? [] : nil
        case "onReceive":
            guard let publisher = site.arguments.first, !publisher.isTrailing else { return nil }
            let values = evaluate(publisher.value, in: site.scope, expecting: nil)
            let handlers = site.arguments.dropFirst()
            if listen(to: sources(of: publisher.value, values, in: site.scope), site, handlers) {
                return site.receivers
            }
            return noteReceiver(of: publisher.value, handlers, in: site.scope) ? site.receivers : nil
        case "onChange":
            guard let state = site.argument("of") else { return nil }
            return noteChange(of: state, site, runsAtOnce: site.has("initial")) ? site.receivers : nil
        case "task" where site.has("id"):
            guard let state = site.argument("id") else { return nil }
            return noteChange(of: state, site, runsAtOnce: true) ? site.receivers : nil
        case "assign":
            return Self.asListening(site).flatMap(subscribe)
        case "resume": return resume(site)
        case "andThen" where site.arguments.count == 1: return follower(site.arguments[0], site)
        case let name where StreamNames.sending.contains(name): return send(site)
        case let name where Self.askingForWork.contains(name) && site.receivers.contains(where: isWorkAction):
            return send(site)
        default:
            if let sent = sendEvent(site) { return sent }
            guard let heard = observe(site) ?? subscribe(site) ?? operate(site) ?? hearLibrary(site) else { return nil }
            runEndings(site)
            return heard
        }
    }

    /// A call that listens to what comes, or binds it to a subject; `nil` where it is none.
    private func subscribe(_ site: CallSite) -> Values? {
        guard StreamNames.listening.contains(site.name), !StreamNames.bindsStates(site.arguments),
            let base = site.base
        else { return nil }
        let sources = sources(of: base, site.receivers, in: site.scope)
        // Of what is no stream, as far as is known, only a closure or a subject says that it is listened to.
        // `taps.flatMap { … }.subscribe()`: the operators do it all.
        let isBare = StreamNames.isBare(site.arguments)
        let given = site.arguments.filter {
            !sources.isEmpty || Self.isHandler($0) || isSubject($0.value, in: site.scope)
        }
        .compactMap(Self.handler)
        let handlers = isBare ? [Self.nothing(site)] : given
        guard !handlers.isEmpty else { return nil }
        evaluateOtherArguments(site)
        if sources.isEmpty, noteCoordinator(listeningTo: base, handlers, in: site.scope) { return [] }
        noteSender(of: base, handlers, in: site.scope)
        if listen(to: sources, site, handlers[...]) {
            // What comes of a part of which nothing is known comes unseen.
            if let joined = sources.first(where: { Self.isPartlyKnown($0.steps) }) {
                _ = subscribeToUnseen(site, base, handlers, downstreamValues(of: [], steps(of: joined, site)))
            }
            return []
        }
        let steps = writtenSteps(of: base, in: site.scope) + pairing(site)
        guard !isBare || areChanging(steps) else { return nil }
        let coming = downstreamValues(of: observed(streams: site.receivers), steps, writtenAfter: base, in: site.scope)
        return subscribeToUnseen(site, base, handlers, coming, isChanged: areChanging(steps))
    }

    /// Runs the closures that a listener calls when the stream ends or fails.
    func runEndings(_ site: CallSite) {
        let endings = site.arguments.filter { StreamNames.ending.contains($0.label ?? "") }
        guard !endings.isEmpty, !react(site, endings, [], isEnding: true) else { return }
        for argument in endings {
            let closures = evaluate(argument.value, in: site.scope, expecting: nil)
            _ = with(owner: controller(running: site.scope) ?? owner, mode: .body, acting: true) {
                runClosures(closures, [])
            }
        }
    }

    /// An operator of a stream; `nil` where a call is none.
    private func operate(_ site: CallSite) -> Values? {
        let isJoining = StreamNames.joins(site.name)
        let isChanging = isJoining || StreamNames.changing.contains(site.name)
        guard isChanging || StreamNames.passing.contains(site.name), let base = site.base else { return nil }
        let found = sources(of: base, site.receivers, in: site.scope)
        if isJoining, let joined = joined(found, site) { return joined }
        if !found.isEmpty, !isJoining, let joined = latestJoined(to: found, site) { return joined }
        let replacements = found.isEmpty ? replacements(site) : []
        if found.isEmpty, !isChanging, !replacements.isEmpty || site.receivers.contains(where: isKnownStream) {
            if StreamNames.watching.contains(site.name) { watch(site) }
            return site.receivers.union(replacements)
        }
        guard !found.isEmpty else { return nil }
        if StreamNames.watching.contains(site.name) {
            _ = listen(to: found, site, site.arguments.compactMap(Self.handler)[...])
        }
        return values(of: found, with: StreamNames.isStep(site.name) ? [step(site)] : [])
    }

    /// `items.bind(to: table, using: RowBinder(opened: { … }))`: what a listener is given besides may keep closures.
    private func evaluateOtherArguments(_ site: CallSite) {
        for argument in site.arguments where Self.handler(argument) == nil {
            guard case .call = argument.value else { continue }
            _ = evaluate(argument.value, in: site.scope, expecting: nil)
        }
    }

    /// `drive(subject)`.
    private func isSubject(_ expression: Expression, in scope: Scope) -> Bool {
        !sources(of: expression, evaluate(expression, in: scope, expecting: nil), in: scope).isEmpty
            || !reactors(taking: expression, in: scope).isEmpty
    }

    private static func isHandler(_ argument: Argument) -> Bool {
        if case .closure = argument.value { return true }
        return argument.label != nil
    }

    /// The closures that receive each value: a listener's own, or one that sends it to the bound subject.
    static func handler(_ argument: Argument) -> Argument? {
        guard !StreamNames.ending.contains(argument.label ?? "") else { return nil }
        if argument.isTrailing { return argument }
        switch argument.label {
        // A subject that is told what a stream gives on its way may lead back to it: that is not followed round and round.
        case "receiveOutput": return argument
        case "onNext", "onSuccess", "receiveValue":
            // `receiveValue: subject.send`
            guard case .member(_, let name, let position) = argument.value, StreamNames.sending.contains(name) else {
                return argument
            }
            return closure(calling: argument.value, position)
        case "to", nil:
            if case .closure = argument.value { return argument }
            guard let position = argument.value.position else { return nil }
            return closure(calling: .member(argument.value, "onNext", position), position)
        default: return nil
        }
    }

    private static func closure(calling method: Expression, _ position: Position) -> Argument {
        let call = Expression.call(method, [Argument(label: nil, value: .name("$0", position))], position)
        return Argument(
            label: nil, value: .closure(Closure(parameters: [], body: [.expression(call)], position: position)))
    }

    struct Source: Hashable {
        let id: StreamID
        var steps: [ArgumentValue] = []
    }

    func value(
        of id: StreamID, _ steps: [ArgumentValue], named name: String = "PassthroughSubject",
        _ generics: [ResolvedType] = []
    ) -> Value {
        let arguments: [ArgumentValue]
        switch id {
        case .made(let text): arguments = [ArgumentValue(label: Self.identity, values: [.text(text)])]
        case .held(let key):
            arguments = [
                ArgumentValue(label: Self.identity, values: [.instance(key.nominal, []), .text(key.name)])
            ]
        }
        return .external(name, generics, member: nil, ArgumentValues(arguments + steps))
    }

    /// The streams that an expression stands for: a subject, what operators make of one, or an object of the app that is
    /// a publisher and holds one.
    func sources(of expression: Expression, _ values: Values, in scope: Scope) -> Distinct<Source> {
        var found: Distinct<Source> = []
        for value in values {
            switch value {
            case .external(_, _, nil, let arguments):
                if let source = source(in: arguments) { found.insert(source) }
            case .object, .instance:
                guard let nominal = value.nominal(in: heap), program.inherits(nominal, anyOf: ["Publisher", "Subject"])
                else { continue }
                for name in nominal.propertyOrder {
                    for held in read(name, of: value) {
                        guard case .external(let type, let generics, nil, let arguments) = held,
                            StreamNames.subjects.contains(Self.lastName(type))
                        else { continue }
                        found.insert(
                            source(in: arguments) ?? source(held: name, by: nominal, generics.first))
                    }
                }
            default: continue
            }
        }
        if !found.isEmpty { return found }
        let isUnknown = values.contains { value in
            if case .external(let name, _, nil, _) = value { return StreamNames.subjects.contains(Self.lastName(name)) }
            return false
        }
        guard isUnknown else { return [] }
        for (receiver, property) in places(of: expression, in: scope) {
            guard let nominal = receiver.nominal(in: heap) else { continue }
            let type = program.property(property, of: nominal).flatMap { self.type(of: $0, receiver) }
            found.insert(source(held: property, by: nominal, type?.arguments.first))
        }
        return found
    }

    func source(in arguments: ArgumentValues) -> Source? {
        guard let identity = arguments.first(where: { $0.label == Self.identity }) else { return nil }
        let steps = arguments.filter { Self.steps.contains($0.label ?? "") }
        let texts = identity.values.compactMap { if case .text(let text) = $0 { text } else { nil } }
        guard let text = texts.first else { return nil }
        for case .instance(let nominal, _) in identity.values {
            return Source(id: .held(PropertyKey(nominal: nominal, name: text)), steps: steps)
        }
        return Source(id: .made(text), steps: steps)
    }

    private func source(held property: String, by nominal: Nominal, _ output: ResolvedType?) -> Source {
        let id = StreamID.held(PropertyKey(nominal: nominal, name: property))
        if let output { streams.outputs[id] = output }
        return Source(id: id)
    }

    private static func lastName(_ name: String) -> String { name.lastPart }

    private func listen(to sources: Distinct<Source>, _ site: CallSite, _ handlers: ArraySlice<Argument>) -> Bool {
        guard !sources.isEmpty else { return false }
        for argument in handlers where !StreamNames.ending.contains(argument.label ?? "") {
            for handler in evaluate(argument.value, in: site.scope, expecting: nil) {
                for source in sources {
                    note(.listener(handler, steps(of: source, site), source.id))
                    guard let first = first(of: source.id), !isLater(source.steps) else { continue }
                    _ = downstreamValues(of: first, steps(of: source, site)).map { notify(handler, $0) }
                }
            }
        }
        return true
    }

    /// The operators of a source; `subscribe(with: self)` puts an object before each value.
    private func steps(of source: Source, _ site: CallSite) -> [ArgumentValue] {
        source.steps + pairing(site)
    }

    private func pairing(_ site: CallSite) -> [ArgumentValue] {
        site.has("with") ? [step(pairing: site.argument("with"), in: site.scope)] : []
    }

    /// The app's own struct shows nothing: what it sends is an event of the system.
    func isApp(_ node: NodeKey) -> Bool {
        guard case .type(let nominal) = node else { return false }
        return program.inherits(nominal, anyOf: ["App", "SwiftUI.App"])
    }

    /// Runs the listeners of one of the streams into which nothing was seen to be sent, for the listeners themselves.
    ///
    /// - Returns: whether there was one. The screens that it shows may send into the others.
    func runSilentStream() -> Bool {
        guard let id = streams.listeners.keys.filter({ !streams.heard.contains($0) }).min(by: StreamID.areInOrder)
        else { return false }
        streams.heard.insert(id)
        let outer = isAfterStart
        isAfterStart = true
        defer { isAfterStart = outer }
        let values = streams.outputs[id].map(values(of:)) ?? []
        for listener in streams.listeners[id] ?? [] where !streams.told.contains(listener.handler) {
            _ = with(owner: listener.owner, mode: .body, acting: true) {
                downstreamValues(of: values, listener.steps, isSent: false).map { notify(listener.handler, $0) }
            }
        }
        return true
    }
}
