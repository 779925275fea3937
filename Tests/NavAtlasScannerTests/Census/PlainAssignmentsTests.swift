import Testing

/// Assignments that look like navigation by their names, and are none.
@Suite struct PlainAssignmentsTests {
    /// Code that sets a tab to itself only has the views that read it drawn anew.
    @Test func ofWhatIsThereAlreadyAreNotNavigation() {
        ScannedApp(
            "a ship",
            [
                "App.swift": """
                import SwiftUI
                @main struct Ship: App { var body: some Scene { WindowGroup { BridgeView() } } }
                struct BridgeView: View {
                    @State private var tab = 0
                    var body: some View {
                        TabView(selection: $tab) {
                            Deck().tag(0)
                            Hold().tag(1)
                        }
                        .onAppear {
                            NotificationCenter.default.addObserver(forName: .tide, object: nil, queue: .main) { _ in
                                tab = tab
                            }
                        }
                    }
                }
                struct Deck: View { var body: some View { Text("deck").navigationTitle("deck") } }
                struct Hold: View { var body: some View { Text("hold").navigationTitle("hold") } }
                """
            ],
            has: ["BridgeView -tab-> Deck : deck", "BridgeView -tab-> Hold : hold"], hasNot: ["unresolved", "~>"]
        ).check()
    }
}
