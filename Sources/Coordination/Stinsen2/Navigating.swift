/// What navigates a navigation coordinator: the coordinator itself, and its routers. The operations are written once,
/// for both.
public protocol Navigating {
    /// The coordinator's type.
    associatedtype NavigatedCoordinator: NavigationCoordinatable
    /// The coordinator.
    var navigatedCoordinator: NavigatedCoordinator { get }
}

extension NavigationCoordinatable {
    /// A coordinator navigates itself.
    public var navigatedCoordinator: Self { self }
}

extension NavigationRouter: Navigating where T: NavigationCoordinatable {
    /// The coordinator that the router belongs to.
    public var navigatedCoordinator: T { coordinator }
}
