import NavAtlasScanner
import Testing

/// What an app's own struct does.
struct AppOriginTests {
    /// No one window stands for an app that has several, so the app itself is where a person comes in.
    @Test func anAppIsNeverUnreachable() {
        let source = """
            import SwiftUI
            @main struct Zoo: App {
                @State private var path: [String] = []
                @State private var asks = false
                var body: some Scene {
                    WindowGroup { Gate(path: $path) }
                    WindowGroup("Map", id: "map") { MapScreen() }
                }
                init() { asks = true }
            }
            struct Gate: View {
                @Binding var path: [String]
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("Gate").navigationDestination(for: String.self) { _ in LionScreen() }
                    }
                }
            }
            struct MapScreen: View { var body: some View { Text("Map") } }
            struct LionScreen: View { var body: some View { Text("Lion") } }
            """
        let graph = NavAtlasScanner.Scanner().graph(of: ["App.swift": source])
        #expect(graph["Zoo"] == nil || graph.entries.contains("Zoo"))
        #expect(graph.entries.contains("Gate"))
    }
}
