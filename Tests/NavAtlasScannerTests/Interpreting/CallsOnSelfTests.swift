import Testing

/// A view's function may modify the view without naming it.
@Suite struct CallsOnSelfTests {
    private static func app(_ name: String, framed: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Gallery: App { var body: some Scene { WindowGroup { Frame { WallView() }.framed() } } }
                struct Frame<Content: View>: View {
                    let content: () -> Content
                    var body: some View { content() }
                }
                extension Frame { \(framed) }
                struct Border: ViewModifier { func body(content: Content) -> some View { content.padding() } }
                struct WallView: View {
                    var body: some View { NavigationStack { NavigationLink("p") { PictureView() } } }
                }
                struct PictureView: View { var body: some View { Text("p") } }
                """
            ], has: ["entry WallView", "WallView ~push~> PictureView : NavigationLink"], hasNot: ["unresolved"])
    }

    static let apps = [
        app("by a modifier of the library's", framed: "func framed() -> some View { padding() }"),
        app("by a modifier of the app's", framed: "func framed() -> some View { modifier(Border()) }"),
        app("by itself, by name", framed: "func framed() -> some View { self.padding() }"),
    ]

    @Test(arguments: apps) func areMadeOnTheView(_ app: ScannedApp) { app.check() }
}
