import NavAtlasModel

extension NavigationStateProviding {
    /// What it shows now, as its state says.
    public var shownNow: ShownNow { state.shownNow }
}

extension NavigationState {
    /// What is shown now.
    public var shownNow: ShownNow {
        let shown = flow == .tab ? tabs : (root.map { [$0] } ?? []) + stack
        let front = flow == .tab ? selectedTab : shown.count - 1
        return ShownNow(
            coordinator: coordinator, items: shown.map(\.now), front: shown.indices.contains(front) ? front : nil,
            failures: failures.map(\.description), unhandledActions: failures.count(where: \.isUnhandledAction))
    }
}

extension ShownItem {
    fileprivate var now: ShownNow.Item {
        var content = content
        while let inner = (content as? any NavigationStateProviding)?.wrapped { content = inner }
        return ShownNow.Item(
            content: content, kind: kind, type: type, route: route,
            presentation: presentation, input: input.map { String(describing: $0) } ?? "")
    }
}

extension NavigationFailure {
    fileprivate var isUnhandledAction: Bool { if case .unhandled = self { true } else { false } }
}
