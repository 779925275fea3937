import NavAtlasModel

/// A handler of links that shows nothing.
enum UnfollowedDeepLinkRule: RemarkRule {
    static let id = "unfollowed-deep-link"
    static let title = "A link's handler does nothing"
    static let severity = Severity.warning
    static let rationale = """
        The app takes the link, so nothing else opens it, and then shows nothing: the handler was left as a stub, or does not \
        answer one of the kinds of link that it tells apart.
        """
    static let remedy = "Show what the link is for, or do not take it."
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "unfollowed-deep-link" : ShopScreen
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "unfollowed-deep-link" : ShopScreen order
            """,
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            link shop://order => ShopScreen : ShopCoordinator.shop
            """
        ])

    static func message(for remark: Remark) -> String {
        remark.detail.isEmpty
            ? "the handler of links in \(remark.subject) does nothing"
            : "the handler of links in \(remark.subject) does nothing for '\(remark.detail)'"
    }
}
