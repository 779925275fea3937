import Testing

/// What an app's windows show.
struct SwiftUIWindowsTests {
    /// A container that stands in one branch of a window begins with what its state brings up.
    @Test(arguments: [
        "if isOpen { NavigationStack { desk.navigationDestination(isPresented: $isReading) { ReaderView() } } } else { door }",
        "if !isOpen { door } else { NavigationStack(path: $path) { desk.navigationDestination(for: Int.self) { _ in ReaderView() } } }",
    ])
    func aStateBringsUpTheContainerOfAWindow(window: String) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Library: App {
                @State private var isOpen = false
                @State private var isReading = false
                @State private var path: [Int] = []
                var body: some Scene { WindowGroup { \(window) } }
                private var door: some View { DoorView(isOpen: $isOpen) }
                private var desk: some View { DeskView(close: { isOpen = false }) }
            }
            struct DoorView: View { @Binding var isOpen: Bool; var body: some View { Button("Open") { isOpen = true } } }
            struct DeskView: View { let close: () -> Void; var body: some View { Button("Close", action: close) } }
            struct ReaderView: View { var body: some View { Text("book") } }
            """,
            gives: """
                DeskView ~root~> DoorView : Library.doorView
                DoorView ~root~> DeskView : Library.root
                """)
        #expect(app.found.sorted().filter { $0.contains("~root~>") } == app.wanted)
    }

    /// Tabs or a stack in one scene make the screen of another scene no part of them.
    @Test(arguments: [
        "WindowGroup { LibraryView() }; Settings { TabView { GeneralView(); SyncView() } }",
        "Settings { TabView { GeneralView(); SyncView() }.frame(width: 300) }; WindowGroup { LibraryView() }",
        "WindowGroup { LibraryView() }; Window(\"Sync\", id: \"sync\") { TabView { GeneralView(); SyncView() } }",
        "WindowGroup { LibraryView() }; Settings { panes } }; var panes: some View { TabView { GeneralView(); SyncView() }",
        "main; Settings { TabView { GeneralView(); SyncView() } } }; var main: some Scene { WindowGroup { LibraryView() }",
    ])
    func scenesAreSeparate(scenes: String) {
        ScannedApp(
            scenes,
            [
                "App.swift": """
                import SwiftUI
                @main struct Writer: App {
                    var body: some Scene { \(scenes) }
                }
                struct LibraryView: View {
                    @State private var isImporting = false
                    var body: some View {
                        Button("Import") { isImporting = true }.sheet(isPresented: $isImporting) { ImportView() }
                    }
                }
                struct ImportView: View { var body: some View { Text("Import") } }
                struct GeneralView: View { var body: some View { Text("General") } }
                struct SyncView: View { var body: some View { Text("Sync") } }
                """
            ],
            has: [
                "entry LibraryView", "screen LibraryView", "LibraryView ~sheet~> ImportView : LibraryView.isImporting",
            ],
            hasNot: ["Writer ~", "unresolved"]
        ).check()
    }
}
