import Testing

/// Which calls take a route: routers in view models, in wrappers of libraries, and functions of the same name.
@Suite struct RouteCallTests {
    static let apps = [
        ScannedApp(
            "a method of the app's own called route(to:) is no router",
            [
                "A.swift": """
                import SwiftUI
                import Stinsen
                final class ShopCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \\ShopCoordinator.start)
                    @Root var start = makeStart
                    @Route(.push) var cart = makeCart
                    func makeStart() -> some View { StartScreen() }
                    func makeCart() -> some View { CartScreen() }
                }
                struct Courier { func route(to address: String) {} }
                struct StartScreen: View {
                    @EnvironmentObject var router: ShopCoordinator.Router
                    let courier = Courier()
                    var body: some View {
                        Button("Deliver") { courier.route(to: "cart") }
                        Button("Cart") { router.route(to: \\.cart) }
                    }
                }
                struct CartScreen: View {
                    let courier = Courier()
                    var body: some View { Button("Deliver") { courier.route(to: "start") } }
                }
                """
            ],
            has: [
                "ShopCoordinator -root!-> StartScreen : start", "ShopCoordinator -push-> CartScreen : cart",
                "StartScreen ~push~> CartScreen : ShopCoordinator.cart",
            ],
            hasNot: ["CartScreen ~", "unresolved"]),
        ScannedApp(
            "a router only in a view model, retrieved from the store",
            [
                "A.swift": """
                import SwiftUI
                import Stinsen
                final class ShopCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack<ShopCoordinator>(initial: \\.start)
                    @Root var start = makeStart
                    @Route(.modal) var cart = makeCart
                }
                """,
                "B.swift": """
                import Stinsen
                extension ShopCoordinator {
                    @ViewBuilder func makeStart() -> some View { StartScreen() }
                    func makeCart(id: Int) -> NavigationViewCoordinator<CartCoordinator> {
                        NavigationViewCoordinator(CartCoordinator())
                    }
                }
                final class CartCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \\CartCoordinator.content)
                    @Root var content = makeContent
                    func makeContent() -> some View { CartScreen() }
                }
                """,
                "C.swift": """
                import SwiftUI
                import Stinsen
                final class StartViewModel: ObservableObject {
                    private var router: ShopCoordinator.Router? = RouterStore.shared.retrieve()
                    func open() { router?.route(to: \\.cart, 7) }
                }
                struct StartScreen: View {
                    @StateObject var model = StartViewModel()
                    var body: some View { Button("Cart", action: model.open) }
                }
                struct CartScreen: View { var body: some View { Text("Cart") } }
                """,
            ],
            has: [
                "coordinator CartCoordinator stack [style=stinsen2 container]",
                "ShopCoordinator -sheet-> CartCoordinator : cart(Int)",
                "StartScreen ~sheet~> CartCoordinator : ShopCoordinator.cart",
            ]),
        ScannedApp(
            "a library's wrapper hands calls on, an assigned section is looked at as it is, defaults of cases count",
            [
                "App.swift": """
                import Routes
                import Stinsen
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { ShopFlow().view() } } }
                enum Part { case shelf, till(quick: Bool = false), guide }
                final class ShopFlow: NavigationCoordinatable, Triggering {
                    let stack = NavigationStack(initial: \\ShopFlow.door)
                    @Root var door = makeDoor
                    @Route(.push) var shelf = makeShelf
                    @Route(.push) var till = makeTill
                    @Route(.modal) var quickTill = makeTill
                    @Route(.modal) var guide = makeGuide
                    private var part: Part? { didSet { guard let part else { return }; open(part) } }
                    func trigger(_ part: Part) { self.part = part }
                    private func open(_ part: Part) {
                        switch part {
                        case .shelf: route(to: \\.shelf)
                        case .till(let quick):
                            if quick { route(to: \\.quickTill) } else { route(to: \\.till) }
                        case .guide: route(to: \\.guide)
                        }
                    }
                    func makeDoor() -> some View { DoorView(model: DoorModel(router: UnownedTrigger(router: self))) }
                    func makeShelf() -> some View { ShelfView(model: ShelfModel(router: UnownedTrigger(router: self))) }
                    func makeTill() -> some View { TillView() }
                    func makeGuide() -> some View { GuideReaderScreen(page: 1) }
                }
                final class DoorModel: ObservableObject {
                    let router: UnownedTrigger<Part>
                    init(router: UnownedTrigger<Part>) { self.router = router }
                    func shelf() { router.trigger(.shelf) }
                }
                final class ShelfModel: ObservableObject {
                    private let router: UnownedTrigger<Part>
                    init(router: UnownedTrigger<Part>) { self.router = router }
                    func pay() { router.trigger(.till()) }
                    func help() { router.trigger(.guide) }
                }
                struct DoorView: View { @ObservedObject var model: DoorModel; var body: some View { Button("s", action: model.shelf) } }
                struct ShelfView: View {
                    @ObservedObject var model: ShelfModel
                    var body: some View { Button("p", action: model.pay); Button("h", action: model.help) }
                }
                struct TillView: View { var body: some View { Text("t") } }
                """
            ],
            has: [
                "ShopFlow -sheet-> GuideReaderScreen : guide", "DoorView ~push~> ShelfView : ShopFlow.shelf",
                "ShelfView ~push~> TillView : ShopFlow.till", "ShelfView ~sheet~> GuideReaderScreen : ShopFlow.guide",
            ],
            hasNot: ["~> TillView : ShopFlow.quickTill", "DoorView ~push~> TillView", "inline:"]),
        ScannedApp(
            "a fork of a library is read as the library is",
            [
                "App.swift": """
                import HarbourRouting
                import SwiftUI
                enum QuayRoute: NavigationRoute { case quay, crane; var action: TransitionAction { .push(animated: true) } }
                enum QuayAction: CoordinatorAction { case lift }
                final class QuayFlow: Routing {
                    weak var parent: Coordinator?
                    var childCoordinators = [Coordinator]()
                    let navigationController: NavigationController
                    let startRoute = QuayRoute.quay
                    init(navigationController: NavigationController) { self.navigationController = navigationController }
                    func handle(_ action: CoordinatorAction) {
                        switch action {
                        case QuayAction.lift: show(route: .crane)
                        default: parent?.handle(action)
                        }
                    }
                }
                extension QuayFlow: RouterViewFactory {
                    @ViewBuilder func view(for route: QuayRoute) -> some View {
                        switch route {
                        case .quay: QuayView<QuayFlow>()
                        case .crane: CraneView()
                        }
                    }
                }
                struct QuayView<Flow: Routing>: View {
                    @EnvironmentObject var flow: Flow
                    var body: some View { Button("l") { flow.handle(QuayAction.lift) } }
                }
                struct CraneView: View { var body: some View { Text("c") } }
                """
            ],
            has: [
                "QuayFlow -root/push!-> QuayView : quay", "QuayFlow -push-> CraneView : crane",
                "QuayView ~push~> CraneView : QuayFlow.crane",
            ]),
    ]

    @Test(arguments: apps)
    func isTaken(_ app: ScannedApp) { app.check() }
}
