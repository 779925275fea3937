// What `navatlas styles` and the documentation say of the style.

extension SUICoordinatorDialect {
    static let title = "SUICoordinator"
    static let example = """
        import SUICoordinator
        import SwiftUI

        enum ShelfRoute: RouteType {
            case shelf(ShelfCoordinator)
            case book

            var presentationStyle: TransitionPresentationStyle { .push }

            var body: some View {
                switch self {
                case .shelf(let coordinator): ShelfScreen(coordinator: coordinator)
                case .book: BookScreen()
                }
            }
        }

        final class ShelfCoordinator: Coordinator<ShelfRoute> {
            override func start() async { await startFlow(route: .shelf(self)) }
            func open() async { await navigate(toRoute: .book) }
        }

        struct ShelfScreen: View {
            let coordinator: ShelfCoordinator
            var body: some View { Button("Open") { Task { await coordinator.open() } } }
        }

        struct BookScreen: View { var body: some View { Text("Book") } }
        """
}
