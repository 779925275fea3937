import NavAtlasModel

/// An app that was not explored to the end.
enum BoundedExplorationRule: RemarkRule {
    static let id = "bounded-exploration"
    static let title = "The exploration of the app stopped early"
    static let severity = Severity.warning
    static let isAboutTheGraph = true
    static let rationale = """
        Exploration stops after a number of steps, and at a depth of nested coordinators. NavAtlas did not observe \
        the screens beyond that point. They may be fine.
        """
    static let remedy = """
        Raise the limit, or register a smaller part of the app. End a nesting that never ends.
        """
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
        "\(remark.subject) was only explored in part: \(remark.detail)"
    }

    static func subject(of remark: Remark) -> String { remark.subject }
}
