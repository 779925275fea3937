/// A graph that no one can come into.
public enum MissingEntryRule: Rule {
    public static let id = "missing-entry"
    public static let title = "No entry is known"
    public static let severity = Severity.error
    public static let rationale = """
        Reachability starts at the entries: the app's root coordinator or view. Without one, nothing can be said about \
        any screen, and a check that finds nothing would look like one that passed.
        """
    public static let remedy = "Name the app's root coordinator or view as an entry."
    public static let examples = RuleExamples(
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

    public static func findings(in analysis: Analysis) -> [Finding] {
        guard analysis.graph.entries.isEmpty else { return [] }
        let message =
            analysis.graph.nodes.isEmpty
            ? "the graph is empty: no coordinator and no screen was found"
            : "the graph has no entry, so that it cannot be said what can be reached"
        return [finding("entries", message, at: [])]
    }
}
