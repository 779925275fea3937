import NavAtlasModel

/// A child coordinator's route that has a view.
enum ChildRouteWithViewRule: RemarkRule {
    static let id = "child-route-with-view"
    static let title = "A route has a view but no transition action"
    static let severity = Severity.warning
    static let rationale = """
        In SwiftUICoordinator, a route whose action is nil starts a child coordinator. The library never shows the \
        view of such a route.
        """
    static let remedy = """
        Give the route an action, or remove its view and start the child coordinator.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI
                import SwiftUICoordinator

                enum ShelfRoute: StackNavigationRoute {
                    case shelf
                    case reader

                    var action: TransitionAction? {
                        switch self {
                        case .shelf: .push(animated: true)
                        case .reader: nil
                        }
                    }
                }

                final class ShelfCoordinator: Routing {
                    weak var parent: Coordinator?
                    let startRoute: ShelfRoute = .shelf
                    func handle(_ action: CoordinatorAction) {}
                }

                extension ShelfCoordinator: RouterViewFactory {
                    @ViewBuilder func view(for route: ShelfRoute) -> some View {
                        switch route {
                        case .shelf: ShelfScreen()
                        case .reader: ReaderScreen()
                        }
                    }
                }

                struct ShelfScreen: View { var body: some View { Text("Shelf") } }
                struct ReaderScreen: View { var body: some View { Text("Reader") } }
                """,
            passing: """
                import SwiftUI
                import SwiftUICoordinator

                enum ShelfRoute: StackNavigationRoute {
                    case shelf
                    case reader

                    var action: TransitionAction? {
                        switch self {
                        case .shelf: .push(animated: true)
                        case .reader: .push(animated: true)
                        }
                    }
                }

                final class ShelfCoordinator: Routing {
                    weak var parent: Coordinator?
                    let startRoute: ShelfRoute = .shelf
                    func handle(_ action: CoordinatorAction) {}
                }

                extension ShelfCoordinator: RouterViewFactory {
                    @ViewBuilder func view(for route: ShelfRoute) -> some View {
                        switch route {
                        case .shelf: ShelfScreen()
                        case .reader: ReaderScreen()
                        }
                    }
                }

                struct ShelfScreen: View { var body: some View { Text("Shelf") } }
                struct ReaderScreen: View { var body: some View { Text("Reader") } }
                """),
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "child-route-with-view" : ShopCoordinator.reader
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "child-route-with-action" : ShopCoordinator.reader
            """
        ])

    static func message(for remark: Remark) -> String {
        "\(remark.subject) has a view but no action: the view is never shown"
    }
}
