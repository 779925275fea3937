/// Why something could not be brought to the front.
public enum FocusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The route, with that input where one was asked for, is not on the stack.
    case routeNotFound
    /// The coordinator whose router was asked is gone.
    case coordinatorGone

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .routeNotFound: "the route is not on the stack; route to it first"
        case .coordinatorGone: "the router's coordinator is gone; keep no router longer than its screen"
        }
    }
}

extension Navigating where NavigatedCoordinator: NavigationCoordinatable {
    private var present: NavigatedCoordinator {
        get throws(FocusError) {
            guard let coordinator = remainingCoordinator else { throw .coordinatorGone }
            return coordinator
        }
    }

    /// Uncovers the first place on the stack that the route led to, and returns what it shows.
    private func uncover<Input, Output>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, Output>>,
        where isWanted: (Input) -> Bool = { _ in true }
    ) throws(FocusError) -> Output {
        let coordinator = try present
        let place = coordinator.state.stack.firstIndex { item in
            guard item.isShown(by: route, of: coordinator) else { return false }
            guard let input = (item.input ?? ()) as? Input else { return false }
            return isWanted(input)
        }
        guard let place, let output = coordinator.state.stack[place].content as? Output else {
            throw .routeNotFound
        }
        coordinator.popTo(place)
        return output
    }

    /// Takes away all that lies over the first place on the stack that the route led to.
    ///
    /// - Throws: ``FocusError/coordinatorGone``, and ``FocusError/routeNotFound`` where the route is not on the stack.
    @discardableResult public func focusFirst<Input>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, AnyView>>
    ) throws(FocusError) -> NavigatedCoordinator {
        _ = try uncover(route)
        return try present
    }

    /// Takes away all that lies over the first place on the stack that the route led to with an input like this one.
    ///
    /// - Throws: ``FocusError/coordinatorGone``, and ``FocusError/routeNotFound`` where the route is not on the stack with such an input.
    @discardableResult public func focusFirst<Input>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, AnyView>>,
        _ input: Input,
        comparator: (Input, Input) -> Bool
    ) throws(FocusError) -> NavigatedCoordinator {
        _ = try uncover(route) { comparator($0, input) }
        return try present
    }

    /// Takes away all that lies over the first place on the stack that the route led to with an equal input.
    ///
    /// - Throws: ``FocusError/coordinatorGone``, and ``FocusError/routeNotFound`` where the route is not on the stack with that input.
    @discardableResult public func focusFirst<Input: Equatable>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, AnyView>>,
        _ input: Input
    ) throws(FocusError) -> NavigatedCoordinator {
        try focusFirst(route, input, comparator: ==)
    }

    /// Takes away all that lies over the first coordinator that the route led to, and returns it.
    ///
    /// - Throws: ``FocusError/coordinatorGone``, and ``FocusError/routeNotFound`` where the route is not on the stack.
    @discardableResult public func focusFirst<Input, Output: Coordinatable>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, Output>>
    ) throws(FocusError) -> Output {
        try uncover(route)
    }

    /// Takes away all that lies over the first coordinator that the route led to with an input like this one.
    ///
    /// - Throws: ``FocusError/coordinatorGone``, and ``FocusError/routeNotFound`` where the route is not on the stack with such an input.
    @discardableResult public func focusFirst<Input, Output: Coordinatable>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, Output>>,
        _ input: Input,
        comparator: (Input, Input) -> Bool
    ) throws(FocusError) -> Output {
        try uncover(route) { comparator($0, input) }
    }

    /// Takes away all that lies over the first coordinator that the route led to with an equal input.
    ///
    /// - Throws: ``FocusError/coordinatorGone``, and ``FocusError/routeNotFound`` where the route is not on the stack with that input.
    @discardableResult public func focusFirst<Input: Equatable, Output: Coordinatable>(
        _ route: KeyPath<NavigatedCoordinator, Transition<NavigatedCoordinator, Presentation, Input, Output>>,
        _ input: Input
    ) throws(FocusError) -> Output {
        try focusFirst(route, input, comparator: ==)
    }
}
