import NavAtlasModel

/// A value that is pushed or linked, for which no destination is declared.
enum MissingDestinationRule: Rule {
    static let id = "missing-destination"
    static let title = "A value is pushed that has no navigation destination"
    static let severity = Severity.error
    static let rationale = """
        A navigation stack shows a value with the destination that is declared for its type. Without one, SwiftUI \
        shows a warning sign instead of a screen and writes a message to the log. NavAtlas withholds the finding if \
        a call that it could not follow may declare the destination.
        """
    static let remedy = """
        Declare a navigation destination for the type inside the stack, or push a value that has one.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                struct Item: Hashable {}
                struct Offer: Hashable {}

                @main struct ShopApp: App {
                    @State var path = NavigationPath()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                VStack {
                                    Button("Item") { path.append(Item()) }
                                    Button("Offer") { path.append(Offer()) }
                                }
                                .navigationDestination(for: Item.self) { _ in ItemScreen() }
                            }
                        }
                    }
                }

                struct ItemScreen: View { var body: some View { Text("Item") } }
                struct OfferScreen: View { var body: some View { Text("Offer") } }
                """,
            passing: """
                import SwiftUI

                struct Item: Hashable {}
                struct Offer: Hashable {}

                @main struct ShopApp: App {
                    @State var path = NavigationPath()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                VStack {
                                    Button("Item") { path.append(Item()) }
                                    Button("Offer") { path.append(Offer()) }
                                }
                                .navigationDestination(for: Item.self) { _ in ItemScreen() }
                                .navigationDestination(for: Offer.self) { _ in OfferScreen() }
                            }
                        }
                    }
                }

                struct ItemScreen: View { var body: some View { Text("Item") } }
                struct OfferScreen: View { var body: some View { Text("Offer") } }
                """),
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
            """
            entry ShopFlow
            ShopFlow -root!-> ShopScreen : root [source]
            unresolved "path.append" : "no destination is declared for its type" [from=ShopScreen]
            unresolved "navigationDestination(for:)" : "its type is not known" [from=ShopFlow candidate=*]
            """,
            """
            entry ShopFlow
            ShopFlow -root!-> ShopScreen : root [source]
            unresolved "path.append" : "no destination is declared for its type" [from=ShopScreen]
            unresolved "content.navigationDestination" : "the code around it was not followed" [candidate=ShopScreen]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        // One value without a destination is one thing to mend, wherever in the screen it is pushed.
        let pushes = analysis.graph.unresolved.filter { $0.reason == UnresolvedCall.missingDestination }
        let calls = Dictionary(grouping: pushes) {
            [$0.from, $0.what].compactMap { $0 }.joined(separator: ": ")
        }
        return calls.compactMap { subject, calls in
            guard let call = calls.first, call.from.map(analysis.reachability(of:)) != .unreachable else { return nil }
            let origin = call.from.map { " in \($0)" } ?? ""
            // A destination may be declared where something was not followed, and one that was not followed for any type.
            let doubt = analysis.unfollowedCalls.anywhere ?? analysis.unfollowedCalls.destination
            return finding(
                subject, "\(call.what)\(origin) shows nothing: \(call.reason)", at: calls.compactMap(\.location),
                doubt: doubt?.reason)
        }
    }
}
