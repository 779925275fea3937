// Properties of the app's objects that other code observes by a key path: `session.observe(\.isExpired) { session, _ in … }`.
// What that does comes of whoever assigns to the property.

extension Interpreter {
    /// A call that observes a property to which code assigns; `nil` where it observes anything else.
    func observe(_ site: CallSite) -> Values? {
        guard site.name == "observe", case .keyPath(_, let names, _)? = site.arguments.first?.value, names.count == 1,
            let name = names.first, site.arguments.count > 1, let handler = site.arguments.last?.value,
            program.changed.mayChange(name)
        else { return nil }
        let observed = site.receivers.filter { receiver in
            let property = receiver.nominal(in: heap).flatMap { program.property(name, of: $0) }
            return property.map { $0.fact.getter == nil } ?? false
        }
        guard !observed.isEmpty else { return nil }
        for handler in evaluate(handler, in: site.scope, expecting: nil) {
            for receiver in observed {
                propertyFollowers.names.insert(name)
                propertyFollowers.observers[.binding(receiver, name), default: []].insert(
                    Streams.Listener(handler: handler, owner: owner, steps: []))
            }
        }
        return [.external("NSKeyValueObservation", [], member: nil, [])]
    }

    /// Tells those who observe a property what was assigned to it.
    func notifyObservers(of property: Value, _ receiver: Value, by node: NodeKey?) {
        for observer in propertyFollowers.observers[property] ?? [] {
            _ = with(owner: node.map(isApp) ?? true ? observer.owner : nil, mode: .body, acting: true) {
                call([observer.handler], [[receiver], []])
            }
        }
    }
}
