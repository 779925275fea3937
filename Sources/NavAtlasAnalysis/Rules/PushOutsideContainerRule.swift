import NavAtlasModel

/// A coordinator that pushes, and that never stands in a navigation container.
enum PushOutsideContainerRule: Rule {
    static let id = "push-outside-container"
    static let title = "A coordinator pushes outside a navigation container"
    static let severity = Severity.error
    static let rationale = """
        A push in Stinsen needs a navigation container around the coordinator, such as NavigationViewCoordinator. \
        Without one, nothing happens. A sheet or a cover starts without a container, even if the coordinator that \
        presents it is inside one. The rule ignores entries, because the app may put a container around them, and \
        coordinators that are also shown in an unknown way. NavAtlas withholds the finding if a call that it could \
        not follow may show the coordinator.
        """
    static let remedy = """
        Wrap the coordinator in NavigationViewCoordinator where it is presented, or present instead of pushing.
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
                    @Route(.modal) var profile = makeProfile
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
                    @Route(.push) var name = makeName
                    func makeStart() -> some View { ProfileScreen() }
                    func makeName() -> some View { NameScreen() }
                }

                struct ProfileScreen: View {
                    @EnvironmentObject var router: ProfileCoordinator.Router
                    var body: some View { Button("Name") { router.route(to: \.name) } }
                }

                struct NameScreen: View { var body: some View { Text("Name") } }
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
                    @Route(.push) var name = makeName
                    func makeStart() -> some View { ProfileScreen() }
                    func makeName() -> some View { NameScreen() }
                }

                struct ProfileScreen: View {
                    @EnvironmentObject var router: ProfileCoordinator.Router
                    var body: some View { Button("Name") { router.route(to: \.name) } }
                }

                struct NameScreen: View { var body: some View { Text("Name") } }
                """#),
        triggering: [
            """
            entry MainCoordinator
            coordinator ProfileCoordinator stack [style=stinsen2]
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -sheet-> ProfileCoordinator : profile
            ProfileCoordinator -root!-> ProfileScreen : start
            ProfileCoordinator -push-> NameScreen : name
            """
        ],
        passing: [
            """
            entry MainCoordinator
            coordinator ProfileCoordinator stack [style=stinsen2 container]
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -sheet-> ProfileCoordinator : profile
            ProfileCoordinator -root!-> ProfileScreen : start
            ProfileCoordinator -push-> NameScreen : name
            """,
            """
            entry MainCoordinator
            coordinator ProfileCoordinator stack [style=stinsen2]
            coordinator PhotoCoordinator stack [style=stinsen2]
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> ProfileCoordinator : profile
            ProfileCoordinator -root!-> PhotoCoordinator : start
            PhotoCoordinator -push-> CropScreen : crop
            """,
            """
            entry MainCoordinator
            coordinator FrameView stack [style=navigationStack]
            coordinator ProfileCoordinator stack [style=stinsen2]
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -sheet-> FrameView : profile
            FrameView -root!-> ProfileCoordinator : root
            ProfileCoordinator -root!-> ProfileScreen : start
            ProfileCoordinator -push-> NameScreen : name
            """,
            """
            entry MainCoordinator
            coordinator ProfileCoordinator stack [style=stinsen2]
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -sheet-> ProfileCoordinator : profile
            ProfileCoordinator -root!-> ProfileScreen : start
            ProfileCoordinator -sheet-> NameScreen : name
            """,
            """
            entry MainCoordinator
            coordinator ProfileCoordinator stack [style=swiftUICoordinator]
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -sheet-> ProfileCoordinator : profile
            ProfileCoordinator -push-> NameScreen : name
            """,
        ])

    /// The styles whose coordinators push onto whatever container stands around them. Those of others have one of their
    /// own.
    fileprivate static let styles: Set<String> = ["stinsen1", "stinsen2"]

    static func findings(in analysis: Analysis) -> [Finding] {
        let (graph, index) = (analysis.graph, analysis.index)
        let pushes = Dictionary(
            grouping: graph.edges.lazy.filter { $0.kind == .route && $0.presentation == .push }, by: \.from)
        let isInside = Self.inside(graph, index)
        let incoming = index.incoming
        return graph.nodes.indices.compactMap { place in
            let node = graph.nodes[place]
            guard node.style.map(styles.contains) == true, !isInside[place], let pushes = pushes[node.id] else {
                return nil
            }
            let ways = incoming.places(from: Int32(place))
                .map { graph.edges[Int(incoming.edges[$0])] }.filter(\.kind.isDeclared)
            return finding(
                node.id,
                "\(node.id) pushes \(pushes.map(\.to).uniqued.listed), but is never inside a navigation container",
                at: (ways + pushes).flatMap(\.locations), evidence: (ways + pushes).map(Finding.evidence),
                doubt: analysis.unfollowedCalls.leading(to: node.id)?.reason)
        }
    }

    /// The nodes that stand in a container, or may do so.
    private static func inside(_ graph: NavigationGraph, _ index: GraphIndex) -> [Bool] {
        let kept = graph.edges.indices.filter { graph.edges[$0].keepsContainer }
        let outside: Set<Presentation> = [.sheet, .fullScreen, .popover]
        var sources = graph.entries.compactMap(index.node)
        var isShown = [Bool](repeating: false, count: graph.nodes.count)
        for (place, head) in index.digraph.heads.enumerated() {
            isShown[Int(head)] = true
            // What a presentation of another name does with the container is not known.
            let edge = graph.edges[place]
            let isKnown = edge.keepsContainer || edge.presentation.map(outside.contains) == true
            if !isKnown { sources.append(head) }
        }
        for (place, node) in graph.nodes.enumerated()
        where node.container || !isShown[place] || node.isContainerItself {
            sources.append(Int32(place))
        }
        return index.digraph(ofEdges: kept.map { Int32($0) }).reachable(from: sources)
    }
}

extension Edge {
    /// Whether the destination is in the container of the screen from which the edge leads.
    fileprivate var keepsContainer: Bool {
        kind == .root || kind == .tab || presentation == .push || presentation == .root || presentation == .tab
    }
}

extension Node {
    /// Whether it shows what it leads to in a stack that it draws itself.
    fileprivate var isContainerItself: Bool {
        flow == .stack && style.map(PushOutsideContainerRule.styles.contains) == false
    }
}

extension [String] {
    /// Each once, sorted.
    fileprivate var uniqued: [String] { Set(self).sorted() }
}
