import NavAtlasModel

/// A coordinator whose flow is a navigation stack.
public protocol NavigationCoordinatable: Coordinatable, Navigating, NavigationStateProviding
where NavigatedCoordinator == Self {
    /// Declares a route.
    typealias Route = NavigationRoute
    /// Declares a root.
    typealias Root = NavigationRoute
    /// What its screens navigate with.
    typealias Router = NavigationRouter<Self>
    /// What ``customize(_:)`` returns.
    associatedtype CustomizeViewType: View
    /// The type that its router names it by: the coordinator, or a protocol that it conforms to.
    associatedtype RouterStoreType

    /// The coordinator as its router knows it.
    var routerStorable: RouterStoreType { get }
    /// What it starts with, and what it shows.
    var stack: NavigationStack<Self> { get }
    /// Changes the view of all that the coordinator shows.
    func customize(_ view: AnyView) -> CustomizeViewType
}

extension NavigationCoordinatable {
    /// The coordinator itself.
    public var routerStorable: Self { self }

    /// Who presents it.
    public var parent: (any ChildDismissable)? {
        get { stack.parent }
        set { stack.parent = newValue }
    }

    /// The view as it is.
    public func customize(_ view: AnyView) -> some View { view }

    /// What it shows now.
    public var state: NavigationState { stack.state(of: self) }

    /// The view of its root, customized.
    public func view() -> AnyView {
        let root = (state.root?.content as? any ViewPresentable)?.view() ?? AnyView(EmptyView())
        return AnyView(customize(root))
    }

    /// Takes away a coordinator on the stack, and all that lies over it.
    public func dismissChild<Child: Coordinatable>(coordinator: Child, action: (() -> Void)? = nil) {
        guard let place = state.stack.firstIndex(where: { $0.content as AnyObject === coordinator }) else {
            state.record(.notAChild(TypeName(Child.self).id, of: TypeName(Self.self).id))
            return
        }
        popTo(place - 1, action)
    }
}
