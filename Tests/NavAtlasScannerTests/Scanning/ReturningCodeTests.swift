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

    /// What returns `nil`, or a value of which nothing is known, may return either.
    @Test(
        arguments: [
            "var kept: Bool? { guard let kept = Defaults.value(of: \"k\") as? Bool else { return nil }; return kept }",
            """
            var kept: Bool? { read() }
                func read() -> Bool? {
                    guard let kept = Defaults.value(of: "k") as? Bool else { return nil }
                    return kept
                }
            """,
        ])
    func whatIsNotKnownMayBeThere(_ kept: String) {
        let source = """
            import SwiftUI
            import Boxes
            @main struct Mint: App { var body: some Scene { WindowGroup { MintView() } } }
            struct MintView: View {
                @State private var showsCoin = false
                \(kept)
                var body: some View {
                    Button("c") { guard let kept, kept else { return }; showsCoin = true }
                        .sheet(isPresented: $showsCoin) { CoinView() }
                }
            }
            struct CoinView: View { var body: some View { Text("coin") } }
            """
        ScannedApp(
            kept, ["App.swift": source], has: ["MintView ~sheet~> CoinView : MintView.showsCoin"],
            hasNot: ["unresolved"]
        ).check()
    }
}
