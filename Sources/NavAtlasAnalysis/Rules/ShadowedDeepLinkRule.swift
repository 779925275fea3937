import NavAtlasModel

/// A deep link that an earlier one takes the place of.
enum ShadowedDeepLinkRule: Rule {
    static let id = "shadowed-deep-link"
    static let title = "A deep link is never used, for an earlier one matches all that it matches"
    static let severity = Severity.warning
    static let rationale = """
        Patterns are tried from the first to the last. A pattern that stands above another one and matches everything \
        that the other matches leaves nothing to it, so that the URL opens another screen than its author meant. Of \
        links whose places are not known, only those that match the same are reported.
        """
    static let remedy = "Declare the narrower pattern first, or remove one of the two."
    static let examples = RuleExamples(
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> NewTodoScreen : new
            link app://todo/{id} => TodoScreen [at=Links.swift:1:1]
            link app://todo/new => NewTodoScreen [at=Links.swift:2:1]
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> ItemScreen : item
            link app://todo/{id} => TodoScreen
            link app://todo/{item} => ItemScreen
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> NewTodoScreen : new
            link app://todo/new => NewTodoScreen [at=Links.swift:1:1]
            link app://todo/{id} => TodoScreen [at=Links.swift:2:1]
            """
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.deepLinkCoverage.shadowed.map { shadowed in
            finding(
                shadowed.link.pattern,
                "\(shadowed.link.pattern) is never used: \(shadowed.earlier.pattern) matches all that it matches",
                at: shadowed.link.location.map { [$0] } ?? [],
                evidence: [Finding.evidence(shadowed.earlier), Finding.evidence(shadowed.link)])
        }
    }
}
