import Testing

/// Overloads that only types of Swift and Foundation tell apart.
@Suite struct BuiltinArgumentsTests {
    private static func app(_ first: String, _ second: String, _ call: String) -> String {
        """
        import SwiftUI
        enum Place: Hashable { case list, map }
        enum Side { case left, right }
        final class Walk: ObservableObject {
            @Published var path: [Place] = []
            func go(_ one: \(first)) { path.append(.list) }
            func go(_ one: \(second)) { path.append(.map) }
        }
        @main struct WalkApp: App {
            @StateObject private var walk = Walk()
            var body: some Scene {
                WindowGroup {
                    NavigationStack(path: $walk.path) {
                        GateView(walk: walk, name: "a").navigationDestination(for: Place.self) { place in
                            switch place {
                            case .list: ListView()
                            case .map: MapView()
                            }
                        }
                    }
                }
            }
        }
        struct GateView: View {
            let walk: Walk
            let name: String
            var body: some View { Button("go") { \(call) } }
        }
        struct ListView: View { var body: some View { Text("l") } }
        struct MapView: View { var body: some View { Text("m") } }
        """
    }

    @Test(arguments: [
        ("Int", "String", #"walk.go("a")"#), ("String", "Int", "walk.go(1)"), ("Int", "Bool", "walk.go(true)"),
        ("Int", "String", "walk.go(name)"), ("URL", "String", #"walk.go("a")"#),
        ("Int", "String", #"let text = "a"; walk.go(text)"#), ("String", "Date", "walk.go(Date())"),
        ("some Hashable", "String", #"walk.go("a")"#), ("Int", "Side", "walk.go(.left)"),
    ])
    func theOneThatTakesTheArgumentIsMeant(first: String, second: String, call: String) {
        let found = ScannedSource("", Self.app(first, second, call), gives: "").found
        #expect(found.filter { $0.hasPrefix("GateView ~") } == ["GateView ~push~> MapView : WalkApp.map"])
    }
}
