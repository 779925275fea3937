// What a screen leaves in a shared object to be called: `Popups.shared.confirm = { … }`, or `= confirmed`. Transitions in it
// belong to that screen, whoever calls it.

extension Interpreter {
    /// Notes the closures and methods among what is written to a property of an object.
    func noteLeft(_ values: Values, with receiver: Value) {
        guard values.contains(where: Self.isCalled), case .object(let id) = receiver,
            heap[id].nominal.kind == .class, let screen = owner.node,
            heap[id].maker != screen, !isCoordinator(screen),
            // What a controller is given before it is shown is its own, as what a view is made with.
            !isController(heap[id].nominal)
        else { return }
        for value in values
        where Self.isCalled(value) && leftClosures[value]?.contains(owner) != true {
            // A coordinator's child calls what the coordinator gives it for the screen that is there then.
            if isCoordinators(value), flow(of: heap[id].nominal) != nil || !isMade(value, for: screen) { continue }
            // Who puts back what was there before leaves nothing.
            guard leftClosures[value] == nil || isNamed(value, by: owner) else { continue }
            leftClosures[value, default: []].append(owner)
        }
    }

    /// Whether an owner's code makes a closure, or names a method.
    private func isNamed(_ value: Value, by owner: Owner) -> Bool {
        switch value {
        case .closure(let id): closures[id.index].owner.node == owner.node
        case .function(let function, let receiver?):
            namings[Asker(method: HandedMethod(function: function.id, receiver: receiver), owner: owner.node)] != nil
        default: false
        }
    }

    private func isMade(_ value: Value, for screen: NodeKey) -> Bool {
        if case .closure(let id) = value { closures[id.index].owner.node == screen } else { false }
    }

    private static func isCalled(_ value: Value) -> Bool {
        switch value {
        case .closure, .function(_, receiver: .some): true
        default: false
        }
    }

    /// Whether what is called is a coordinator's code, which a screen may have asked to run.
    private func isCoordinators(_ value: Value) -> Bool {
        let receiver: Value? =
            switch value {
            case .closure(let closure): closures[closure.index].scope.frame.receiver
            case .function(_, let receiver): receiver
            default: nil
            }
        return receiver?.nominal(in: heap).map { flow(of: $0) != nil } ?? false
    }

    /// Calls what some screens left for each of them; `nil` where nobody left it, or one who calls it.
    func forScreens(thatLeft value: Value, call: () -> Values) -> Values? {
        guard let owners = leftClosures[value], !owners.contains(where: { $0.node == owner.node }) else { return nil }
        return owners.reduce(into: []) { result, screen in
            result.unite(with(owner: screen, mode: .body) { call() })
        }
    }

    private func isCoordinator(_ node: NodeKey) -> Bool {
        guard case .type(let nominal) = node else { return false }
        return flow(of: nominal) != nil || viewFlow(of: nominal) != nil || isApp(node)
    }
}
