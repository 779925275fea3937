import NavAtlasModel

// Taking routes: by key path, with or without an input.

extension NavigationCoordinatable {
    private func append<Input, Output>(
        _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
        _ input: Input,
        _ onDismiss: (() -> Void)?
    ) -> Output {
        let transition = self[keyPath: route]
        let shown = transition.show(
            on: self, at: state.stack.count, route: route, input: input,
            presentation: transition.type.type.presentation, onDismiss: onDismiss)
        state.append(shown.item)
        return shown.output
    }

    /// Shows a view over what is there.
    @discardableResult public func route<Input>(
        to route: KeyPath<Self, Transition<Self, Presentation, Input, AnyView>>,
        _ input: Input,
        onDismiss: (() -> Void)? = nil
    ) -> Self {
        _ = append(route, input, onDismiss)
        return self
    }

    /// Shows a view over what is there.
    @discardableResult public func route(
        to route: KeyPath<Self, Transition<Self, Presentation, Void, AnyView>>,
        onDismiss: (() -> Void)? = nil
    ) -> Self {
        _ = append(route, (), onDismiss)
        return self
    }

    /// Shows a coordinator over what is there, and returns it.
    @discardableResult public func route<Input, Output: Coordinatable>(
        to route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
        _ input: Input,
        onDismiss: (() -> Void)? = nil
    ) -> Output {
        let output = append(route, input, onDismiss)
        if let parent = output.parent, parent !== self,
            (parent as? any NavigationStateProviding)?.state.shows(output) == true
        {
            let names = [output, parent, self].map { TypeName(Swift.type(of: $0)).id }
            state.record(.secondParent(names[0], of: names[1], second: names[2]))
        }
        output.parent = self
        return output
    }

    /// Shows a coordinator over what is there, and returns it.
    @discardableResult public func route<Output: Coordinatable>(
        to route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>,
        onDismiss: (() -> Void)? = nil
    ) -> Output {
        self.route(to: route, (), onDismiss: onDismiss)
    }
}
