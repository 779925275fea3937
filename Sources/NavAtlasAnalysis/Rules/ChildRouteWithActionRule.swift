import NavAtlasModel

/// A child coordinator's route that has an action.
enum ChildRouteWithActionRule: RemarkRule {
    static let id = "child-route-with-action"
    static let title = "A route has no view, but says how it is shown"
    static let severity = Severity.warning
    static let rationale = """
        In SwiftUICoordinator a route without a view stands for a child coordinator, which is started and shows itself. Where \
        such a route has an action, showing it brings up an empty screen.
        """
    static let remedy = "Let the action be nil, or give the route its view."
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
        "\(remark.subject) has an action, but its view is empty: showing it brings up an empty screen"
    }
}
