import Testing

/// Links that say themselves what they mean.
struct AskedLinksTests {
    /// - Parameter opening: what is done with a link: `tab = link.tab`.
    private static func market(_ opening: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Market: App { var body: some Scene { WindowGroup { StallsView() } } }
            enum Stall { case fish, fruit }
            enum MarketLink {
                case catches, harvest
                var stall: Stall {
                    switch self {
                    case .catches: return .fish
                    case .harvest: return .fruit
                    }
                }
                func known() -> Stall? { stall }
            }
            struct StallsView: View {
                @State private var stall = Stall.fish
                var body: some View {
                    Group {
                        switch stall {
                        case .fish: FishView()
                        case .fruit: FruitView()
                        }
                    }
                    .onOpenURL { url in
                        guard let link = parsed(url) else { return }
                        \(opening)
                    }
                    .toolbar { Button("fish") { stall = .fish }; Button("fruit") { stall = .fruit } }
                }
                private func parsed(_ url: URL) -> MarketLink? {
                    guard url.scheme == "market" else { return nil }
                    switch url.host {
                    case "catches": return .catches
                    case "harvest": return .harvest
                    default: return nil
                    }
                }
            }
            struct FishView: View { var body: some View { Text("fish") } }
            struct FruitView: View { var body: some View { Text("fruit") } }
            """
        ]
    }

    @Test(arguments: [
        "stall = link.stall",
        "if let meant = link.known() { stall = meant }",
        "switch link.stall { case .fish: stall = .fish\ncase .fruit: stall = .fruit }",
    ])
    func areAskedOneByOne(_ opening: String) {
        ScannedApp(
            opening, Self.market(opening),
            has: [
                "link market://catches => FishView : StallsView.fish",
                "link market://harvest => FruitView : StallsView.fruit",
            ],
            hasNot: ["unresolved"]
        ).check()
    }
}
