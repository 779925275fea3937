import NavAtlasModel

/// A child coordinator's route that has a view.
enum ChildRouteWithViewRule: RemarkRule {
    static let id = "child-route-with-view"
    static let title = "A route has a view but no transition action"
    static let severity = Severity.warning
    static let rationale = """
        In SwiftUICoordinator, a route whose action is nil starts a child coordinator. The library never shows the \
        view of such a route.
        """
    static let remedy = """
        Give the route an action, or remove its view and start the child coordinator.
        """
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
        "\(remark.subject) has a view but no action: the view is never shown"
    }
}
