import Testing

/// Views in pictures of what is shown elsewhere.
@Suite struct PicturedViewsTests {
    /// What is dragged, and what cuts out a shape, leads nowhere: it is no root, tab or link of the screen.
    @Test(arguments: [
        ".onDrag { NSItemProvider() } preview: { NavigationStack { FileView() } }",
        ".onDrag { NSItemProvider() } preview: { TabView { FileView() } }",
        ".draggable(\"file\") { NavigationStack { FileView() } }",
        ".draggable(\"file\") { FileView().sheet(isPresented: $isShared) { PaperView() } }",
        ".mask { NavigationStack { FileView() } }",
    ])
    func picturesLeadNowhere(modifier: String) {
        let source = ScannedSource(
            "a drawer",
            """
            import SwiftUI
            @main struct Desk: App { var body: some Scene { WindowGroup { NavigationStack { DrawerView() } } } }
            struct DrawerView: View {
                @State private var isShared = false
                var body: some View { List { NavigationLink("file") { FileView() }\(modifier) } }
            }
            struct FileView: View { var body: some View { NavigationLink("paper") { PaperView() } } }
            struct PaperView: View { var body: some View { Text("paper") } }
            """,
            gives: """
                DrawerView ~push~> FileView : NavigationLink
                FileView ~push~> PaperView : NavigationLink
                """)
        #expect(source.found == source.wanted)
    }
}
