import NavAtlasModel

extension Navigating {
    private func append<Input, Output>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, Output>>,
        _ input: Input,
        _ onDismiss: (() -> Void)?
    ) -> Output {
        let coordinator = navigatedCoordinator
        let transition = coordinator[keyPath: route]
        let shown = transition.show(
            on: coordinator, at: coordinator.state.stack.count, route: route, input: input,
            presentation: transition.type.type.presentation, onDismiss: onDismiss)
        coordinator.state.append(shown.item)
        return shown.output
    }

    /// Shows a view over what is there.
    @discardableResult public func route<Input>(
        to route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, AnyView>>,
        _ input: Input,
        onDismiss: (() -> Void)? = nil
    ) -> NavigatedCoordinator {
        _ = append(route, input, onDismiss)
        return navigatedCoordinator
    }

    /// Shows a view over what is there.
    @discardableResult public func route(
        to route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Void, AnyView>>,
        onDismiss: (() -> Void)? = nil
    ) -> NavigatedCoordinator {
        _ = append(route, (), onDismiss)
        return navigatedCoordinator
    }

    /// Shows a coordinator over what is there, and returns it.
    @discardableResult public func route<Input, Output: Coordinatable>(
        to route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, Output>>,
        _ input: Input,
        onDismiss: (() -> Void)? = nil
    ) -> Output {
        let output = append(route, input, onDismiss)
        let coordinator = navigatedCoordinator
        if let parent = output.parent, parent !== coordinator,
            (parent as? any NavigationStateProviding)?.state.shows(output) == true
        {
            let names = [output, parent, coordinator].map { TypeName(Swift.type(of: $0)).id }
            coordinator.state.record(.secondParent(names[0], of: names[1], second: names[2]))
        }
        output.parent = coordinator
        return output
    }

    /// Shows a coordinator over what is there, and returns it.
    @discardableResult public func route<Output: Coordinatable>(
        to route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Void, Output>>,
        onDismiss: (() -> Void)? = nil
    ) -> Output {
        self.route(to: route, (), onDismiss: onDismiss)
    }
}
