import Testing

/// Tabs that nothing marks as tabs.
struct UnmarkedTabsTests {
    /// What a tab's own list sets is done by the tab, and not by the view with the tabs.
    @Test func aTabThatIsAList() {
        ScannedApp(
            "tabs without items",
            [
                "App.swift": """
                import SwiftUI
                @main struct Fair: App { var body: some Scene { WindowGroup { FairView() } } }
                enum Prize: Identifiable { case bear, ball; var id: Self { self } }
                struct FairView: View {
                    @State private var prize: Prize?
                    var body: some View {
                        TabView { BearStall(prize: $prize); BallStall(prize: $prize) }
                            .sheet(item: $prize) { prize in
                                switch prize {
                                case .bear: BearView()
                                case .ball: BallView()
                                }
                            }
                    }
                }
                struct BearStall: View {
                    @Binding var prize: Prize?
                    var body: some View { ForEach([Prize.bear]) { one in Button("b") { prize = one } } }
                }
                struct BallStall: View {
                    @Binding var prize: Prize?
                    var body: some View { ForEach([Prize.ball]) { one in Button("b") { prize = one } } }
                }
                struct BearView: View { var body: some View { Text("bear") } }
                struct BallView: View { var body: some View { Text("ball") } }
                """
            ],
            has: ["BearStall ~sheet~> BearView : FairView.bear", "BallStall ~sheet~> BallView : FairView.ball"],
            hasNot: ["FairView ~", "BearStall ~sheet~> BallView", "BallStall ~sheet~> BearView"]
        ).check()
    }
}
