#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A route of a view coordinator.
    public protocol ViewRoute {}

    /// A coordinator whose routes replace all that it shows.
    public protocol ViewCoordinatable: Coordinatable, RouteResolving, StartProviding
    where ResolvedRoute == Route, Resolution == AnyCoordinatable, StartView == Start {
        /// The routes, usually an enum.
        associatedtype Route
        /// What ``customize(_:)`` returns.
        associatedtype CustomizeViewType: View
        /// The view that it starts with.
        associatedtype Start: View
        /// What a route leads to.
        func resolveRoute(route: Route) -> AnyCoordinatable
        /// What is shown first.
        @ViewBuilder func start() -> Start
        /// What is shown instead of the start.
        var children: ViewChild { get }
        /// Changes the view of all that the coordinator shows.
        func customize(_ view: AnyView) -> CustomizeViewType
    }

    extension ViewCoordinatable {
        /// What is shown instead of the start.
        public var context: CoordinatorContext { children }

        /// The view as it is.
        public func customize(_ view: AnyView) -> some View { view }

        /// What it shows now.
        public var state: NavigationState { children.state(of: self) }

        /// The coordinator that is shown, if one is.
        public var childCoordinators: [AnyCoordinatable] {
            [state.root?.content as? AnyCoordinatable].compactMap(\.self)
        }

        /// The view of the coordinator that is shown, or the start, customized.
        public func coordinatorView() -> AnyView {
            let start = (state.root?.content as? any View).map { AnyView($0) }
            return AnyView(customize(childCoordinators.first?.coordinatorView() ?? start ?? AnyView(EmptyView())))
        }

        /// What replaced everything cannot be taken away; that is noted in the state.
        public func dismissChildCoordinator(_ childCoordinator: AnyCoordinatable, _ completion: (() -> Void)?) {
            state.record(.notAChild(childCoordinator.shownName, of: TypeName(Self.self).id))
        }

        /// Opens a URL by every `onOpenURL` of the coordinator and its screens.
        public func open(_ link: LiveLink) -> Bool {
            state.open(link, around: AnyView(customize(AnyView(EmptyView()))))
        }

        /// Shows a route.
        public func take(_ route: Any, named name: String, input: Any?) -> Bool {
            guard let route = route as? Route else { return false }
            _ = state
            show(route)
            return true
        }

        func show(_ route: Route) {
            let state = state
            guard let router = children.router else { return }
            let child = make(router) { resolveRoute(route: route) }
            state.replaceRoot(item(child, route: route, presentation: .root))
        }
    }

    /// What a view coordinator shows instead of its start.
    public final class ViewChild: CoordinatorContext {
        private let first: AnyCoordinatable?
        private var navigation: NavigationState?
        fileprivate var router: AnyObject?

        /// Names the coordinator that is shown first; without one, the start is.
        public init(_ childCoordinator: AnyCoordinatable? = nil) {
            first = childCoordinator
            super.init()
        }

        func state<Owner: ViewCoordinatable>(of owner: Owner) -> NavigationState {
            if let navigation { return navigation }
            let state = NavigationState(of: Owner.self, flow: .view)
            navigation = state
            let router = ViewRouter<Owner.Route>(owner)
            RouterStore.shared.store(router: router)
            self.router = router
            state.replaceRoot(
                first.map { owner.item($0, route: nil, presentation: .root) }
                    ?? owner.make(router) { ShownItem(view: owner.start(), for: nil, presentation: .root) })
            return state
        }
    }

    /// What the screens of a view coordinator replace everything with. It does not keep the coordinator alive.
    public final class ViewRouter<Route>: Routable {
        private let show: (Route) -> Void

        private init() {
            show = { _ in }
        }

        init<Owner: ViewCoordinatable>(_ coordinator: Owner) where Owner.Route == Route {
            show = { [weak coordinator] in coordinator?.show($0) }
        }

        /// Shows a route instead of everything else.
        public func route(to route: Route) { show(route) }
    }

    extension ViewRouter: Detachable {
        /// A router of no coordinator, which does nothing.
        public static func detached() -> Self { Self() }
    }
#endif
