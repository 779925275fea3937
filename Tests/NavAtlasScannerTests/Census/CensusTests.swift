import NavAtlasModel
import NavAtlasScanner
import Testing

/// How each place ends that navigates or makes a screen.
@Suite struct CensusTests {
    /// A value of a record may be pushed, but most are only data: what is not known is said of the destination, once.
    @Test func valuesOfARecordAreNoNavigation() {
        let makings = (0..<30).map { "Book(id: \($0))" }.joined(separator: ", ")
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Library: App {
                var body: some Scene { WindowGroup { NavigationStack { Shelf() } } }
            }
            struct Book: Hashable { let id: Int }
            final class Store { var books: [Book] = [\(makings)] }
            struct Shelf: View {
                let store = Store()
                var body: some View {
                    ForEach(store.books) { Text("\\($0.id)") }
                        .navigationDestination(for: Book.self) { _ in BookView() }
                }
            }
            struct BookView: View { var body: some View { Text("") } }
            """
        ])
        #expect(graph.unresolved.map(\.what) == ["Book"])
        #expect(graph.unresolved.flatMap(\.candidates) == ["BookView"])
    }

    private static let start = """
        import SwiftUI
        @main struct Harbour: App { var body: some Scene { WindowGroup { NavigationStack { PierScreen() } } } }
        struct BoatScreen: View { var body: some View { Text("boat") } }

        """

    private func graph(_ code: String) -> NavigationGraph {
        NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": Self.start + code])
    }

    @Test func whatIsShownIsResolved() {
        let graph = graph(
            """
            struct PierScreen: View { var body: some View { VStack { Rope(); NavigationLink("in") { BoatScreen() } } } }
            struct Rope: View { var body: some View { Text("rope") } }
            """)
        // The pier and the rope are made, the boat is made, and the link leads to it.
        #expect(graph.census == [FileCensus(file: "App.swift", resolved: 4)])
        #expect(graph.unresolved.isEmpty)
        #expect(graph.resolution == Resolution(resolved: 4))
    }

    /// Whoever asks why there is no way from a screen is told what could have been one.
    @Test func whatLeadsNowhereIsRemarkedWithItsScreen() {
        let graph = graph(
            """
            struct PierScreen: View {
                @State private var items: [Int] = []
                var body: some View { NavigationLink("in") { BoatScreen() } }
                func old() -> some View { BoatScreen() }
            }
            """)
        let idle = graph.remarks.filter { $0.kind == .idleSite }
        #expect(idle.map(\.subject) == ["PierScreen"])
        #expect(idle.map(\.detail) == ["BoatScreen(…): nothing uses PierScreen.old"])
        #expect(idle.map(\.location) == graph.remarks.filter { $0.kind == .deadSite }.map(\.location))
    }

    /// What opens links is a site: it leads somewhere, is seen to open no screen, or is not followed.
    @Test(arguments: [
        (
            "Text(\"\").sheet(isPresented: $isShown) { BoatScreen() }.onOpenURL { _ in isShown = true }",
            Resolution(resolved: 4)
        ),
        ("Text(\"\").onOpenURL { url in print(url) }", Resolution(resolved: 1, noNavigation: 1)),
        ("Text(\"\").onOpenURL(perform: Keys.handler)", Resolution(resolved: 1, notFollowed: 1)),
    ])
    func handlersOfLinksAreSites(body: String, expected: Resolution) {
        let state = "@State private var isShown = false"
        #expect(graph("struct PierScreen: View { \(state)\nvar body: some View { \(body) } }").resolution == expected)
    }

    @Test func delegatesThatOpenLinksAreSites() {
        let graph = graph(
            """
            import UIKit
            struct PierScreen: View { var body: some View { Text("pier") } }
            final class Delegate: NSObject, UIApplicationDelegate {
                func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool { false }
            }
            """)
        #expect(graph.resolution == Resolution(resolved: 1, noNavigation: 1))
    }

    /// What is counted as no navigation is listed, too, and so is a screen that is drawn as a part of another.
    @Test func whatIsNoScreenOfItsOwnIsSaid() {
        let graph = graph(
            """
            struct PierScreen: View {
                @State private var isLocked = false
                var body: some View {
                    ZStack {
                        NavigationStack { Text("pier").onOpenURL { url in print(url) } }
                        if isLocked { LockScreen() }
                    }
                }
            }
            struct LockScreen: View { var body: some View { Text("lock") } }
            """)
        #expect(
            graph.remarks.map { "\($0.kind.rawValue) \($0.subject): \($0.detail)" } == [
                "idle-site PierScreen: .onOpenURL: its handler opens no screen", "part PierScreen: LockScreen",
                "unfollowed-deep-link PierScreen: ",
            ])
    }

    @Test func codeThatNothingUsesIsDead() {
        let graph = graph(
            """
            struct PierScreen: View {
                var body: some View { Text("pier") }
                func board() -> some View { BoatScreen() }
            }
            """)
        #expect(graph.resolution == Resolution(resolved: 1, dead: 1))
        #expect(graph.unresolved.isEmpty)
    }

    @Test func aBranchForACaseThatNothingMakesIsDead() {
        let graph = graph(
            """
            enum Tide { case high, low }
            struct PierScreen: View {
                @State private var tide = Tide.low
                var body: some View {
                    switch tide {
                    case .high: BoatScreen()
                    case .low: Text("mud")
                    }
                }
            }
            """)
        #expect(graph.resolution.dead == 1)
        #expect(graph.resolution.notFollowed == 0)
    }

    /// A call, a modifier and an initialiser of a library's vocabulary, in code of which nothing is known.
    @Test(arguments: [
        (".sheet", "Text(\"a\").sheet(isPresented: .constant(true)) { BoatScreen() }"),
        (".fullScreenCover", "Text(\"a\").fullScreenCover(item: $item) { _ in BoatScreen() }"),
        ("NavigationLink", "NavigationLink(\"a\") { BoatScreen() }"),
    ]) func codeThatWasNotFollowedIsUnresolved(what: String, line: String) throws {
        let graph = graph(
            """
            struct PierScreen: View { var body: some View { Elsewhere.shown { outer in outer.mystery { shown } } } }
            extension PierScreen { @ViewBuilder var shown: some View { Unknown.layout { $0.place { \(line) } } } }
            """)
        let sites = graph.unresolved.filter { $0.what == what || $0.what == "BoatScreen(…)" }
        #expect(sites.allSatisfy { $0.location?.line == 5 })
        #expect(graph.resolution.notFollowed == graph.unresolved.count)
        #expect(graph.resolution.resolved + graph.resolution.notFollowed == 3)
    }

    @Test func aViewThatNobodyWasSeenToShowMayBeReached() throws {
        let graph = graph(
            """
            struct PierScreen: View { var body: some View { Text("pier").mystery(Stage.keep(BoatScreen())) } }
            enum Stage { static func keep<V: View>(_ view: V) -> Int { Library.remember(view); return 1 } }
            """)
        let call = try #require(graph.unresolved.first { $0.what == "BoatScreen(…)" })
        #expect(call.reason == "no code that shows it was found")
        #expect(call.location == SourceLocation(file: "App.swift", line: 4, column: 81))
    }

    /// A view that is drawn into an image takes no route, if all that it does is draw.
    @Test(arguments: [
        ("Text(\"boat\")", "no code that shows it was found; it only draws"),
        ("Button(\"Sail\") { Library.sail() }", "no code that shows it was found"),
    ]) func aViewThatOnlyDrawsIsTold(body: String, reason: String) throws {
        let graph = graph(
            """
            struct PierScreen: View {
                var body: some View { Button("Share") { Library.share(ImageRenderer(content: Card(name: "b")).uiImage) } }
            }
            struct Card: View { let name: String; var body: some View { \(body) } }
            """)
        #expect(try #require(graph.unresolved.first { $0.what == "Card(…)" }).reason == reason)
    }

    @Test(arguments: [
        ("#if os(macOS)", Resolution(resolved: 1, noNavigation: 1)),
        ("#if LATER", Resolution(resolved: 1, notFollowed: 1)),
    ]) func branchesThatAreNotCompiledAreTold(condition: String, expected: Resolution) {
        let graph = graph(
            """
            struct PierScreen: View {
                var body: some View {
                    \(condition)
                    BoatScreen()
                    #else
                    Text("pier")
                    #endif
                }
            }
            """)
        #expect(graph.resolution == expected)
    }

    /// An initialiser that is only named there makes a screen as well.
    @Test func anInitialiserInABranchThatIsNotCompiledIsTold() throws {
        let graph = graph(
            """
            struct PierScreen: View {
                @State var isOpen = false
                var body: some View {
                    Text("pier")
                    #if TESTERS
                        .sheet(isPresented: $isOpen, content: BoatScreen.init)
                    #endif
                }
            }
            """)
        let call = try #require(graph.unresolved.first { $0.what == "BoatScreen(…)" })
        #expect(call.reason == "it is compiled only with TESTERS")
    }

    /// A branch without a condition of its own has the opposite of the others'.
    @Test(arguments: [
        ("#if !TESTERS", "TESTERS"), ("#if TESTERS\n#elseif !PIER", "!(TESTERS || !PIER)"),
    ])
    func theConditionOfAnElseIsTold(condition: String, told: String) throws {
        let graph = graph(
            """
            struct PierScreen: View {
                var body: some View {
                    \(condition)
                    Text("pier")
                    #else
                    NavigationLink("Boat") { BoatScreen() }
                    #endif
                }
            }
            """)
        let call = try #require(graph.unresolved.first { $0.what == "BoatScreen(…)" })
        #expect(call.reason == "it is compiled only with \(told)")
    }

    /// `opensBoat` is called only where a flag is set: it is not dead, and what it shows may be reached.
    @Test func codeThatOtherFlagsUseIsNotDead() throws {
        let graph = graph(
            """
            struct PierScreen: View {
                @State var showsBoat = false
                var body: some View {
                    Button("log") {
                        #if TESTERS
                        opensBoat()
                        #endif
                    }
                    .sheet(isPresented: $showsBoat) { boat() }
                }
                func opensBoat() { Library.open { hull() } }
                func hull() -> some View { HullScreen() }
                func boat() -> some View { BoatScreen() }
            }
            struct HullScreen: View { var body: some View { Text("hull") } }
            """)
        #expect(graph.resolution.dead == 0)
        let call = try #require(graph.unresolved.first { $0.what == "HullScreen(…)" })
        #expect(call.reason == "only code that is compiled with other flags uses it")
        #expect(call.candidates == ["HullScreen"])
    }

    @Test func aScreenOfAnotherPlatformIsNone() {
        let graph = graph(
            """
            struct PierScreen: View {
                var body: some View {
                    #if os(macOS)
                    DeskScreen()
                    #else
                    Text("pier")
                    #endif
                }
            }
            struct DeskScreen: View { var body: some View { Text("desk").navigationTitle("Desk") } }
            """)
        #expect(!graph.nodes.contains { $0.id == "DeskScreen" })
    }

    @Test func whatOnlyAWidgetShowsIsNoNavigation() {
        let graph = graph(
            """
            struct PierScreen: View { var body: some View { Text("pier") } }
            struct TideWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "tide", provider: Tides()) { _ in TideView() }
                }
            }
            struct TideView: View { var body: some View { Text("tide") } }
            """)
        #expect(graph.resolution == Resolution(resolved: 1, noNavigation: 1))
    }

    @Test func outlinesAreNoScreens() {
        let graph = graph(
            """
            struct PierScreen: View {
                private var outline: some Shape { Kept(Wave()) }
                var body: some View { Color.blue.clipShape(outline).rounded(4) }
            }
            struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }
            struct Kept: Shape {
                private let outline: (CGRect) -> Path
                init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }
                func path(in rect: CGRect) -> Path { outline(rect) }
            }
            extension View { func rounded(_ size: CGFloat) -> some View { clipShape(Kept(Circle())) } }
            """)
        #expect(graph.resolution == Resolution(resolved: 1))
    }

    @Test func alertsAreNoScreens() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(
            of: [
                "App.swift": """
                import UIKit
                final class PierViewController: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        let alert = UIAlertController(title: "storm", message: nil, preferredStyle: .alert)
                        present(alert, animated: true)
                        present(BoatViewController(), animated: true)
                    }
                }
                final class BoatViewController: UIViewController {}
                """
            ])
        #expect(graph.resolution.noNavigation == 1)
        #expect(graph.unresolved.contains { $0.what == "present" })
        #expect(graph.unresolved.contains { $0.what == "BoatViewController(…)" })
    }

    /// A case that code makes, though no transition was found that takes it.
    @Test func aRouteThatIsMadeMayBeUsed() throws {
        let graph = graph(
            """
            enum Stop: Hashable { case boat }
            struct PierScreen: View {
                var body: some View {
                    Button("go") { Library.visit(Stop.boat) }
                        .navigationDestination(for: Stop.self) { stop in
                            switch stop { case .boat: BoatScreen() }
                        }
                }
            }
            """)
        let call = try #require(graph.unresolved.first { $0.what == "boat" })
        #expect(call.candidates == ["BoatScreen"])
        #expect(call.location?.line == 7)
    }

    /// An element that is put into the path of something unknown may lead on.
    @Test(arguments: [("", true), ("@State private var router = Router()", false)])
    func whatChangesThePathOfSomethingUnknownIsNotFollowed(_ router: String, isLost: Bool) {
        let graph = graph(
            """
            struct Boat: Hashable {}
            @Observable final class Router { var path: [Boat] = [] }
            struct PierScreen: View {
                \(router.isEmpty ? "@Environment(\\.pier) private var router" : router)
                @State private var own = Router()
                var body: some View {
                    NavigationStack(path: $own.path) {
                        Button("in") { router.path.append(Boat()) }
                            .navigationDestination(for: Boat.self) { _ in BoatScreen() }
                    }
                }
            }
            """)
        #expect(graph.unresolved.contains { $0.reason == "what it changes was not found" } == isLost)
    }
}
