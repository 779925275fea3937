import Testing

/// Routers inside wrappers of libraries, screens of libraries, what routes carry, and bases of an app's own.
struct HandedOnTests {
    static let apps = [
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
            "what a route carries is done by the screen that gets it, but not what is called when that is gone",
            [
                "App.swift": """
                import Stinsen
                import SwiftUI
                @main struct Atlas: App { var body: some Scene { WindowGroup { AtlasFlow().view() } } }
                final class AtlasFlow: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \\AtlasFlow.list)
                    @Root var list = makeList
                    @Route(.modal) var picker = makePicker
                    @Route(.push) var town = makeTown
                    @Route(.modal) var form = makeForm
                    func makeList() -> some View { ListView() }
                    func makePicker(_ pick: @escaping (String) -> Void) -> some View { PickerView(pick: pick) }
                    func makeTown(name: String) -> some View { TownView() }
                    func makeForm(done: @escaping () -> Void) -> some View { FormView(done: done) }
                }
                struct ListView: View {
                    @EnvironmentObject var router: AtlasFlow.Router
                    var body: some View {
                        Button("p") { router.route(to: \\.picker, { name in router.route(to: \\.town, name) }) }
                        Button("f") { router.route(to: \\.form, again) }
                    }
                    private func again() { router.route(to: \\.form, again) }
                }
                struct PickerView: View { let pick: (String) -> Void; var body: some View { Button("x") { pick("a") } } }
                struct TownView: View { var body: some View { Text("t") } }
                struct FormView: View {
                    let done: () -> Void
                    @EnvironmentObject var router: AtlasFlow.Router
                    var body: some View { Button("x") { router.dismissCoordinator(done) } }
                }
                """
            ],
            has: [
                "ListView ~sheet~> PickerView : AtlasFlow.picker", "PickerView ~push~> TownView : AtlasFlow.town",
                "ListView ~sheet~> FormView : AtlasFlow.form",
            ],
            hasNot: ["ListView ~push~>", "FormView ~"]),
        ScannedApp(
            "a base that only others inherit from is no coordinator; a router of it means one of those",
            [
                "App.swift": """
                import Stinsen
                import SwiftUI
                @main struct Barn: App { var body: some Scene { WindowGroup { HayFlow().view() } } }
                class BarnFlow: NavigationCoordinatable {
                    let stack = NavigationStack<BarnFlow>(initial: \\.start)
                    @Root var start = makeStart
                    @NavigationRoute(.modal) var alarm = makeAlarm
                    func makeStart() -> AnyView { AnyView(EmptyView()) }
                    func makeAlarm() -> some View { AlarmView() }
                }
                final class HayFlow: BarnFlow {
                    @Route(.push) var loft = makeLoft
                    override func makeStart() -> AnyView { AnyView(HayView()) }
                    func makeLoft() -> LoftFlow { LoftFlow() }
                }
                final class LoftFlow: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \\LoftFlow.floor)
                    @Root(makeFloor) var floor
                    func makeFloor() -> some View { FloorView() }
                }
                struct HayView: View {
                    @EnvironmentObject var router: BarnFlow.Router
                    @EnvironmentObject var hay: HayFlow.Router
                    var body: some View { Button("a") { router.route(to: \\.alarm) }; Button("l") { hay.route(to: \\.loft) } }
                }
                struct AlarmView: View { var body: some View { Text("a") } }
                struct FloorView: View { var body: some View { Text("f") } }
                """
            ],
            has: [
                "HayFlow -root!-> HayView : start", "HayFlow -sheet-> AlarmView : alarm",
                "HayView ~sheet~> AlarmView : HayFlow.alarm", "LoftFlow -root!-> FloorView : floor",
                "HayView ~push~> LoftFlow : HayFlow.loft",
            ],
            hasNot: ["BarnFlow"]),
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

    /// What a screen is given through however many objects and values is its own.
    @Test(arguments: ["class", "struct"]) func throughManyLayers(kind: String) {
        let count = kind == "class" ? 12 : 4
        let layers = (2...count).map {
            "final \(kind) Layer\($0) { let inner: Layer\($0 - 1); init(_ act: @escaping () -> Void) { inner = Layer\($0 - 1)(act) } }"
        }.joined(separator: "\n").replacing("final struct", with: "struct")
        let way = Array(repeating: "inner", count: count - 1).joined(separator: ".")
        let app = ScannedApp(
            "\(count) layers",
            [
                "App.swift": """
                import SwiftUI
                enum Stop: Hashable { case north, south, pole, cape }
                \(kind) Layer1 { let act: () -> Void; init(_ act: @escaping () -> Void) { self.act = act } }
                \(layers)
                @main struct Ship: App { var body: some Scene { WindowGroup { ShipView() } } }
                struct ShipView: View {
                    @State private var path: [Stop] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            PortView(go: { path.append($0) }).navigationDestination(for: Stop.self) { stop in
                                switch stop {
                                case .north: NorthView(hand: Layer\(count) { path.append(.pole) })
                                case .south: SouthView(hand: Layer\(count) { path.append(.cape) })
                                case .pole: PoleView()
                                case .cape: CapeView()
                                }
                            }
                        }
                    }
                }
                struct PortView: View {
                    let go: (Stop) -> Void
                    var body: some View { Button("n") { go(.north) }; Button("s") { go(.south) } }
                }
                struct NorthView: View { let hand: Layer\(count); var body: some View { Button("n") { hand.\(way).act() } } }
                struct SouthView: View { let hand: Layer\(count); var body: some View { Button("s") { hand.\(way).act() } } }
                struct PoleView: View { var body: some View { Text("p") } }
                struct CapeView: View { var body: some View { Text("c") } }
                """
            ],
            has: ["NorthView ~push~> PoleView : ShipView.pole", "SouthView ~push~> CapeView : ShipView.cape"],
            hasNot: ["NorthView ~push~> CapeView", "SouthView ~push~> PoleView", "bound"])
        app.check()
    }

    @Test(arguments: apps)
    func handed(_ app: ScannedApp) { app.check() }
}
