import NavAtlasModel
import NavAtlasScanner
import Testing

/// What is said of an app that is more than is followed.
@Suite struct LimitTests {
    private func layers(_ count: Int) -> String {
        let layers = (1..<count).map {
            "struct Layer\($0): View { var body: some View { VStack { HStack { Layer\($0 + 1)() } } } }"
        }
        return """
            import SwiftUI
            @main struct Deep: App { var body: some Scene { WindowGroup { NavigationStack { Layer1() } } } }
            \(layers.joined(separator: "\n"))
            struct Layer\(count): View { var body: some View { NavigationLink("Down") { GroundScreen() } } }
            struct GroundScreen: View { var body: some View { Text("Ground") } }
            """
    }

    @Test func viewsTooDeepAreSaid() throws {
        let graph = NavAtlasScanner.Scanner().graph(of: ["App.swift": layers(220)])
        let bound = try #require(graph.bounds.first)
        #expect(bound.what.contains("deep in one another"))
        #expect(bound.hides == "screens and transitions behind it")
        #expect(bound.location?.file == "App.swift")
        #expect(graph.unresolved.contains { $0.what == "Layer220(…)" })
    }

    @Test func anAppOfAUsualDepthHitsNone() {
        let graph = NavAtlasScanner.Scanner().graph(of: ["App.swift": layers(8)])
        #expect(graph.bounds.isEmpty)
        #expect(graph.unresolved.isEmpty)
    }
}
