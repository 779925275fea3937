import NavAtlasScanner
import Testing

/// What a screen without a type of its own does is placed in the code of the view that writes it.
struct InlineScreenPlaceTests {
    private static let source = """
        import SwiftUI
        @main struct Garden: App { var body: some Scene { WindowGroup { BedsView() } } }
        struct BedsView: View {
            @State private var showsTools = false
            var body: some View {
                NavigationStack {
                    NavigationLink("bed") {
                        List {
                            SoilRow()
                            PlantRow(tapped: { showsTools = true }) // here
                        }
                        .navigationTitle("Bed")
                    }
                }
                .sheet(isPresented: $showsTools) { ToolsView() }
            }
        }
        struct SoilRow: View { var body: some View { Text("Soil") } }
        struct PlantRow: View {
            let tapped: () -> Void
            var body: some View { Button("Plant", action: tapped) }
        }
        struct ToolsView: View { var body: some View { Text("Tools") } }
        """

    @Test func aClosureThatAComponentIsGiven() throws {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.source])
        let edge = try #require(graph.edges.first { $0.kind == .transition && $0.to == "ToolsView" })
        let line = try #require(Self.source.split(separator: "\n").firstIndex { $0.hasSuffix("// here") })
        #expect(edge.from.hasPrefix("inline:"))
        #expect(edge.locations.map(\.line) == [line + 1])
    }
}
