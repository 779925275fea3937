import NavAtlasModel
import NavAtlasScanner
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

    /// Numbers select tabs whether they are written or have names, in the newer form of a tab, too.
    @Test(arguments: [
        ("0", "1", "1"), ("Place.news", "Place.map", "Place.map"), ("Place.news", "Place.map", "1"),
        ("Spot.news", "Spot.map", "Spot.map"), ("Spot.news", "Spot.map", ".map"),
    ])
    func numbersAndConstantsSelectTabs(_ first: String, _ second: String, _ chosen: String) {
        let items = [
            "News(tab: $tab).tag(\(first)); Map().tag(\(second)); Help().tag(2)",
            #"Tab("news", systemImage: "n", value: \#(first)) { News(tab: $tab) }; "#
                + #"Tab("map", systemImage: "m", value: \#(second)) { Map() }; "#
                + #"Tab("help", systemImage: "h", value: 2) { Help() }"#,
        ]
        for tabs in items {
            ScannedApp(
                tabs + chosen,
                [
                    "App.swift": """
                    import SwiftUI
                    @main struct Tour: App { var body: some Scene { WindowGroup { Bar() } } }
                    enum Place { static let news = 0; static let map = 1 }
                    struct Spot: Hashable { let id: Int; static let news = Spot(id: 0); static let map = Spot(id: 1) }
                    struct Bar: View {
                        @State private var tab = \(first)
                        var body: some View { TabView(selection: $tab) { \(tabs) } }
                    }
                    struct News: View {
                        @Binding var tab: \(first.hasPrefix("Spot") ? "Spot" : "Int")
                        var body: some View { Button("map") { tab = \(chosen) } }
                    }
                    struct Map: View { var body: some View { Text("map") } }
                    struct Help: View { var body: some View { Text("help") } }
                    """
                ], has: ["News ~tab~> Map : Bar.map"], hasNot: ["News ~tab~> Help", "unresolved"]
            ).check()
        }
    }

    /// Each item of a list has its own view and its own tag.
    @Test(arguments: [
        "item.view.tag(item.id)", "Tab(item.title, systemImage: item.title, value: item.id) { item.view }",
    ])
    func itemsOfAListAreTabs(_ tab: String) {
        ScannedApp(
            tab,
            [
                "App.swift": """
                import SwiftUI
                @main struct Tour: App { var body: some Scene { WindowGroup { Bar() } } }
                enum Place: Hashable { case news, map, help }
                struct Item: Identifiable { let id: Place; let title: String; let view: AnyView }
                @Observable final class Guide { var place = Place.news }
                struct Bar: View {
                    @State private var guide = Guide()
                    private let items = [
                        Item(id: .news, title: "news", view: AnyView(News())),
                        Item(id: .map, title: "map", view: AnyView(Map())),
                        Item(id: .help, title: "help", view: AnyView(Help())),
                    ]
                    var body: some View {
                        TabView(selection: $guide.place) { ForEach(items) { item in \(tab) } }.environment(guide)
                    }
                }
                struct News: View {
                    @Environment(Guide.self) private var guide
                    var body: some View { Button("map") { guide.place = .map } }
                }
                struct Map: View { var body: some View { Text("map") } }
                struct Help: View { var body: some View { Text("help") } }
                """
            ], has: ["News ~tab~> Map : Bar.map"], hasNot: ["News ~tab~> Help", "News ~tab~> News"]
        ).check()
    }

    /// A tab of which it is not known what selects it may be meant by what selects none of the others.
    @Test func aTabThatAnUnknownValueSelectsMayBeMeant() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Tour: App { var body: some Scene { WindowGroup { Bar() } } }
            struct Bar: View {
                @State private var tab = 0
                var body: some View {
                    TabView(selection: $tab) { News(tab: $tab).tag(Tags.first()); Map().tag(Tags.last()) }
                }
            }
            struct News: View { @Binding var tab: Int; var body: some View { Button("map") { tab = 4 } } }
            struct Map: View { var body: some View { Text("map") } }
            """
        ])
        #expect(graph.unresolved.contains { $0.from == "News" && $0.candidates == ["Map"] })
    }
}
