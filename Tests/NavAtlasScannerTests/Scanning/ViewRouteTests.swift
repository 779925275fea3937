import Testing

/// Routes that are views themselves, pushed on SwiftUI's own path.
struct ViewRouteTests {
    @Test func theirDestinationsAreThoseDeclared() {
        ScannedApp(
            "an enum that is a view",
            [
                "App.swift": """
                import SwiftUI
                @main struct Bakery: App { var body: some Scene { WindowGroup { CounterView() } } }
                final class Guide: ObservableObject {
                    @Published var path = NavigationPath()
                    func push(_ stop: Stop) { path.append(stop) }
                }
                enum Stop: Hashable, View {
                    case oven, shelf(Int)
                    var body: some View {
                        switch self {
                        case .oven: OvenView()
                        case .shelf(let number): ShelfView(number: number)
                        }
                    }
                }
                struct CounterView: View {
                    @StateObject private var guide = Guide()
                    var body: some View {
                        NavigationStack(path: $guide.path) {
                            Button("o") { guide.push(.oven) }
                                .navigationDestination(for: Stop.self) { $0 }
                        }
                        .environmentObject(guide)
                    }
                }
                struct OvenView: View {
                    @EnvironmentObject var guide: Guide
                    var body: some View { Button("s") { guide.push(.shelf(1)) } }
                }
                struct ShelfView: View { let number: Int; var body: some View { Text("s") } }
                """
            ],
            has: ["CounterView ~push~> OvenView : CounterView.oven", "OvenView ~push~> ShelfView : CounterView.shelf"],
            hasNot: ["append"]
        ).check()
    }
}
