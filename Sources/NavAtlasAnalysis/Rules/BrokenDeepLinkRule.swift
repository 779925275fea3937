import NavAtlasModel

/// A deep link that opens nothing.
enum BrokenDeepLinkRule: Rule {
    static let id = "broken-deep-link"
    static let title = "A deep link opens nothing"
    static let severity = Severity.error
    static let rationale = """
        The link has no destination, or its path of routes cannot be taken: a route is not declared, belongs to a \
        coordinator that is not open at that step, or ends somewhere else. Whoever follows the link from a mail or a \
        notification gets nowhere.
        """
    static let remedy = "Mend the link's path so that each route can be taken where the one before it leads."
    static let examples = RuleExamples(
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            link app://home => ?
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            link app://home => HomeScreen : MainCoordinator.home
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> DetailScreen : detail
            link app://home => HomeScreen : MainCoordinator.detail
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> AccountCoordinator : account
            MainCoordinator -push-> HelpScreen : help
            AccountCoordinator -push-> OrderScreen : order
            link app://order => OrderScreen : MainCoordinator.help / AccountCoordinator.order
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> TabCoordinator : start
            TabCoordinator -tab-> TodosCoordinator : todos
            TodosCoordinator -root!-> TodosScreen : start
            TodosCoordinator -push-> TodoScreen : todo
            link app://todos => TodosScreen : MainCoordinator.start / TabCoordinator.todos
            link app://todo/{id} => TodoScreen : TabCoordinator.todos / TodosCoordinator.todo
            link app://info => InfoScreen
            """
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.deepLinkCoverage.broken.map { broken in
            finding(
                broken.link.pattern, "\(broken.link.pattern) opens nothing: \(broken.problem)",
                at: broken.link.location.map { [$0] } ?? [], evidence: [Finding.evidence(broken.link)])
        }
    }
}
