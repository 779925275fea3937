import NavAtlasModel

/// Links that are allowed but not handled, or the other way round.
enum UnclaimedLinkPatternRule: RemarkRule {
    static let id = "unclaimed-link-pattern"
    static let title = "The app's settings and its handlers name different links"
    static let severity = Severity.warning
    static let isEnabledByDefault = false
    static let rationale = """
        A scheme in Info.plist that no handler names opens the app and then nothing; a link that a handler names, but \
        neither Info.plist nor the entitlements allow, never reaches it. Schemes of services that sign people in are handled \
        by their libraries, so the rule is off unless asked for.
        """
    static let remedy = "Handle the links, or take them out of the settings; allow what a handler names."
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "unclaimed-link-pattern" : "shop://" unhandled
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "unclaimed-link-pattern" : "https://shop.example/order" "not allowed"
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
        remark.detail == "not allowed"
            ? "\(remark.subject) is handled, but neither Info.plist nor the entitlements allow it"
            : "\(remark.subject) is allowed by Info.plist, but no handler names it"
    }
}
