import NavAtlasTestSupport
import Testing

/// The lines by which an app says what its coordinators show, as the README has them for the Swift 6 language mode: with
/// one import, on coordinators and views that belong to the main actor.
@Suite struct ProvidingConformanceTests {
    private static let app = """
        import NavAtlasIntrospection

        struct NavigationController {}
        struct ShelfView {}
        struct BookView {}
        protocol Coordinator: AnyObject {}
        enum TransitionAction { case push(animated: Bool) }
        @MainActor protocol StackNavigationRoute { var action: TransitionAction { get } }
        enum ShelfRoute: StackNavigationRoute { case shelf, book; var action: TransitionAction { .push(animated: true) } }
        struct FlowPath { let routes: [Int] = [] }
        enum Desk { case help }

        @MainActor final class ShelfCoordinator: Coordinator {
            weak var parent: (any Coordinator)?
            var childCoordinators: [any Coordinator] = []
            let navigationController = NavigationController()
            let startRoute = ShelfRoute.shelf
            func view(for route: ShelfRoute) -> Any { route == .shelf ? ShelfView() as Any : BookView() }
        }

        @MainActor struct StartView {
            var path = FlowPath()
            var body: ShelfView { ShelfView() }
        }

        extension ShelfRoute: @MainActor ActionProviding {}
        extension Desk: ActionProviding { var action: Presentation { .sheet } }
        extension ShelfCoordinator: @MainActor DestinationProviding {}
        extension StartView: @MainActor BodyProviding {}

        """

    #if compiler(>=6.2)
        @Test func theyCompileAndAreAskedOnTheMainActor() throws {
            let main = """
                @MainActor func read() throws {
                    var registry = CoordinatorRegistry()
                    registry.register(ShelfCoordinator())
                    registry.register(StartView())
                    registry.startsNothing(ShelfCoordinator.self)
                    registry.entry(ShelfCoordinator.self)
                    let graph = try registry.graph()
                    for edge in graph.edges { print(edge.from, edge.presentation?.rawValue ?? "?", edge.to) }
                    for call in graph.unresolved { print("unresolved", call.what) }
                }
                try read()
                """
            let outcome = try Compiler.run(
                Self.app + main, linking: ["NavAtlasModel", "NavAtlasIntrospection"], flags: [])
            #expect(outcome.succeeded, "\(outcome.output)")
            let lines = [
                "ShelfCoordinator push BookView", "ShelfCoordinator push ShelfView", "unresolved StartView.path",
                "unresolved StartView.root",
            ]
            #expect(outcome.output.split(separator: "\n").map(String.init) == lines, "\(outcome.output)")
        }
    #endif
}
