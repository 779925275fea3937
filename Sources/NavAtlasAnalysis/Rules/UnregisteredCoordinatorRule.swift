import NavAtlasModel

/// A coordinator that something leads to, and of which nothing else is known.
enum UnregisteredCoordinatorRule: Rule {
    static let id = "unregistered-coordinator"
    static let title = "A route leads to a coordinator that NavAtlas did not read"
    static let severity = Severity.error
    static let rationale = """
        A route leads to the coordinator, but it is neither registered nor declared in the source that was read. \
        Everything behind it is missing from the graph, so its screens are not checked.
        """
    static let remedy = "Register the coordinator, or also scan the module that declares it."
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
                    @Route(.push) var profile = makeProfile
                    func makeStart() -> some View { HomeScreen() }
                    func makeProfile() -> ProfileCoordinator { ProfileCoordinator() }
                }

                struct HomeScreen: View {
                    @EnvironmentObject var router: MainCoordinator.Router
                    var body: some View { Button("Profile") { router.route(to: \.profile) } }
                }
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
                    @Route(.push) var profile = makeProfile
                    func makeStart() -> some View { HomeScreen() }
                    func makeProfile() -> ProfileCoordinator { ProfileCoordinator() }
                }

                struct HomeScreen: View {
                    @EnvironmentObject var router: MainCoordinator.Router
                    var body: some View { Button("Profile") { router.route(to: \.profile) } }
                }

                final class ProfileCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \ProfileCoordinator.start)
                    @Root var start = makeStart
                    func makeStart() -> some View { ProfileScreen() }
                }

                struct ProfileScreen: View { var body: some View { Text("Profile") } }
                """#),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> ProfileCoordinator : profile
            coordinator ProfileCoordinator
            """
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> ProfileCoordinator : profile
            coordinator ProfileCoordinator view
            """
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let nodes = analysis.graph.nodes.filter(\.isUndeclaredCoordinator)
        guard !nodes.isEmpty else { return [] }
        let incoming = analysis.index.incoming
        return nodes.map { node in
            let places = analysis.index.node(node.id).map(incoming.places(from:)) ?? 0..<0
            let edges = places.map { analysis.graph.edges[Int(incoming.edges[$0])] }
            return finding(
                node.id,
                "\(node.id) is neither registered nor declared in the source that was read, so its screens are not known",
                at: edges.flatMap(\.locations), evidence: edges.map(Finding.evidence))
        }
    }
}
