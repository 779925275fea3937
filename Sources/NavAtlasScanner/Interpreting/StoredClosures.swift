// Closures that a screen stores in a shared object: `Popups.shared.confirm = { … }`. Transitions in them belong to that
// screen, whoever calls them.

extension Interpreter {
    /// Notes the closures among what is written to a property of an object.
    func noteLeft(_ values: Values, with receiver: Value) {
        guard values.contains(where: { if case .closure = $0 { true } else { false } }),
            case .object(let id) = receiver, heap[id].nominal.kind == .class, let screen = owner.node,
            heap[id].maker != screen, !isCoordinator(screen),
            // What a controller is given before it is shown is its own, as what a view is made with.
            !isController(heap[id].nominal)
        else { return }
        for case .closure(let closure) in values
        where !isCoordinators(closure) && leftClosures[closure]?.contains(owner) != true {
            leftClosures[closure, default: []].append(owner)
        }
    }

    /// Whether a closure stands in the code of a coordinator, which a screen may have asked to run.
    private func isCoordinators(_ closure: ClosureID) -> Bool {
        let receiver = closures[closure.index].scope.frame.receiver
        return receiver?.nominal(in: heap).map { flow(of: $0) != nil } ?? false
    }

    /// The screens that do what a closure does, where it was left by some; `nil` where whoever runs it does.
    func screens(thatLeft closure: ClosureID) -> [Owner]? {
        guard let owners = leftClosures[closure], !owners.contains(where: { $0.node == owner.node }) else { return nil }
        return owners
    }

    private func isCoordinator(_ node: NodeKey) -> Bool {
        guard case .type(let nominal) = node else { return false }
        return flow(of: nominal) != nil || viewFlow(of: nominal) != nil || isApp(node)
    }
}
