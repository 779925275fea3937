import Testing

/// A tab that sets the bar's selection to itself as it appears is there already.
@Suite struct AppearingTabsTests {
    private static func bar(_ name: String, _ second: String, has: [String] = [], hasNot: [String]) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { Bar() } } }
                struct Bar: View {
                    @State private var selected = 0
                    var body: some View {
                        TabView(selection: $selected) {
                            FeedView().tabItem { Text("feed") }.onAppear { selected = 0 }.tag(0)
                            \(second)
                            MoreView().tabItem { Text("more") }.onAppear { self.selected = 2 }.tag(2)
                        }
                    }
                }
                struct FeedView: View { var body: some View { Text("feed") } }
                struct SearchView: View { var body: some View { Text("search") } }
                struct MoreView: View { var body: some View { Text("more") } }
                """
            ], has: ["Bar -tab-> FeedView : feed", "Bar -tab-> MoreView : more"] + has, hasNot: hasNot)
    }

    static let apps = [
        bar(
            "itself", "SearchView().tabItem { Text(\"search\") }.onAppear { print(1); selected = 1 }.tag(1)",
            hasNot: ["~tab~>", "unresolved"]),
        bar(
            "another tab", "SearchView().tabItem { Text(\"search\") }.onAppear { selected = 2 }.tag(1)",
            has: ["Bar ~tab~> MoreView : Bar.more"], hasNot: ["Bar ~tab~> FeedView", "unresolved"]),
    ]

    @Test(arguments: apps) func areThereAlready(_ app: ScannedApp) { app.check() }
}
