import NavAtlasModel

/// A call that navigates, and that could not be followed.
enum UnresolvedNavigationRule: Rule {
    static let id = "unresolved-navigation"
    static let title = "NavAtlas could not follow a navigation call"
    static let severity = Severity.warning
    static let isEnabledByDefault = false
    static let isAboutTheGraph = true
    static let rationale = """
        The graph does not show what the call does. A screen may look unreachable because of it, and a cycle may be \
        missing. Every report lists these calls. As findings, you can keep their number at zero or in a baseline. \
        The rule is off by default, because it is about the map and not about the app.
        """
    static let remedy = "Name the route or the destination in the call itself."
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
                    @Route(.push) var detail = makeDetail
                    func makeStart() -> some View { HomeScreen() }
                    func makeDetail() -> some View { DetailScreen() }
                }

                struct HomeScreen: View {
                    @EnvironmentObject var router: MainCoordinator.Router
                    let next: KeyPath<MainCoordinator, Transition<MainCoordinator, Presentation, Void, AnyView>>
                    var body: some View { Button("Open") { router.route(to: next) } }
                }

                struct DetailScreen: View { var body: some View { Text("Detail") } }
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
                    @Route(.push) var detail = makeDetail
                    func makeStart() -> some View { HomeScreen() }
                    func makeDetail() -> some View { DetailScreen() }
                }

                struct HomeScreen: View {
                    @EnvironmentObject var router: MainCoordinator.Router
                    var body: some View { Button("Open") { router.route(to: \.detail) } }
                }

                struct DetailScreen: View { var body: some View { Text("Detail") } }
                """#),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            unresolved "router.route(to: next)" : "the route is a variable" [from=HomeScreen candidate=*]
            """
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            HomeScreen ~push~> DetailScreen : MainCoordinator.detail [source]
            """
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.graph.unresolved.filter { !$0.isFollowed }.map { call in
            let origin = call.from.map { "in \($0), " } ?? ""
            let subject = [call.from, call.what].compactMap { $0 }.joined(separator: ": ")
            return finding(
                subject.isEmpty ? "unresolved" : subject, "\(origin)\(call.what) could not be followed: \(call.reason)",
                at: call.location.map { [$0] } ?? [],
                evidence: call.candidates.sorted().filter { $0 != "*" }.map { "may lead to \($0)" })
        }
    }
}
