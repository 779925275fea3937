/// A graph that no one can come into.
enum MissingEntryRule: Rule {
    static let id = "missing-entry"
    static let title = "No entry is known"
    static let severity = Severity.error
    static let rationale = """
        Reachability starts at the entries: the app's root coordinator or view. Without one, nothing can be said about \
        any screen, and a check that finds nothing would look like one that passed.
        """
    static let remedy = "Name the app's root coordinator or view as an entry."
    static let examples = RuleExamples(
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
            ? "the graph is empty: no coordinator and no screen was found"
            : "the graph has no entry, so that it cannot be said what can be reached"
        return [finding("entries", message, at: [])]
    }
}
