/// What navigates a navigation coordinator: the coordinator itself, and its routers. The operations are written once,
/// for both.
public protocol Navigating {
    /// The coordinator's type.
    associatedtype NavigatedCoordinator: NavigationCoordinatable
    /// The coordinator.
    var navigatedCoordinator: NavigatedCoordinator { get }
    /// The coordinator; `nil` where it is gone.
    var remainingCoordinator: NavigatedCoordinator? { get }
}

extension Navigating {
    /// The coordinator.
    public var remainingCoordinator: NavigatedCoordinator? { navigatedCoordinator }
}

extension NavigationCoordinatable {
    /// A coordinator navigates itself.
    public var navigatedCoordinator: Self { self }
}

extension NavigationRouter: Navigating where T: NavigationCoordinatable {
    /// The coordinator that the router belongs to.
    public var navigatedCoordinator: T { coordinator }

    /// The coordinator that the router belongs to; `nil` where it is gone.
    public var remainingCoordinator: T? { remaining }
}
