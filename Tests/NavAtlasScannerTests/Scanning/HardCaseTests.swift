import Testing

/// Things that real apps do and that a search by names gets wrong.
@Suite struct HardCaseTests {
    @Test(arguments: cases) func isRead(_ app: ScannedApp) { app.check() }

    private static let app = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }

        """

    static let cases: [ScannedApp] = [
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
            "enum cases that carry view models and closures, the same route pushed here and presented there",
            [
                "A.swift": app + """
                    enum Page: Hashable { case list(ListModel), detail(id: Int, done: () -> Void) }
                    final class ListModel: ObservableObject { var onPick: ((Int) -> Void)? }
                    final class Flow: ObservableObject {
                        @Published var path: [Page] = []
                        @Published var sheet: Page?
                        func makeList() -> Page {
                            let model = ListModel()
                            model.onPick = { [weak self] id in self?.path.append(.detail(id: id) {}) }
                            return .list(model)
                        }
                        func start() { path.append(makeList()) }
                        func peek() { sheet = .detail(id: 1) { self.sheet = nil } }
                    }
                    struct RootView: View {
                        @StateObject var flow = Flow()
                        var body: some View {
                            NavigationStack(path: $flow.path) {
                                HomeView(onStart: flow.start, onPeek: { flow.peek() })
                                    .navigationDestination(for: Page.self) { page in view(for: page) }
                                    .sheet(item: $flow.sheet) { page in view(for: page) }
                            }
                        }
                        @ViewBuilder func view(for page: Page) -> some View {
                            switch page {
                            case .list(let model): ListView(model: model)
                            case .detail: DetailView()
                            }
                        }
                    }
                    struct HomeView: View {
                        let onStart: () -> Void
                        let onPeek: () -> Void
                        var body: some View { Button("Go", action: onStart); Button("Peek") { onPeek() } }
                    }
                    struct ListView: View {
                        @ObservedObject var model: ListModel
                        var body: some View { Button("1") { model.onPick?(1) } }
                    }
                    struct DetailView: View { var body: some View { Text("x") } }
                    """
            ],
            has: [
                "entry RootView", "RootView -root!-> HomeView : root", "HomeView ~push~> ListView : RootView.list",
                "HomeView ~sheet~> DetailView : RootView.detail", "ListView ~push~> DetailView : RootView.detail",
            ],
            hasNot: ["ListView ~sheet~", "HomeView ~push~> DetailView"]),
        ScannedApp(
            "private views of one name in several files",
            [
                "One.swift": app + """
                    struct RootView: View { var body: some View { TabView { OneTab(); TwoTab() } } }
                    struct OneTab: View { var body: some View { NavigationStack { Home() } } }
                    private struct Home: View { var body: some View { NavigationLink("x") { Detail() } } }
                    private struct Detail: View { var body: some View { Text("1") } }
                    """,
                "Two.swift": """
                import SwiftUI
                struct TwoTab: View { var body: some View { NavigationStack { Home() } } }
                private struct Home: View { var body: some View { Text("x").sheet(isPresented: .constant(true)) { Detail() } } }
                private struct Detail: View { var body: some View { Text("2") } }
                """,
            ],
            has: [
                "OneTab -root!-> Home#One : root", "TwoTab -root!-> Home#Two : root",
                "Home#One ~push~> Detail#One : NavigationLink", "screen Detail#Two",
            ],
            hasNot: ["Home#One ~push~> Detail#Two", "Home#Two ~push~>"]),
        ScannedApp(
            "a class declared for two platforms, and code that is commented out",
            [
                "A.swift": app + """
                    #if os(macOS)
                    struct RootView: View { var body: some View { NavigationStack { MacView() } } }
                    #else
                    struct RootView: View { var body: some View { NavigationStack { PhoneView() } } }
                    #endif
                    struct MacView: View { var body: some View { Text("") } }
                    struct PhoneView: View {
                        var body: some View {
                            Text("")
                            // NavigationLink("x") { MacView() }
                            /* NavigationLink("x") { MacView() } */
                            #if os(watchOS)
                            NavigationLink("x") { MacView() }
                            #endif
                        }
                    }
                    #Preview { NavigationStack { MacView() } }
                    struct P: PreviewProvider { static var previews: some View { NavigationLink("x") { MacView() } } }
                    """
            ],
            has: ["RootView -root!-> PhoneView : root"], hasNot: ["MacView"]),
        ScannedApp(
            "identifiers that are not ASCII, a type of the app's own named TabView",
            [
                "A.swift": app + """
                    struct RootView: View { var body: some View { NavigationStack { TabView { Überblick() } } } }
                    struct TabView<Inhalt: View>: View {
                        @ViewBuilder let inhalt: () -> Inhalt
                        var body: some View { VStack { inhalt() } }
                    }
                    struct Überblick: View { var body: some View { NavigationLink("→") { 詳細() } } }
                    struct 詳細: View { var body: some View { Text("🎈") } }
                    """
            ],
            has: ["RootView -root!-> Überblick : root", "Überblick ~push~> 詳細 : NavigationLink"],
            hasNot: ["-tab->", "coordinator TabView"]),
        ScannedApp(
            "view-model classes in extensions of generic views, generic screens",
            [
                "A.swift": app + """
                    struct RootView: View {
                        @State var path = NavigationPath()
                        var body: some View {
                            NavigationStack(path: $path) {
                                Picker<Int>(model: .init(onDone: { path.append(Done.all) }))
                                    .navigationDestination(for: Done.self) { _ in DoneView() }
                            }
                        }
                    }
                    enum Done: Hashable { case all }
                    struct Picker<Item: Hashable>: View {
                        @ObservedObject var model: Model
                        var body: some View { Button("Done") { model.finish() } }
                    }
                    extension Picker {
                        final class Model: ObservableObject {
                            let onDone: () -> Void
                            init(onDone: @escaping () -> Void) { self.onDone = onDone }
                            func finish() { onDone() }
                        }
                    }
                    struct DoneView: View { var body: some View { Text("") } }
                    """
            ],
            has: ["RootView -root!-> Picker : root", "Picker ~push~> DoneView : RootView.all"]),
        ScannedApp(
            "a destination held in a variable or returned by a method",
            [
                "A.swift": app + """
                    struct RootView: View {
                        @State var shows = false
                        var body: some View {
                            NavigationStack {
                                ListView()
                            }
                        }
                    }
                    struct ListView: View {
                        private var detail: some View { DetailView() }
                        func help() -> some View { HelpView() }
                        var body: some View {
                            let target = InfoView()
                            NavigationLink("a", destination: detail)
                            NavigationLink(destination: help()) { Text("b") }
                            NavigationLink { target } label: { Text("c") }
                        }
                    }
                    struct DetailView: View { var body: some View { Text("") } }
                    struct HelpView: View { var body: some View { Text("") } }
                    struct InfoView: View { var body: some View { Text("") } }
                    """
            ],
            has: [
                "ListView ~push~> DetailView : NavigationLink", "ListView ~push~> HelpView : NavigationLink",
                "ListView ~push~> InfoView : NavigationLink",
            ]),
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
            "a component's links belong to the screens that show it",
            [
                "A.swift": app + """
                    struct RootView: View { var body: some View { TabView { FirstTab(); SecondTab() } } }
                    struct FirstTab: View { var body: some View { VStack { Badge() } } }
                    struct SecondTab: View { var body: some View { List { Section { Badge() } } } }
                    struct Badge: View { var body: some View { NavigationLink("Profile") { ProfileView() } } }
                    struct ProfileView: View { var body: some View { Text("") } }
                    """
            ],
            has: [
                "FirstTab ~push~> ProfileView : NavigationLink", "SecondTab ~push~> ProfileView : NavigationLink",
            ],
            hasNot: ["screen Badge", "Badge ~push~>"]),
    ]
}
