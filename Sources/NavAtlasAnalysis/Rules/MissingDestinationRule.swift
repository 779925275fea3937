import NavAtlasModel

/// A value that is pushed or linked, for which no destination is declared.
enum MissingDestinationRule: Rule {
    static let id = "missing-destination"
    static let title = "A value is pushed for which no destination is declared"
    static let severity = Severity.error
    static let rationale = """
        A stack shows a value by the destination that is declared for its type. Where there is none, SwiftUI shows a \
        warning sign in place of a screen, and says so in the log alone.
        """
    static let remedy = "Declare a destination for the type inside the stack, or push a value that has one."
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopFlow
            ShopFlow -root!-> ShopScreen : root [source]
            unresolved "path.append" : "no destination is declared for its type" [from=ShopScreen]
            """
        ],
        passing: [
            """
            entry ShopFlow
            ShopFlow -root!-> ShopScreen : root [source]
            ShopFlow -push-> ItemScreen : Item [source]
            ShopScreen ~push~> ItemScreen : ShopFlow.Item [source]
            """,
            """
            entry ShopFlow
            ShopFlow -root!-> ShopScreen : root [source]
            unresolved "path.append" : "which destination it means is decided while the app runs" [from=ShopScreen]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.graph.unresolved.filter { $0.reason == UnresolvedCall.missingDestination }.map { call in
            let origin = call.from.map { " in \($0)" } ?? ""
            return finding(
                [call.from, call.what].compactMap { $0 }.joined(separator: ": "),
                "\(call.what)\(origin) shows nothing: \(call.reason)", at: call.location.map { [$0] } ?? [])
        }
    }
}
