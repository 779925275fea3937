#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A route of a navigation coordinator.
    public protocol NavigationRoute {}

    /// How a route shows what it leads to.
    public enum Transition {
        /// On top of the navigation stack.
        case push(_ presentable: any Presentable)
        /// Over the current screen, dismissed by a swipe.
        case modal(_ presentable: any Presentable)
        /// Over the whole screen.
        case fullScreen(_ presentable: any Presentable)

        var parts: (presentable: any Presentable, presentation: Presentation) {
            switch self {
            case .push(let presentable): (presentable, .push)
            case .modal(let presentable): (presentable, .sheet)
            case .fullScreen(let presentable): (presentable, .fullScreen)
            }
        }
    }

    /// A coordinator whose flow is a navigation stack.
    public protocol NavigationCoordinatable: Coordinatable, RouteResolving, StartProviding
    where ResolvedRoute == Route, Resolution == Transition, StartView == Start {
        /// The routes, usually an enum.
        associatedtype Route
        /// The view that it starts with.
        associatedtype Start: View
        /// What a route leads to, and how it is shown.
        func resolveRoute(route: Route) -> Transition
        /// What is shown first.
        @ViewBuilder func start() -> Start
        /// What is shown over the start.
        var navigationStack: NavigationStack { get }
    }

    extension NavigationCoordinatable {
        /// The navigation stack.
        public var context: CoordinatorContext { navigationStack }

        /// What it shows now.
        public var state: NavigationState { navigationStack.state(of: self) }

        /// The coordinators on the stack.
        public var childCoordinators: [AnyCoordinatable] {
            state.stack.compactMap { $0.content as? AnyCoordinatable }
        }

        /// The view that it starts with.
        public func coordinatorView() -> AnyView {
            (state.root?.content as? any View).map { AnyView($0) } ?? AnyView(EmptyView())
        }

        /// Takes a coordinator on the stack away, and all that lies over it.
        public func dismissChildCoordinator(_ childCoordinator: AnyCoordinatable, _ completion: (() -> Void)?) {
            let place = state.stack.firstIndex { ($0.content as? AnyCoordinatable)?.id == childCoordinator.id }
            guard let place else {
                return state.record(.notAChild(childCoordinator.shownName, of: TypeName(Self.self).id))
            }
            navigationStack.popTo(place - 1)
            completion?()
        }

        /// Opens a URL by every `onOpenURL` of the coordinator's screens.
        public func open(_ link: LiveLink) -> Bool { state.open(link, around: EmptyView()) }

        /// Shows a route.
        public func take(_ route: Any, named name: String, input: Any?) -> Bool {
            guard let route = route as? Route else { return false }
            _ = state
            show(route)
            return true
        }

        func show(_ route: Route) {
            let router = NavigationRouter<Route>(id: state.stack.count, coordinator: self)
            RouterStore.shared.store(router: router)
            let (presentable, presentation) = make(router) { resolveRoute(route: route) }.parts
            if let child = presentable as? AnyCoordinatable {
                state.append(item(child, route: route, presentation: presentation, owned: router))
            } else if let view = presentable as? AnyView {
                let item = make(router) { ShownItem(view: view, for: route, presentation: presentation) }
                state.append(
                    ShownItem(
                        content: item.content, kind: item.kind, type: item.type, route: routeIdentity(route),
                        presentation: presentation, input: route, owned: router))
            }
        }
    }

    extension AnyCoordinatable {
        /// The name of the coordinator's type, containers looked through.
        var shownName: String { TypeName(Swift.type(of: shown)).id }
    }

    /// What a navigation coordinator shows over its start.
    public final class NavigationStack: CoordinatorContext {
        private var navigation: NavigationState?
        private var router: AnyObject?

        /// Nothing over the start.
        public override init() { super.init() }

        func state<Owner: NavigationCoordinatable>(of owner: Owner) -> NavigationState {
            if let navigation { return navigation }
            let state = NavigationState(of: Owner.self, flow: .stack)
            navigation = state
            let router = NavigationRouter<Owner.Route>(id: -1, coordinator: owner)
            RouterStore.shared.store(router: router)
            self.router = router
            state.replaceRoot(owner.make(router) { ShownItem(view: owner.start(), for: nil, presentation: .root) })
            return state
        }

        /// Takes away what lies over a place: -1 is the start, 0 what lies directly on it.
        public func popTo(_ place: Int) { navigation?.keep(max(place, -1) + 1) }
    }

    /// What the screens of a navigation coordinator navigate with. It does not keep the coordinator alive.
    public final class NavigationRouter<Route>: Routable {
        /// The screen's place on the stack: -1 is the start, 0 what lies directly on it.
        public let id: Int
        private let show: (Route) -> Void
        private let owner: () -> (any Coordinatable)?

        private init() {
            id = -1
            owner = { nil }
            show = { _ in }
        }

        init<Owner: NavigationCoordinatable>(id: Int, coordinator: Owner) where Owner.Route == Route {
            self.id = id
            show = { [weak coordinator] in coordinator?.show($0) }
            owner = { [weak coordinator] in coordinator }
        }

        /// Shows a route.
        public func route(to route: Route) { show(route) }

        /// Takes the topmost screen away. Where there is only the start, that is noted in the state.
        public func pop() {
            guard let state = owner()?.state else { return }
            if state.stack.isEmpty { state.record(.nothingToLeave(state.coordinator.id)) }
            state.keep(state.stack.count - 1)
        }

        /// Takes the coordinator away. Where no one shows it, that is noted in the state.
        public func dismiss(onFinished: @escaping (() -> Void) = {}) { owner()?.leave(onFinished) }
    }

    extension Coordinatable {
        func leave(_ onFinished: @escaping () -> Void) {
            guard let parent = context.parent else {
                return state.record(.notPresented(TypeName(Self.self).id))
            }
            parent.dismissChildCoordinator(eraseToAnyCoordinatable(), onFinished)
        }
    }

    extension NavigationRouter: Detachable {
        /// A router of no coordinator, which does nothing.
        public static func detached() -> Self { Self() }
    }
#endif
