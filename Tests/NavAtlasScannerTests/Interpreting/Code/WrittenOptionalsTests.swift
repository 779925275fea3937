import Testing

/// Values that the code wraps by hand: `.some(value)`.
@Suite struct WrittenOptionalsTests {
    @Test(arguments: [".some(.cart)", "Optional.some(.cart)", "Optional(.cart)", "Optional.init(.cart)"])
    func aValueThatIsThereIsTheValue(written: String) {
        ScannedApp(
            written,
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
                enum Sheet: String, Identifiable { case cart, item; var id: String { rawValue } }
                struct HomeView: View {
                    @State private var sheet: Sheet?
                    var body: some View {
                        Button("c") { sheet = \(written) }
                            .sheet(item: $sheet) { sheet in
                                switch sheet {
                                case .cart: CartView()
                                case .item: ItemView()
                                }
                            }
                    }
                }
                struct CartView: View { var body: some View { Text("c") } }
                struct ItemView: View { var body: some View { Text("i") } }
                """
            ],
            has: ["HomeView ~sheet~> CartView : HomeView.cart"], hasNot: ["HomeView ~sheet~> ItemView"]
        ).check()
    }

    /// Values that are mapped to others that wrap them do not grow without end.
    @Test func valuesThatAreWrappedInTurnComeToAnEnd() {
        ScannedApp(
            "stored values",
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
                struct Stored<Value> {
                    let get: () -> Value
                    let set: (Value) -> Void
                    func map<U>(from: @escaping (Value) -> U, to: @escaping (U) -> Value) -> Stored<U> {
                        Stored<U>(get: { from(self.get()) }, set: { self.set(to($0)) })
                    }
                    func unwrap<Wrapped>(default: Wrapped) -> Stored<Wrapped> where Value == Wrapped? {
                        map(from: { $0 ?? `default` }, to: { .some($0) })
                    }
                    func checked() -> Stored { map(from: { $0 }, to: { $0 }) }
                }
                final class Favorites {
                    let names: Stored<String>
                    init() {
                        names = Stored<String?>(
                            get: { UserDefaults.standard.string(forKey: "n") },
                            set: { UserDefaults.standard.set($0, forKey: "n") }
                        ).checked().unwrap(default: "")
                    }
                }
                struct HomeView: View {
                    let favorites = Favorites()
                    @State private var isOpen = false
                    var body: some View {
                        Button("i") { favorites.names.set("a"); isOpen = true }.sheet(isPresented: $isOpen) { ItemView() }
                    }
                }
                struct ItemView: View { var body: some View { Text("i") } }
                """
            ],
            has: ["HomeView ~sheet~> ItemView : HomeView.isOpen"], hasNot: ["bound", "unresolved"]
        ).check()
    }
}
