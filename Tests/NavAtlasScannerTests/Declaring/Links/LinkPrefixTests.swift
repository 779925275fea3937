import NavAtlasModel
import NavAtlasScanner
import Testing

/// Links of which code asks only how they begin.
struct LinkPrefixTests {
    private static func forum(_ handler: String) -> [String: String] {
        [
            "Forum.swift": """
            import SwiftUI
            enum Page: Identifiable { case user, settings; var id: Self { self } }
            @main struct Forum: App {
                @State private var page: Page?
                @State private var isUser = false
                var body: some Scene {
                    WindowGroup {
                        Text("Forum")
                            .sheet(item: $page) { page in
                                switch page {
                                case .user: UserScreen()
                                case .settings: SettingsScreen()
                                }
                            }
                            .sheet(isPresented: $isUser) { UserScreen() }
                            .onOpenURL { url in
                                guard url.host == "forum" else { return }
                                \(handler)
                            }
                    }
                }
            }
            struct UserScreen: View { var body: some View { Text("user") } }
            struct SettingsScreen: View { var body: some View { Text("settings") } }
            """
        ]
    }

    @Test(arguments: [
        ("if url.path.hasPrefix(\"/user\") { page = .user }", "forum/user*"),
        ("if url.path.hasPrefix(\"/user/\") { page = .user }", "forum/user/*"),
        ("if url.path.starts(with: \"/user\") { page = .user }", "forum/user*"),
        ("if url.path.hasSuffix(\"/user\") { page = .user }", "forum/user"),
        ("if url.path.hasPrefix(\"/\") { page = .user }", "forum"),
        ("if url.path.hasPrefix(\"/user\"), url.pathComponents[2] == \"new\" { page = .user }", "forum/user/new"),
    ])
    func aPatternEndsWhereAPrefixDoes(handler: String, pattern: String) {
        ScannedApp("prefix", Self.forum(handler), has: ["link \(pattern) => UserScreen : Forum.user"], hasNot: [])
            .check()
    }

    /// Where both are asked of a link, which of the two it ends with is not told by the first alone.
    @Test(arguments: [("else if", 0), ("; if", 1)])
    func aPrefixIsInDoubtWhereTheCodeGoesOnToAsk(next: String, count: Int) {
        let handler = """
            if url.path.hasPrefix("/user") { isUser = true } \(next) url.path.hasPrefix("/user/settings") { page = .settings }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.forum(handler))
        #expect(graph.remarks.filter { $0.kind == .conditionalLink }.count == count)
    }
}
