import NavAtlasModel

/// A URL that was opened and did not lead to its screen.
enum DeepLinkMismatchRule: RemarkRule {
    static let id = "deep-link-mismatch"
    static let title = "A URL was opened and did not lead to its screen"
    static let severity = Severity.error
    static let rationale = """
        The link promises a screen. Opened on live coordinators, or compared with the declared links, the URL ends \
        elsewhere, loses its parameters, or opens nothing; whoever follows it from a mail or a notification does not \
        get what was promised.
        """
    static let remedy =
        "Mend the code that opens the link, or declare where it really leads."
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
