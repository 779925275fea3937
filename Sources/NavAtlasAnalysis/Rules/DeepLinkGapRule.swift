/// A screen that no deep link opens, in an app that has deep links.
public enum DeepLinkGapRule: Rule {
    public static let id = "deep-link-gap"
    public static let title = "No deep link opens a screen"
    public static let severity = Severity.warning
    public static let rationale = """
        The app has deep links, and none of them leads to the screen, so that no mail, notification or shortcut can \
        open it. An app without deep links is passed, and so is a screen that cannot be reached at all: it has a \
        finding of its own.
        """
    public static let remedy = "Declare a deep link that opens the screen, or leave it where that is not wanted."
    public static let examples = RuleExamples(
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
        ])

    public static func findings(in analysis: Analysis) -> [Finding] {
        guard !analysis.graph.deepLinks.isEmpty else { return [] }
        return analysis.deepLinkCoverage.gaps
            .filter { analysis.reachability(of: $0) != .unreachable }
            .map { id in
                finding(
                    id, "no deep link opens \(id)", at: analysis.graph[id]?.location.map { [$0] } ?? [])
            }
    }
}
