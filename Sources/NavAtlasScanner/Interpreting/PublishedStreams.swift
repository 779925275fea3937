// `$user.sink { … }` and `.onReceive(model.$user) { … }`: who assigns a published property tells all who listen to it, as who
// sends into a subject does. Where nobody is seen to assign it, a control may: then the listener does it.

/// Who watches published properties, in any round, and who of them is told something.
struct PublishedStreams {
    fileprivate struct Watcher: Hashable {
        let listener: Streams.Listener
        /// The object whose code watches.
        let object: ObjectID?
    }

    fileprivate var watchers: [Value: Distinct<Watcher>] = [:]
    /// Views that receive what properties become. They react themselves, but for a link that the app is told to open.
    fileprivate var receivers: [Value: Distinct<Streams.Listener>] = [:]
    /// Views that do something when a state changes: `.onChange(of: link) { old, new in … }`.
    fileprivate var changes: [Value: Distinct<Streams.Listener>] = [:]
    fileprivate var names: Set<String> = []
    /// The handlers that were told something in this round and in the one before.
    fileprivate var told: Set<Value> = []
    private var toldBefore: Set<Value> = []
    /// What was just assigned, while those who watch are told.
    fileprivate var sent: Values?

    mutating func beginRound() { (toldBefore, told) = (told, []) }

    fileprivate func isTold(_ handler: Value) -> Bool { told.contains(handler) || toldBefore.contains(handler) }

    var count: Int {
        [receivers, changes].reduce(watchers.values.reduce(told.count) { $0 + $1.count }) { sum, listeners in
            listeners.values.reduce(sum) { $0 + $1.count }
        }
    }
}

extension Interpreter {
    /// Has handlers watch the published property that a stream is made of, and tells them what it begins with; `nil` where no
    /// code was seen to assign it.
    func watch(_ stream: Expression, _ handlers: [Argument], _ site: CallSite) -> Values? {
        guard let first = watch(stream, handlers, in: site.scope, isReceiving: site.name == "onReceive") else {
            return nil
        }
        if !react(site, handlers, first) {
            for handler in handlers {
                let found = evaluate(handler.value, in: site.scope, expecting: nil)
                with(owner: controller(running: site.scope) ?? owner, mode: .body, acting: true) {
                    found.forEach { tell($0, first) }
                }
            }
        }
        return []
    }

    /// - Returns: what the property begins with, as it comes to the handlers.
    func watch(
        _ stream: Expression, _ handlers: [Argument], in scope: Scope, isReceiving: Bool = false
    ) -> [Values]? {
        let places = watched(by: stream, in: scope)
        guard !places.isEmpty else { return nil }
        let steps = writtenSteps(of: stream, in: scope)
        var first: Values?
        for argument in handlers where !StreamWords.ending.contains(argument.label ?? "") {
            for handler in evaluate(argument.value, in: scope, expecting: nil) {
                for (place, property) in places {
                    let listener = Streams.Listener(handler: handler, owner: owner, steps: steps)
                    let key = Value.binding(place.receiver, place.name)
                    published.names.insert(place.name)
                    if isReceiving {
                        published.receivers[key, default: []].insert(listener)
                    } else {
                        let object = scope.frame.receiver?.object
                        published.watchers[key, default: []].insert(.init(listener: listener, object: object))
                    }
                    guard published.isTold(handler) else { continue }
                    first = (first ?? []).union(initial(property, place.receiver))
                }
            }
        }
        return first.map { come(of: $0, steps) ?? [] }
    }

    /// Notes a view that does something when a state changes.
    func noteChange(of state: Expression, _ site: CallSite) {
        for place in places(of: state, in: site.scope) {
            for argument in site.arguments where argument.isTrailing || argument.label == "perform" {
                for handler in evaluate(argument.value, in: site.scope, expecting: nil) {
                    published.names.insert(place.name)
                    published.changes[.binding(place.receiver, place.name), default: []].insert(
                        Streams.Listener(handler: handler, owner: owner, steps: []))
                }
            }
        }
    }

    /// Tells those who watch a property what is assigned to it.
    func tellWatchers(of name: String, _ receiver: Value, _ nominal: Nominal, _ values: Values) {
        guard published.names.contains(name), !values.isEmpty else { return }
        // What is assigned before anything is shown is left to those who watch.
        guard let node = ownerBesideApp else { return }
        let isSome = isApp(node) && link == nil
        let objects: [Value] = if case .instance = receiver { heap.objects(of: nominal).map(Value.object) } else { [] }
        let any = Value.instance(nominal, [])
        for object in objects + (receiver == any ? [any] : [receiver, any]) {
            let property = Value.binding(object, name)
            // What a screen's own model does when the model changes is the screen's as it is.
            for watcher in published.watchers[property] ?? [] where !isHeld(watcher.object, by: node) {
                if !isSome { published.told.insert(watcher.listener.handler) }
                tell(watcher.listener, values, from: node)
            }
            guard link != nil else { continue }
            for receiver in published.receivers[property] ?? [] { tell(receiver, values, from: node) }
            for change in published.changes[property] ?? [] {
                _ = with(owner: isApp(node) ? change.owner : nil, mode: .body, acting: true) {
                    call([change.handler], [values, values])
                }
            }
        }
    }

    private func isHeld(_ object: ObjectID?, by node: NodeKey) -> Bool {
        guard let object, case .type(let screen) = node else { return false }
        return heap.objects(of: screen).contains { holder in
            heap[holder].fields.values.contains { $0.contains(.object(object)) }
        }
    }

    /// Tells a listener what a screen sends or assigns. What the app's own struct does is done by who shows something.
    func tell(_ listener: Streams.Listener, _ values: Values, from node: NodeKey) {
        let outer = published.sent
        published.sent = values.contains(.null) || values.allSatisfy(Self.isThere) ? values : nil
        defer { published.sent = outer }
        _ = with(owner: isApp(node) ? listener.owner : nil, mode: .body, acting: true) {
            come(of: values, listener.steps).map { tell(listener.handler, $0) }
        }
    }

    /// Whether a value was seen to be made: of what a function gives, or of a variable, only the type may be known.
    private static func isThere(_ value: Value) -> Bool {
        switch value {
        case .external(_, _, nil, let given): !given.isEmpty
        case .instance, .external, .unresolvedCase, .binding: false
        default: true
        }
    }

    /// Whether an expression is what was just sent or assigned, and that is something.
    func isSent(_ expression: Expression, in scope: Scope) -> Bool {
        guard let sent = published.sent, !sent.contains(.null), case .name(let name, _) = expression else {
            return false
        }
        return scope.parameter(name) == sent
    }

    /// Whether a parameter holds nothing; `nil` where that is not known.
    func isNone(_ expression: Expression, in scope: Scope) -> Bool? {
        guard case .name(let name, _) = expression else { return nil }
        if scope.parameter(name) == [.null] { return true }
        return isSent(expression, in: scope) ? false : nil
    }

    /// The published properties of which operators make a stream.
    private func watched(
        by stream: Expression, in scope: Scope
    ) -> [(place: (receiver: Value, name: String), property: Property)] {
        switch stream {
        case .call(.member(let base, let name, _), _, _)
        where StreamWords.passing.contains(name) || StreamWords.changing.contains(name):
            return watched(by: base, in: scope)
        case .member(let base, "values", _): return watched(by: base, in: scope)
        case .name(let name, _) where name.hasPrefix("$"), .member(_, let name, _) where name.hasPrefix("$"):
            return places(of: stream, in: scope).compactMap { place in
                guard let property = place.receiver.nominal(in: heap).flatMap({ program.property(place.name, of: $0) }),
                    property.fact.attributes.contains(where: { $0.name.base == "Published" })
                else { return nil }
                return (place, property)
            }
        default: return []
        }
    }
}
