import NavAtlasModel

/// A live coordinator whose factory throws.
enum FailingFactoryRule: RemarkRule {
    static let id = "failing-factory"
    static let title = "A live coordinator cannot be created"
    static let severity = Severity.error
    static let rationale = """
        The code that starts the app threw an error, so NavAtlas could not observe anything. What throws in a test \
        also throws on a device in the same state.
        """
    static let remedy = "Pass what the coordinator needs, or fix the code that throws."
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [observed runtime]
            remark "failing-factory" : ShopCoordinator "the store cannot be opened"
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
        "\(remark.subject) could not be created: \(remark.detail)"
    }

    static func subject(of remark: Remark) -> String { remark.subject }
}
