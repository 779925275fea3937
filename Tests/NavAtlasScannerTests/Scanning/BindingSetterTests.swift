import Testing

/// What the `set` of a `Binding(get:set:)` does besides setting what the binding reads.
struct BindingSetterTests {
    private static func mill(_ view: String, members: String = "", more: String = "") -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Mill: App { var body: some Scene { WindowGroup { WheelView() } } }
            final class Water: ObservableObject {
                @Published var isRunning = false
                @Published var level: Level?
                func run(_ isOn: Bool) { if isOn { level = Level() } else { level = nil } }
            }
            struct Level: Identifiable { var id = 1 }
            struct WheelView: View {
                @State private var isTurning = false
                @StateObject private var water = Water()
                \(members)
                var body: some View {
                    VStack { \(view) }.sheet(item: $water.level) { _ in LevelView() }
                }
            }
            struct LevelView: View { var body: some View { Text("level") } }
            struct Lever: View {
                @Binding var isUp: Bool
                var body: some View { Button("up") { isUp = true } }
            }
            \(more)
            """
        ]
    }

    private static let shown = "WheelView ~sheet~> LevelView : WheelView.level"

    @Test(
        "The setter of what a control is bound to is run",
        arguments: [
            "Toggle(\"\", isOn: Binding(get: { isTurning }, set: { isTurning = $0; water.run(true) }))",
            "Toggle(\"\", isOn: .init(get: { isTurning }, set: { water.run($0) }))",
            "Toggle(\"\", isOn: Binding(get: { water.isRunning }, set: water.run))",
            "Lever(isUp: Binding(get: { isTurning }, set: { _ in water.run(true) }))",
            "Toggle(\"\", isOn: own)",
        ])
    func control(_ use: String) {
        let members = """
            var own: Binding<Bool> { Binding(get: { isTurning }, set: { isTurning = $0; water.level = Level() }) }
            """
        ScannedApp(use, Self.mill(use, members: members), has: [Self.shown], hasNot: ["unresolved"]).check()
    }

    @Test(
        "The system only sets back what presents something",
        arguments: [
            "Text(\"\").sheet(isPresented: Binding(get: { isTurning }, set: { water.run($0) })) { LevelView() }",
            "Text(\"\").sheet(isPresented: .init(get: { isTurning }, set: { if $0 { water.run(true) } })) { LevelView() }",
            "Text(\"\").sheet(isPresented: Binding(get: { isTurning }, set: water.run)) { LevelView() }",
            "Text(\"\").fullScreenCover(item: Binding(get: { water.level }, set: { water.level = $0 })) { _ in LevelView() }",
            "Text(\"\").sheet(item: own) { _ in LevelView() }",
        ])
    func presentation(_ use: String) {
        let members = "var own: Binding<Level?> { Binding(get: { water.level }, set: { water.level = $0 }) }"
        ScannedApp(use, Self.mill(use, members: members), has: [], hasNot: ["~>"]).check()
    }

    /// A state of which nothing is known has the name that it has where it is known.
    @Test func theStateOfABindingNamesItsRoute() {
        let use = """
            Text("gate").sheet(isPresented: Binding(get: { gate.isOpen }, set: { gate.isOpen = $0 })) { LevelView() }
            """
        ScannedApp(
            use, Self.mill(use, members: "let gate = LockGate()"), has: ["WheelView -sheet-> LevelView : isOpen"]
        ).check()
    }
}
