import Testing

/// Choices by an element that code looks for with a state: `birds.first { $0.id == selection }`.
struct SearchedStatesTests {
    private static func app(_ condition: String, _ model: String = "") -> ScannedApp {
        ScannedApp(
            model.isEmpty ? condition : model,
            [
                "App.swift": """
                import SwiftUI
                struct Bird: Identifiable { let id: String }
                @Observable final class Birds {
                    var all = [Bird(id: "wren"), Bird(id: "hoopoe")]
                    var selection: String?
                    \(model)
                }
                @main struct Watch: App { var body: some Scene { WindowGroup { Columns() } } }
                struct Columns: View {
                    @State private var birds = Birds()
                    var body: some View { if \(condition) { BirdScreen() } else { ListScreen(birds: birds) } }
                }
                struct ListScreen: View {
                    let birds: Birds
                    var body: some View { Button("wren") { birds.selection = "wren" } }
                }
                struct BirdScreen: View { var body: some View { Text("bird") } }
                """
            ],
            has: ["Columns -root!-> ListScreen : listScreen", "ListScreen ~root~> BirdScreen : Columns.birdScreen"],
            hasNot: ["BirdScreen ~root~>", "unresolved"])
    }

    static let apps = [
        app("let bird = birds.all.first(where: { $0.id == birds.selection })"),
        app("birds.all.contains { $0.id == birds.selection }"),
        app("let bird = birds.selected", "var selected: Bird? { all.first { $0.id == selection } }"),
        app(
            "birds.selected != nil",
            "var selected: Bird? { guard let selection else { return nil }; return all.first { $0.id == selection } }"),
        app("let bird = birds.bird()", "func bird() -> Bird? { all.first { $0.id == selection } }"),
        app("birds.hasSelection()", "func hasSelection() -> Bool { selection != nil }"),
    ]

    @Test("The selection decides", arguments: apps)
    func theSelectionDecides(app: ScannedApp) { app.check() }
}
