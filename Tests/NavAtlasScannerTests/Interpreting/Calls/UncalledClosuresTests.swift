import Testing

/// Closures that are kept, and that only dead code would call: nobody does what they do.
@Suite struct UncalledClosuresTests {
    @Test(arguments: [
        "var onFinish: (() -> Void)?; private func finish() { onFinish?() }",
        "var onFinish: (() -> Void)?; func finish() { onFinish?() }",
        "@ObservationIgnored var onFinish: (() -> Void)?",
    ])
    func whatOnlyDeadCodeCallsIsNotDone(_ members: String) {
        let source = TwoControllers.app(
            "final class SurveyModel { \(members) }",
            first: """
                model.onFinish = { [weak self] in self?.present(ListController(), animated: true) } }
                private let model = SurveyModel()
                func leave() { print(1)
                """, second: "present(MapController(), animated: true)")
        ScannedApp(
            members, ["App.swift": source], has: ["SecondController ~sheet~> MapController : present"],
            hasNot: ["~> ListController"]
        ).check()
    }

    /// A parameter of the name is not the property: what is given is only kept.
    @Test func aScreenLeavesWhatNobodyCalls() {
        ScannedApp(
            "a closure that is given and never called",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case song, credits }
                final class Downloader {
                    let failed: () -> Void
                    init(failed: @escaping () -> Void) { self.failed = failed }
                    func load() { print("loading") }
                }
                @Observable final class Navigation {
                    var path: [Page] = []
                    @ObservationIgnored private var downloader: Downloader?
                    func begin() {
                        let downloader = Downloader(failed: { self.path.append(.credits) })
                        downloader.load()
                        self.downloader = downloader
                    }
                }
                @main struct Songs: App { var body: some Scene { WindowGroup { SongFlow() } } }
                struct SongFlow: View {
                    @State private var navigation = Navigation()
                    var body: some View {
                        NavigationStack(path: $navigation.path) {
                            NavigationLink("Song", value: Page.song).navigationDestination(for: Page.self) { page in
                                switch page {
                                case .song: SongScreen(navigation: navigation)
                                case .credits: CreditsScreen()
                                }
                            }
                        }
                    }
                }
                struct SongScreen: View {
                    let navigation: Navigation
                    var body: some View { Button("Load") { navigation.begin() } }
                }
                struct CreditsScreen: View { var body: some View { Text("By me") } }
                """
            ], has: ["SongFlow ~push~> SongScreen : SongFlow.song"], hasNot: ["~push~> CreditsScreen"]
        ).check()
    }
}
