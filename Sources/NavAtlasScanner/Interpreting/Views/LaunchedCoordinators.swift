// Coordinators that work while the app launches.

extension Interpreter {
    /// Runs a coordinator's method as the app launches. A person enters the app by a coordinator that shows something then, or
    /// is started; one that only reads what it has kept is none of those.
    func launching(_ coordinator: Target, by method: String, in scope: Scope, _ call: () -> Values?) -> Values? {
        let outer = actsAtLaunch
        actsAtLaunch = false
        let given = with(owner: Owner(node: coordinator.node)) { call() }
        let isStarted =
            coordinator.value != scope.frame.receiver && NavigationNames.starting.contains(where: method.hasPrefix)
        if actsAtLaunch || isStarted {
            draft.entries.insert(coordinator.node)
            accept([coordinator])
        }
        actsAtLaunch = outer || actsAtLaunch
        return given
    }

    /// A coordinator that fills the window as it is made at launch is where a person enters.
    func noteEntering(in scope: Scope) {
        guard isLaunching, link == nil, let node = owner.node, let made = scope.frame.receiver,
            let nominal = made.nominal(in: heap), scope.isInitializing(made), flow(of: nominal) != nil,
            node == draft.key(for: nominal), !isController(nominal), !isMadeByCoordinator(made)
        else { return }
        draft.entries.insert(node)
        accept([Target(node: node, value: made)])
    }

    /// Whether the code of another coordinator makes an object.
    private func isMadeByCoordinator(_ made: Value) -> Bool {
        callers.contains { caller in
            caller.receiver != made && caller.receiver?.nominal(in: heap).flatMap(flow) != nil
        }
    }

    /// Notes that the running code shows something.
    func noteActing() {
        if isLaunching { actsAtLaunch = true }
    }

    /// Runs what the launch has listen to streams, whoever sends.
    func notifyLaunchListeners() {
        for id in streams.listeners.keys.sorted(by: StreamID.areInOrder) {
            let values = streams.outputs[id].map(values(of:)) ?? []
            for listener in streams.listeners[id] ?? [] where listener.owner == .launch {
                _ = with(mode: .body, acting: true) {
                    downstreamValues(of: values, listener.steps, isSent: false).map { notify(listener.handler, $0) }
                }
            }
        }
    }
}
