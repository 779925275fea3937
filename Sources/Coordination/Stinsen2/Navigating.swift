/// An object that can navigate: a navigation coordinator, or one of its routers.
///
/// What can be answered without the coordinator is written once, here. Showing something returns a coordinator: it is
/// written for coordinators, which always have one, and for ``RouterNavigating``, which may have lost it.
public protocol Navigating {
    /// The coordinator's type. It is not required to be a coordinator here: a coordinator of the main actor would then have
    /// to say twice that it is one.
    associatedtype NavigatedCoordinator
    /// The coordinator; `nil` where it is gone.
    var remainingCoordinator: NavigatedCoordinator? { get }
}

extension NavigationCoordinatable {
    /// A coordinator navigates itself.
    public var remainingCoordinator: Self? { self }
}

extension NavigationRouter: RouterNavigating, Navigating where T: NavigationCoordinatable {
    /// The coordinator that the router belongs to; `nil` where it is gone.
    public var remainingCoordinator: T? { remaining }

    /// The coordinator; where it is gone, that is noted.
    public var reachedCoordinator: T? { coordinator }
}
