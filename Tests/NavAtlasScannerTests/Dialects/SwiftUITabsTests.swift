import Testing

/// The items of a tab bar.
struct SwiftUITabsTests {
    private static func radio(_ home: String, _ more: String = "") -> String {
        """
        import SwiftUI
        @main struct Radio: App { var body: some Scene { WindowGroup { Tabs() } } }
        struct Tabs: View {
            var body: some View {
                TabView {
                    \(home)
                    NavigationStack { Library() }.tabItem { Text("Library") }
                }
            }
        }
        struct Home: View { var body: some View { Text("home") } }
        struct Library: View { var body: some View { Text("library") } }
        struct MiniPlayer: View {
            @State private var isOpen = false
            var body: some View { Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { Player() } }
        }
        struct Player: View { var body: some View { Text("player") } }
        \(more)
        """
    }

    static let items = [
        #"Home().overlay { MiniPlayer() }.tabItem { Text("Home") }"#,
        #"Home().safeAreaInset(edge: .bottom) { MiniPlayer() }.tag(0).tabItem { Text("Home") }"#,
        #"Tab("Home", systemImage: "house") { Home().background(MiniPlayer()) }"#,
        #"Group { Home() }.overlay { MiniPlayer() }.tabItem { Text("Home") }"#,
    ]

    @Test(arguments: items)
    func whatIsDrawnOverATabIsAPartOfItsScreen(_ item: String) {
        let app = ScannedSource(
            "", Self.radio(item),
            gives: """
                Home -sheet-> Player : isOpen
                Tabs -tab-> Home : Home
                Tabs -tab-> Library : Library
                Home ~sheet~> Player : Home.isOpen
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func whatIsDrawnOverEachTabIsAPartOfEach() {
        let item = #"Group { Home().tabItem { Text("Home") }; Search().tabItem { Text("Search") } }.withPlayer()"#
        let app = ScannedSource(
            "",
            Self.radio(
                item,
                """
                struct Search: View { var body: some View { Text("search") } }
                extension View { func withPlayer() -> some View { overlay { MiniPlayer() } } }
                """),
            gives: """
                Home -sheet-> Player : isOpen
                Search -sheet-> Player : isOpen
                Tabs -tab-> Home : Home
                Tabs -tab-> Library : Library
                Tabs -tab-> Search : Search
                Home ~sheet~> Player : Home.isOpen
                Search ~sheet~> Player : Search.isOpen
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// While a person sees an item, the selection is the item's.
    @Test(arguments: [
        "Tab(value: floor, content: { page(floor) }, label: { Text(floor.rawValue) })",
        "page(floor).tag(floor).tabItem { Text(floor.rawValue) }",
    ])
    func showWhatTheSelectionChooses(item: String) {
        ScannedApp(
            item,
            [
                "App.swift": """
                import SwiftUI
                enum Floor: String, CaseIterable { case cellar, attic }
                @main struct House: App { var body: some Scene { WindowGroup { HouseView() } } }
                struct HouseView: View {
                    @State private var selected: Floor = .cellar
                    var body: some View {
                        TabView(selection: $selected) {
                            ForEach(Floor.allCases, id: \\.rawValue) { floor in \(item) }
                        }
                    }
                    @ViewBuilder private func page(_ floor: Floor) -> some View {
                        Group {
                            switch selected {
                            case .cellar: CellarView()
                            case .attic: AtticView()
                            }
                        }
                    }
                }
                struct CellarView: View { var body: some View { Text("cellar"); Button("light") {} } }
                struct AtticView: View { var body: some View { Text("attic"); Button("light") {} } }
                """
            ],
            has: ["HouseView -tab-> CellarView : cellar", "HouseView -tab-> AtticView : attic"],
            hasNot: ["CellarView : attic", "AtticView : cellar"]
        ).check()
    }
}
