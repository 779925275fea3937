import NavAtlasModel

/// A child coordinator's route that has an action.
enum ChildRouteWithActionRule: RemarkRule {
    static let id = "child-route-with-action"
    static let title = "A route has no view but has a transition action"
    static let severity = Severity.warning
    static let rationale = """
        In SwiftUICoordinator, a route without a view starts a child coordinator, which shows its own screens. If \
        such a route has a transition action, showing it opens an empty screen.
        """
    static let remedy = "Return nil from the route's action, or give the route a view."
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "child-route-with-action" : ShopCoordinator.reader
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "child-route-with-view" : ShopCoordinator.reader
            """
        ])

    static func message(for remark: Remark) -> String {
        "\(remark.subject) has an action but no view: showing it opens an empty screen"
    }
}
