import NavAtlasModel

/// A reference to a parent that is neither weak nor unowned.
enum StrongParentRule: RemarkRule {
    static let id = "strong-parent"
    static let title = "A coordinator holds its parent strongly"
    static let severity = Severity.warning
    static let rationale = """
        A parent holds its children. Where a child holds its parent in turn, neither is ever released: each time the flow is \
        opened one more of them stays in memory, and goes on answering.
        """
    static let remedy = "Make the property weak, as the library's documentation does."
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
