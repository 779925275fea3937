// Notifications: each name is a stream of its own, into which whoever posts it sends.

extension Interpreter {
    /// The stream of the notifications of one name, which stands in the code or is a constant's.
    func notification(_ name: Expression?, _ site: CallSite) -> StreamID? {
        guard let name, site.receivers.contains(where: Self.isNotificationCenter) else { return nil }
        let texts = evaluate(name, in: site.scope, expecting: .external("Notification.Name", [])).compactMap(Self.text)
        return (texts.first ?? Self.lastName(of: name)).map { .made("notification " + $0) }
    }

    /// `post(name: .opened, object: nil)`, `post(Notification(name: .opened))`; `nil` where it posts no notification.
    func post(_ site: CallSite) -> Values? {
        let made = site.arguments.count == 1 ? making(of: site.arguments[0].value, site) : nil
        let given = made ?? site.arguments
        guard let id = notification(given.first { $0.label == "name" }?.value, site) else { return nil }
        return send([notification(carrying: given, site)], into: [Source(id: id)])
    }

    /// What a notification is made with.
    private func making(of posted: Expression, _ site: CallSite) -> [Argument]? {
        switch posted {
        case .call(_, let arguments, _): arguments
        case .name(let name, _): site.scope.origin(name).flatMap { making(of: $0, site) }
        default: nil
        }
    }

    /// A notification with what it was given to carry.
    private func notification(carrying given: [Argument], _ site: CallSite) -> Value {
        let carried = ["object", "userInfo"].map { label -> Values in
            guard let argument = given.first(where: { $0.label == label }) else { return [.null] }
            return evaluate(argument.value, in: site.scope, expecting: nil)
        }
        return Self.tuple([[]] + carried, labels: ["name", "object", "userInfo"])
    }

    private static func isNotificationCenter(_ value: Value) -> Bool {
        if case .external("NotificationCenter", _, _, _) = value { true } else { false }
    }

    /// The text that a notification's name is made of.
    private static func text(_ value: Value) -> String? {
        switch value {
        case .text(let text): text
        case .external(_, _, _, let arguments): arguments.lazy.flatMap(\.values).firstNonNil(text)
        default: nil
        }
    }

    /// The method of `#selector(open(_:))`.
    static func selected(_ site: CallSite) -> [Argument] {
        guard case .combined(let parts)? = site.argument("selector") else { return [] }
        return parts.prefix(1).map { Argument(label: nil, value: $0) }
    }
}
