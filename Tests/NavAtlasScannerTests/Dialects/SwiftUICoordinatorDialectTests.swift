import Testing

@testable import NavAtlasScanner

@Suite("SwiftUICoordinator")
struct SwiftUICoordinatorDialectTests {
    @Test("Source gives its edges", arguments: cases + containers)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// A coordinator of two routes, with what a case adds to it.
    private static func coordinator(_ handle: String, parent: String = "nil", more: String = "") -> String {
        """
        import SwiftUI
        import SwiftUICoordinator
        enum TeaRoute: StackNavigationRoute {
            case menu, cup
            var action: TransitionAction? { .push(animated: true) }
        }
        enum TeaAction: CoordinatorAction { case pour, spill, cup }
        class TeaCoordinator: Routing {
            let parent: Coordinator? = \(parent)
            let startRoute = TeaRoute.menu
            let navigationController = NavigationController()
            func handle(_ action: CoordinatorAction) {
                \(handle)
            }
        }
        extension TeaCoordinator: RouterViewFactory {
            @ViewBuilder func view(for route: TeaRoute) -> some View {
                switch route {
                case .menu: MenuView(coordinator: self)
                case .cup: CupView()
                }
            }
        }
        struct MenuView: View {
            let coordinator: TeaCoordinator
            var body: some View { Button("") { \(more) } }
        }
        struct CupView: View { var body: some View { Text("") } }
        """
    }

    private static let routes = """
        TeaCoordinator -root/push!-> MenuView : menu
        TeaCoordinator -push-> CupView : cup
        """

    /// A coordinator that starts another one in a container of its own, and shows that container.
    private static func own(_ name: String, _ shown: String, as presentation: String) -> ScannedSource {
        ScannedSource(
            "a container of the library's is no screen: \(name)",
            """
            import SwiftUI
            import SwiftUICoordinator
            enum TeaAction: CoordinatorAction { case brew }
            final class TeaCoordinator: RootCoordinator {
                weak var parent: Coordinator?
                var childCoordinators: [Coordinator] = []
                let window: UIWindow
                let navigationController: NavigationController
                init(window: UIWindow, navigationController: NavigationController) {
                    self.window = window
                    self.navigationController = navigationController
                    window.rootViewController = navigationController
                }
                func start() {
                    MenuCoordinator(parent: self, navigationController: navigationController).start()
                }
                func handle(_ action: CoordinatorAction) {
                    switch action {
                    case TeaAction.brew:
                        let pot = PotCoordinator(parent: self, navigationController: NavigationController())
                        \(shown)
                    default: break
                    }
                }
            }
            enum MenuRoute: StackNavigationRoute {
                case menu
                var action: TransitionAction? { .push(animated: true) }
            }
            final class MenuCoordinator: Routing {
                weak var parent: Coordinator?
                let navigationController: NavigationController
                let startRoute = MenuRoute.menu
                init(parent: Coordinator?, navigationController: NavigationController) {
                    (self.parent, self.navigationController) = (parent, navigationController)
                }
                func handle(_ action: CoordinatorAction) { parent?.handle(action) }
            }
            extension MenuCoordinator: RouterViewFactory {
                func view(for route: MenuRoute) -> some View { MenuView(coordinator: self) }
            }
            enum PotRoute: StackNavigationRoute {
                case pot
                var action: TransitionAction? { .push(animated: true) }
            }
            final class PotCoordinator: Routing {
                weak var parent: Coordinator?
                let navigationController: NavigationController
                let startRoute = PotRoute.pot
                init(parent: Coordinator?, navigationController: NavigationController) {
                    self.parent = parent
                    self.navigationController = navigationController
                }
            }
            extension PotCoordinator: RouterViewFactory { func view(for route: PotRoute) -> some View { PotView() } }
            struct MenuView: View {
                let coordinator: MenuCoordinator
                var body: some View { Button("brew") { coordinator.handle(TeaAction.brew) } }
            }
            struct PotView: View { var body: some View { Text("pot") } }
            final class SceneDelegate: NSObject, UIWindowSceneDelegate {
                var tea: TeaCoordinator?
                func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                    let window = UIWindow(windowScene: scene as! UIWindowScene)
                    tea = TeaCoordinator(window: window, navigationController: NavigationController())
                    tea?.start()
                }
            }
            """,
            gives: """
                MenuCoordinator -root/push!-> MenuView : menu
                PotCoordinator -root/push!-> PotView : pot
                TeaCoordinator -root!-> MenuCoordinator : start
                TeaCoordinator -\(presentation)-> PotCoordinator : brew
                MenuView ~\(presentation)~> PotCoordinator : TeaCoordinator.brew
                TeaCoordinator ~root~> MenuCoordinator : TeaCoordinator.start
                """)
    }

    static let containers = [
        own("in the window", "window.rootViewController = pot.navigationController; pot.start()", as: "root"),
        own(
            "presented",
            "pot.start(); navigationController.present(pot.navigationController, animated: true)", as: "sheet"),
        own(
            "presented before it starts",
            "navigationController.present(pot.navigationController, animated: true); pot.start()", as: "sheet"),
    ]

    static let cases = [
        ScannedSource(
            "an action is handled",
            coordinator(
                "switch action { case TeaAction.pour: show(route: .cup) default: parent?.handle(action) }",
                more: "coordinator.handle(TeaAction.pour)"),
            gives: routes + "\nMenuView ~push~> CupView : TeaCoordinator.cup"),
        ScannedSource(
            "an action that no one handles, and that is named like a route, leads nowhere",
            coordinator(
                "switch action { case TeaAction.pour: show(route: .cup) default: parent?.handle(action) }",
                more: "coordinator.handle(TeaAction.cup)"),
            gives: routes
                + "\nunresolved \"handle(TeaAction.cup)\" : \"no coordinator handles this action\" [from=MenuView]"
                + "\nunresolved cup : \"no code that takes this route was found\" [from=TeaCoordinator candidate=CupView]"
                + "\nunresolved show : \"the code around it was not followed\" [from=TeaCoordinator]"),
        ScannedSource(
            "an action that is only logged is not handled",
            coordinator(
                """
                guard let action = action as? TeaAction else { return }
                switch action { case .pour: show(route: .cup) default: logger.warning("unhandled") }
                """, more: "coordinator.handle(TeaAction.spill)"),
            gives: routes
                + "\nunresolved \"handle(TeaAction.spill)\" : \"no coordinator handles this action\" [from=MenuView]"
                + "\nunresolved cup : \"no code that takes this route was found\" [from=TeaCoordinator candidate=CupView]"
                + "\nunresolved show : \"the code around it was not followed\" [from=TeaCoordinator]"),
        ScannedSource(
            "an action that is handled without navigation is no finding",
            coordinator(
                "switch action { case TeaAction.spill: wipe() default: parent?.handle(action) }",
                more: "coordinator.handle(TeaAction.spill)"),
            gives: routes),
        ScannedSource(
            "an action of another coordinator's is none of a cast one's",
            coordinator(
                """
                guard let action = action as? TeaAction else { parent?.handle(action); return }
                switch action { case .pour, .spill, .cup: show(route: .cup) }
                """, more: "coordinator.handle(CoffeeAction.brew)")
                + "\nenum CoffeeAction: CoordinatorAction { case brew }",
            gives: routes
                + "\nunresolved \"handle(CoffeeAction.brew)\" : \"no coordinator handles this action\" [from=MenuView]"
                + "\nunresolved cup : \"no code that takes this route was found\" [from=TeaCoordinator candidate=CupView]"
                + "\nunresolved show : \"the code around it was not followed\" [from=TeaCoordinator]"),
        ScannedSource(
            "routes put on a child coordinator's stack start it",
            """
            import SwiftUI
            import SwiftUICoordinator
            enum OuterRoute: NavigationRoute {
                case home
                var action: TransitionAction? { .push(animated: true) }
            }
            enum InnerRoute: NavigationRoute {
                case list, item
                var action: TransitionAction? {
                    switch self {
                    case .item: return .present(animated: true, modalPresentationStyle: .fullScreen)
                    default: return .push(animated: true)
                    }
                }
            }
            enum OuterAction: CoordinatorAction { case featured(NavigationRoute) }
            class Outer: Routing {
                weak var parent: Coordinator?
                let startRoute: OuterRoute = .home
                func handle(_ action: CoordinatorAction) {
                    switch action {
                    case let OuterAction.featured(route):
                        switch route {
                        case let inner as InnerRoute where inner != .list:
                            let child = Inner(parent: self)
                            child.append(routes: [.list, inner])
                        default: return
                        }
                    default: parent?.handle(action)
                    }
                }
            }
            extension Outer: RouterViewFactory {
                func view(for route: OuterRoute) -> some View { HomeView<Outer>() }
            }
            class Inner: Routing {
                weak var parent: Coordinator?
                let startRoute: InnerRoute
                init(parent: Coordinator?, startRoute: InnerRoute = .list) {
                    self.parent = parent
                    self.startRoute = startRoute
                }
            }
            extension Inner: RouterViewFactory {
                @ViewBuilder func view(for route: InnerRoute) -> some View {
                    switch route {
                    case .list: ListView()
                    case .item: Star().fill(.yellow)
                    }
                }
            }
            struct HomeView<Owner: Routing>: View {
                @EnvironmentObject var coordinator: Owner
                @StateObject var model = Model<Owner>()
                var body: some View {
                    Button("") { model.tap() }.onAppear { model.coordinator = coordinator }
                }
            }
            extension HomeView {
                class Model<R: Routing>: ObservableObject {
                    var coordinator: R?
                    func tap() { coordinator?.handle(OuterAction.featured(InnerRoute.item)) }
                }
            }
            struct ListView: View { var body: some View { Text("") } }
            struct Star: Shape { func path(in rect: CGRect) -> Path { Path() } }
            """,
            gives: """
                Inner -root/push!-> ListView : list
                Inner -fullScreen-> Star : item
                Outer -root/push!-> HomeView : home
                Outer -push-> Inner : featured
                HomeView ~push~> Inner : Outer.featured
                HomeView ~fullScreen~> Star : Inner.item
                unresolved "Inner(…)" : "it is made in 'Outer.handle', which 'HomeView.Model.tap' may use" [candidate=Inner]
                """),
        ScannedSource(
            "a scene delegate starts a coordinator behind an existential",
            """
            import SwiftUI
            import SwiftUICoordinator
            class SceneDelegate: NSObject, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                    let app = AppCoordinator(window: window, navigationController: NavigationController())
                    app.begin(with: HomeCoordinator())
                }
            }
            final class AppCoordinator: RootCoordinator {
                func begin(with coordinator: any Routing) { coordinator.start() }
            }
            enum HomeRoute: StackNavigationRoute {
                case home
                var action: TransitionAction? { .push(animated: true) }
            }
            class HomeCoordinator: Routing {
                weak var parent: Coordinator?
                let startRoute = HomeRoute.home
            }
            extension HomeCoordinator: RouterViewFactory {
                func view(for route: HomeRoute) -> some View { HomeView() }
            }
            struct HomeView: View { var body: some View { Text("") } }
            """,
            gives: """
                AppCoordinator -root!-> HomeCoordinator : begin
                HomeCoordinator -root/push!-> HomeView : home
                AppCoordinator ~root~> HomeCoordinator : AppCoordinator.begin
                """),
        ScannedSource(
            "tabs",
            """
            import SwiftUI
            import SwiftUICoordinator
            enum Item: TabBarNavigationRoute { case one, two }
            class Tabs: TabBarRouting {
                weak var parent: Coordinator?
                let tabs: [Item] = [.one, .two]
            }
            extension Tabs: RouterViewFactory {
                @ViewBuilder func view(for route: Item) -> some View {
                    switch route {
                    case .one: OneView()
                    case .two: TwoView()
                    }
                }
            }
            struct OneView: View { var body: some View { Text("") } }
            struct TwoView: View { var body: some View { Text("") } }
            """,
            gives: """
                Tabs -tab-> OneView : one
                Tabs -tab-> TwoView : two
                """),
    ]
}
