import NavAtlasModel

// Answers an explorer's question for what a coordinator shows now, from its state.

extension NavigationStateProviding {
    /// The screens and coordinators that it shows now, read from its state.
    public var shownNow: ShownNow { state.shownNow }
}

extension NavigationState {
    /// What is shown now.
    public var shownNow: ShownNow {
        ShownNow(
            coordinator: coordinator, items: items.map(\.now), front: frontIndex, failures: failures.map(\.description))
    }
}

extension ShownItem {
    /// The same with the coordinator that is in a container. It keeps nothing alive but what is shown: what was handed to
    /// the route is text.
    fileprivate var now: ShownItem {
        var content = content
        while let inner = (content as? any NavigationStateProviding)?.wrapped { content = inner }
        return ShownItem(
            content: content, kind: kind, type: type, route: route, presentation: presentation,
            input: input.map { String(describing: $0) })
    }
}
