import Testing

/// Actions that coordinators of SwiftUICoordinator send, hand on and handle.
@Suite struct CoordinatorActionTests {
    static let apps = [
        ScannedApp(
            "an action that no one handles, and one that shares a route's name but leads elsewhere",
            [
                "A.swift": """
                import SwiftUI
                import SwiftUICoordinator
                enum ShopRoute: NavigationRoute {
                    case list, cart, help
                    var action: TransitionAction? { self == .help ? .present(animated: true) : .push(animated: true) }
                }
                enum ShopAction: CoordinatorAction { case cart, help, lost }
                final class ShopCoordinator: Routing {
                    weak var parent: Coordinator?
                    var childCoordinators = [Coordinator]()
                    let navigationController = NavigationController()
                    let startRoute = ShopRoute.list
                    func handle(_ action: CoordinatorAction) {
                        switch action {
                        case ShopAction.cart: show(route: .help)
                        default: parent?.handle(action)
                        }
                    }
                }
                extension ShopCoordinator: RouterViewFactory {
                    @ViewBuilder func view(for route: ShopRoute) -> some View {
                        switch route {
                        case .list: ListView<ShopCoordinator>()
                        case .cart: CartView()
                        case .help: HelpView()
                        }
                    }
                }
                struct ListView<C: Routing>: View {
                    @EnvironmentObject var coordinator: ShopCoordinator
                    var body: some View {
                        Button("Cart") { coordinator.handle(ShopAction.cart) }
                        Button("Lost") { coordinator.handle(ShopAction.lost) }
                    }
                }
                struct CartView: View { var body: some View { Text("") } }
                struct HelpView: View { var body: some View { Text("") } }
                """
            ],
            has: ["ListView ~sheet~> HelpView : ShopCoordinator.help"], hasNot: ["ListView ~push~> CartView"]),
        ScannedApp(
            "a child is named after the code that made it; an action that is only handed up is handled by no one",
            [
                "App.swift": """
                import SwiftUI
                import SwiftUICoordinator
                final class Scene: NSObject, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        HarbourFlow(window: UIWindow(), navigationController: NavigationController()).enter()
                    }
                }
                final class HarbourFlow: RootCoordinator {
                    func enter() { let pier = PierFlow(parent: self, navigationController: navigationController); add(child: pier); try? pier.start() }
                    override func handle(_ action: CoordinatorAction) { assertionFailure() }
                }
                class BaseFlow<Route: NavigationRoute>: Routing {
                    weak var parent: Coordinator?
                    var childCoordinators = [WeakCoordinator]()
                    let navigationController: NavigationController
                    let startRoute: Route
                    init(parent: Coordinator?, navigationController: NavigationController, startRoute: Route) {
                        self.parent = parent
                        self.navigationController = navigationController
                        self.startRoute = startRoute
                    }
                    func handle(_ action: CoordinatorAction) { parent?.handle(action) }
                    func run(_ child: any Routing) { add(child: child); try? child.start() }
                }
                enum PierAction: CoordinatorAction { case board, leave }
                enum PierRoute: NavigationRoute, Equatable {
                    case pier, berth(Int), map
                    var title: String? { nil }
                    var action: TransitionAction? {
                        self == .map ? .present(animated: true, modalPresentationStyle: .fullScreen) : .push(animated: true)
                    }
                }
                final class PierFlow: BaseFlow<PierRoute> {
                    init(parent: Coordinator?, navigationController: NavigationController) {
                        super.init(parent: parent, navigationController: navigationController, startRoute: .pier)
                    }
                    override func handle(_ action: CoordinatorAction) {
                        guard let action = action as? PierAction else { return super.handle(action) }
                        switch action {
                        case .board: boardShip()
                        case .leave: parent?.handle(action)
                        }
                    }
                    private func boardShip() { run(ShipFlow(parent: self, navigationController: navigationController)) }
                }
                extension PierFlow: RouterViewFactory {
                    @ViewBuilder func view(for route: PierRoute) -> some View {
                        switch route {
                        case .pier: PierView(flow: self)
                        case .berth: BerthView()
                        case .map: MapView()
                        }
                    }
                }
                struct PierView: View {
                    let flow: PierFlow
                    var body: some View {
                        Button("b") { flow.handle(PierAction.board) }
                        Button("l") { flow.handle(PierAction.leave) }
                    }
                }
                struct BerthView: View { var body: some View { Text("b") } }
                struct MapView: View { var body: some View { Text("m") } }
                enum ShipRoute: NavigationRoute { case deck; var title: String? { nil }; var action: TransitionAction? { .push(animated: true) } }
                final class ShipFlow: BaseFlow<ShipRoute> {
                    init(parent: Coordinator?, navigationController: NavigationController) {
                        super.init(parent: parent, navigationController: navigationController, startRoute: .deck)
                    }
                }
                extension ShipFlow: RouterViewFactory { func view(for route: ShipRoute) -> some View { DeckView() } }
                struct DeckView: View { var body: some View { Text("d") } }
                """
            ],
            has: [
                "PierFlow -push-> ShipFlow : boardShip", "PierView ~push~> ShipFlow : PierFlow.boardShip",
                "PierFlow -push-> BerthView : berth(Int)", "PierFlow -fullScreen-> MapView : map",
                "unresolved \"handle(PierAction.leave)\" : \"no coordinator handles this action\" [from=PierView]",
            ],
            hasNot: ["BaseFlow", ": run"]),
    ]

    @Test(arguments: apps)
    func isHandled(_ app: ScannedApp) { app.check() }

    static let sources = [
        ScannedSource(
            "actions that a closure takes, and one of the library's own",
            """
            import SwiftUI
            import SwiftUICoordinator
            enum TripRoute: StackNavigationRoute {
                case list, map
                var action: TransitionAction { .push(animated: true) }
            }
            enum TripAction: CoordinatorAction { case map, help }
            final class Trips: Routing {
                weak var parent: Coordinator?
                let startRoute: TripRoute = .list
                func handle(_ action: CoordinatorAction) {
                    switch action {
                    case let action as TripAction: take(action)
                    default: parent?.handle(action)
                    }
                }
                private func take(_ action: TripAction) { if case .map = action { show(route: .map) } }
            }
            extension Trips: RouterViewFactory {
                @ViewBuilder func view(for route: TripRoute) -> some View {
                    switch route {
                    case .list: TripList(model: TripModel(send: { [weak self] in self?.handle($0) }))
                    case .map: MapView(done: { self.handle(Action.done(self)) })
                    }
                }
            }
            final class TripModel: ObservableObject {
                private let send: (TripAction) -> Void
                init(send: @escaping (TripAction) -> Void) { self.send = send }
                func tap() { send(.map) }
            }
            struct TripList: View { @ObservedObject var model: TripModel; var body: some View { Button("m") { model.tap() } } }
            struct MapView: View { let done: () -> Void; var body: some View { Button("d", action: done) } }
            """,
            gives: """
                TripList ~push~> MapView : Trips.map
                Trips -push-> MapView : map
                Trips -root/push!-> TripList : list
                """)
    ]

    @Test(arguments: sources)
    func isHandledByHelpers(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }
}
