import Testing

/// Views that nothing shows.
@Suite struct UnshownViewTests {
    /// A row or a button that nobody shows was never a screen. A list may have been one.
    @Test func rowsAreNoScreens() {
        ScannedApp(
            "a row without a list",
            [
                "App.swift": """
                import SwiftUI
                @main struct Book: App { var body: some Scene { WindowGroup { PageView() } } }
                struct PageView: View { var body: some View { Text("p") } }
                struct TextEntry: View {
                    var body: some View { Section("text") { NavigationLink("edit") { EditPane() } } }
                }
                struct EditPane: View { var body: some View { Text("e") } }
                struct LostPage: View {
                    var body: some View { List { NavigationLink("edit") { EditPane() } } }
                }
                """
            ],
            has: [
                "LostPage ~push~> EditPane : NavigationLink"
            ],
            hasNot: ["TextEntry"]
        )
        .check()
    }
}
