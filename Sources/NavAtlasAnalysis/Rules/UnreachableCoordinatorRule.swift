/// A coordinator that nobody can come to.
enum UnreachableCoordinatorRule: Rule {
    static let id = "unreachable-coordinator"
    static let title = "A coordinator cannot be reached"
    static let severity = Severity.error
    static let rationale = """
        No path of roots, routes, tabs and transitions leads from an entry to the coordinator, and no deep link \
        opens it. The whole flow is dead, or a route to it is missing. The rule reports the screens of the flow \
        separately. NavAtlas withholds the finding if a call that it could not follow may lead to the coordinator.
        """
    static let remedy = """
        Add a route that leads to the coordinator, name it as an entry, or remove its flow.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: #"""
                import Stinsen
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { MainCoordinator().view() } }
                }

                final class MainCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \MainCoordinator.start)
                    @Root var start = makeStart
                    func makeStart() -> some View { HomeScreen() }
                    func makeSettings() -> SettingsCoordinator { SettingsCoordinator() }
                }

                struct HomeScreen: View {
                    @EnvironmentObject var router: MainCoordinator.Router
                    var body: some View { Text("Home") }
                }

                final class SettingsCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \SettingsCoordinator.start)
                    @Root var start = makeStart
                    func makeStart() -> some View { SettingsScreen() }
                }

                struct SettingsScreen: View { var body: some View { Text("Settings") } }
                """#,
            passing: #"""
                import Stinsen
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { MainCoordinator().view() } }
                }

                final class MainCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \MainCoordinator.start)
                    @Root var start = makeStart
                    @Route(.modal) var settings = makeSettings
                    func makeStart() -> some View { HomeScreen() }
                    func makeSettings() -> SettingsCoordinator { SettingsCoordinator() }
                }

                struct HomeScreen: View {
                    @EnvironmentObject var router: MainCoordinator.Router
                    var body: some View { Button("Settings") { router.route(to: \.settings) } }
                }

                final class SettingsCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \SettingsCoordinator.start)
                    @Root var start = makeStart
                    func makeStart() -> some View { SettingsScreen() }
                }

                struct SettingsScreen: View { var body: some View { Text("Settings") } }
                """#),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            ForgottenCoordinator -root!-> ForgottenScreen : start
            """
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -sheet-> SettingsCoordinator : settings
            SettingsCoordinator -root!-> SettingsScreen : start
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            HomeScreen ~sheet~> SettingsCoordinator : MainCoordinator.settings
            SettingsCoordinator -root!-> SettingsScreen : start
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            SettingsCoordinator -root!-> SettingsScreen : start
            unresolved "coordinator.start()" : "which coordinator it is is not known" [candidate=SettingsCoordinator]
            """,
            """
            entry MainCoordinator
            coordinator MainCoordinator stack [at=Main.swift:1:7]
            coordinator UISplitViewController view
            MainCoordinator -root!-> HomeScreen : home [source]
            UISplitViewController -root!-> HomeScreen : home [source]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] { unreachableNodes(of: .coordinator, in: analysis) }
}
