import Testing

/// Types that are named inside a generic type with its arguments: `Feature<Live>.HomeScreen()`.
struct NestedGenericTypesTests {
    @Test(arguments: ["Feature<Live>.HomeScreen()", "LiveFeature.HomeScreen()"])
    func aTypeInsideAGenericTypeIsFound(_ made: String) {
        ScannedApp(
            made,
            [
                "App.swift": """
                import SwiftUI
                struct Live {}
                typealias LiveFeature = Feature<Live>
                @main struct Harbour: App {
                    var body: some Scene { WindowGroup { NavigationStack { NavigationLink("home") { \(made) } } } }
                }
                enum Feature<Service> {
                    struct HomeScreen: View { var body: some View { NavigationLink("reef") { ReefScreen() } } }
                }
                struct ReefScreen: View { var body: some View { Text("reef") } }
                """
            ], has: ["Feature.HomeScreen ~push~> ReefScreen : NavigationLink"], hasNot: ["unresolved"]
        ).check()
    }

    /// The app's own module may stand before a type, though no manifest names it.
    @Test func theModuleMayStandBeforeAType() {
        ScannedApp(
            "module",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App {
                    var body: some Scene { WindowGroup { NavigationStack { QuayScreen() } } }
                }
                struct QuayScreen: View { var body: some View { NavigationLink("reef") { Harbours.ReefScreen() } } }
                struct ReefScreen: View { var body: some View { Text("reef") } }
                """
            ], has: ["QuayScreen ~push~> ReefScreen : NavigationLink"], hasNot: ["Harbours", "unresolved"]
        ).check()
    }

    /// A static member of a generic type makes what the type's arguments say.
    @Test func whatAStaticMemberMakesIsFound() {
        ScannedApp(
            "static member",
            [
                "App.swift": """
                import SwiftUI
                protocol Page: View { init(title: String) }
                enum Builder<P: Page> {
                    static func link(_ title: String) -> some View { NavigationLink(title) { P(title: title) } }
                }
                @main struct Zoo: App {
                    var body: some Scene { WindowGroup { NavigationStack { GateScreen() } } }
                }
                struct GateScreen: View {
                    var body: some View {
                        Builder<LionPage>.link("lions")
                        Builder<BearPage>.link("bears")
                    }
                }
                struct LionPage: Page { let title: String; var body: some View { Text(title) } }
                struct BearPage: Page { let title: String; var body: some View { Text(title) } }
                """
            ],
            has: ["GateScreen ~push~> LionPage : NavigationLink", "GateScreen ~push~> BearPage : NavigationLink"],
            hasNot: ["unresolved"]
        ).check()
    }
}
