import NavAtlasModel

/// An action that is sent to a coordinator, and that none handles.
enum UnhandledActionRule: Rule {
    static let id = "unhandled-action"
    static let title = "No coordinator handles an action"
    static let severity = Severity.warning
    static let rationale = """
        A coordinator passes an action that it does not handle to its parent. After the last parent the action is \
        lost, and the tap does nothing. A route with the same name does not handle the action.
        """
    static let remedy = """
        Handle the action in the coordinator or in one of its parents, or remove the code that sends it.
        """
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            unresolved "handle(ShopAction.share)" : "no coordinator handles this action" [from=ShopScreen]
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -sheet-> ShareScreen : share [source]
            ShopScreen ~sheet~> ShareScreen : ShopCoordinator.share [source]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            unresolved "router.route(to: next)" : "the route is a variable" [from=ShopScreen candidate=*]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.graph.unresolved.filter { $0.reason == UnresolvedCall.unhandledAction }.map { call in
            let origin = call.from.map { " from \($0)" } ?? ""
            return finding(
                [call.from, call.what].compactMap { $0 }.joined(separator: ": "),
                "\(call.what)\(origin) does nothing: no coordinator handles the action",
                at: call.location.map { [$0] } ?? [], evidence: [])
        }
    }
}
