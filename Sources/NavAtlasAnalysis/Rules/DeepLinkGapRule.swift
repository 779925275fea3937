/// A screen that no deep link opens, in an app that has deep links.
enum DeepLinkGapRule: Rule {
    static let id = "deep-link-gap"
    static let title = "No deep link opens the screen"
    static let severity = Severity.warning
    static let isEnabledByDefault = false
    static let rationale = """
        The app has deep links, but none opens this screen. A mail, a notification or a shortcut cannot lead to it. \
        The rule ignores apps without deep links, and screens that 'unreachable-screen' reports. It is off by \
        default, because most apps link to a few screens only. NavAtlas withholds the finding if it does not know \
        what one of the links opens.
        """
    static let remedy = "Declare a deep link that opens the screen."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                @main struct ShopApp: App {
                    @State var isOrderShown = false
                    @State var isHelpShown = false
                    var body: some Scene {
                        WindowGroup {
                            Button("Help") { isHelpShown = true }
                                .sheet(isPresented: $isOrderShown) { OrderScreen() }
                                .sheet(isPresented: $isHelpShown) { HelpScreen() }
                                .onOpenURL { url in
                                    if url.absoluteString == "shop://order" { isOrderShown = true }
                                }
                        }
                    }
                }

                struct OrderScreen: View { var body: some View { Text("Order") } }
                struct HelpScreen: View { var body: some View { Text("Help") } }
                """,
            passing: """
                import SwiftUI

                @main struct ShopApp: App {
                    @State var isOrderShown = false
                    @State var isHelpShown = false
                    var body: some Scene {
                        WindowGroup {
                            Button("Help") { isHelpShown = true }
                                .sheet(isPresented: $isOrderShown) { OrderScreen() }
                                .sheet(isPresented: $isHelpShown) { HelpScreen() }
                                .onOpenURL { url in
                                    if url.absoluteString == "shop://order" { isOrderShown = true }
                                    if url.absoluteString == "shop://help" { isHelpShown = true }
                                }
                        }
                    }
                }

                struct OrderScreen: View { var body: some View { Text("Order") } }
                struct HelpScreen: View { var body: some View { Text("Help") } }
                """),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> DetailScreen : detail
            link app://detail => DetailScreen
            """
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> DetailScreen : detail
            link app://home => MainCoordinator
            link app://detail => DetailScreen : MainCoordinator.detail
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            link app://home => HomeScreen [at=Links.swift:9:5]
            link app://detail => ? [at=Links.swift:12:5]
            MainCoordinator -push-> DetailScreen : detail [source]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        guard !analysis.graph.deepLinks.isEmpty else { return [] }
        let isOpen = analysis.graph.hasReadSource && analysis.graph.deepLinks.contains { $0.to == nil }
        return analysis.deepLinkCoverage.gaps
            .filter { analysis.reachability(of: $0) != .unreachable }
            .map { id in
                finding(
                    id, "no deep link opens \(id)", at: analysis.graph[id]?.location.map { [$0] } ?? [],
                    doubt: isOpen ? "NavAtlas could not follow what some links open" : nil)
            }
    }
}
