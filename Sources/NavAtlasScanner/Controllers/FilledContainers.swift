// Containers that coordinators fill: what shows such a container leads to the coordinator.

extension Interpreter {
    /// The coordinators that fill a container which code puts into another one.
    func targets(filling container: Value) -> Targets {
        let container = Self.unstyled(container)
        let coordinators = draft.startings.coordinators(beginningIn: container)
        guard !coordinators.isEmpty, isEmptyContainer(container) else { return [] }
        if let own = container.nominal(in: heap) { noteShown(container, own, asPart: true) }
        return coordinators
    }

    /// The coordinators that fill containers which a screen shows, as they begin or later.
    func targets(filling containers: Values) -> Targets {
        containers.reduce(into: Targets()) { found, container in
            let later = draft.startings.coordinators(laterIn: Self.unstyled(container))
            found.formUnion(isEmptyContainer(container) && !later.isEmpty ? later : targets(filling: container))
        }
    }
}
