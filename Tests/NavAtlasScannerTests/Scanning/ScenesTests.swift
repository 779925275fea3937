import Testing

/// Scenes of an app that are types of its own, and their menus.
@Suite struct ScenesTests {
    @Test func scenesInGroupsAndTheirMenusAreTheApps() {
        ScannedApp(
            "a mill with three windows",
            [
                "App.swift": """
                import SwiftUI
                enum Sack: Identifiable { case rye, oats; var id: Self { self } }
                final class Mill: NSObject, ObservableObject, NSApplicationDelegate {
                    @Published var sack: Sack?
                    func fill(_ sack: Sack) { self.sack = sack }
                }
                @main struct MillApp: App {
                    @NSApplicationDelegateAdaptor var mill: Mill
                    var body: some Scene {
                        StonesWindow().commands { SackCommands() }
                        HelpWindows()
                    }
                }
                struct StonesWindow: Scene { var body: some Scene { Window("Stones", id: "stones") { StonesView() } } }
                struct HelpWindows: Scene {
                    var body: some Scene {
                        Group { RulesWindow(); SourcesWindow() }.commandsRemoved()
                    }
                }
                private struct RulesWindow: Scene { var body: some Scene { Window("Rules", id: "rules") { RulesView() } } }
                private struct SourcesWindow: Scene {
                    var body: some Scene {
                        Window("Sources", id: "sources") { VStack { Text("s"); NavigationLink("one") { SourceView() } } }
                    }
                }
                struct SackCommands: Commands {
                    @FocusedObject var mill: Mill?
                    var body: some Commands { CommandMenu("Sack") { Button("rye") { mill?.fill(.rye) } } }
                }
                struct StonesView: View {
                    @EnvironmentObject var mill: Mill
                    var body: some View {
                        Text("s").focusedObject(mill).sheet(item: $mill.sack) { sack in
                            switch sack {
                            case .rye: RyeView()
                            case .oats: OatsView()
                            }
                        }
                    }
                }
                struct RulesView: View { var body: some View { Text("r") } }
                struct SourceView: View { var body: some View { Text("s") } }
                struct RyeView: View { var body: some View { Text("r") } }
                struct OatsView: View { var body: some View { Text("o") } }
                """
            ],
            has: [
                "entry RulesView",
                "MillApp ~sheet~> RyeView : StonesView.rye",
                "MillApp ~push~> SourceView : NavigationLink",
            ],
            hasNot: ["~> OatsView", "was not followed"]
        )
        .check()
    }
}
