import NavAtlasModel
import NavAtlasScanner
import Testing

/// What a screen was given and hands on to its components: the screen asks for it where it hands it on.
struct HandedOnPlaceTests {
    private static let source = """
        import SwiftUI
        enum Stop: Hashable { case lamp }
        @main struct HarbourApp: App { var body: some Scene { WindowGroup { Harbour() } } }
        struct Harbour: View {
            @State private var path: [Stop] = []
            var body: some View {
                NavigationStack(path: $path) {
                    PierScreen(onLamp: GIVEN)
                        .navigationDestination(for: Stop.self) { _ in LampScreen() }
                }
            }
            private func showLamp() { path.append(.lamp) }
        }
        struct PierScreen: View {
            let onLamp: () -> Void
            var body: some View {
                VStack {
                    Text("Pier")
                    Header(title: "Pier", onTap: onLamp) // here
                }
            }
        }
        struct Header: View {
            let title: String
            private let onTap: (() -> Void)?
            init(title: String, onTap: (() -> Void)? = nil) {
                self.title = title
                self.onTap = onTap
            }
            var body: some View {
                if let onTap { RoundButton(action: onTap) }
            }
        }
        struct RoundButton: View {
            let action: () -> Void
            var body: some View { Button(action: action) { Image(systemName: "lightbulb") } }
        }
        struct LampScreen: View { var body: some View { Text("Lamp") } }
        """

    @Test(arguments: ["showLamp", "{ path.append(.lamp) }"])
    func theScreenAsksWhereItHandsThatOn(given: String) throws {
        let source = Self.source.replacingOccurrences(of: "GIVEN", with: given)
        let graph = Scanner().graphOrIssue(of: ["App.swift": source])
        let edge = try #require(
            graph.edges.first { $0.kind == .transition && $0.from == "PierScreen" && $0.to == "LampScreen" })
        let text = source.split(separator: "\n", omittingEmptySubsequences: false)
        let places = edge.locations.map { text[$0.line - 1].trimmingCharacters(in: .whitespaces) }
        #expect(places.count == 1 && places[0].hasSuffix("// here"), "\(places)")
    }
}
