import Testing

/// Flags that show one of several screens, and the states that decide which.
@Suite struct DecidingStatesTests {
    private static let screens = """
        import SwiftUI
        enum Help: Equatable { case none, map, guide(Int), shop }
        struct MapScreen: View { var body: some View { Text("m") } }
        struct GuideScreen: View { let tour: Int; var body: some View { Text("g") } }
        struct ShopScreen: View { var body: some View { Text("s") } }
        """

    /// What the code that sets the flag gives the other state, itself, by a model, or before a view follows that, decides.
    @Test(arguments: [
        ("help = .map; isHelping = true", "help = .guide(1); isHelping = true", ""),
        ("ask(.map)", "ask(.guide(1))", ""),
        ("help = .map", "help = .guide(1)", ".onChange(of: help) { _, new in isHelping = new != .none }"),
    ])
    func whatIsSetBesideTheFlagDecides(_ first: String, _ second: String, _ following: String) {
        ScannedApp(
            "two halls and a shop",
            [
                "Screens.swift": Self.screens,
                "App.swift": """
                import SwiftUI
                @main struct Museum: App { var body: some Scene { WindowGroup { Entrance() } } }
                struct Entrance: View {
                    @State private var help: Help = .none
                    @State private var isHelping = false
                    var body: some View {
                        TabView {
                            EastHall(help: $help, isHelping: $isHelping).tabItem { Text("e") }
                            WestHall(help: $help, isHelping: $isHelping).tabItem { Text("w") }
                        }
                        \(following)
                        .sheet(isPresented: $isHelping) {
                            switch help {
                            case .map: MapScreen()
                            case .guide(let tour): GuideScreen(tour: tour)
                            case .shop, .none: EmptyView()
                            }
                        }
                    }
                }
                struct EastHall: View {
                    @Binding var help: Help
                    @Binding var isHelping: Bool
                    var body: some View { Button("?") { \(first) } }
                    func ask(_ help: Help) { self.help = help; isHelping = true }
                }
                struct WestHall: View {
                    @Binding var help: Help
                    @Binding var isHelping: Bool
                    var body: some View { Button("?") { \(second) } }
                    func ask(_ help: Help) { self.help = help; isHelping = true }
                }
                """,
            ],
            has: [
                "EastHall ~sheet~> MapScreen : Entrance.isHelping",
                "WestHall ~sheet~> GuideScreen : Entrance.isHelping",
            ],
            hasNot: ["EastHall ~sheet~> GuideScreen", "WestHall ~sheet~> MapScreen"]
        ).check()
    }

    /// Where the state is set at another time, or to what is not known, the flag may show anything, and so it may where no
    /// code chooses what else would never come up.
    @Test func whatIsNotKnownDecidesNothing() {
        ScannedApp(
            "a hall with a switch",
            [
                "Screens.swift": Self.screens,
                "App.swift": """
                import SwiftUI
                @main struct Museum: App { var body: some Scene { WindowGroup { Hall(next: .map) } } }
                struct Hall: View {
                    let next: Help?
                    @State private var help: Help = .none
                    @State private var isHelping = false
                    var body: some View {
                        VStack {
                            Button("map") { help = .map }
                            Button("guide") { help = .guide(2) }
                            Button("?") { isHelping = true }
                        }
                        .sheet(isPresented: $isHelping) {
                            switch help {
                            case .map: MapScreen()
                            case .guide(let tour): GuideScreen(tour: tour)
                            case .shop: ShopScreen()
                            case .none: EmptyView()
                            }
                        }
                    }
                }
                """,
            ],
            has: [
                "Hall ~sheet~> MapScreen : Hall.isHelping", "Hall ~sheet~> GuideScreen : Hall.isHelping",
                "Hall ~sheet~> ShopScreen : Hall.isHelping",
            ]
        ).check()
    }

    /// A state that chooses what stands in a sheet leads on in the sheet.
    @Test(arguments: ["sheet", "fullScreenCover", "popover"]) func leadOnInASheet(_ modifier: String) {
        ScannedApp(
            "a sheet of two pages",
            [
                "App.swift": """
                import SwiftUI
                enum Page { case pen, paper }
                @main struct Desk: App { var body: some Scene { WindowGroup { HomeView() } } }
                struct HomeView: View {
                    @State private var page = Page.pen
                    @State private var isOpen = false
                    var body: some View {
                        VStack {
                            Button("Pen") { page = .pen; isOpen = true }
                            Button("Paper") { page = .paper; isOpen = true }
                        }
                        .\(modifier)(isPresented: $isOpen) {
                            switch page {
                            case .pen: PenView(page: $page)
                            case .paper: PaperView(isOpen: $isOpen)
                            }
                        }
                    }
                }
                struct PenView: View {
                    @Binding var page: Page
                    var body: some View { Button("Next") { page = .paper } }
                }
                struct PaperView: View {
                    @Binding var isOpen: Bool
                    var body: some View { Button("Close") { isOpen = false } }
                }
                """
            ], has: ["PenView ~root~> PaperView : HomeView.isOpen"], hasNot: ["HomeView ~root~>"]
        ).check()
    }
}
