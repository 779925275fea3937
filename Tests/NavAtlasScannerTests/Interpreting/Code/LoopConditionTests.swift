import Testing

/// Conditions of a loop: `for item in items where holds(item) { … }`.
struct LoopConditionTests {
    @Test func whatAConditionOfALoopCallsIsDone() {
        ScannedApp(
            "handlers that are asked one after the other",
            [
                "Song.swift": """
                import SwiftUI
                enum Wish { case song, shop }
                @main struct Song: App { var body: some Scene { WindowGroup { SongFlow() } } }
                struct SongFlow: View {
                    @State private var hasSong = false
                    @State private var hasShop = false
                    private var handlers: [(Wish) -> Bool] { [takesSong, takesShop] }
                    private func takesSong(_ wish: Wish) -> Bool {
                        guard wish == .song else { return false }
                        hasSong = true
                        return true
                    }
                    private func takesShop(_ wish: Wish) -> Bool {
                        guard wish == .shop else { return false }
                        hasShop = true
                        return true
                    }
                    private func ask(_ wish: Wish) {
                        for handler in handlers where handler(wish) { return }
                    }
                    var body: some View {
                        NavigationStack {
                            SongsView(ask: ask).navigationDestination(isPresented: $hasSong) { SongView(ask: ask) }
                        }
                        .sheet(isPresented: $hasShop) { ShopView() }
                    }
                }
                struct SongsView: View {
                    let ask: (Wish) -> Void
                    var body: some View { Button("song") { ask(.song) } }
                }
                struct SongView: View {
                    let ask: (Wish) -> Void
                    var body: some View { Button("shop") { ask(.shop) } }
                }
                struct ShopView: View { var body: some View { Text("shop") } }
                """
            ],
            has: ["SongsView ~push~> SongView : SongFlow.hasSong", "SongView ~sheet~> ShopView : SongFlow.hasShop"],
            hasNot: ["SongFlow ~"]
        ).check()
    }
}
