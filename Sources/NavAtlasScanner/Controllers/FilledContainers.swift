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

    /// Whether the code runs that the system calls of a container before anyone sees it: what that is filled with then, it begins
    /// with.
    func isBeforeSeen(_ container: Value) -> Bool {
        guard let event = callers[callersBefore...].first, event.receiver == container, let function = event.function
        else { return false }
        // What a closure does, it may do later.
        let isLater = runningClosures.last.map { $0.callers > callersBefore } ?? false
        return !isLater && UIKitNames.lifeCycleBeforeSeen.contains(program.functions[function].fact.name)
    }

    /// The coordinators that fill containers which a screen shows, as they begin or later.
    func targets(filling containers: Values) -> Targets {
        containers.reduce(into: Targets()) { found, container in
            let later = draft.startings.coordinators(laterIn: Self.unstyled(container))
            found.formUnion(isEmptyContainer(container) && !later.isEmpty ? later : targets(filling: container))
        }
    }
}
