import Testing

/// Code that says what it returns gives nothing else, though other expressions in it have values.
struct ReturningCodeTests {
    @Test(
        arguments: [
            "{ let box = Box(); box.register(Coin.self) { _ in Coin() }; return CoinView() }",
            "{ let box = Box(); box.register(Coin.self); if box.isEmpty { return CoinView() } else { return CoinView() } }",
            "{ guard let box = Box.shared else { return CoinView() }; box.register(Coin.self); return CoinView() }",
        ])
    func onlyWhatIsReturnedIsShown(_ make: String) {
        let source = """
            import SwiftUI
            import Boxes
            @main struct Mint: App { var body: some Scene { WindowGroup { MintView() } } }
            struct Coin {}
            struct MintView: View {
                private var make: () -> CoinView { \(make) }
                var body: some View { NavigationStack { NavigationLink("coin") { make() } } }
            }
            struct CoinView: View { var body: some View { Text("coin") } }
            """
        ScannedApp(
            make, ["App.swift": source], has: ["MintView ~push~> CoinView : NavigationLink"],
            hasNot: ["Box", "ServiceEntry", "unresolved"]
        ).check()
    }
}
