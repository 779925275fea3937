import NavAtlasModel

/// A route that was taken on live coordinators, and showed nothing.
enum EmptyRouteRule: RemarkRule {
    static let id = "empty-route"
    static let title = "A route shows nothing"
    static let severity = Severity.warning
    static let rationale = """
        NavAtlas took the route on live coordinators, and nothing changed: no destination is declared for its value, \
        its tab was never started, or another screen was in the way. A person who taps there sees nothing happen.
        """
    static let remedy = """
        Declare what the route shows, or take the route only where it can be shown.
        """
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [observed runtime]
            remark "empty-route" : ShopCoordinator.item
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
        "\(remark.subject) shows nothing" + (remark.detail.isEmpty ? "" : ": \(remark.detail)")
    }

    static func subject(of remark: Remark) -> String { remark.subject }
}
