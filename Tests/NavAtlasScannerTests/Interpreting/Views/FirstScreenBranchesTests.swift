import Testing

/// Where an app begins with a container or with a first screen, what stands in the branches of that screen is its own.
@Suite struct FirstScreenBranchesTests {
    private static func guide(_ name: String, _ shown: String, has: [String]) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Tours: App { var body: some Scene { WindowGroup { Start() } } }
                struct Start: View {
                    @State private var isDone = false
                    var body: some View {
                        if isDone { TabView { Home().tabItem { Text("Home") } } } else { Guide(isDone: $isDone) }
                    }
                }
                struct Guide: View {
                    @Binding var isDone: Bool
                    @State private var hasMore = false
                    @State private var showsNote = false
                    var body: some View {
                        VStack {
                            Button("Done") { isDone = true }
                            if hasMore { \(shown) }
                        }
                        .sheet(isPresented: $showsNote) { Note() }
                    }
                }
                struct Home: View { var body: some View { Text("Home") } }
                struct Note: View { var body: some View { Text("Note") } }
                """
            ], has: ["Guide ~root~> Home : Start.Home"] + has, hasNot: ["Start ~"])
    }

    private static let toNote = ["Guide ~sheet~> Note : Guide.showsNote"]

    static let apps = [
        guide("a button", "Button(\"Note\") { showsNote = true }", has: toNote),
        guide("a gesture", "Text(\"Note\").onTapGesture { showsNote.toggle() }", has: toNote),
        guide("a link", "NavigationLink(\"Note\") { Note() }", has: ["Guide ~push~> Note : NavigationLink"]),
    ]

    @Test(arguments: apps) func doWhatTheyDoForThatScreen(_ app: ScannedApp) { app.check() }
}
