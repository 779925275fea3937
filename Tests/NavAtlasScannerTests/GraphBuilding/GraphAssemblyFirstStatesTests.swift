import Testing

/// What states show with which a view begins.
struct GraphAssemblyFirstStatesTests {
    /// An optional may begin with a case: what that shows comes up with the view.
    @Test(arguments: [
        "@State private var sheet: Sheet? = .welcome", "@State private var sheet: Sheet? = Sheet.welcome",
        "@State private var sheet = Optional(Sheet.welcome)",
    ])
    func mayBeACase(state: String) {
        ScannedApp(
            state,
            [
                "App.swift": """
                import SwiftUI
                enum Sheet: String, Identifiable { case welcome, settings; var id: String { rawValue } }
                @main struct Notes: App { var body: some Scene { WindowGroup { NotesView() } } }
                struct NotesView: View {
                    \(state)
                    var body: some View {
                        BarView(sheet: $sheet).sheet(item: $sheet) { shown in
                            switch shown {
                            case .welcome: WelcomeView(sheet: $sheet)
                            case .settings: SettingsView()
                            }
                        }
                    }
                }
                struct BarView: View {
                    @Binding var sheet: Sheet?
                    var body: some View { Text("Bar") }
                }
                struct WelcomeView: View {
                    @Binding var sheet: Sheet?
                    var body: some View { Button("Settings") { sheet = .settings } }
                }
                struct SettingsView: View { var body: some View { Text("Settings") } }
                """
            ],
            has: ["NotesView ~sheet~> WelcomeView : NotesView.welcome"],
            hasNot: ["NotesView ~sheet~> SettingsView", "unresolved"]
        ).check()
    }
}
