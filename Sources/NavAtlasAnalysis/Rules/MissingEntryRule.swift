/// A graph without an entry, in which nobody can reach a screen.
enum MissingEntryRule: Rule {
    static let id = "missing-entry"
    static let title = "The graph has no entry"
    static let severity = Severity.error
    static let rationale = """
        Reachability starts at the entries: the app's root coordinator or view. Without an entry, NavAtlas cannot \
        say anything about any screen. A check that finds nothing would look like a check that passed.
        """
    static let remedy = "Name the app's root coordinator or view with --entry."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                struct HomeScreen: View {
                    @State var isHelpShown = false
                    var body: some View {
                        Button("Help") { isHelpShown = true }
                            .sheet(isPresented: $isHelpShown) { HelpScreen() }
                    }
                }

                struct HelpScreen: View { var body: some View { Text("Help") } }
                """,
            passing: """
                import SwiftUI

                struct HomeScreen: View {
                    @State var isHelpShown = false
                    var body: some View {
                        Button("Help") { isHelpShown = true }
                            .sheet(isPresented: $isHelpShown) { HelpScreen() }
                    }
                }

                struct HelpScreen: View { var body: some View { Text("Help") } }

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { HomeScreen() } }
                }
                """),
        triggering: [
            "",
            """
            coordinator MainCoordinator stack
            MainCoordinator -root!-> HomeScreen : start
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            """
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        guard analysis.graph.entries.isEmpty else { return [] }
        let message =
            analysis.graph.nodes.isEmpty
            ? "the graph is empty: NavAtlas found no coordinator and no screen"
            : "the graph has no entry, so NavAtlas cannot say which screens can be reached"
        return [finding("entries", message, at: [])]
    }
}
