import NavAtlasModel

// When the code of a coordinator starts it, rather than answers an event, and what is called beside those that are started.

extension Interpreter {
    /// Whether an object's code is run because it is made or started, rather than because something has happened.
    func isStarting(_ frame: Frame) -> Bool {
        // Where it has begun with something, what a stream tells it comes later.
        if isHearing(frame), let node = owner.node, draft.startings.beginning.contains(node) { return false }
        return isLaunching && link == nil || owner.node.map(starting.contains) ?? false
            || !isAfterStart
                && (callers + [frame]).contains { caller in
                    guard let name = caller.routeName, caller.receiver == frame.receiver else { return false }
                    return name == "init" || name == "start" || name.hasPrefix("start") && !hasStart(caller.receiver)
                }
    }

    /// Whether a coordinator has the one that made it show it as it starts: `start() { show(root) }`, of the other's closure. Who
    /// starts it leads there, and this says how it is shown.
    func isStartingItself(
        _ node: NodeKey, in name: String, of other: NodeKey, _ presentation: Presentation?, _ place: DraftLocation
    ) -> Bool {
        guard node == owner.node, node != other, link == nil, !isAfterStart,
            callers.contains(where: { isStart($0, of: node) })
        else { return false }
        let route = StartPresentations.Route(coordinator: other, name: name)
        if let presentation { draft.startings.note(node, startedBy: route, shownAs: presentation, at: place) }
        return true
    }

    private func isStart(_ frame: Frame, of node: NodeKey) -> Bool {
        guard let name = frame.routeName, name == "init" || name.hasPrefix("start"),
            let nominal = frame.receiver?.nominal(in: heap)
        else { return false }
        return draft.key(for: nominal) == node
    }

    /// Whether a closure of an object's runs that a stream of a library was given.
    func isHearing(_ frame: Frame) -> Bool { frame.receiver.map(hearing.contains) ?? false }

    /// Whether a type has a function that is called `start` alone, beside which `startDetail` starts another.
    private func hasStart(_ receiver: Value?) -> Bool {
        guard let nominal = receiver?.nominal(in: heap) else { return false }
        return !program.methods("start", of: nominal).isEmpty
    }
}

extension UIKitDialect {
    /// How what a call is given is shown.
    func presentation(_ site: CallSite) -> Presentation? {
        switch site.name {
        case "pushViewController": .push
        case "show" where site.has("sender"): .push
        case "showDetailViewController": .push
        case "present" where site.has("animated"): .sheet
        case "setViewControllers", "addChild", "addChildViewController": .root
        default: nil
        }
    }

    /// Calls the same method of what is no coordinator among the receivers, such as one of several children that only refers to its
    /// first screen: `for child in children { tabs.append(child.makeRoot()) }`.
    func callOthers(than children: [(Value, Nominal)], _ site: CallSite, _ interpreter: Interpreter) -> Values {
        let started = Set(children.map(\.0))
        return site.receivers.reduce(into: []) { result, receiver in
            guard let nominal = receiver.nominal(in: interpreter.heap), nominal.kind == .class,
                !started.contains(receiver),
                receiver != site.scope.frame.receiver, !isCoordinator(nominal, interpreter)
            else { return }
            result.unite(
                interpreter.callDeclared(
                    site.name, on: receiver, site.arguments, site.location, in: site.scope, expecting: nil) ?? [])
        }
    }

    /// The coordinators that a coordinator has started, and whose containers it now puts back for a screen:
    /// `window.rootViewController = home.stack`. As it starts them, the start itself leads there.
    func startedBefore(in containers: Values, by coordinator: NodeKey, _ interpreter: Interpreter) -> Targets {
        guard let screen = interpreter.owner.node.flatMap({ interpreter.draft.nodes[$0] }), screen.style != Self.id
        else { return [] }
        return containers.reduce(into: Targets()) { found, container in
            // One that is made for any of several says nothing.
            let fillers = interpreter.targets(filling: container)
            guard fillers.count == 1, let only = fillers.first,
                interpreter.draft.startings.isStarted(only.node, by: coordinator)
            else { return }
            found.insert(only)
        }
    }
}
