// A tap on a notification or a shortcut: code that is told of it runs while any screen may be shown.

extension Interpreter {
    /// Who does what a tap asks for: the screen with which the app begins, where there is one.
    var ownerOfTap: Owner {
        guard draft.entries.count == 1, let entry = draft.entries.first else { return .launch }
        guard isCoordinator(entry) else { return Owner(node: entry) }
        let first = Set(draft.edges.filter { $0.from == entry && $0.kind == .root && $0.isInitial }.map(\.to))
        return first.count == 1 ? first.first.map { Owner(node: $0) } ?? .launch : .launch
    }

    /// Runs code that is told of a tap.
    func asTap<Result>(by owner: Owner? = nil, _ run: () -> Result) -> Result {
        let owner = owner ?? ownerOfTap
        let outer = (isLaunching, journal.runsTap)
        defer { (isLaunching, journal.runsTap) = outer }
        isLaunching = false
        journal.runsTap = owner.node == nil
        return with(owner: owner, mode: .body, run)
    }

    /// Whether launching code asks for the tap with which the app is launched: `if let response =
    /// connectionOptions.notificationResponse`.
    func asksForTapAtLaunch(_ conditions: [Condition], _ scope: Scope) -> Bool {
        guard isLaunching, link == nil else { return false }
        return conditions.contains { condition in
            guard case .match(_, let value) = condition else { return false }
            return !SyntaxSearch.allNames(in: [.expression(value)]).isDisjoint(with: UIKitNames.tapsAtLaunch)
                || isLaunchOption(value, UIKitNames.tapOptions, scope)
        }
    }
}
