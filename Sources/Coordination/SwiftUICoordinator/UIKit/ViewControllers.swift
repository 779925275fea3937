#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A view controller, without UIKit.
    open class UIViewController {
        /// What a controller is, as something that is shown.
        struct Shown {
            var content: Any
            var kind: Node.Kind
            var type: TypeName
            var route: AnyHashable
            var input: Any?
        }

        /// What is presented over it.
        public private(set) var presentedViewController: UIViewController?
        /// How it is presented.
        public var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// Makes the transitions of its presentation.
        public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
        /// Its item where it is a tab.
        public var tabBarItem: UITabBarItem?

        /// Creates a controller.
        public init() {}

        /// Presents a view controller.
        open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
            presentedViewController = controller
            completion?()
        }

        /// Takes away what is presented.
        open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
            presentedViewController = nil
            completion?()
        }

        var shown: Shown {
            let type = TypeName(Swift.type(of: self))
            let isFlow = self is any NavigationStateProviding
            return Shown(content: self, kind: isFlow ? .coordinator : .screen, type: type, route: type.id)
        }
    }

    /// A view controller that shows a route.
    public protocol RouteProvider {
        /// The route.
        var route: NavigationRoute { get }
    }

    /// Shows a route's view.
    public final class RouteHostingController: UIViewController, RouteProvider {
        /// The route.
        public let route: NavigationRoute
        /// The route's view.
        public let rootView: any View

        init(rootView: any View, route: NavigationRoute) {
            self.route = route
            self.rootView = rootView
            super.init()
            tabBarItem = (route as? any TabBarNavigationRoute)?.tabBarItem
        }

        override var shown: Shown {
            let item = ShownItem(view: rootView, for: route, presentation: .push)
            return Shown(content: item.content, kind: item.kind, type: item.type, route: item.route, input: route)
        }
    }

    /// Shows view controllers as tabs.
    open class UITabBarController: UIViewController, NavigationStateProviding {
        /// The tabs.
        open var viewControllers: [UIViewController]?
        /// The tab in front, counted from 0.
        open var selectedIndex = 0
        /// The bar.
        public let tabBar = UITabBar()
        var coordinator: TypeName?

        private lazy var navigation = NavigationState(of: Swift.type(of: self), flow: .tab)

        /// What is shown now.
        public var state: NavigationState {
            let tabs = (viewControllers ?? []).map { controller in
                let shown = controller.shown
                return ShownItem(
                    content: shown.content, kind: shown.kind, type: shown.type, route: shown.route,
                    presentation: .tab, owned: controller)
            }
            navigation.replaceTabs(tabs)
            if !tabs.isEmpty, navigation.selectedTab != selectedIndex { navigation.selectTab(selectedIndex) }
            return navigation
        }

        override var shown: Shown {
            let type = coordinator ?? TypeName(Swift.type(of: self))
            return Shown(content: self, kind: .coordinator, type: type, route: type.id)
        }
    }

    /// How a view controller is presented.
    public enum UIModalPresentationStyle: Hashable, Sendable {
        /// As the system likes: a sheet.
        case automatic
        /// A sheet.
        case pageSheet
        /// A small sheet.
        case formSheet
        /// Over the whole screen.
        case fullScreen
        /// Over the whole screen, and what is below shows through.
        case overFullScreen
        /// Over the presenting view.
        case currentContext
        /// Over the presenting view, and what is below shows through.
        case overCurrentContext
        /// Beside a view.
        case popover
        /// As a delegate says.
        case custom
        /// Not at all.
        case none
    }
#endif
