import NavAtlasModel

/// A child coordinator's route that has an action.
enum ChildRouteWithActionRule: RemarkRule {
    static let id = "child-route-with-action"
    static let title = "A route has no view but has a transition action"
    static let severity = Severity.warning
    static let rationale = """
        In SwiftUICoordinator, a route without a view starts a child coordinator, which shows its own screens. If \
        such a route has a transition action, showing it opens an empty screen.
        """
    static let remedy = "Return nil from the route's action, or give the route a view."
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
                        case .reader: EmptyView()
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
                        case .reader: EmptyView()
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
            remark "child-route-with-action" : ShopCoordinator.reader
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "child-route-with-view" : ShopCoordinator.reader
            """
        ])

    static func message(for remark: Remark) -> String {
        "\(remark.subject) has an action but no view: showing it opens an empty screen"
    }
}
