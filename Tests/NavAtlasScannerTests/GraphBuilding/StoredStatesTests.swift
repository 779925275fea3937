import Testing

/// States that outlive the app, under keys that several views use.
@Suite struct StoredStatesTests {
    /// What a view stores under a key changes what another one shows by it, whether it has a property for it or not.
    @Test func viewsShareWhatIsStored() {
        ScannedApp(
            "a trail that is walked once",
            [
                "App.swift": """
                import SwiftUI
                @main struct Trail: App {
                    @AppStorage("hasWalked") private var hasWalked = false
                    private var isTested: Bool { ProcessInfo.processInfo.arguments.contains("-test") }
                    var body: some Scene {
                        WindowGroup {
                            Group {
                                if hasWalked || isTested { CampView() } else { StartView { } }
                            }
                        }
                    }
                }
                struct StartView: View {
                    @AppStorage("hasWalked") private var hasWalked = false
                    var onEnd: () -> Void
                    var body: some View { Button("walk") { hasWalked = true; onEnd() } }
                }
                struct CampView: View { var body: some View { NavigationStack { NavigationLink("swamp") { SwampView() } } } }
                struct SwampView: View {
                    var body: some View { Button("again") { UserDefaults.standard.set(false, forKey: "hasWalked") } }
                }
                """
            ],
            has: [
                "StartView ~root~> CampView : Trail.campView",
                "SwampView ~root~> StartView : Trail.startView",
            ]
        )
        .check()
    }
}
