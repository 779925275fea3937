import NavAtlasModel

/// A URL that was opened and did not lead to its screen.
enum DeepLinkMismatchRule: RemarkRule {
    static let id = "deep-link-mismatch"
    static let title = "A URL does not open the screen that it promises"
    static let severity = Severity.error
    static let rationale = """
        NavAtlas opened the URL on live coordinators, or compared it with the declared links. The URL opens another \
        screen, loses its parameters, or opens nothing.
        """
    static let remedy = """
        Fix the code that opens the link, or declare the screen that it really opens.
        """
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [observed runtime]
            remark "deep-link-mismatch" : "shop://item/7" "should open ItemScreen, but ShopScreen was shown"
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
        "\(remark.subject) \(remark.detail)"
    }

    static func subject(of remark: Remark) -> String { remark.subject }
}
