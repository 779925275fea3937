import Testing

/// States that are compared with constants of a structure's own.
struct ComparedConstantsTests {
    /// A state that holds one of a structure's constants decides what is shown as one that holds a case does.
    @Test(
        arguments: [
            "struct Page: Equatable { \(constants("Page(id: 0)", "Page(id: 1)", ".init(id: 2)")) \(id) }",
            "struct Page: Equatable { \(id) } extension Page { \(constants("Page(id: 0)", "Page(id: 1)", ".init(id: 2)")) }",
            "enum Page: Int { case home, market, bets; var id: Int { rawValue } }",
        ], ["[.home, .market, .bets]", "[Page.bets, .home, .market]"])
    func aConstantDecides(_ page: String, _ pages: String) {
        ScannedApp(
            "\(page) \(pages)",
            [
                "App.swift": """
                import SwiftUI
                @main struct Stall: App { var body: some Scene { WindowGroup { ContentView() } } }
                \(page)
                struct User { let name: String }
                final class Session: ObservableObject {
                    @Published var user: User?
                    func enter() async { user = await Service.user() }
                }
                struct ContentView: View {
                    @State private var selected: Page = .home
                    @StateObject private var session = Session()
                    var body: some View {
                        if let user = session.user {
                            VStack {
                                if selected == .home {
                                    HomeView(user: user)
                                } else if selected == .market {
                                    MarketView()
                                } else if selected == .bets {
                                    BetsView()
                                }
                                Bar(page: $selected)
                            }
                        } else {
                            Color.black.onAppear { Task { await session.enter() } }
                        }
                    }
                }
                struct Bar: View {
                    @Binding var page: Page
                    private let pages\(pages.hasPrefix("[.") ? ": [Page]" : "") = \(pages)
                    var body: some View { ForEach(pages, id: \\.id) { one in button(one) } }
                    private func button(_ one: Page) -> some View { Button("go") { page = one } }
                }
                struct HomeView: View { let user: User; var body: some View { Text("Home") } }
                struct MarketView: View { var body: some View { Text("Market") } }
                struct BetsView: View { var body: some View { Text("Bets") } }
                """
            ],
            has: [
                "ContentView -root!-> HomeView : home", "ContentView -root-> MarketView : market",
                "ContentView -root-> BetsView : bets", "ContentView ~root~> HomeView : ContentView.home",
                "ContentView ~root~> MarketView : ContentView.market",
                "ContentView ~root~> BetsView : ContentView.bets",
            ],
            hasNot: ["-root!-> BetsView", "-root!-> MarketView", "unresolved"]
        ).check()
    }

    private static let id = "let id: Int"

    private static func constants(_ home: String, _ market: String, _ bets: String) -> String {
        "static let home = \(home); static let market = \(market); static let bets: Page = \(bets)"
    }
}
