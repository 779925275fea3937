import NavAtlasModel

// Popping and dismissing. With a router whose coordinator is gone they succeed: there is nothing left to take away.

extension Navigating where NavigatedCoordinator: NavigationCoordinatable {
    /// Takes this coordinator away from the one that presents it.
    public func dismissCoordinator(_ action: (() -> Void)? = nil) {
        guard let coordinator = remainingCoordinator else { return }
        guard let parent = coordinator.stack.parent else {
            coordinator.state.record(.notPresented(TypeName(NavigatedCoordinator.self).id))
            return
        }
        parent.dismissChild(coordinator: coordinator, action: action)
    }

    /// Takes away what is on top, pushed or presented.
    public func popLast(_ action: (() -> Void)? = nil) {
        guard let coordinator = remainingCoordinator else { return }
        popTo(coordinator.state.stack.count - 2, action)
    }

    /// Takes away what lies over a place: -1 is the root, 0 what lies directly on it. The action runs if something was
    /// taken away, after the dismissal actions of all that went.
    public func popTo(_ place: Int, _ action: (() -> Void)? = nil) {
        guard place >= -1, remainingCoordinator?.state.keep(place + 1) == true else { return }
        action?()
    }
}

extension NavigationCoordinatable {
    /// Takes everything away but the root.
    @discardableResult public func popToRoot(_ action: (() -> Void)? = nil) -> Self {
        popTo(-1, action)
        return self
    }
}
