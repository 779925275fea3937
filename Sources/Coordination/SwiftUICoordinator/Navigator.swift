#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A coordinator that shows routes.
    public typealias Routing = Coordinator & Navigator

    /// Something that shows routes on a navigation controller.
    public protocol Navigator: ObservableObject {
        /// The routes, usually an enum.
        associatedtype Route: NavigationRoute
        /// What shows the views.
        var navigationController: UINavigationController { get }
        /// What is shown first.
        var startRoute: Route { get }
        /// Shows the first route.
        func start()
        /// Shows a route the way that its action says.
        func show(route: Route)
        /// Replaces the navigation stack.
        func set(routes: [Route], animated: Bool)
        /// Adds to the navigation stack.
        func append(routes: [Route], animated: Bool)
        /// Takes the topmost view away.
        func pop(animated: Bool)
        /// Takes away all but the lowest view, and what is presented.
        func popToRoot(animated: Bool)
        /// Takes away what is presented.
        func dismiss(animated: Bool)
    }

    extension Navigator {
        /// What the navigation controller shows.
        public var state: NavigationState { navigationController.state }
    }

    extension Coordinator where Self: Navigator {
        /// What the navigation controller shows.
        public var ownState: NavigationState? { navigationController.state }

        /// How coordinators have started one another.
        public var ownStarts: StartedCoordinators? { navigationController.starts }
    }

    extension Navigator where Self: RouterViewFactory {
        /// What is on the navigation stack, the lowest first.
        public var viewControllers: [UIViewController] { navigationController.viewControllers }

        /// What is on top of the navigation stack.
        public var topViewController: UIViewController? { navigationController.topViewController }

        /// What a person sees.
        public var visibleViewController: UIViewController? { navigationController.visibleViewController }

        /// Shows the first route.
        public func start() { show(route: startRoute) }

        /// Shows a route the way that its action says. A route without one shows nothing; that is noted in the state.
        public func show(route: Route) {
            guard let action = route.action else {
                state.record(.noTransition(String(describing: route), by: TypeName(Self.self).id))
                return
            }
            navigationController.show(hostingController(for: route), by: action)
        }

        /// Replaces the navigation stack.
        public func set(routes: [Route], animated: Bool = true) {
            navigationController.setViewControllers(routes.map(hostingController), animated: animated)
        }

        /// Adds to the navigation stack.
        public func append(routes: [Route], animated: Bool = true) {
            navigationController.setViewControllers(
                viewControllers + routes.map(hostingController), animated: animated)
        }

        /// Takes the topmost view away. The lowest stays; that is noted in the state.
        public func pop(animated: Bool = true) { navigationController.popViewController(animated: animated) }

        /// Takes away all but the lowest view, and what is presented.
        public func popToRoot(animated: Bool = true) {
            if navigationController.presentedViewController != nil { navigationController.dismiss(animated: animated) }
            navigationController.popToRootViewController(animated: animated)
        }

        /// Takes away what is presented.
        public func dismiss(animated: Bool = true) { navigationController.dismiss(animated: animated) }
    }

    extension Coordinator where Self: Navigator, Self: RouterViewFactory {
        /// Shows a route. One without an action is a child coordinator's.
        public func take(_ route: Any, named name: String, input: Any?) -> Bool {
            guard let route = route as? ShownRoute, route.action != nil else { return false }
            show(route: route)
            return true
        }
    }

    /// A tab bar that is a coordinator.
    public typealias TabBarRouting = Coordinator & TabBarCoordinator

    /// Something that shows routes as tabs.
    public protocol TabBarCoordinator: ObservableObject {
        /// The tabs, usually an enum.
        associatedtype Route: TabBarNavigationRoute
        /// The tab bar's type.
        associatedtype TabBarController: UITabBarController
        /// What shows the tab bar.
        var navigationController: NavigationController { get }
        /// The tab bar.
        var tabBarController: TabBarController { get }
        /// The tabs, in order.
        var tabs: [Route] { get }
        /// Shows the tab bar.
        func start(with action: TransitionAction)
    }

    extension Coordinator where Self: TabBarCoordinator {
        /// What the navigation controller shows.
        public var ownState: NavigationState? { navigationController.state }

        /// How coordinators have started one another.
        public var ownStarts: StartedCoordinators? { navigationController.starts }
    }

    extension Coordinator where Self: TabBarCoordinator, Self: RouterViewFactory {
        /// The tabs.
        public var shownNow: ShownNow {
            var shown = tabBarController.state.shownNow
            shown.coordinator = TypeName(Self.self)
            return shown
        }

        /// Brings a tab to the front.
        public func take(_ route: Any, named name: String, input: Any?) -> Bool {
            guard let route = route as? ShownRoute, let place = tabs.firstIndex(of: route),
                tabBarController.viewControllers?.indices.contains(place) == true
            else { return false }
            tabBarController.selectedIndex = place
            return true
        }
    }

    extension TabBarCoordinator where Self: RouterViewFactory {
        /// Shows the tab bar.
        public func start(with action: TransitionAction = .push(animated: true)) {
            tabBarController.viewControllers = tabs.map(hostingController)
            tabBarController.coordinator = TypeName(Self.self)
            navigationController.show(tabBarController, by: action)
        }
    }
#endif
