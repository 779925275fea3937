// Coordinators that work while the app launches.

extension Interpreter {
    /// Runs a coordinator's method as the app launches. A person enters the app by a coordinator that shows something then, or
    /// is started; one that only reads what it has kept is none of those.
    func launching(_ coordinator: Target, by method: String, in scope: Scope, _ call: () -> Values?) -> Values? {
        let outer = actsAtLaunch
        actsAtLaunch = false
        let given = with(owner: Owner(node: coordinator.node)) { call() }
        let isStarted =
            coordinator.value != scope.frame.receiver && Self.startingWords.contains(where: method.hasPrefix)
        if actsAtLaunch || isStarted {
            draft.entries.insert(coordinator.node)
            accept([coordinator])
        }
        actsAtLaunch = outer || actsAtLaunch
        return given
    }

    /// What methods are called that start a coordinator.
    static let startingWords = ["start", "launch", "begin", "run", "show", "present", "open"]

    /// Notes that the running code shows something.
    func noteActing() {
        if isLaunching { actsAtLaunch = true }
    }
}
