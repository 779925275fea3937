import Testing

/// Actions of SwiftUICoordinator that a coordinator answers, though nobody sends them.
struct UnsentActionTests {
    private static func mine(_ sent: String) -> [String: String] {
        [
            "Mine.swift": """
            import SwiftUI
            import SwiftUICoordinator
            enum ShaftRoute: NavigationRoute {
                case lift, seam, lamp
                var action: TransitionAction? { .push(animated: true) }
            }
            enum ShaftAction: CoordinatorAction { case seam, lamp }
            final class ShaftCoordinator: Routing {
                weak var parent: Coordinator?
                var childCoordinators = [WeakCoordinator]()
                let navigationController: NavigationController
                let startRoute: ShaftRoute
                init(parent: Coordinator?, navigationController: NavigationController, startRoute: ShaftRoute = .lift) {
                    self.parent = parent
                    self.navigationController = navigationController
                    self.startRoute = startRoute
                }
                func handle(_ action: CoordinatorAction) {
                    switch action {
                    case ShaftAction.seam: try? show(route: .seam)
                    case ShaftAction.lamp: try? show(route: .lamp)
                    default: parent?.handle(action)
                    }
                }
            }
            extension ShaftCoordinator: RouterViewFactory {
                @ViewBuilder func view(for route: ShaftRoute) -> some View {
                    switch route {
                    case .lift: LiftView<ShaftCoordinator>()
                    case .seam: SeamView()
                    case .lamp: LampView()
                    }
                }
            }
            struct LiftView<Coordinator: Routing>: View {
                @EnvironmentObject var coordinator: Coordinator
                var body: some View { Button("down") { \(sent) } }
            }
            struct SeamView: View { var body: some View { Text("s") } }
            struct LampView: View { var body: some View { Text("l") } }
            """
        ]
    }

    @Test func whatNobodySendsIsNotDone() {
        ScannedApp(
            "no action", Self.mine(""),
            has: ["ShaftCoordinator -push-> SeamView : seam", "ShaftCoordinator -push-> LampView : lamp"],
            hasNot: ["~push~>"]
        ).check()
    }

    @Test func whatIsSentIsDoneByWhoSendsIt() {
        ScannedApp(
            "an action", Self.mine("coordinator.handle(ShaftAction.seam)"),
            has: ["LiftView ~push~> SeamView : ShaftCoordinator.seam"],
            hasNot: ["~push~> LampView", "ShaftCoordinator ~"]
        ).check()
    }
}
