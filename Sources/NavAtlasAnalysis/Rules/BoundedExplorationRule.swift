import NavAtlasModel

/// An app that was not explored to the end.
enum BoundedExplorationRule: RemarkRule {
    static let id = "bounded-exploration"
    static let title = "The app was not explored to the end"
    static let severity = Severity.warning
    static let isAboutTheGraph = true
    static let rationale = """
        Exploring stops after a number of steps, and below a depth of coordinators inside one another. What lies \
        beyond was not observed, and may still be fine.
        """
    static let remedy =
        "Allow more steps, or register smaller parts of the app to be explored; end a nesting that has no end."
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [observed runtime]
            remark "bounded-exploration" : ShopCoordinator "10000 steps were taken"
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [observed runtime]
            remark dismissal : ShopScreen
            """
        ])

    static func message(for remark: Remark) -> String {
        "\(remark.subject) was not explored to the end: \(remark.detail)"
    }

    static func subject(of remark: Remark) -> String { remark.subject }
}
