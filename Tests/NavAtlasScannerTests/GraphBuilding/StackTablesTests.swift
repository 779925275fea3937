import NavAtlasModel
import NavAtlasScanner
import Testing

/// Several stacks of one view, with destinations of their own for the same values.
struct StackTablesTests {
    private static func radio(_ tunes: String, _ hits: String) -> [String: String] {
        [
            "Radio.swift": """
            import SwiftUI
            struct Tune: Hashable { let id: Int }
            @main struct Radio: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            NavigationStack { \(tunes) }.tabItem { Text("Tunes") }
                            NavigationStack { \(hits) }.tabItem { Text("Hits") }
                        }
                    }
                }
            }
            struct TunesView: View { var body: some View { List { TuneRow(tune: Tune(id: 1)) } } }
            struct HitsView: View { var body: some View { TuneRow(tune: Tune(id: 2)) } }
            struct TuneRow: View {
                let tune: Tune
                var body: some View { NavigationLink(value: tune) { Text("tune") } }
            }
            struct TuneView: View {
                let tune: Tune
                var body: some View { NavigationLink("next", value: Tune(id: 3)) }
            }
            struct HitView: View { let tune: Tune; var body: some View { Text("hit") } }
            """
        ]
    }

    @Test func aValueIsShownByTheStackInWhichItIsPushed() {
        ScannedApp(
            "a row in two stacks",
            Self.radio(
                "TunesView().navigationDestination(for: Tune.self) { TuneView(tune: $0) }",
                "HitsView().navigationDestination(for: Tune.self) { HitView(tune: $0) }"),
            has: [
                "TunesView ~push~> TuneView : Radio.Tune", "HitsView ~push~> HitView : Radio.Tune",
                "TuneView ~push~> TuneView : Radio.Tune",
            ],
            hasNot: ["TunesView ~push~> HitView", "HitsView ~push~> TuneView", "TuneView ~push~> HitView"]
        ).check()
    }

    /// A path says in which stack its values are shown, whoever puts them there.
    @Test(
        "The path of another stack",
        arguments: [
            (
                """
                NavigationStack(path: $paths.tunes) { TunesView().navigationDestination(for: Tune.self) { _ in TuneView() } }
                NavigationStack(path: $paths.hits) { HitsView().navigationDestination(for: Tune.self) { _ in HitView() } }
                """, "Tabs.Tune", "Tabs.Tune"
            ),
            (
                """
                ForEach([0, 1], id: \\.self) { tab in
                    switch tab {
                    case 0:
                        NavigationStack(path: $paths.tunes) {
                            TunesView().navigationDestination(for: Tune.self) { _ in TuneView() }
                        }
                    default:
                        NavigationStack(path: $paths.hits) {
                            HitsView().navigationDestination(for: Tune.self) { _ in HitView() }
                        }
                    }
                }
                """, "Tabs.Tune", "Tabs.Tune"
            ),
            ("TunesTab(paths: paths); HitsTab(paths: paths)", "TunesTab.Tune", "HitsTab.Tune"),
        ])
    func aPathSaysInWhichStackItsValuesAreShown(tabs: String, tune: String, hit: String) {
        let types =
            tune == "Tabs.Tune"
            ? ""
            : """
            struct TunesTab: View {
                @Bindable var paths: Paths
                var body: some View {
                    NavigationStack(path: $paths.tunes) {
                        TunesView().navigationDestination(for: Tune.self) { _ in TuneView() }
                    }
                }
            }
            struct HitsTab: View {
                @Bindable var paths: Paths
                var body: some View {
                    NavigationStack(path: $paths.hits) {
                        HitsView().navigationDestination(for: Tune.self) { _ in HitView() }
                    }
                }
            }
            """
        ScannedApp(
            "two stacks with paths of their own",
            [
                "Radio.swift": """
                import SwiftUI
                struct Tune: Hashable { let id: Int }
                @Observable final class Paths {
                    var tunes: [Tune] = []
                    var hits: [Tune] = []
                }
                @main struct Radio: App { var body: some Scene { WindowGroup { Tabs() } } }
                struct Tabs: View {
                    @State private var paths = Paths()
                    var body: some View { TabView { \(tabs) }.environment(paths) }
                }
                struct TunesView: View { var body: some View { NavigationLink("first", value: Tune(id: 1)) } }
                struct HitsView: View { var body: some View { Text("hits") } }
                struct TuneView: View {
                    @Environment(Paths.self) private var paths
                    var body: some View { Button("as a hit") { paths.hits.append(Tune(id: 2)) } }
                }
                struct HitView: View { var body: some View { Text("hit") } }

                """ + types
            ],
            has: ["TunesView ~push~> TuneView : \(tune)", "TuneView ~push~> HitView : \(hit)"],
            hasNot: ["TuneView ~push~> TuneView", "TunesView ~push~> HitView", "unresolved"]
        ).check()
    }

    /// Of two destinations for a value in one stack, SwiftUI takes the one closest to the root.
    @Test(
        "The destination closest to the root",
        arguments: [
            ("NavigationStack { ShelvesView().navigationDestination(for: Int.self) { _ in FirstView() } }", ""),
            ("NavigationStack { ShelvesView() }", ".navigationDestination(for: Int.self) { _ in FirstView() }"),
        ])
    func theDestinationClosestToTheRoot(stack: String, root: String) {
        ScannedApp(
            "two destinations for a number",
            [
                "Shop.swift": """
                import SwiftUI
                struct Shelf: Hashable { let id: Int }
                @main struct Shop: App { var body: some Scene { WindowGroup { ShopView() } } }
                struct ShopView: View { var body: some View { \(stack) } }
                struct ShelvesView: View {
                    var body: some View {
                        NavigationLink("shelf", value: Shelf(id: 1))
                            .navigationDestination(for: Shelf.self) { ShelfView(shelf: $0) }\(root)
                    }
                }
                struct ShelfView: View {
                    let shelf: Shelf
                    var body: some View {
                        NavigationLink("item", value: 2).navigationDestination(for: Int.self) { _ in SecondView() }
                    }
                }
                struct FirstView: View { var body: some View { Text("first") } }
                struct SecondView: View { var body: some View { Text("second") } }
                """
            ],
            has: ["ShelfView ~push~> FirstView : \(root.isEmpty ? "ShopView" : "ShelvesView").Int"],
            hasNot: ["ShelfView ~push~> SecondView : ShelfView.Int"]
        ).check()
    }

    /// A destination in the other stack of the same view shows nothing: SwiftUI looks for one in the stack of the link alone.
    @Test(arguments: [
        ("TabView { \(StackTablesTests.animals); \(StackTablesTests.tickets) }", true),
        ("\(StackTablesTests.animals).sheet(isPresented: $shows) { \(StackTablesTests.tickets) }", true),
        ("TabView { \(StackTablesTests.animals); NavigationStack { \(StackTablesTests.both) } }", false),
        // Whether a link in one column finds what another column declares is not known.
        ("NavigationSplitView { \(StackTablesTests.animals) } detail: { \(StackTablesTests.tickets) }", false),
    ])
    func aDestinationOfTheOtherStackIsNone(_ stacks: String, _ isMissing: Bool) {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "Zoo.swift": """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { ZooView() } } }
            struct Animal: Hashable { let id: Int }
            struct Ticket: Hashable { let price: Int }
            struct ZooView: View { @State var shows = false; var body: some View { \(stacks) } }
            struct AnimalsView: View { var body: some View { NavigationLink("Lion", value: Animal(id: 1)) } }
            struct AnimalView: View { var body: some View { Text("Lion") } }
            struct TicketsView: View {
                var body: some View {
                    NavigationLink("Day", value: Ticket(price: 20))
                    NavigationLink("Adopt", value: Animal(id: 7))
                }
            }
            struct TicketView: View { var body: some View { Text("Ticket") } }
            """
        ])
        #expect(graph.unresolved.contains { $0.reason == UnresolvedCall.missingDestination } == isMissing)
        #expect(graph.edges.contains { $0.from == "TicketsView" && $0.to == "AnimalView" } == !isMissing)
    }

    private static let animals =
        "NavigationStack { AnimalsView().navigationDestination(for: Animal.self) { _ in AnimalView() } }"
    private static let tickets =
        "NavigationStack { TicketsView().navigationDestination(for: Ticket.self) { _ in TicketView() } }"
    private static let both =
        "TicketsView().navigationDestination(for: Ticket.self) { _ in TicketView() }.navigationDestination(for: Animal.self) { _ in AnimalView() }"
}
