import NavAtlasModel

/// An action that is sent to a coordinator, and that none handles.
enum UnhandledActionRule: Rule {
    static let id = "unhandled-action"
    static let title = "An action is sent, but no coordinator handles it"
    static let severity = Severity.warning
    static let rationale = """
        A coordinator that does not know an action hands it to its parent; past the last parent it is lost, and what \
        the person tapped does nothing. That an action is named like a route does not help it.
        """
    static let remedy = "Handle the action in the coordinator, or in one above it, or remove what sends it."
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
                "\(call.what)\(origin) does nothing: no coordinator handles this action",
                at: call.location.map { [$0] } ?? [], evidence: [])
        }
    }
}
