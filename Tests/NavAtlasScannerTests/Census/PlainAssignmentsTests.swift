import Testing

/// Assignments that look like navigation by their names, and are none.
@Suite struct PlainAssignmentsTests {
    @Test(arguments: [
        (
            "a text that is called as a path is",
            "struct Request { let path: String; init(path: String) { self.path = path } }",
            "NavigationStack(path: $path) { Deck() }"
        ),
        (
            "a tab that is set to itself", "",
            """
            TabView(selection: $tab) { Deck().tag(0); Hold().tag(1) }
                .onAppear { NotificationCenter.default.addObserver(forName: .tide, object: nil, queue: .main) { _ in tab = tab } }
            """
        ),
    ])
    func areNotNavigation(_ name: String, _ declared: String, _ body: String) {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Ship: App { var body: some Scene { WindowGroup { BridgeView() } } }
                \(declared)
                struct BridgeView: View {
                    @State private var path: [Int] = []
                    @State private var tab = 0
                    var body: some View { \(body) }
                }
                struct Deck: View { var body: some View { Text("deck").navigationTitle("deck") } }
                struct Hold: View { var body: some View { Text("hold").navigationTitle("hold") } }
                """
            ],
            has: [], hasNot: ["unresolved"]
        ).check()
    }
}
