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

    /// A protocol has its types look their members up in their states.
    @Test func areReadByTheTypesOfAProtocol() {
        ScannedApp(
            "kiosk",
            [
                "App.swift": """
                import SwiftUI
                enum Offer: Hashable { case tea, cake }
                @dynamicMemberLookup protocol Stocked {
                    associatedtype State
                    var state: State { get }
                }
                extension Stocked {
                    subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
                }
                @Observable final class Stock: Stocked {
                    struct State { var offer: Offer? }
                    var state = State()
                    func choose() { state.offer = .tea }
                }
                @main struct Shop: App { var body: some Scene { WindowGroup { KioskView() } } }
                struct KioskView: View {
                    @State private var stock = Stock()
                    @State private var path: [Offer] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            CounterView(stock: stock, path: $path)
                                .navigationDestination(for: Offer.self) { offer in
                                    switch offer {
                                    case .tea: TeaView()
                                    case .cake: CakeView()
                                    }
                                }
                        }
                    }
                }
                struct CounterView: View {
                    let stock: Stock
                    @Binding var path: [Offer]
                    var body: some View {
                        Button("Tea") { stock.choose() }
                            .onChange(of: stock.offer) { _, offer in
                                guard let offer else { return }
                                path.append(offer)
                            }
                    }
                }
                struct TeaView: View { var body: some View { Text("Tea") } }
                struct CakeView: View { var body: some View { Text("Cake") } }
                """
            ],
            has: ["CounterView ~push~> TeaView : KioskView.tea"], hasNot: ["~> CakeView"]
        )
        .check()
    }
}
