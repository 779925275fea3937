// What `navatlas styles` and the documentation say of the style.

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
