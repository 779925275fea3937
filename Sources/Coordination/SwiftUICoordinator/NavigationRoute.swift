#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A route of a coordinator, with the action that shows it.
    public protocol NavigationRoute: ErasedActionProviding {
        /// What the navigation bar says.
        var title: String? { get }
        /// How the view looks around its content.
        var appearance: RouteAppearance? { get }
        /// How it is shown; `nil` for what a child coordinator shows.
        var action: TransitionAction? { get }
        /// Whether the view finds the coordinator in its surroundings.
        var attachCoordinator: Bool { get }
        /// Whether there is no way back in the navigation bar.
        var hidesBackButton: Bool? { get }
        /// Whether there is no navigation bar.
        var hidesNavigationBar: Bool? { get }
    }

    extension NavigationRoute {
        /// Nothing.
        public var title: String? { nil }
        /// As it is.
        public var appearance: RouteAppearance? { nil }
        /// None of its own.
        public var action: TransitionAction? { nil }
        /// It does.
        public var attachCoordinator: Bool { true }
        /// As it is.
        public var hidesBackButton: Bool? { nil }
        /// As it is.
        public var hidesNavigationBar: Bool? { nil }
        /// How it is shown.
        public var erasedAction: Any { action as Any }
    }

    /// A route that a navigation stack shows.
    public protocol StackNavigationRoute: NavigationRoute {
        /// How it is shown.
        var action: TransitionAction { get }
    }

    extension StackNavigationRoute {
        /// How it is shown.
        @_disfavoredOverload public var action: TransitionAction? {
            let action: TransitionAction = self.action
            return action
        }
    }

    /// A route that is a tab.
    public protocol TabBarNavigationRoute: NavigationRoute, Hashable {
        /// The tab's item in the bar.
        var tabBarItem: UITabBarItem { get }
    }

    /// How a view looks around its content.
    public struct RouteAppearance {
        /// The colour behind the view.
        public let background: UIColor

        /// Creates an appearance.
        public init(background: UIColor) { self.background = background }
    }

    /// How a route is shown.
    public enum TransitionAction {
        /// On top of the navigation stack.
        case push(animated: Bool = true)
        /// Over the current view.
        case present(
            animated: Bool = true, modalPresentationStyle: UIModalPresentationStyle = .automatic,
            delegate: UIViewControllerTransitioningDelegate? = nil, completion: (() -> Void)? = nil)
    }

    /// Makes the view of each route.
    public protocol RouterViewFactory: DestinationProviding where ShownRoute == Route, ShownView == V {
        /// The views.
        associatedtype V: View
        /// The routes.
        associatedtype Route: NavigationRoute
        /// The route's view.
        @ViewBuilder func view(for route: Route) -> V
    }

    extension RouterViewFactory where Self: ObservableObject {
        /// The route's view in a controller.
        func hostingController(for route: Route) -> RouteHostingController {
            let outer = ViewEnvironment.current
            let environment = route.attachCoordinator ? ViewEnvironment(self, outer: outer, isKept: false) : outer
            return ViewEnvironment.$current.withValue(environment) {
                RouteHostingController(rootView: PlacedView(view(for: route)), route: route)
            }
        }
    }
#endif
