import NavAtlasModel

/// A coordinator whose flow is a tab bar.
public protocol TabCoordinatable: Coordinatable, TabFocusing, NavigationStateProviding
where FocusedCoordinator == Self {
    /// Declares a tab.
    typealias Route = TabRoute
    /// What its screens switch tabs with.
    typealias Router = TabRouter<Self>
    /// What ``customize(_:)`` returns.
    associatedtype CustomizeViewType: View
    /// As what its router knows it: the coordinator, or a protocol that it conforms to.
    associatedtype RouterStoreType

    /// The coordinator as its router knows it.
    var routerStorable: RouterStoreType { get }
    /// The tabs that it starts with, and which one is in front.
    var child: TabChild { get }
    /// Changes the view of all that the coordinator shows.
    func customize(_ view: AnyView) -> CustomizeViewType
}

extension TabCoordinatable {
    /// The coordinator itself.
    public var routerStorable: Self { self }

    /// A tab coordinator switches its own tabs.
    public var focusedCoordinator: Self { self }

    /// Who presents it.
    public var parent: (any ChildDismissable)? {
        get { child.parent }
        set { child.parent = newValue }
    }

    /// The view as it is.
    public func customize(_ view: AnyView) -> some View { view }

    /// What it shows now.
    public var state: NavigationState { child.state(of: self) }

    /// The view of the tab in front, customized.
    public func view() -> AnyView {
        let front = (state.front?.content as? any ViewPresentable)?.view() ?? AnyView(EmptyView())
        return AnyView(customize(front))
    }

    /// A tab cannot be taken away.
    public func dismissChild<Child: Coordinatable>(coordinator: Child, action: (() -> Void)?) {
        state.record(.notAChild(TypeName(Child.self).id, of: TypeName(Self.self).id))
    }

    /// A tab cannot be taken away.
    public var canDismissChild: Bool { false }
}

/// What switches the tabs of a tab coordinator: the coordinator itself, and its routers.
public protocol TabFocusing {
    /// The coordinator's type.
    associatedtype FocusedCoordinator: TabCoordinatable
    /// The coordinator.
    var focusedCoordinator: FocusedCoordinator { get }
}

extension TabFocusing {
    private func focus<Output>(
        _ route: KeyPath<FocusedCoordinator, Content<FocusedCoordinator, Output>>
    ) -> Output {
        let coordinator = focusedCoordinator
        let state = coordinator.state
        if let place = state.tabs.firstIndex(where: { $0.route == AnyHashable(route as AnyKeyPath) }) {
            coordinator.child.activeTab = place
            if let output = state.tabs[place].content as? Output { return output }
        }
        let content = coordinator[keyPath: route]
        state.record(.tabNotStarted(TypeName(FocusedCoordinator.self).id, tab: shownType(content.shows).id))
        return content.make(for: coordinator, router: TabRouter(coordinator: coordinator.routerStorable))
    }

    /// Brings the tab to the front. One that is not among the starting items cannot be: that is noted in the state.
    @discardableResult public func focusFirst(
        _ route: KeyPath<FocusedCoordinator, Content<FocusedCoordinator, AnyView>>
    ) -> FocusedCoordinator {
        _ = focus(route)
        return focusedCoordinator
    }

    /// Brings the tab to the front, and returns the coordinator that it shows. Where the tab is not among the starting
    /// items, that is noted in the state, and the coordinator is a new one that is not shown.
    @discardableResult public func focusFirst<Output: Coordinatable>(
        _ route: KeyPath<FocusedCoordinator, Content<FocusedCoordinator, Output>>
    ) -> Output {
        focus(route)
    }
}

/// What a screen switches tabs with. It does not keep the coordinator alive.
public final class TabRouter<T>: Routable {
    private weak var owner: AnyObject?

    /// Creates a router for a coordinator.
    public init(coordinator: T) { owner = coordinator as AnyObject }

    /// The coordinator. It is a mistake in the program to use a router whose coordinator is gone.
    public var coordinator: T {
        guard let coordinator = owner as? T else {
            preconditionFailure("a router was used after its \(T.self) was gone; keep no router longer than its screen")
        }
        return coordinator
    }
}

extension TabRouter: TabFocusing where T: TabCoordinatable {
    /// The coordinator that the router belongs to.
    public var focusedCoordinator: T { coordinator }
}
