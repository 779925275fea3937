import NavAtlasModel

/// A navigation container that is pushed onto another one.
enum NestedContainerRule: Rule {
    static let id = "nested-container"
    static let title = "A navigation container is pushed into another one"
    static let severity = Severity.warning
    static let rationale = """
        A push shows its destination inside the current navigation container. If the destination brings a container \
        of its own, two navigation bars appear, and the inner one has no way back. The rule reports a coordinator \
        only if every route to it is a push. If it is also presented somewhere, it may need the container there.
        """
    static let remedy = """
        Push the coordinator itself, and wrap it in a container only where it is presented.
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
                    @Route(.push) var profile = makeProfile
                    func makeStart() -> some View { HomeScreen() }
                    func makeProfile() -> NavigationViewCoordinator<ProfileCoordinator> {
                        NavigationViewCoordinator(ProfileCoordinator())
                    }
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
                    @Route(.modal) var profile = makeProfile
                    func makeStart() -> some View { HomeScreen() }
                    func makeProfile() -> NavigationViewCoordinator<ProfileCoordinator> {
                        NavigationViewCoordinator(ProfileCoordinator())
                    }
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
            coordinator ProfileCoordinator stack [container]
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> ProfileCoordinator : profile
            ProfileCoordinator -root!-> ProfileScreen : start
            """
        ],
        passing: [
            """
            entry MainCoordinator
            coordinator ProfileCoordinator stack [container]
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> ProfileCoordinator : profile
            HomeScreen ~sheet~> ProfileCoordinator : MainCoordinator.quickProfile
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> ProfileCoordinator : profile
            ProfileCoordinator -root!-> ProfileScreen : start
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let graph = analysis.graph
        let containers = graph.nodes.filter { $0.container && !graph.entries.contains($0.id) }
        guard !containers.isEmpty else { return [] }
        let incoming = analysis.index.incoming
        return containers.compactMap { node in
            let places = analysis.index.node(node.id).map(incoming.places(from:)) ?? 0..<0
            let ways = places.map { graph.edges[Int(incoming.edges[$0])] }
            guard !ways.isEmpty, ways.allSatisfy({ $0.presentations == [.push] }) else { return nil }
            return finding(
                node.id, "\(node.id) is pushed, but has a navigation container of its own",
                at: ways.flatMap(\.locations), evidence: ways.map(Finding.evidence))
        }
    }
}
