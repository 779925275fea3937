import NavAtlasModel

/// A live coordinator whose factory throws.
enum FailingFactoryRule: RemarkRule {
    static let id = "failing-factory"
    static let title = "A live coordinator cannot be made"
    static let severity = Severity.error
    static let rationale = """
        The app was to be run, and the code that starts it threw an error; nothing of it could be observed. What \
        throws in a test throws where a person starts the app in the same state.
        """
    static let remedy =
        "Hand in what the coordinator needs, or mend what throws."
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
        "\(remark.subject) could not be started: \(remark.detail)"
    }

    static func subject(of remark: Remark) -> String { remark.subject }
}
