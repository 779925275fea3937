import NavAtlasTestSupport
import Foundation
import Testing

/// Declarations that belong to the main actor, as apps write them where SwiftUI is: they compile with the headless
/// libraries where the target's default isolation is the main actor's, and they run.
@Suite struct MainActorTests {
    /// What a program of each style says of itself: coordinators, view models and views of the main actor.
    static let programs: [(source: String, says: [String])] = [
        (
            """
            import Stinsen2Coordination

            @MainActor final class Model: ObservableObject {
                @Published var count = 0
                func select() { count += 1 }
            }

            struct Pane: View {
                @StateObject var model = Model()
                @EnvironmentObject var router: Main.Router
                var body: some View {
                    Button("Select") {
                        model.select()
                        router.route(to: \\.detail, 1)
                    }
                }
            }

            @MainActor final class Main: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Main.start)
                let model = Model()
                @Root var start = makeStart
                @Route(.push) var detail = makeDetail
                @Route(.modal) var tabs = makeTabs
                func makeStart() -> some View { Pane() }
                @ViewBuilder func makeDetail(number: Int) -> some View { Pane() }
                func makeTabs() -> Tabs {
                    model.select()
                    return Tabs()
                }
            }

            @MainActor final class Tabs: TabCoordinatable {
                var child = TabChild(startingItems: [\\Tabs.one])
                @Route(tabItem: makeTab) var one = makeOne
                @ViewBuilder func makeTab(isActive: Bool) -> some View { Pane() }
                func makeOne() -> Pane { Pane() }
            }

            @MainActor func register(in registry: inout CoordinatorRegistry) {
                registry.register(Main())
                registry.register(Tabs())
                registry.entry(Main.self)
                registry.sample(1)
                registry.explore { Main() }
            }
            """,
            ["Main -sheet-> Tabs", "Main -push-> Pane", "Main -root!-> Pane", "Tabs -tab-> Pane"]
        ),
        (
            """
            import Stinsen1Coordination

            @MainActor final class Main: NavigationCoordinatable {
                enum Route: NavigationRoute { case detail }
                let navigationStack = NavigationStack()
                let model = Model()
                func start() -> AnyView { AnyView(Pane()) }
                func resolveRoute(route: Route) -> Transition {
                    model.select()
                    switch route { case .detail: return .push(AnyView(Pane())) }
                }
            }

            @MainActor final class Model: ObservableObject {
                @Published var count = 0
                func select() { count += 1 }
            }

            struct Pane: View {
                @StateObject var model = Model()
                @EnvironmentObject var router: NavigationRouter<Main.Route>
                var body: some View {
                    Button("Select") {
                        model.select()
                        router.route(to: .detail)
                    }
                }
            }

            @MainActor func register(in registry: inout CoordinatorRegistry) {
                registry.register(Main())
                registry.entry(Main.self)
                registry.explore { Main() }
            }
            """,
            ["Main -push-> Pane", "Main -root!-> Pane"]
        ),
        (
            """
            import SwiftUICoordinatorCoordination

            enum Stop: StackNavigationRoute {
                case list
                case detail
                var action: TransitionAction { .push(animated: true) }
            }

            enum Ask: CoordinatorAction { case detail }

            @MainActor final class Model: ObservableObject {
                private weak var coordinator: Main?
                init(coordinator: Main) { self.coordinator = coordinator }
                func select() { coordinator?.handle(Ask.detail) }
            }

            @MainActor class Main: Routing {
                weak var parent: Coordinator?
                var childCoordinators = [Coordinator]()
                let navigationController: NavigationController
                let startRoute = Stop.list
                init(_ navigationController: NavigationController) { self.navigationController = navigationController }
                func handle(_ action: CoordinatorAction) {
                    switch action {
                    case Ask.detail: show(route: .detail)
                    default: parent?.handle(action)
                    }
                }
            }

            extension Main: RouterViewFactory {
                @ViewBuilder func view(for route: Stop) -> some View {
                    switch route {
                    case .list: ListPane(model: Model(coordinator: self))
                    case .detail: DetailPane()
                    }
                }
            }

            struct ListPane: View {
                @ObservedObject var model: Model
                var body: some View { Button("Select") { model.select() } }
            }

            @MainActor struct DetailPane: View {
                @EnvironmentObject var coordinator: Main
                var body: some View { Button("Select") { coordinator.handle(Ask.detail) } }
            }

            @MainActor func register(in registry: inout CoordinatorRegistry) {
                registry.register(Main(NavigationController()))
                registry.entry(Main.self)
                registry.action(Ask.detail, of: Main.self)
                registry.explore {
                    let main = Main(NavigationController())
                    main.start()
                    return main
                }
            }
            """,
            ["Main -push-> DetailPane", "Main -root/push!-> ListPane", "ListPane ~push~> DetailPane"]
        ),
        (
            """
            import FlowStacksCoordination

            enum Stop: Hashable { case list, detail }

            @MainActor final class Model: ObservableObject {
                @Published var routes: Routes<Stop> = []
                func select() { routes.push(.list) }
            }

            struct Flow: View {
                @StateObject var model = Model()
                var body: some View {
                    FlowStack($model.routes) {
                        Button("Select") { model.select() }.flowDestination(for: Stop.self) { stop in
                            switch stop {
                            case .list: ListPane()
                            case .detail: DetailPane()
                            }
                        }
                    }
                }
            }

            struct ListPane: View {
                @EnvironmentObject var navigator: FlowNavigator<Stop>
                var body: some View { Button("Select") { navigator.push(.detail) } }
            }

            @MainActor struct DetailPane: View { var body: some View { Text("Detail") } }

            @MainActor func register(in registry: inout CoordinatorRegistry) {
                registry.register(Flow())
                registry.entry(Flow.self)
                registry.explore { Flow() }
            }
            """,
            ["Flow -?-> DetailPane", "Flow -?-> ListPane"]
        ),
        (
            """
            import NavigationStackCoordination

            enum Stop: Hashable { case list, detail }

            @MainActor final class Model: ObservableObject {
                @Published var path: [Stop] = []
                func select() { path.append(.detail) }
            }

            struct Flow: View {
                @StateObject var model = Model()
                var body: some View {
                    NavigationStack(path: $model.path) {
                        ListPane(model: model).navigationDestination(for: Stop.self) { stop in
                            switch stop {
                            case .list: ListPane(model: model)
                            case .detail: DetailPane()
                            }
                        }
                    }
                }
            }

            struct ListPane: View {
                @ObservedObject var model: Model
                var body: some View { Button("Select") { model.select() } }
            }

            @MainActor struct DetailPane: View { var body: some View { Text("Detail") } }

            @MainActor func register(in registry: inout CoordinatorRegistry) {
                registry.register(Flow())
                registry.entry(Flow.self)
                registry.explore { Flow() }
            }
            """,
            ["Flow -push-> DetailPane", "Flow -push-> ListPane", "Flow -root!-> ListPane"]
        ),
    ]
    #if compiler(>=6.2)
        @Test(arguments: programs.indices) func declarationsOfTheMainActorAreReadAndRun(place: Int) throws {
            let (source, says) = Self.programs[place]
            let style = try #require(source.split(whereSeparator: \.isWhitespace).dropFirst().first)
            let main = """

                import NavAtlasIntrospection
                import NavAtlasModel

                var registry = CoordinatorRegistry()
                register(in: &registry)
                let graph = try registry.graph()
                for edge in graph.edges where edge.evidence.contains(.observed) { print(Notation.print(edge)) }
                print("unresolved: \\(graph.unresolved.map(\\.what))")
                """
            let outcome = try Compiler.run(
                source + main,
                linking: [
                    "NavAtlasModel", "CoordinationState", "CoordinationViews", String(style), "NavAtlasIntrospection",
                ],
                flags: ["-default-isolation", "MainActor"])
            #expect(outcome.succeeded, "\(outcome.output)")
            for line in says { #expect(outcome.output.contains(line), "\(outcome.output)") }
            #expect(outcome.output.contains("unresolved: []"), "\(outcome.output)")
        }
    #endif
}
