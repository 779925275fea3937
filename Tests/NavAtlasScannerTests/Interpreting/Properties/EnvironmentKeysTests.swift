import Testing

/// Values of the environment are those of the views around who reads them, and else those of the key.
struct EnvironmentKeysTests {
    private static func app(_ key: String, hall: String, map: String, button: String = "go(.lions)") -> String {
        """
        import SwiftUI
        enum Place: Hashable { case lions, maps }
        \(key)
        @main struct Zoo: App {
            var body: some Scene {
                WindowGroup {
                    TabView {
                        HallTab().tabItem { Text("hall") }
                        \(map).tabItem { Text("map") }
                    }
                }
            }
        }
        struct HallTab: View {
            @State private var path: [Place] = []
            var body: some View {
                NavigationStack(path: $path) {
                    HallScreen().navigationDestination(for: Place.self) { place in
                        switch place {
                        case .lions: LionsScreen()
                        case .maps: MapsScreen()
                        }
                    }
                }\(hall)
            }
        }
        struct HallScreen: View {
            @Environment(\\.go) private var go
            var body: some View { Button("lions") { \(button) } }
        }
        struct MapScreen: View {
            @Environment(\\.go) private var go
            var body: some View { Button("maps") { \(button.replacing("lions", with: "maps")) } }
        }
        struct LionsScreen: View { var body: some View { Text("lions") } }
        struct MapsScreen: View { var body: some View { Text("maps") } }
        """
    }

    private static func transitions(_ source: String) -> [String] {
        ScannedSource("zoo", source, gives: "").found.filter { $0.contains("~") }
    }

    private static let entry = "extension EnvironmentValues { @Entry var go: (Place) -> Void = { _ in } }"

    /// What the other tab is not given does what the key's default does.
    @Test(arguments: [
        (entry, "go(.lions)"),
        (
            """
            struct GoKey: EnvironmentKey { static let defaultValue: (Place) -> Void = { _ in } }
            extension EnvironmentValues {
                var go: (Place) -> Void { get { self[GoKey.self] } set { self[GoKey.self] = newValue } }
            }
            """, "go(.lions)"
        ), ("extension EnvironmentValues { @Entry var go: ((Place) -> Void)? = nil }", "go?(.lions)"),
    ])
    func othersHaveTheDefault(key: String, button: String) {
        let found = Self.transitions(
            Self.app(
                key, hall: ".environment(\\.go) { path.append($0) }", map: "NavigationStack { MapScreen() }",
                button: button))
        #expect(found == ["HallScreen ~push~> LionsScreen : HallTab.lions"])
    }

    /// What is given to a view is no other view's beside it.
    @Test func aViewBesideIsGivenNothing() {
        let source = Self.app(Self.entry, hall: "", map: "NavigationStack { MapScreen() }")
            .replacing("HallTab().tabItem", with: "HallTab().environment(\\.go) { shown = $0 }.tabItem")
            .replacing("App {\n", with: "App {\n    @State private var shown: Place?\n")
            .replacing(
                "}\n        }\n    }\n}\nstruct HallTab",
                with: "}.sheet(item: $shown) { _ in LionsScreen() }\n}}}\nstruct HallTab")
        #expect(!Self.transitions(source).contains { $0.hasPrefix("MapScreen") })
        #expect(Self.transitions(source).contains { $0.hasPrefix("HallScreen ~sheet~> LionsScreen") })
    }

    private static func depot(_ window: String) -> String {
        """
        import SwiftUI
        extension EnvironmentValues { @Entry var help: () -> Void = {} }
        @main struct Depot: App {
            @State private var isShown = false
            var body: some Scene { WindowGroup { \(window) } }
        }
        struct Gate: View { var body: some View { NavigationLink("crate") { Crate() } } }
        struct Crate: View {
            @Environment(\\.help) private var help
            var body: some View { Button("help") { help() } }
        }
        struct Help: View { var body: some View { Text("help") } }
        """
    }

    /// What is given around a stack is given to all that is pushed upon it.
    @Test func whatIsGivenAroundAllIsGivenToAll() {
        let source = Self.depot(
            "NavigationStack { Gate() }.environment(\\.help) { isShown = true }.sheet(isPresented: $isShown) { Help() }"
        )
        #expect(Self.transitions(source).contains("Crate ~sheet~> Help : Depot.isShown"))
    }

    /// The first screen of a stack leads to the second, and is not around it.
    @Test func whatTheFirstScreenIsGivenIsNotPushed() {
        let source = Self.depot(
            """
            NavigationStack {
                Gate().environment(\\.help) { isShown = true }.navigationDestination(isPresented: $isShown) { Help() }
            }
            """)
        #expect(!Self.transitions(source).contains { $0.hasPrefix("Crate") })
    }

    /// A screen that is come to in two ways has on each what is given there.
    @Test func aScreenIsGivenSomethingOnEachWay() {
        let source = """
            import SwiftUI
            extension EnvironmentValues { @Entry var help: () -> Void = {} }
            @main struct Depot: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            YardTab().tabItem { Text("yard") }
                            DockTab().tabItem { Text("dock") }
                        }
                    }
                }
            }
            struct YardTab: View {
                @State private var isShown = false
                var body: some View {
                    Crate().environment(\\.help) { isShown = true }.sheet(isPresented: $isShown) { YardHelp() }
                }
            }
            struct DockTab: View {
                @State private var isShown = false
                var body: some View {
                    NavigationStack { Gate() }.environment(\\.help) { isShown = true }
                        .sheet(isPresented: $isShown) { DockHelp() }
                }
            }
            struct Gate: View { var body: some View { NavigationLink("crate") { Crate() } } }
            struct Crate: View {
                @Environment(\\.help) private var help
                var body: some View { Button("help") { help() } }
            }
            struct YardHelp: View { var body: some View { Text("help") } }
            struct DockHelp: View { var body: some View { Text("help") } }
            """
        let found = Self.transitions(source)
        #expect(found.contains("Crate ~sheet~> DockHelp : DockTab.isShown"))
        #expect(!found.contains { $0.hasPrefix("DockTab ~sheet~>") })
    }

    /// A row in two screens, each of which gives it a value.
    @Test func aRowIsGivenItsOwn() {
        let source = """
            import SwiftUI
            enum Theme { case paper, night }
            extension EnvironmentValues { @Entry var theme: Theme = .paper }
            @main struct Reader: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            NavigationStack { DayScreen() }.tabItem { Text("day") }
                            NavigationStack { NightScreen() }.tabItem { Text("night") }
                        }
                    }
                }
            }
            struct DayScreen: View { var body: some View { ThemeRow().environment(\\.theme, .paper) } }
            struct NightScreen: View { var body: some View { ThemeRow().environment(\\.theme, .night) } }
            struct ThemeRow: View {
                @Environment(\\.theme) private var theme
                var body: some View {
                    NavigationLink("font") {
                        switch theme {
                        case .paper: PaperScreen()
                        case .night: MoonScreen()
                        }
                    }
                }
            }
            struct PaperScreen: View { var body: some View { Text("paper") } }
            struct MoonScreen: View { var body: some View { Text("moon") } }
            """
        #expect(
            Self.transitions(source) == [
                "DayScreen ~push~> PaperScreen : NavigationLink", "NightScreen ~push~> MoonScreen : NavigationLink",
            ])
    }

    /// A stack that is written once, around what it is given, gives that its action, in each tab.
    @Test(arguments: ["@ViewBuilder let content: () -> Content", "@ViewBuilder let content: Content"])
    func aFrameAroundATabGivesAnAction(content: String) {
        let source = """
            import SwiftUI
            enum Place: Hashable { case lions, maps }
            \(Self.entry)
            struct Stacked<Content: View>: View {
                \(content)
                @State private var path: [Place] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        content\(content.contains("()") ? "()" : "").navigationDestination(for: Place.self) { place in
                            switch place {
                            case .lions: LionsScreen()
                            case .maps: MapsScreen()
                            }
                        }
                    }
                    .environment(\\.go) { path.append($0) }
                }
            }
            @main struct Zoo: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            Stacked { HallScreen() }.tabItem { Text("hall") }
                            Stacked { MapScreen() }.tabItem { Text("map") }
                        }
                    }
                }
            }
            struct HallScreen: View {
                @Environment(\\.go) private var go
                var body: some View { Button("lions") { go(.lions) } }
            }
            struct MapScreen: View {
                @Environment(\\.go) private var go
                var body: some View { Button("maps") { go(.maps) } }
            }
            struct LionsScreen: View { var body: some View { Text("lions") } }
            struct MapsScreen: View { var body: some View { Text("maps") } }
            """
        #expect(
            Self.transitions(source) == [
                "HallScreen ~push~> LionsScreen : Stacked.lions", "MapScreen ~push~> MapsScreen : Stacked.maps",
            ])
    }
}
