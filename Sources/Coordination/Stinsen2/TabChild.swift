import NavAtlasModel

/// The tabs that a tab coordinator starts with, and which one is in front.
public final class TabChild {
    /// The key paths of the tabs, in order.
    public let startingItems: [AnyKeyPath]
    weak var parent: (any ChildDismissable)?
    let surroundings = CapturedEnvironment()

    private var wanted: Int
    private var navigation: NavigationState?
    private var tapped: [(Bool) -> Void] = []
    private var router: AnyObject?

    /// Names the tabs, and the one that is in front at first.
    public init(startingItems: [AnyKeyPath], activeTab: Int = 0) {
        self.startingItems = startingItems
        wanted = activeTab
    }

    /// Which tab is in front, counted from 0. Setting it is a tap: the tab's `onTapped` is told whether it already was.
    public var activeTab: Int {
        get { navigation?.selectedTab ?? wanted }
        set {
            guard let navigation else {
                wanted = newValue
                return
            }
            let isRepeat = navigation.selectedTab == newValue
            navigation.selectTab(newValue)
            if tapped.indices.contains(newValue) { tapped[newValue](isRepeat) }
        }
    }

    /// The state; the tabs are made when it is first asked for.
    func state<Owner: TabCoordinatable>(of owner: Owner) -> NavigationState {
        if let navigation { return navigation }
        let state = NavigationState(of: Owner.self, flow: .tab)
        navigation = state
        let router = TabRouter(coordinator: owner.routerStorable)
        RouterStore.shared.store(router: router)
        self.router = router
        let tabs = startingItems.compactMap { path -> Tab? in
            let content = owner[keyPath: path] as? any TabContent
            return content?.tab(of: owner, route: path, router: router)
        }
        state.replaceTabs(tabs.map(\.item))
        tapped = tabs.map(\.tapped)
        if wanted != 0 { state.selectTab(wanted) }
        return state
    }
}

/// A tab that was made, and what a tap on it does.
typealias Tab = (item: ShownItem, tapped: (Bool) -> Void)

/// A tab whose type is not known: what a starting item's key path leads to.
protocol TabContent {
    func tab(of owner: Any, route: AnyKeyPath, router: AnyObject) -> Tab?
}

extension Content: TabContent {
    func tab(of owner: Any, route: AnyKeyPath, router: AnyObject) -> Tab? {
        guard let owner = owner as? T else { return nil }
        let output = make(for: owner, router: router)
        let item = ShownItem(
            content: output, kind: Output.self == AnyView.self ? .screen : .coordinator, type: shownType(shows),
            route: route, presentation: .tab)
        return (item, { [weak owner] isRepeat in owner.map { self.onTapped($0)(isRepeat, output) } })
    }

    func make(for owner: T, router: AnyObject) -> Output {
        inEnvironment(of: router, outer: owner.child.surroundings) { closure(owner)() }
    }
}
