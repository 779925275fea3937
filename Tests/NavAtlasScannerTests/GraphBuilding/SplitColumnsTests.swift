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

    /// The list beside a detail leads away from it.
    @Test(arguments: [("NavigationSplitView", true), ("Group", false)])
    func whatShowsColumnsIsKnown(_ container: String, _ hasColumns: Bool) {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Mail: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                @State private var selection: Int?
                var body: some View {
                    NavigationSplitView { ListScreen(selection: $selection) } detail: {
                        if let selection { LetterScreen() } else { NothingScreen() }
                    }
                }
            }
            struct ListScreen: View {
                @Binding var selection: Int?
                var body: some View { List([1, 2], id: \\.self, selection: $selection) { Text("\\($0)") } }
            }
            struct LetterScreen: View { var body: some View { Text("") } }
            struct NothingScreen: View { var body: some View { Text("") } }
            """.replacingOccurrences(of: "NavigationSplitView", with: container)
        ])
        #expect(graph.remarks.contains { $0.kind == .columns && $0.subject == "RootView" } == hasColumns)
    }

    private static func columns(
        _ name: String, _ sidebar: String, _ column: String, in flow: String = "RootView"
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                enum Bird: CaseIterable, Identifiable { case owl, wren; var id: Self { self } }
                @main struct Birds: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    @State private var bird: Bird?
                    var body: some View {
                        NavigationSplitView { Sidebar(bird: $bird) } detail: { Column(bird: bird) }
                    }
                }
                struct Sidebar: View {
                    @Binding var bird: Bird?
                    var body: some View { \(sidebar) }
                }
                struct Column: View {
                    let bird: Bird?
                    var body: some View { \(column) }
                }
                struct OwlView: View { var body: some View { Text("Owl") } }
                struct WrenView: View { var body: some View { Text("Wren") } }
                struct NoBirdView: View { var body: some View { Text("None") } }
                """
            ], has: ["Sidebar ~root~> OwlView : \(flow).owl", "Sidebar ~root~> WrenView : \(flow).wren"])
    }

    private static let chosen = """
        switch bird {
        case .owl: OwlView()
        case .wren: WrenView()
        case nil: NoBirdView()
        }
        """

    static let apps = [
        columns(
            "a list's selection", "List(Bird.allCases, selection: $bird) { NavigationLink(\"Bird\", value: $0) }",
            chosen),
        columns("buttons", "ForEach(Bird.allCases) { one in Button(\"Bird\") { bird = one } }", chosen),
        columns(
            "a choice in a choice", "List(Bird.allCases, selection: $bird) { NavigationLink(\"Bird\", value: $0) }",
            """
            if let bird {
                switch bird {
                case .owl: OwlView()
                case .wren: WrenView()
                }
            } else {
                NoBirdView()
            }
            """, in: "Column"),
    ]

    /// A view that fills a column and chooses what it shows: a list in a view of its own beside it leads there.
    @Test(arguments: apps) func aColumnShowsWhatTheListBesideItSelects(_ app: ScannedApp) { app.check() }
}
