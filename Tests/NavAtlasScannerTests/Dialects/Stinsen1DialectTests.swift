import Testing

@testable import NavAtlasScanner

@Suite("Stinsen 1")
struct Stinsen1DialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// A coordinator that resolves its routes so, and a start screen that does that.
    private static func flow(
        _ cases: String, _ resolve: String, taps: String = "", kind: String = "NavigationCoordinatable",
        result: String = "Transition", router: String = "NavigationRouter"
    ) -> String {
        """
        import Stinsen
        import SwiftUI
        final class KiteCoordinator: \(kind) {
            enum Route { \(cases) }
            func resolveRoute(route: Route) -> \(result) { \(resolve) }
            @ViewBuilder func start() -> some View { MeadowScreen() }
        }
        struct MeadowScreen: View {
            @EnvironmentObject var kites: \(router)<KiteCoordinator.Route>
            var body: some View { Button("") { \(taps) } }
        }
        struct KiteScreen: View { var body: some View { Text("") } }
        final class KnotCoordinator: NavigationCoordinatable {
            enum Route {}
            func resolveRoute(route: Route) -> Transition {}
            @ViewBuilder func start() -> some View { KnotScreen() }
        }
        struct KnotScreen: View { var body: some View { Text("") } }

        """
    }

    private static let starts = """
        KiteCoordinator -root!-> MeadowScreen : start
        KnotCoordinator -root!-> KnotScreen : start

        """

    static let cases = [
        ScannedSource(
            "every presentation",
            flow(
                "case fly(String), tie, show",
                """
                switch route {
                case .fly: return .push(AnyView(KiteScreen().navigationBarTitle("")))
                case .tie: return .modal(AnyCoordinatable(NavigationViewCoordinatable(KnotCoordinator())))
                case .show: return Transition.fullScreen(AnyView(NavigationView { KiteScreen() }))
                }
                """, taps: #"kites.route(to: .fly("red")); kites.route(to: KiteCoordinator.Route.tie)"#),
            gives: starts + """
                KiteCoordinator -push-> KiteScreen : fly(String)
                KiteCoordinator -sheet-> KnotCoordinator : tie
                KiteCoordinator -fullScreen-> KiteScreen : show
                MeadowScreen ~push~> KiteScreen : KiteCoordinator.fly
                MeadowScreen ~sheet~> KnotCoordinator : KiteCoordinator.tie
                """),
        ScannedSource(
            "one route without a switch",
            flow("case fly", ".push(AnyView(KiteScreen()))", taps: "kites.route(to: .fly)"),
            gives: starts + """
                KiteCoordinator -push-> KiteScreen : fly
                MeadowScreen ~push~> KiteScreen : KiteCoordinator.fly
                """),
        ScannedSource(
            "what replaces the whole view is a root",
            flow(
                "case knot", "KnotCoordinator().eraseToAnyCoordinatable()", taps: "kites.route(to: .knot)",
                kind: "ViewCoordinatable", result: "AnyCoordinatable", router: "ViewRouter"),
            gives: starts + """
                KiteCoordinator -root-> KnotCoordinator : knot
                MeadowScreen ~root~> KnotCoordinator : KiteCoordinator.knot
                """),
        ScannedSource(
            "a route that is decided while the app runs stays open",
            flow("case fly", ".push(AnyView(KiteScreen()))", taps: "kites.route(to: next())")
                + "func next() -> KiteCoordinator.Route { Store.load() }",
            gives: starts + """
                KiteCoordinator -push-> KiteScreen : fly
                unresolved "route(to:)" : "which route it takes is decided while the app runs" [from=MeadowScreen candidate=KiteScreen candidate=MeadowScreen]
                """),
        ScannedSource(
            "the app's own method of that name is no router",
            flow("case fly", ".push(AnyView(KiteScreen()))", taps: "Mail().route(to: .fly)")
                + "struct Mail { func route(to post: Post) {} }\nenum Post { case fly }",
            gives: starts + "KiteCoordinator -push-> KiteScreen : fly"),
    ]
}
