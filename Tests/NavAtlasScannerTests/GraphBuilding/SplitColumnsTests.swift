import NavAtlasModel
import NavAtlasScanner
import Testing

struct SplitColumnsTests {
    /// A link in a split view shows its screen in the next column, and not inside the stack around the link.
    @Test(arguments: [
        ("NavigationSplitView { SidebarScreen() } detail: { Text(\"\") }", false),
        ("NavigationSplitView { List { NavigationLink(\"d\") { DetailScreen() } } } detail: { Text(\"\") }", false),
        ("NavigationStack { SidebarScreen() }", true),
    ])
    func aScreenInAColumn(_ root: String, _ isContainer: Bool) {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Mail: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View { var body: some View { \(root) } }
            struct SidebarScreen: View {
                var body: some View { List { NavigationLink("d") { DetailScreen() } } }
            }
            struct DetailScreen: View {
                var body: some View { NavigationStack { Text("").navigationTitle("d") } }
            }
            """
        ])
        #expect(graph.nodes.first { $0.id == "DetailScreen" }?.container == isContainer)
    }
}
