import NavAtlasModel

/// What one screen navigates with: it knows the coordinator and the screen's place on the stack. It does not keep the
/// coordinator alive. What is asked of it once the coordinator is gone does nothing; that is noted in ``failures``.
public final class NavigationRouter<T>: Routable {
    /// The screen's place on the stack: -1 is the root, 0 what lies directly on it.
    public let id: Int
    /// What was asked for and could not be done, for the coordinator was gone; the oldest first.
    public private(set) var failures: [NavigationFailure] = []
    private weak var owner: AnyObject?

    /// Creates a router for a place of a coordinator.
    public init(id: Int, coordinator: T) {
        self.id = id
        owner = coordinator as AnyObject
    }

    private init() { id = -1 }

    /// The coordinator; `nil` where it is gone.
    var remaining: T? { owner as? T }

    /// The coordinator; `nil` where it is gone, which is noted.
    public var coordinator: T! {
        if remaining == nil { failures.append(.coordinatorGone(TypeName(T.self).id)) }
        return remaining
    }
}

#if !canImport(SwiftUI)
    extension NavigationRouter: Detachable {
        /// A router of no coordinator.
        public static func detached() -> Self { Self() }
    }
#endif

extension NavigationRouter where T: NavigationCoordinatable {
    /// Takes away the router's own screen, and all that lies over it. Nothing happens where the coordinator is gone.
    public func pop(_ action: (() -> Void)? = nil) { remaining?.popTo(id - 1, action) }

    /// Whether a coordinator presents this one, and can take it away.
    public var canDismiss: Bool { remaining?.stack.parent?.canDismissChild ?? false }
}
