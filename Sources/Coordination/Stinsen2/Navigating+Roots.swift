// Switching roots, and asking which root is shown.

extension Navigating where NavigatedCoordinator: NavigationCoordinatable {
    /// What the present root shows, where the route led to it with a wanted input.
    fileprivate func present<Input, Output>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, RootSwitch, Input, Output>>,
        where isWanted: (Input) -> Bool = { _ in true }
    ) -> Output? {
        guard let coordinator = remainingCoordinator, let root = coordinator.state.root,
            root.isShown(by: route, of: coordinator)
        else { return nil }
        guard let input = (root.input ?? ()) as? Input, isWanted(input) else { return nil }
        return root.content as? Output
    }

    /// Whether the route led to the root, whatever its input.
    public func isRoot<Input, Output>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, RootSwitch, Input, Output>>
    ) -> Bool {
        present(route) != nil
    }

    /// Whether the route led to the root, with an input like this one.
    public func isRoot<Input, Output>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, RootSwitch, Input, Output>>,
        _ input: Input,
        comparator: (Input, Input) -> Bool
    ) -> Bool {
        present(route, where: { comparator($0, input) }) != nil
    }

    /// Whether the route led to the root, with an equal input.
    public func isRoot<Input: Equatable, Output>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, RootSwitch, Input, Output>>,
        _ input: Input
    ) -> Bool {
        isRoot(route, input, comparator: ==)
    }

    /// The coordinator that is the root, if the route led to it.
    public func hasRoot<Input, Output: Coordinatable>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, RootSwitch, Input, Output>>
    ) -> Output? {
        present(route)
    }

    /// The coordinator that is the root, if the route led to it with an input like this one.
    public func hasRoot<Input, Output: Coordinatable>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, RootSwitch, Input, Output>>,
        _ input: Input,
        comparator: (Input, Input) -> Bool
    ) -> Output? {
        present(route, where: { comparator($0, input) })
    }

    /// The coordinator that is the root, if the route led to it with an equal input.
    public func hasRoot<Input: Equatable, Output: Coordinatable>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, RootSwitch, Input, Output>>,
        _ input: Input
    ) -> Output? {
        hasRoot(route, input, comparator: ==)
    }
}

extension NavigationCoordinatable {
    private func switchRoot<Input, Output>(
        _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
        _ input: Input,
        isSame: (Input, Input) -> Bool
    ) -> Output {
        if let output = present(route, where: { isSame($0, input) }) { return output }
        let shown = self[keyPath: route].root(of: self, route: route, input: input)
        state.replaceRoot(shown.item)
        return shown.output
    }

    // Views

    /// Makes a view the root. Nothing changes where it already is.
    @discardableResult public func root(
        _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, AnyView>>
    ) -> Self {
        _ = switchRoot(route, (), isSame: { _, _ in true })
        return self
    }

    /// Makes a view the root. Nothing changes where it already is, with an input that is the same.
    @discardableResult public func root<Input>(
        _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, AnyView>>,
        _ input: Input,
        comparator: (Input, Input) -> Bool
    ) -> Self {
        _ = switchRoot(route, input, isSame: comparator)
        return self
    }

    /// Makes a view the root. Nothing changes where it already is, with an equal input.
    @discardableResult public func root<Input: Equatable>(
        _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, AnyView>>,
        _ input: Input
    ) -> Self {
        root(route, input, comparator: ==)
    }

    // Coordinators

    /// Makes a coordinator the root, and returns it. Nothing changes where it already is.
    @discardableResult public func root<Output: Coordinatable>(
        _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
    ) -> Output {
        switchRoot(route, (), isSame: { _, _ in true })
    }

    /// Makes a coordinator the root, and returns it. Nothing changes where it already is, with an input that is the same.
    @discardableResult public func root<Input, Output: Coordinatable>(
        _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
        _ input: Input,
        comparator: (Input, Input) -> Bool
    ) -> Output {
        switchRoot(route, input, isSame: comparator)
    }

    /// Makes a coordinator the root, and returns it. Nothing changes where it already is, with an equal input.
    @discardableResult public func root<Input: Equatable, Output: Coordinatable>(
        _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
        _ input: Input
    ) -> Output {
        root(route, input, comparator: ==)
    }
}
