import NavAtlasModel

/// What a screen switches tabs with. It does not keep the coordinator alive. What is asked of it once the coordinator is
/// gone does nothing; that is noted in ``failures``.
public final class TabRouter<T>: Routable {
    /// What was asked for and could not be done, for the coordinator was gone; the oldest first.
    public private(set) var failures: [NavigationFailure] = []
    private weak var owner: AnyObject?

    /// Creates a router for a coordinator.
    public init(coordinator: T) { owner = coordinator as AnyObject }

    private init() {}

    /// The coordinator; `nil` where it is gone, which is noted.
    public var coordinator: T! {
        let coordinator = owner as? T
        if coordinator == nil { failures.append(.coordinatorGone(TypeName(T.self).id)) }
        return coordinator
    }
}

extension TabRouter where T: TabCoordinatable {
    /// Brings the tab to the front. One that is not among the starting items cannot be: that is noted in the state.
    @discardableResult public func focusFirst(_ route: KeyPath<T, Content<T, AnyView>>) -> T! {
        (coordinator as T?)?.focusFirst(route)
    }

    /// Brings the tab to the front, and returns the coordinator that it shows. Where the tab is not among the starting
    /// items, that is noted in the state, and the coordinator is a new one that is not shown.
    @discardableResult public func focusFirst<Output: Coordinatable>(
        _ route: KeyPath<T, Content<T, Output>>
    ) -> Output! {
        (coordinator as T?)?.focusFirst(route)
    }
}

#if !canImport(SwiftUI)
    extension TabRouter: Detachable {
        /// A router of no coordinator.
        public static func detached() -> Self { Self() }
    }
#endif
