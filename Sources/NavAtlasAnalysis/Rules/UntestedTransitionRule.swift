import NavAtlasModel

/// A transition that no test takes.
enum UntestedTransitionRule: Rule {
    static let id = "untested-transition"
    static let title = "No test takes the transition"
    static let severity = Severity.warning
    static let isEnabledByDefault = false
    static let rationale = """
        A transition that no test takes can break unnoticed: the button that leads nowhere, the screen that fails when \
        it opens. NavAtlas reads what tests ran from a coverage profile (--profile), or from what live coordinators \
        were seen to do. The rule says nothing where neither is given, and nothing about a transition that has no line \
        of its own by which one could tell.
        """
    static let remedy = """
        Write a test that takes the transition; the command 'coverage' shows the shortest walk to it.
        """
    static let examples = RuleExamples(
        triggering: [
            """
            entry HomeScreen
            HomeScreen ~push~> DetailScreen : HomeCoordinator.detail [observed source]
            HomeScreen ~sheet~> HelpScreen : HomeCoordinator.help [source]
            """
        ],
        passing: [
            """
            entry HomeScreen
            HomeScreen ~push~> DetailScreen : HomeCoordinator.detail [observed source]
            """,
            """
            entry HomeScreen
            HomeScreen ~push~> DetailScreen : HomeCoordinator.detail [source]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        guard let coverage = analysis.coverage else { return [] }
        return analysis.untakenTransitions(in: coverage).map { untaken in
            let step = untaken.step
            let screens = untaken.screensBehind
            return finding(
                Notation.print(step),
                "no test takes the transition from \(step.from) to \(step.to)"
                    + (screens == 0
                        ? "" : ", which leads to \(screens) screen\(screens == 1 ? "" : "s") that no test visits"),
                at: step.triggers.isEmpty ? step.locations : step.triggers,
                evidence: untaken.walk?.steps.map(Finding.evidence) ?? [])
        }
    }
}
