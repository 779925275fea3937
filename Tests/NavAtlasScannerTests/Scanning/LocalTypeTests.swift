import NavAtlasModel
import NavAtlasScanner
import Testing

/// Types that a function declares, and generic parameters that an extension says the type of.
@Suite struct LocalTypeTests {
    private static let main =
        "import SwiftUI\n@main struct Guide: App { var body: some Scene { WindowGroup { MapScreen() } } }\n"
    private static let screens = """
        struct HelpScreen: View { let topic: String; var body: some View { Text(topic).navigationTitle("h") } }
        struct MoreScreen: View { var body: some View { Text("m").navigationTitle("m") } }

        """

    static let apps = [
        ScannedApp(
            "types of one name in two functions are told apart",
            [
                "App.swift": """
                \(main)\(screens)
                struct MapScreen: View {
                    var body: some View { NavigationStack { List { help(); more() } } }
                    private func help() -> some View {
                        struct Row: View { var body: some View { NavigationLink("h") { HelpScreen(topic: "a") } } }
                        return Row()
                    }
                    private func more() -> some View {
                        struct Row: View { var body: some View { NavigationLink("m") { MoreScreen() } } }
                        return Row()
                    }
                }
                """
            ],
            has: [
                "MapScreen ~push~> HelpScreen : NavigationLink", "MapScreen ~push~> MoreScreen : NavigationLink",
            ],
            hasNot: ["unresolved", "Row"]),
        ScannedApp(
            "an extension says what a generic parameter is",
            [
                "App.swift": """
                \(main)\(screens)
                struct MapScreen: View {
                    var body: some View { NavigationStack { List { Page(topic: "a"); Page(1) } } }
                }
                struct Page<Content: View>: View {
                    let content: (String) -> Content
                    var body: some View { NavigationLink("h") { content("x") } }
                }
                extension Page where Content == HelpScreen {
                    init(topic: String) { self.init(content: Content.init) }
                }
                extension Page {
                    init(_ number: Int) where Content == MoreScreen { self.init(content: { _ in Content() }) }
                }
                """
            ],
            has: [
                "MapScreen ~push~> HelpScreen : NavigationLink", "MapScreen ~push~> MoreScreen : NavigationLink",
            ],
            hasNot: ["unresolved"]),
        ScannedApp(
            "a subscript makes screens as a function does",
            [
                "App.swift": """
                \(main)\(screens)
                struct MapScreen: View {
                    let topics = ["a"]
                    var body: some View { NavigationStack { List { self["x"]; Text(topics[0]) } } }
                    @ViewBuilder private subscript(topic: String) -> some View {
                        NavigationLink("h") { HelpScreen(topic: topic) }
                    }
                }
                """
            ],
            has: ["MapScreen ~push~> HelpScreen : NavigationLink"], hasNot: ["unresolved"]),
        ScannedApp(
            "a type's name may begin with a small letter",
            [
                "App.swift": """
                \(main)
                struct MapScreen: View {
                    let iPadScreen = "a"
                    var body: some View {
                        NavigationStack { List { Text(iPadScreen); NavigationLink("h") { iPhoneScreen() } } }
                    }
                }
                struct iPhoneScreen: View { var body: some View { Text("i") } }
                """
            ],
            has: ["MapScreen ~push~> iPhoneScreen : NavigationLink"], hasNot: ["unresolved"]),
        ScannedApp(
            "what an extension's '.init' makes is not known",
            [
                "App.swift": """
                \(main)\(screens)
                struct MapScreen: View {
                    var body: some View { NavigationStack { Page.more() } }
                }
                struct Page<Content: View>: View {
                    let content: Content
                    var body: some View { NavigationLink("h") { content } }
                }
                extension Page where Content == MoreScreen {
                    static func more() -> Self { Self(content: .init()) }
                }
                """
            ],
            has: ["unresolved \".init\" : \"no code that shows it was found\" [from=Page candidate=MoreScreen]"]),
    ]

    @Test(arguments: apps) func isRead(app: ScannedApp) { app.check() }
}
