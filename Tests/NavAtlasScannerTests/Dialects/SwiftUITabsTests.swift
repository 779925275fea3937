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

    private static let asking = "if asks { FilmView() } else { FilmsView(asks: $asks) }"

    /// A state leads on in its tab: what it chooses in one tab is nothing that a person in another one sees.
    @Test(arguments: [
        "Tab(\"Films\", systemImage: \"film\") { \(asking) }", "Group { \(asking) }.tabItem { Text(\"Films\") }",
        "NavigationStack { \(asking) }.tabItem { Text(\"Films\") }", "films.tabItem { Text(\"Films\") }",
    ]) func aTabShowsWhatAStateChooses(_ tab: String) {
        ScannedApp(
            "a choice in a tab",
            [
                "App.swift": """
                import SwiftUI
                @main struct Cinema: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    @State private var asks = false
                    var body: some View {
                        TabView {
                            BooksView(asks: $asks).tabItem { Text("Books") }
                            \(tab)
                        }
                    }
                    @ViewBuilder private var films: some View { \(Self.asking) }
                }
                struct BooksView: View {
                    @Binding var asks: Bool
                    var body: some View { Button("Ask") { asks = true } }
                }
                struct FilmsView: View {
                    @Binding var asks: Bool
                    var body: some View { Button("One") { asks = true } }
                }
                struct FilmView: View { var body: some View { Text("Film") } }
                """
            ],
            has: ["HallView -tab-> FilmView : Films", "FilmsView ~root~> FilmView : HallView.Films"],
            hasNot: ["BooksView ~"]
        ).check()
    }
}
