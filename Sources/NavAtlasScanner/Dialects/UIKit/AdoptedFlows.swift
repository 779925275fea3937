import NavAtlasModel

// Coordinators that begin in a container of the app's own which they were given: `root.show(stack)`, where that adopts the stack.

extension UIKitDialect {
    /// The coordinator that starts, where it has a container adopt controllers: it begins with them. `nil` where none does, or
    /// where the coordinator has made the container itself.
    func coordinator(
        beginningWith children: Values, in containers: Values, of node: NodeKey, _ site: CallSite,
        _ interpreter: Interpreter
    ) -> Target? {
        let frame = givingFrame(of: children, to: site.scope.frame, interpreter)
        guard let receiver = frame.receiver, let nominal = receiver.nominal(in: interpreter.heap),
            isCoordinator(nominal, interpreter), case let key = interpreter.draft.key(for: nominal),
            // The container does what it is told while the coordinator prepares it.
            key != node, interpreter.owner.node == key || interpreter.owner.node == node, interpreter.isStarting(frame),
            !containers.contains(where: { isOwn($0, of: nominal, key, interpreter) })
        else { return nil }
        let found = interpreter.targets(in: children, route: Self.name(of: frame, interpreter)).filter { !$0.isInline }
        guard !found.isEmpty, !found.contains(where: { $0.node == key }) else { return nil }
        interpreter.accept(found)
        interpreter.with(owner: Owner(node: key), mode: .body) {
            show(found, from: key, (frame, nominal), presentation: .root, at: site.location, interpreter)
        }
        return Target(node: key, value: receiver)
    }

    private func isOwn(
        _ container: Value, of coordinator: Nominal, _ key: NodeKey, _ interpreter: Interpreter
    ) -> Bool {
        guard let id = container.object else { return false }
        return interpreter.heap[id].making?.in === coordinator || interpreter.heap[id].maker == key
    }
}
