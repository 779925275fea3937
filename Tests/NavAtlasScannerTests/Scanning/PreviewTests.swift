import Testing

/// Previews are not the app, and neither is what only they can show.
@Suite struct PreviewTests {
    private static let bakery = """
        import SwiftUI
        @main struct Bakery: App { var body: some Scene { WindowGroup { OvenView() } } }
        struct OvenView: View { var body: some View { NavigationStack { NavigationLink("b") { BreadView() } } } }
        struct BreadView: View { var body: some View { Text("bread").navigationTitle("bread") } }

        """

    @Test func showTheirOwnViews() {
        ScannedApp(
            "views that only previews can name",
            [
                "Bakery.swift": Self.bakery + """
                    private struct BreadInStack: View {
                        var body: some View { NavigationStack { BreadView().navigationTitle("preview") } }
                    }
                    #Preview { BreadInStack() }
                    """
            ], has: ["OvenView ~push~> BreadView : NavigationLink"], hasNot: ["BreadInStack"]
        ).check()
    }

    @Test func showWhatOnlySomeBuildsHave() {
        ScannedApp(
            "views that the release lacks, of which code names one and previews the others",
            [
                "Bakery.swift": Self.bakery + """
                    #if DEBUG
                    struct BreadInStack: View {
                        var body: some View { NavigationStack { BreadView().navigationTitle("preview") } }
                    }
                    extension BreadView {
                        struct TitleScreen: View { var body: some View { Text("title").navigationTitle("title") } }
                    }
                    struct LogScreen: View { var body: some View { Text("log").navigationTitle("log") } }
                    func log() -> some View { LogScreen() }
                    struct BreadOnTray: View {
                        var body: some View { TrayView() }
                    }
                    struct TrayView: View { var body: some View { Text("tray").navigationTitle("tray") } }
                    #Preview { BreadInStack() }
                    #Preview { BreadOnTray() }
                    #Preview { BreadView.TitleScreen() }
                    #endif
                    #if os(iOS)
                    struct CakeScreen: View { var body: some View { Text("cake").navigationTitle("cake") } }
                    #endif
                    """
            ], has: ["screen LogScreen", "screen CakeScreen"], hasNot: ["BreadInStack", "TitleScreen", "TrayView"]
        ).check()
    }

    @Test func areNotAllThatShowsAScreen() {
        ScannedApp(
            "screens that nothing shows, for all their previews, and private ones that some code names",
            [
                "Bakery.swift": Self.bakery + """
                    struct CakeView: View { var body: some View { Text("cake").navigationTitle("cake") } }
                    #Preview { CakeView() }
                    private struct PieView: View { var body: some View { Text("pie").navigationTitle("pie") } }
                    func pie() -> some View { PieView() }
                    """
            ], has: ["screen CakeView", "screen PieView"]
        ).check()
    }
}
