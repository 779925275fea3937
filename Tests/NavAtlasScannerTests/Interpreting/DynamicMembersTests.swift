import Testing

/// Members that a type hands on to what it holds, by dynamic member lookup.
@Suite struct DynamicMembersTests {
    private static func kiosk(_ lookup: String) -> ScannedApp {
        ScannedApp(
            "kiosk",
            [
                "App.swift": """
                import SwiftUI
                enum Offer: Int, Identifiable { case tea, cake; var id: Int { rawValue } }
                struct Counter { var offer: Offer? }
                @dynamicMemberLookup @Observable final class Stock<State> {
                    var state: State
                    init(_ state: State) { self.state = state }
                    \(lookup)
                }
                @main struct Shop: App { var body: some Scene { WindowGroup { KioskView() } } }
                struct KioskView: View {
                    @State private var stock = Stock(Counter())
                    var body: some View {
                        Button("Tea") { stock.offer = .tea }
                            .sheet(item: $stock.offer) { offer in
                                switch offer {
                                case .tea: TeaView(stock: stock)
                                case .cake: CakeView()
                                }
                            }
                    }
                }
                struct TeaView: View {
                    let stock: Stock<Counter>
                    var body: some View { Button("Cake") { stock.offer = .cake } }
                }
                struct CakeView: View { var body: some View { Text("Cake") } }
                """
            ],
            has: [
                "KioskView ~sheet~> TeaView : KioskView.tea", "TeaView ~sheet~> CakeView : KioskView.cake",
            ], hasNot: ["KioskView ~sheet~> CakeView", "TeaView ~sheet~> TeaView", "unresolved"])
    }

    @Test(arguments: [
        """
        subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
            get { state[keyPath: path] }
            set { state[keyPath: path] = newValue }
        }
        """,
        """
        subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<State, Value>) -> Value {
            get { self.state[keyPath: path] }
            set { self.state[keyPath: path] = newValue }
        }
        """,
    ])
    func areSetWhereTheyAreHeld(_ lookup: String) { Self.kiosk(lookup).check() }
}
