import NavAtlasModel

/// What one screen navigates with: it knows the coordinator and the screen's place on the stack. It does not keep the
/// coordinator alive.
public final class NavigationRouter<T>: Routable {
    /// The screen's place on the stack: -1 is the root, 0 what lies directly on it.
    public let id: Int
    private weak var owner: AnyObject?

    /// Creates a router for a place of a coordinator.
    public init(id: Int, coordinator: T) {
        self.id = id
        owner = coordinator as AnyObject
    }

    /// The coordinator; `nil` where it is gone.
    var remaining: T? { owner as? T }

    /// The coordinator. It is a mistake in the program to use a router whose coordinator is gone.
    public var coordinator: T {
        guard let coordinator = remaining else {
            preconditionFailure("a router was used after its \(T.self) was gone; keep no router longer than its screen")
        }
        return coordinator
    }
}

extension NavigationRouter where T: NavigationCoordinatable {
    /// Takes away the router's own screen, and all that lies over it. Nothing happens where the coordinator is gone.
    public func pop(_ action: (() -> Void)? = nil) { remaining?.popTo(id - 1, action) }

    /// Whether a coordinator presents this one, and can take it away.
    public var canDismiss: Bool { remaining?.stack.parent?.canDismissChild ?? false }
}
