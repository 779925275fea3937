import NavAtlasModel

/// A child coordinator's route that has a view.
enum ChildRouteWithViewRule: RemarkRule {
    static let id = "child-route-with-view"
    static let title = "A route has a view, but does not say how it is shown"
    static let severity = Severity.warning
    static let rationale = """
        In SwiftUICoordinator a route whose action is nil stands for a child coordinator. It cannot be shown, so the view \
        that it has is never seen.
        """
    static let remedy = "Give the route an action, or let its view be empty and start the child coordinator."
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "child-route-with-view" : ShopCoordinator.reader
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "child-route-with-action" : ShopCoordinator.reader
            """
        ])

    static func message(for remark: Remark) -> String {
        "\(remark.subject) has a view, but no action: it cannot be shown"
    }
}
