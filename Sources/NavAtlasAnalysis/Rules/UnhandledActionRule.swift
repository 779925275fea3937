import NavAtlasModel

/// An action that is sent to a coordinator, and that none handles.
enum UnhandledActionRule: Rule {
    static let id = "unhandled-action"
    static let title = "No coordinator handles an action"
    static let severity = Severity.warning
    static let rationale = """
        A coordinator passes an action that it does not handle to its parent. After the last parent the action is \
        lost, and the tap does nothing. A route with the same name does not handle the action.
        """
    static let remedy = """
        Handle the action in the coordinator or in one of its parents, or remove the code that sends it.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI
                import SwiftUICoordinator

                final class SceneDelegate: NSObject, UIWindowSceneDelegate {
                    let coordinator = ShelfCoordinator()

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        coordinator.start()
                    }
                }

                enum ShelfRoute: StackNavigationRoute {
                    case shelf
                    case book

                    var action: TransitionAction? { .push(animated: true) }
                }

                enum ShelfAction: CoordinatorAction { case open, share }

                final class ShelfCoordinator: Routing {
                    let parent: Coordinator? = nil
                    let startRoute: ShelfRoute = .shelf

                    func handle(_ action: CoordinatorAction) {
                        switch action {
                        case ShelfAction.open: show(route: .book)
                        default: parent?.handle(action)
                        }
                    }
                }

                extension ShelfCoordinator: RouterViewFactory {
                    @ViewBuilder func view(for route: ShelfRoute) -> some View {
                        switch route {
                        case .shelf: ShelfScreen(coordinator: self)
                        case .book: BookScreen()
                        }
                    }
                }

                struct ShelfScreen: View {
                    let coordinator: ShelfCoordinator
                    var body: some View {
                        Button("Open") { coordinator.handle(ShelfAction.open) }
                        Button("Share") { coordinator.handle(ShelfAction.share) }
                    }
                }

                struct BookScreen: View { var body: some View { Text("Book") } }
                """,
            passing: """
                import SwiftUI
                import SwiftUICoordinator

                final class SceneDelegate: NSObject, UIWindowSceneDelegate {
                    let coordinator = ShelfCoordinator()

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        coordinator.start()
                    }
                }

                enum ShelfRoute: StackNavigationRoute {
                    case shelf
                    case book

                    var action: TransitionAction? { .push(animated: true) }
                }

                enum ShelfAction: CoordinatorAction { case open, share }

                final class ShelfCoordinator: Routing {
                    let parent: Coordinator? = nil
                    let startRoute: ShelfRoute = .shelf

                    func handle(_ action: CoordinatorAction) {
                        switch action {
                        case ShelfAction.open: show(route: .book)
                        default: parent?.handle(action)
                        }
                    }
                }

                extension ShelfCoordinator: RouterViewFactory {
                    @ViewBuilder func view(for route: ShelfRoute) -> some View {
                        switch route {
                        case .shelf: ShelfScreen(coordinator: self)
                        case .book: BookScreen()
                        }
                    }
                }

                struct ShelfScreen: View {
                    let coordinator: ShelfCoordinator
                    var body: some View {
                        Button("Open") { coordinator.handle(ShelfAction.open) }
                    }
                }

                struct BookScreen: View { var body: some View { Text("Book") } }
                """),
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            unresolved "handle(ShopAction.share)" : "no coordinator handles this action" [from=ShopScreen]
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -sheet-> ShareScreen : share [source]
            ShopScreen ~sheet~> ShareScreen : ShopCoordinator.share [source]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            unresolved "router.route(to: next)" : "the route is a variable" [from=ShopScreen candidate=*]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.graph.unresolved.filter { $0.reason == UnresolvedCall.unhandledAction }.map { call in
            let origin = call.from.map { " from \($0)" } ?? ""
            return finding(
                [call.from, call.what].compactMap { $0 }.joined(separator: ": "),
                "\(call.what)\(origin) does nothing: no coordinator handles the action",
                at: call.location.map { [$0] } ?? [], evidence: [])
        }
    }
}
