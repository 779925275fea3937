#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A route that is a tab.
    public protocol TabRoute {}

    /// A coordinator whose flow is a tab bar.
    public protocol TabCoordinatable: Coordinatable, RouteResolving
    where ResolvedRoute == Route, Resolution == AnyCoordinatable {
        /// The tabs, usually an enum.
        associatedtype Route
        /// The items' type.
        associatedtype ViewType: View
        /// What ``customize(_:)`` returns.
        associatedtype CustomizeViewType: View
        /// A tab's coordinator.
        func resolveRoute(route: Route) -> AnyCoordinatable
        /// A tab's item in the bar.
        @ViewBuilder func tabItem(forTab tab: Int) -> ViewType
        /// Changes the view of all that the coordinator shows.
        func customize(_ view: AnyView) -> CustomizeViewType
        /// The tabs.
        var children: TabChild<Self> { get }
    }

    extension TabCoordinatable {
        /// The tabs.
        public var context: CoordinatorContext { children }

        /// The view as it is.
        public func customize(_ view: AnyView) -> some View { view }

        /// What it shows now.
        public var state: NavigationState { children.state }

        /// The coordinator of the tab in front.
        public var childCoordinators: [AnyCoordinatable] {
            [state.front?.content as? AnyCoordinatable].compactMap(\.self)
        }

        /// The view of the tab in front, customized.
        public func coordinatorView() -> AnyView {
            AnyView(customize(childCoordinators.first?.coordinatorView() ?? AnyView(EmptyView())))
        }

        /// Opens a URL by every `onOpenURL` of the coordinator and its screens.
        public func open(_ link: LiveLink) -> Bool {
            state.open(link, around: AnyView(customize(AnyView(EmptyView()))))
        }

        /// Brings a tab to the front.
        public func take(_ route: Any, named name: String, input: Any?) -> Bool {
            guard let route = route as? Route else { return false }
            children.show(route)
            return true
        }

        /// A tab cannot be taken away; that is noted in the state.
        public func dismissChildCoordinator(_ childCoordinator: AnyCoordinatable, _ completion: (() -> Void)?) {
            state.record(.notAChild(childCoordinator.shownName, of: TypeName(Self.self).id))
        }
    }

    /// The tabs of a tab coordinator, and which is in front.
    public final class TabChild<Owner: TabCoordinatable>: CoordinatorContext {
        let state = NavigationState(of: Owner.self, flow: .tab)
        private var router: AnyObject?

        /// Makes the tabs.
        public init(_ coordinator: Owner, tabRoutes: [Owner.Route], staringRoute: Int = 0) {
            super.init()
            let router = TabRouter(coordinator, self)
            RouterStore.shared.store(router: router)
            self.router = router
            let surroundings = ViewEnvironment(router, outer: environment)
            let coordinators = ViewEnvironment.$current.withValue(surroundings) {
                tabRoutes.map { ($0, coordinator.resolveRoute(route: $0)) }
            }
            state.replaceTabs(coordinators.map { coordinator.item($1, route: $0, presentation: .tab) })
            if staringRoute != 0 { state.selectTab(staringRoute) }
        }

        /// Brings a tab to the front. One that was not started cannot be; that is noted in the state.
        func show(_ route: Owner.Route) {
            if let place = state.tabs.firstIndex(where: { $0.route == routeIdentity(route) }) {
                state.selectTab(place)
            } else {
                state.record(.tabNotStarted(TypeName(Owner.self).id, tab: String(describing: route)))
            }
        }

        /// Which tab is in front, counted from 0.
        public var activeTab: Int {
            get { state.selectedTab }
            set { state.selectTab(newValue) }
        }
    }

    /// What the screens of a tab coordinator switch tabs with.
    public final class TabRouter<Route>: Routable {
        private let show: (Route) -> Void

        private init() {
            show = { _ in }
        }

        init<Owner: TabCoordinatable>(_ coordinator: Owner, _ tabs: TabChild<Owner>) where Owner.Route == Route {
            show = { [weak tabs] in tabs?.show($0) }
        }

        /// Brings a tab to the front. One that was not started cannot be; that is noted in the state.
        public func route(to route: Route) { show(route) }
    }

    extension TabRouter: Detachable {
        /// A router of no coordinator, which does nothing.
        public static func detached() -> Self { Self() }
    }
#endif
