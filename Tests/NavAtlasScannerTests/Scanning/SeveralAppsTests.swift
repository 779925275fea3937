import NavAtlasModel
import NavAtlasScanner
import Testing

/// A folder with more than one app in it, such as a phone's and a watch's.
struct SeveralAppsTests {
    private static func app(_ name: String) -> String {
        """
        import SwiftUI
        @main struct \(name)App: App {
            @StateObject private var \(name.lowercased())Post = \(name)Post()
            var body: some Scene {
                WindowGroup {
                    \(name)Home(post: \(name.lowercased())Post)
                        .onOpenURL { _ in \(name.lowercased())Post.path.append(.letter) }
                }
            }
        }
        enum \(name)Stop: Hashable { case letter }
        final class \(name)Post: ObservableObject { @Published var path: [\(name)Stop] = [] }
        struct \(name)Home: View {
            @ObservedObject var post: \(name)Post
            var body: some View {
                NavigationStack(path: $post.path) {
                    Text("h").navigationDestination(for: \(name)Stop.self) { _ in \(name)Letter() }
                }
            }
        }
        struct \(name)Letter: View { var body: some View { Text("l") } }
        """
    }

    /// What an app does is done by what its own window shows.
    @Test func eachAppStandsForItsWindow() {
        ScannedApp(
            "two apps", ["Phone.swift": Self.app("Phone"), "Watch.swift": Self.app("Watch")],
            has: [
                "entry PhoneHome", "entry WatchHome", "PhoneHome ~push~> PhoneLetter : PhoneHome.letter",
                "WatchHome ~push~> WatchLetter : WatchHome.letter",
            ],
            hasNot: ["PhoneApp", "WatchApp"]
        ).check()
    }

    /// Of what an app is built that no project describes, its packages do not tell: it may be all of them.
    @Test func anAppThatNoProjectDescribesMayBeBuiltOfAllPackages() {
        func package(_ name: String) -> String {
            """
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [.target(name: "\(name)")])
            """
        }
        ScannedApp(
            "an app and two packages",
            [
                "App/App.swift": """
                import Deck
                import Log
                import SwiftUI
                @main struct Line: App {
                    var body: some Scene { WindowGroup { DeckScreen(places: Places { LogMaker.make() }) } }
                }
                """,
                "Deck/Package.swift": package("Deck"), "Log/Package.swift": package("Log"),
                "Deck/Sources/Deck/Deck.swift": """
                import SwiftUI
                public final class Places {
                    let log: () -> AnyView
                    public init(log: @escaping () -> AnyView) { self.log = log }
                }
                public struct DeckScreen: View {
                    let places: Places
                    @State private var showsLog = false
                    public var body: some View {
                        Button { showsLog = true } label: { Row() }.sheet(isPresented: $showsLog) { places.log() }
                    }
                }
                struct Row: View { var body: some View { Text("r") } }
                """,
                "Log/Sources/Log/Log.swift": """
                import SwiftUI
                public enum LogMaker { public static func make() -> AnyView { AnyView(LogScreen()) } }
                struct LogScreen: View { var body: some View { Row() } }
                struct Row: View { var body: some View { Text("r") } }
                """,
            ],
            has: ["entry DeckScreen", "DeckScreen ~sheet~> LogScreen : DeckScreen.showsLog"], hasNot: ["unresolved"]
        ).check()
    }

    /// Two apps that share a card. The first shows no card, the second draws one over its window.
    private static let sharing = [
        "Phone/App.swift": """
        import SwiftUI
        @main struct PhoneApp: App { var body: some Scene { WindowGroup { HomeView() } } }
        struct HomeView: View { var body: some View { Text("p") } }
        """,
        "Pad/App.swift": """
        import SwiftUI
        import UIKit
        @main final class PadDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                window?.rootViewController = UIHostingController(rootView: HomeView())
                window?.addSubview(UIHostingController(rootView: CardView()).view)
                return true
            }
        }
        struct HomeView: View {
            @State var isOpen = false
            var body: some View { Button("o") { isOpen = true }.sheet(isPresented: $isOpen) { StampView() } }
        }
        """,
        "Shared/Card.swift": """
        import SwiftUI
        struct CardView: View {
            @State var isOpen = false
            var body: some View { Button("o") { isOpen = true }.sheet(isPresented: $isOpen) { StampView() } }
        }
        struct StampView: View { var body: some View { BackView() } }
        struct BackView: View { var body: some View { NavigationLink("n") { NoteView() } } }
        struct NoteView: View { var body: some View { Text("n") } }
        struct Unused { let card = CardView() }
        """,
    ]

    /// What one app uses in a way that is not known is not proven unreachable by another that does not use it.
    @Test func anAppDoesNotSpeakForAnother() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.sharing)
        #expect(graph.unresolved.contains { $0.candidates == ["CardView"] && $0.from == nil })
    }

    /// A place is counted once, and is dead only if it is in all apps.
    @Test func whatAppsShareIsCountedOnce() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.sharing)
        let shared = graph.census.filter { $0.file == "Shared/Card.swift" }
        #expect(shared.map(\.dead) == [1], "only what makes the unused card is dead")
        let idle = graph.remarks.filter { [.idleSite, .deadSite].contains($0.kind) }.compactMap(\.location?.line)
        #expect(Set(idle) == [9])
    }

    /// An app that shares a feature and does not show it says nothing of what that begins with.
    @Test func whatOneAppBeginsWithIsNoOtherRoute() {
        let files = [
            "Phone/App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct PhoneApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            struct HomeView: View {
                var body: some View { LineView(store: Store(initialState: Line.State.first) { Line() }) }
            }
            """,
            "Pad/App.swift": """
            import SwiftUI
            @main struct PadApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            struct HomeView: View { var body: some View { Text("p") } }
            """,
            "Shared/Line.swift": """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @Reducer enum Place { case deck(Deck) }
            @Reducer struct Line {
                @ObservableState struct State {
                    static let first = State(routes: [.root(.deck(.init()))])
                    var routes: [Route<Place.State>]
                }
                enum Action { case router(IndexedRouterActionOf<Place>) }
                var body: some ReducerOf<Self> { EmptyReducer().forEachRoute(\\.routes, action: \\.router) }
            }
            struct LineView: View {
                let store: StoreOf<Line>
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case { case .deck: DeckView() }
                    }
                }
            }
            @Reducer struct Deck {}
            struct DeckView: View { var body: some View { Text("d") } }
            """,
        ]
        ScannedApp(
            "ferry", files, has: ["LineView -root!-> DeckView : deck(Deck.State)"], hasNot: ["LineView -?->"]
        ).check()
    }
}
