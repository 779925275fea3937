import NavAtlasModel

/// A reference to a parent that is neither weak nor unowned.
enum StrongParentRule: RemarkRule {
    static let id = "strong-parent"
    static let title = "A coordinator holds a strong reference to its parent"
    static let severity = Severity.warning
    static let rationale = """
        A parent holds its children. If a child also holds its parent, neither is released. Each time the flow \
        opens, another pair stays in memory and keeps handling events.
        """
    static let remedy = "Declare the property as weak."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI
                import SwiftUICoordinator

                final class ShopCoordinator: Routing {
                    var parent: Coordinator?
                    let startRoute: ShopRoute = .shop
                    func handle(_ action: CoordinatorAction) {}
                }

                enum ShopRoute: StackNavigationRoute {
                    case shop

                    var action: TransitionAction? { .push(animated: true) }
                }

                extension ShopCoordinator: RouterViewFactory {
                    func view(for route: ShopRoute) -> some View { ShopScreen() }
                }

                struct ShopScreen: View { var body: some View { Text("Shop") } }
                """,
            passing: """
                import SwiftUI
                import SwiftUICoordinator

                final class ShopCoordinator: Routing {
                    weak var parent: Coordinator?
                    let startRoute: ShopRoute = .shop
                    func handle(_ action: CoordinatorAction) {}
                }

                enum ShopRoute: StackNavigationRoute {
                    case shop

                    var action: TransitionAction? { .push(animated: true) }
                }

                extension ShopCoordinator: RouterViewFactory {
                    func view(for route: ShopRoute) -> some View { ShopScreen() }
                }

                struct ShopScreen: View { var body: some View { Text("Shop") } }
                """),
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "strong-parent" : ShopCoordinator parent
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark dismissal : ShopScreen
            """
        ])

    static func message(for remark: Remark) -> String {
        "\(remark.subject) holds its parent strongly in '\(remark.detail)', so neither is ever released"
    }
}
