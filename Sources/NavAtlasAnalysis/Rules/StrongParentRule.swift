import NavAtlasModel

/// A reference to a parent that is neither weak nor unowned.
enum StrongParentRule: RemarkRule {
    static let id = "strong-parent"
    static let title = "A coordinator holds a strong reference to its parent"
    static let severity = Severity.warning
    static let rationale = """
        A parent holds its children. If a child also holds its parent, neither is released. Each time the flow \
        opens, another pair stays in memory and keeps handling events.
        """
    static let remedy = "Declare the property as weak."
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "strong-parent" : ShopCoordinator parent
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark dismissal : ShopScreen
            """
        ])

    static func message(for remark: Remark) -> String {
        "\(remark.subject) holds its parent strongly in '\(remark.detail)', so neither is ever released"
    }
}
