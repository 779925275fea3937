// What routers show. Each operation returns what the coordinator's does, and `nil` where the coordinator is gone: as an
// implicitly unwrapped optional, so that an app's calls are written as with Stinsen itself.

/// What navigates a coordinator that may be gone.
public protocol RouterNavigating: Navigating where NavigatedCoordinator: NavigationCoordinatable {
    /// The coordinator; `nil` where it is gone, which is noted where that can be.
    var reachedCoordinator: NavigatedCoordinator? { get }
}

/// What a router returned can be asked in turn, whether the coordinator was there or not.
extension Optional: RouterNavigating, Navigating where Wrapped: NavigationCoordinatable {
    /// The coordinator, if there is one.
    public var remainingCoordinator: Wrapped? { self }
    /// The coordinator, if there is one.
    public var reachedCoordinator: Wrapped? { self }
}

extension RouterNavigating {
    /// A declared way of the coordinator.
    public typealias Way<Kind: RouteType, Input, Output: ViewPresentable> = KeyPath<
        NavigatedCoordinator, Transition<NavigatedCoordinator, Kind, Input, Output>
    >

    /// Takes everything away but the root.
    @discardableResult public func popToRoot(_ action: (() -> Void)? = nil) -> NavigatedCoordinator! {
        reachedCoordinator?.popToRoot(action)
    }

    /// Shows a view over what is there.
    @discardableResult public func route<Input>(
        to route: Way<Presentation, Input, AnyView>, _ input: Input, onDismiss: (() -> Void)? = nil
    ) -> NavigatedCoordinator! {
        reachedCoordinator?.route(to: route, input, onDismiss: onDismiss)
    }

    /// Shows a view over what is there.
    @discardableResult public func route(
        to route: Way<Presentation, Void, AnyView>, onDismiss: (() -> Void)? = nil
    ) -> NavigatedCoordinator! {
        reachedCoordinator?.route(to: route, onDismiss: onDismiss)
    }

    /// Shows a coordinator over what is there, and returns it.
    @discardableResult public func route<Input, Output: Coordinatable>(
        to route: Way<Presentation, Input, Output>, _ input: Input, onDismiss: (() -> Void)? = nil
    ) -> Output! {
        reachedCoordinator?.route(to: route, input, onDismiss: onDismiss)
    }

    /// Shows a coordinator over what is there, and returns it.
    @discardableResult public func route<Output: Coordinatable>(
        to route: Way<Presentation, Void, Output>, onDismiss: (() -> Void)? = nil
    ) -> Output! {
        reachedCoordinator?.route(to: route, onDismiss: onDismiss)
    }

    /// Makes a view the root. Nothing changes where it already is.
    @discardableResult public func root(_ route: Way<RootSwitch, Void, AnyView>) -> NavigatedCoordinator! {
        reachedCoordinator?.root(route)
    }

    /// Makes a view the root. Nothing changes where it already is, with an input that is the same.
    @discardableResult public func root<Input>(
        _ route: Way<RootSwitch, Input, AnyView>, _ input: Input, comparator: (Input, Input) -> Bool
    ) -> NavigatedCoordinator! {
        reachedCoordinator?.root(route, input, comparator: comparator)
    }

    /// Makes a view the root. Nothing changes where it already is, with an equal input.
    @discardableResult public func root<Input: Equatable>(
        _ route: Way<RootSwitch, Input, AnyView>, _ input: Input
    ) -> NavigatedCoordinator! {
        reachedCoordinator?.root(route, input)
    }

    /// Makes a coordinator the root, and returns it. Nothing changes where it already is.
    @discardableResult public func root<Output: Coordinatable>(
        _ route: Way<RootSwitch, Void, Output>
    ) -> Output! {
        reachedCoordinator?.root(route)
    }

    /// Makes a coordinator the root, and returns it. Nothing changes where it already is, with an input that is the same.
    @discardableResult public func root<Input, Output: Coordinatable>(
        _ route: Way<RootSwitch, Input, Output>, _ input: Input, comparator: (Input, Input) -> Bool
    ) -> Output! {
        reachedCoordinator?.root(route, input, comparator: comparator)
    }

    /// Makes a coordinator the root, and returns it. Nothing changes where it already is, with an equal input.
    @discardableResult public func root<Input: Equatable, Output: Coordinatable>(
        _ route: Way<RootSwitch, Input, Output>, _ input: Input
    ) -> Output! {
        reachedCoordinator?.root(route, input)
    }
}
