/// A screen that nobody can come to.
enum UnreachableScreenRule: Rule {
    static let id = "unreachable-screen"
    static let title = "A screen cannot be reached"
    static let severity = Severity.error
    static let rationale = """
        No path of roots, routes, tabs and transitions leads from an entry to the screen, and no deep link opens it. \
        All code that creates the screen is dead, or belongs to screens that cannot be reached either. Either the \
        screen is dead, or a route to it is missing. The rule ignores a screen of a library's type. NavAtlas \
        withholds the finding if a call that it could not follow may lead to the screen.
        """
    static let remedy = "Add a route that leads to the screen, or remove it."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { HomeScreen() } }
                }

                struct HomeScreen: View {
                    @State var isOfferShown = false
                    var body: some View {
                        Button("Offer") { isOfferShown = true }
                            .sheet(isPresented: $isOfferShown) { Text("No offer") }
                    }
                }

                struct OfferScreen: View { var body: some View { Text("Offer") } }
                """,
            passing: """
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { HomeScreen() } }
                }

                struct HomeScreen: View {
                    @State var isOfferShown = false
                    var body: some View {
                        Button("Offer") { isOfferShown = true }
                            .sheet(isPresented: $isOfferShown) { OfferScreen() }
                    }
                }

                struct OfferScreen: View { var body: some View { Text("Offer") } }
                """),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            screen ForgottenScreen
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            ForgottenCoordinator -root!-> ForgottenScreen : start
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            screen ForgottenScreen
            remark "dead-site" : ForgottenScreen "nobody calls makeForgotten()" [at=Legacy.swift:8:9]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            screen ForgottenScreen
            screen OtherForgottenScreen
            unresolved "router.route(to: next)" : "the route is not known" [from=OtherForgottenScreen candidate=*]
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> DetailScreen : detail
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            link app://offer => OfferScreen
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            screen MaybeScreen
            unresolved "router.route(to: next)" : "the route is not known" [from=HomeScreen candidate=MaybeScreen]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] { unreachableNodes(of: .screen, in: analysis) }
}
