import Testing

/// Rows of a list that select by a tag which is written out.
struct SelectedRowsTests {
    static let lists = [
        ("Int?", "Text(\"lions\").tag(1)"),
        ("Int?", "Section(\"cats\") { Label(\"lions\", systemImage: \"cat\").tag(1) }; Text(\"seals\").tag(2)"),
        ("String?", "Text(\"lions\").tag(\"lions\")"),
    ]

    @Test(arguments: lists)
    func aNumberOrATextSelects(_ type: String, _ rows: String) {
        let app = ScannedSource(
            "", Self.zoo(type, rows), gives: Self.edges + "\nGateView ~root~> HouseView : GateView.root")
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func aNumberSelectsNothingOfAnotherType() {
        let app = ScannedSource("", Self.zoo("House?", "Text(\"lions\").tag(1)"), gives: Self.edges)
        #expect(app.found.filter { !$0.hasPrefix("unresolved") }.sorted() == app.wanted)
    }

    private static let edges = "GateView -root!-> HouseView : root"

    private static func zoo(_ type: String, _ rows: String) -> String {
        """
        import SwiftUI
        @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
        enum House { case lions }
        struct GateView: View {
            @State private var house: \(type)
            var body: some View {
                NavigationSplitView {
                    List(selection: $house) { \(rows) }
                } detail: {
                    if let house { HouseView(name: "\\(house)") } else { Text("Choose a house") }
                }
            }
        }
        struct HouseView: View { let name: String; var body: some View { Text(name) } }
        """
    }
}
