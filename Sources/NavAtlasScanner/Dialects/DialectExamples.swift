// The title and the example of each style, for `navatlas styles` and the documentation.

extension Stinsen2Dialect {
    static let title = "Stinsen 2"
    static let example = """
        import Stinsen

        final class TodosCoordinator: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\TodosCoordinator.start)
            @Root var start = makeStart
            @Route(.push) var todo = makeTodo

            func makeStart() -> some View { TodosScreen() }
            func makeTodo() -> some View { TodoScreen() }
        }

        struct TodosScreen: View {
            @EnvironmentObject var router: TodosCoordinator.Router
            var body: some View { Button("Open") { router.route(to: \\.todo) } }
        }

        struct TodoScreen: View { var body: some View { Text("Todo") } }
        """
}

extension Stinsen1Dialect {
    static let title = "Stinsen 1"
    static let example = """
        import Stinsen

        final class BedsCoordinator: NavigationCoordinatable {
            var navigationStack = NavigationStack()

            enum Route: NavigationRoute { case bed }

            func resolveRoute(route: Route) -> Transition {
                switch route {
                case .bed: return .push(AnyView(BedScreen()))
                }
            }

            func start() -> some View { BedsScreen() }
        }

        struct BedsScreen: View {
            @EnvironmentObject var router: NavigationRouter<BedsCoordinator.Route>
            var body: some View { Button("Open") { router.route(to: .bed) } }
        }

        struct BedScreen: View { var body: some View { Text("Bed") } }
        """
}

extension SwiftUICoordinatorDialect {
    static let title = "SwiftUICoordinator"
    static let example = """
        import SwiftUICoordinator

        enum ShelfRoute: NavigationRoute {
            case shelf
            case book

            var transition: TransitionStyle? { .push(animated: true) }
        }

        enum ShelfAction: CoordinatorAction { case open }

        final class ShelfCoordinator: Routing {
            let startRoute: ShelfRoute = .shelf

            func handle(_ action: CoordinatorAction) {
                switch action {
                case ShelfAction.open: try? show(route: .book)
                default: parent?.handle(action)
                }
            }
        }

        extension ShelfCoordinator: RouterViewFactory {
            @ViewBuilder func view(for route: ShelfRoute) -> some View {
                switch route {
                case .shelf: ShelfScreen<ShelfCoordinator>()
                case .book: BookScreen()
                }
            }
        }

        struct ShelfScreen<Coordinator: Routing>: View {
            @EnvironmentObject var coordinator: Coordinator
            var body: some View { Button("Open") { coordinator.handle(ShelfAction.open) } }
        }

        struct BookScreen: View { var body: some View { Text("Book") } }
        """
}

extension FlowStacksDialect {
    static let title = "FlowStacks"
    static let example = """
        import FlowStacks

        enum Desk: Hashable { case order }

        struct KioskFlow: View {
            @State var path = FlowPath()

            var body: some View {
                FlowStack($path, withNavigation: true) {
                    CounterScreen()
                        .flowDestination(for: Desk.self) { desk in
                            switch desk {
                            case .order: OrderScreen()
                            }
                        }
                }
            }
        }

        struct CounterScreen: View {
            @EnvironmentObject var navigator: FlowPathNavigator
            var body: some View { Button("Order") { navigator.push(Desk.order) } }
        }

        struct OrderScreen: View { var body: some View { Text("Order") } }
        """
}

extension SwiftUIDialect {
    static let title = "SwiftUI and coordinators over NavigationStack"
    static let example = """
        import SwiftUI

        enum Page: Hashable { case recipe }

        @Observable final class RecipesModel {
            var path: [Page] = []
            func open() { path.append(.recipe) }
        }

        struct RecipesView: View {
            @State var model = RecipesModel()

            var body: some View {
                NavigationStack(path: $model.path) {
                    ListScreen(model: model)
                        .navigationDestination(for: Page.self) { page in
                            switch page {
                            case .recipe: RecipeScreen()
                            }
                        }
                }
            }
        }

        struct ListScreen: View {
            let model: RecipesModel
            var body: some View { Button("Open") { model.open() } }
        }

        struct RecipeScreen: View { var body: some View { Text("Recipe") } }
        """
}

extension ComposableArchitectureDialect {
    static let title = "The Composable Architecture"
    static let example = """
        import ComposableArchitecture
        import SwiftUI

        @Reducer struct Shelf {
            @ObservableState struct State { var path = StackState<Path.State>() }
            enum Action {
                case bookTapped
                case path(StackActionOf<Path>)
            }
            @Reducer enum Path { case book(Book) }

            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .bookTapped:
                        state.path.append(.book(Book.State()))
                        return .none
                    case .path: return .none
                    }
                }
                .forEach(\\.path, action: \\.path)
            }
        }

        @Reducer struct Book {}

        struct ShelfView: View {
            @Bindable var store: StoreOf<Shelf>
            var body: some View {
                NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                    Button("Open") { store.send(.bookTapped) }
                } destination: { store in
                    switch store.case {
                    case .book(let store): BookView(store: store)
                    }
                }
            }
        }

        struct BookView: View {
            let store: StoreOf<Book>
            var body: some View { Text("Book") }
        }
        """
}

extension NavigatorDialect {
    static let title = "Navigator"
    static let example = """
        import NavigatorUI
        import SwiftUI

        enum Pages: NavigationDestination {
            case recipe
            case settings

            var body: some View {
                switch self {
                case .recipe: RecipeScreen()
                case .settings: SettingsScreen()
                }
            }

            var method: NavigationMethod { self == .settings ? .sheet : .push }
        }

        struct KitchenFlow: View {
            var body: some View { ManagedNavigationStack { RecipesScreen() } }
        }

        struct RecipesScreen: View {
            @Environment(\\.navigator) var navigator

            var body: some View {
                NavigationLink(to: Pages.recipe) { Text("Recipe") }
                Button("Settings") { navigator.navigate(to: Pages.settings) }
            }
        }

        struct RecipeScreen: View { var body: some View { Text("Recipe") } }

        struct SettingsScreen: View { var body: some View { Text("Settings") } }
        """
}

extension LinkNavigatorDialect {
    static let title = "LinkNavigator"
    static let example = """
        import LinkNavigator
        import SwiftUI

        struct ShelfBuilder: RouteBuilder {
            var matchPath: String { "shelf" }

            var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
                { navigator, _, _ in
                    WrappingController(matchPath: matchPath) { ShelfView(navigator: navigator) }
                }
            }
        }

        struct BookBuilder: RouteBuilder {
            var matchPath: String { "book" }

            var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
                { _, _, _ in
                    WrappingController(matchPath: matchPath) { BookView() }
                }
            }
        }

        struct LibraryView: View {
            let navigator: LinkNavigator

            var body: some View {
                TabLinkNavigationView(
                    linkNavigator: navigator, tabItemList: [TabItem(tag: 0, linkItem: .init(path: "shelf"))])
            }
        }

        struct ShelfView: View {
            let navigator: LinkNavigatorType
            var body: some View { Button("Open") { navigator.next(paths: ["book"], items: [:], isAnimated: true) } }
        }

        struct BookView: View { var body: some View { Text("Book") } }
        """
}

extension UIKitDialect {
    static let title = "UIKit: view controllers, storyboards and coordinators"
    static let example = """
        import SwiftUI
        import UIKit

        final class ShopCoordinator {
            let navigationController: UINavigationController

            init(navigationController: UINavigationController) { self.navigationController = navigationController }

            func start() {
                let screen = ShopScreen(onOpen: { [weak self] in self?.showItem() })
                navigationController.setViewControllers([UIHostingController(rootView: screen)], animated: false)
            }

            func showItem() {
                navigationController.pushViewController(UIHostingController(rootView: ItemScreen()), animated: true)
            }
        }

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var coordinator: ShopCoordinator?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let controller = UINavigationController()
                coordinator = ShopCoordinator(navigationController: controller)
                coordinator?.start()
                window?.rootViewController = controller
            }
        }

        struct ShopScreen: View {
            let onOpen: () -> Void
            var body: some View { Button("Open", action: onOpen) }
        }

        struct ItemScreen: View { var body: some View { Text("Item") } }
        """
}

extension XCoordinatorDialect {
    static let title = "XCoordinator"
    static let example = """
        import XCoordinator

        enum GalleryRoute: Route { case paintings, painting }

        final class GalleryCoordinator: NavigationCoordinator<GalleryRoute> {
            init() { super.init(initialRoute: .paintings) }

            override func prepareTransition(for route: GalleryRoute) -> NavigationTransition {
                switch route {
                case .paintings: .push(PaintingsController(router: unownedRouter))
                case .painting: .push(PaintingController())
                }
            }
        }

        final class PaintingsController: UIViewController {
            private let router: UnownedRouter<GalleryRoute>

            init(router: UnownedRouter<GalleryRoute>) {
                self.router = router
                super.init(nibName: nil, bundle: nil)
            }

            @objc private func open() { router.trigger(.painting) }
        }

        final class PaintingController: UIViewController {}
        """
}
