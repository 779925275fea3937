import NavAtlasModel

/// A coordinator whose flow is a tab bar.
public protocol TabCoordinatable: Coordinatable, NavigationStateProviding {
    /// Declares a tab.
    typealias Route = TabRoute
    /// What its screens switch tabs with.
    typealias Router = TabRouter<Self>
    /// What ``customize(_:)`` returns.
    associatedtype CustomizeViewType: View
    /// The type that its router names it by: the coordinator, or a protocol that it conforms to.
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

extension TabCoordinatable {
    private func focus<Output>(_ route: KeyPath<Self, Content<Self, Output>>) -> Output {
        if let place = state.tabs.firstIndex(where: { $0.route == AnyHashable(route as AnyKeyPath) }) {
            child.activeTab = place
            if let output = state.tabs[place].content as? Output { return output }
        }
        let content = self[keyPath: route]
        state.record(.tabNotStarted(TypeName(Self.self).id, tab: shownType(content.shows).id))
        return content.make(for: self, router: TabRouter(coordinator: routerStorable))
    }

    /// Brings the tab to the front. One that is not among the starting items cannot be: that is noted in the state.
    @discardableResult public func focusFirst(
        _ route: KeyPath<Self, Content<Self, AnyView>>
    ) -> Self {
        _ = focus(route)
        return self
    }

    /// Brings the tab to the front, and returns the coordinator that it shows. Where the tab is not among the starting
    /// items, that is noted in the state, and the coordinator is a new one that is not shown.
    @discardableResult public func focusFirst<Output: Coordinatable>(
        _ route: KeyPath<Self, Content<Self, Output>>
    ) -> Output {
        focus(route)
    }
}
