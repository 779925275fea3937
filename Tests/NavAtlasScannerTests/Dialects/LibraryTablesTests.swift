import Testing

/// Modifiers of libraries that are given the type of values, and what they show for those.
struct LibraryTablesTests {
    @Test(arguments: ["register(Coin.self)", "screens(for: Coin.self)"])
    func whatAModifierShowsForATypeIsItsDestination(_ modifier: String) {
        ScannedApp(
            modifier,
            [
                "App.swift": """
                import StackKit
                import SwiftUI
                struct Coin: Hashable { let id: Int }
                @main struct Purse: App { var body: some Scene { WindowGroup { PurseFlow() } } }
                struct PurseFlow: View {
                    @State private var path = NavigationPath()
                    var body: some View {
                        NavigationStack(path: $path) { CoinsScreen().\(modifier) { CoinScreen(coin: $0) } }
                    }
                }
                struct CoinsScreen: View { var body: some View { NavigationLink("coin", value: Coin(id: 1)) } }
                struct CoinScreen: View { let coin: Coin; var body: some View { Text("coin") } }
                """
            ], has: ["CoinsScreen ~push~> CoinScreen : PurseFlow.Coin"], hasNot: ["unresolved"]
        ).check()
    }

    /// A view that is drawn for a preference is no destination.
    @Test func whatIsDrawnForAPreferenceIsNone() {
        ScannedApp(
            "preference",
            [
                "App.swift": """
                import SwiftUI
                struct Bounds: PreferenceKey {
                    static let defaultValue = 0
                    static func reduce(value: inout Int, nextValue: () -> Int) {}
                }
                @main struct Purse: App { var body: some Scene { WindowGroup { CoinsScreen() } } }
                struct CoinsScreen: View {
                    var body: some View { Text("").overlayPreferenceValue(Bounds.self) { MarkView(size: $0) } }
                }
                struct MarkView: View { let size: Int; var body: some View { Text("") } }
                """
            ], has: ["entry CoinsScreen"], hasNot: ["-push->", "~push~>"]
        ).check()
    }
}
