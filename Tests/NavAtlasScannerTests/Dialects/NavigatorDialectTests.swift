import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite("Navigator")
struct NavigatorDialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        // Screens of cases that nothing uses are not followed.
        #expect(source.found.filter { !$0.hasPrefix("unresolved") }.sorted() == source.wanted)
    }

    /// A stack whose root has some code, and destinations of three methods.
    private static func flow(
        _ body: String, state: String = "", around: String = "", module: String = "NavigatorUI", rest: String = ""
    ) -> String {
        """
        import \(module)
        import SwiftUI
        enum Pages: NavigationDestination {
            case detail, filter, help
            var body: some View {
                switch self {
                case .detail: Detail()
                case .filter: Filter()
                case .help: Help()
                }
            }
            var method: NavigationMethod {
                switch self {
                case .detail: .push
                case .filter: .managedSheet
                case .help: .cover
                }
            }
        }
        struct Main: View {
            var body: some View { ManagedNavigationStack(name: "main") { Home()\(around) } }
        }
        struct Home: View {
            @Environment(\\.navigator) var navigator
            \(state)
            var body: some View { \(body) }
        }
        struct Detail: View { var body: some View { Text("1") } }
        struct Filter: View { var body: some View { Text("2") } }
        struct Help: View { var body: some View { Text("3") } }
        @main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }
        \(rest)
        """
    }

    private static let root = "Main -root!-> Home : root\n"

    static let cases = [
        ScannedSource(
            "a table of destinations is declared as each says itself, and a case that shows nothing is no screen",
            flow(
                "Button(\"a\") { navigator.navigate(to: Lists.basket) }", around: ".navigationDestination(Lists.self)",
                rest: """
                    enum Lists: NavigationDestination {
                        case basket, wishes, none
                        var body: some View {
                            switch self {
                            case .basket: Detail()
                            case .wishes: Filter()
                            case .none: EmptyView()
                            }
                        }
                        var method: NavigationMethod {
                            switch self {
                            case .basket, .none: .push
                            case .wishes: .sheet
                            }
                        }
                    }
                    """),
            gives: root + """
                Main -push-> Detail : basket
                Main -sheet-> Filter : wishes
                Home ~push~> Detail : Main.basket
                """),
        ScannedSource(
            "links, and what is navigated to as it says itself",
            flow(
                """
                NavigationLink(to: Pages.detail) { Text("a") }
                NavigationLink("b", to: Pages.help)
                Button("c") { navigator.navigate(to: Pages.filter) }
                """),
            gives: root + """
                Home ~push~> Detail : detail
                Home ~sheet~> Filter : filter
                Home ~push~> Help : help
                """),
        ScannedSource(
            "methods that the call says",
            flow(
                """
                Button("a") { navigator.navigate(to: Pages.detail, method: .sheet) }
                Button("b") { navigator.push(Pages.help) }
                Button("c") { navigator.present(cover: Pages.filter) }
                """),
            gives: root + """
                Home ~sheet~> Detail : detail
                Home ~fullScreen~> Filter : filter
                Home ~push~> Help : help
                """),
        ScannedSource(
            "one presentation for each method of what a state holds",
            flow(
                "Button(\"a\") { page = .filter }.navigate(to: $page)", state: "@State var page: Pages?"),
            gives: root + """
                Home -push-> Detail : detail
                Home -sheet-> Filter : filter
                Home -fullScreen-> Help : help
                Home ~sheet~> Filter : Home.filter
                """),
        ScannedSource(
            "what a state holds is sent",
            flow(
                "Button(\"a\") { page = .help }.navigationSend($page).navigationAutoReceive(Pages.self)",
                state: "@State var page: Pages?"),
            gives: root + """
                Home -push-> Detail : detail
                Home -sheet-> Filter : filter
                Home -fullScreen-> Help : help
                Home ~fullScreen~> Help : Home.help
                """),
        ScannedSource(
            "a flag that navigates",
            flow(
                "Button(\"a\") { isShown = true }.navigate(trigger: $isShown, destination: Pages.help)",
                state: "@State var isShown = false"),
            gives: root + """
                Home -fullScreen-> Help : isShown
                Home ~fullScreen~> Help : Home.isShown
                """),
        ScannedSource(
            "destinations that a stack registers are its routes",
            flow(
                """
                NavigationLink("a", value: Pages.detail)
                Button("b") { navigator.navigate(to: Pages.filter) }
                """, around: ".navigationDestination(Pages.self)", module: "Navigator"),
            gives: root + """
                Main -push-> Detail : detail
                Main -sheet-> Filter : filter
                Main -fullScreen-> Help : help
                Home ~push~> Detail : Main.detail
                Home ~sheet~> Filter : Main.filter
                """),
        ScannedSource(
            "what is sent is done by who sends it, and a handler to which nothing is sent does nothing",
            flow(
                "Button(\"a\") { navigator.send(Pages.detail, Other.one) }",
                around: """
                    .onNavigationReceive { (page: Pages, navigator) in
                        navigator.navigate(to: page)
                        return .auto
                    }
                    .navigationAutoReceive(Silent.self)
                    """,
                rest: """
                    enum Other: Hashable { case one }
                    enum Silent: NavigationDestination { case one, two; var body: some View { self == .one ? Help() : Filter() } }
                    """),
            gives: root + "Home ~push~> Detail : detail"),
        ScannedSource(
            "a tab that is sent",
            """
            import NavigatorUI
            import SwiftUI
            enum Tabs: NavigationDestination {
                case home, search
                var body: some View {
                    switch self {
                    case .home: Home()
                    case .search: Search()
                    }
                }
            }
            struct Main: View {
                @State var tab = Tabs.home
                var body: some View {
                    TabView(selection: $tab) {
                        Tabs.home.tag(Tabs.home)
                        Tabs.search.tag(Tabs.search)
                    }
                    .onNavigationReceive(assign: $tab)
                }
            }
            struct Home: View {
                @Environment(\\.navigator) var navigator
                var body: some View { Button("a") { navigator.perform(.dismissAny, .send(Tabs.search)) } }
            }
            struct Search: View { var body: some View { Text("1") } }
            @main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }
            """,
            gives: """
                Main -tab-> Home : home
                Main -tab-> Search : search
                Home ~tab~> Search : Main.search
                """),
        ScannedSource(
            "routes that a handler takes",
            flow(
                "Button(\"a\") { navigator.perform(route: Routes.help) }", around: ".onNavigationRoute(Router())",
                rest: """
                    enum Routes: NavigationRoutes { case help, detail }
                    struct Router: NavigationRouteHandling {
                        func route(to route: Routes, with navigator: Navigator) {
                            switch route {
                            case .help: navigator.navigate(to: Pages.help)
                            case .detail: navigator.navigate(to: Pages.detail)
                            }
                        }
                    }
                    """),
            gives: root + "Home ~fullScreen~> Help : help"),
        ScannedSource(
            "links from outside",
            flow(
                "Text(\"a\")", around: ".onNavigationOpenURL(Links())",
                rest: """
                    struct Links: NavigationURLHandler {
                        func handles(_ url: URL, with navigator: Navigator) -> Bool {
                            guard url.absoluteString == "shop://help" else { return false }
                            navigator.navigate(to: Pages.help)
                            return true
                        }
                    }
                    """),
            gives: root + """
                Main ~fullScreen~> Help : help
                link shop://help => Help
                """),
        ScannedSource(
            "views that are provided elsewhere",
            flow(
                "NavigationLink(\"a\", to: Shared.terms)",
                around: ".onNavigationProvidedView(Shared.self) { _ in Help() }",
                rest: "enum Shared: NavigationProvidedDestination { case terms }"),
            gives: root + "Home ~push~> Help : terms"),
        ScannedSource(
            "a flow begins, and goes on",
            flow(
                "Button(\"a\") { navigator.start(Order()) }",
                rest: """
                    struct Order: NavigationFlow {
                        enum Destination: NavigationDestination {
                            case first(Order), second(Order)
                            var body: some View {
                                switch self {
                                case .first(let order): First(order: order)
                                case .second: Second()
                                }
                            }
                        }
                        func start() -> FlowResult<Self> { .destination(.first(self)) }
                        func next() async throws -> FlowResult<Self> { .destination(.second(self)) }
                    }
                    struct First: View {
                        @Environment(\\.navigator) var navigator
                        let order: Order
                        var body: some View { Button("a") { Task { try await navigator.next(order) } } }
                    }
                    struct Second: View { var body: some View { Text("1") } }
                    """),
            gives: root + """
                Home ~push~> First : first
                First ~push~> Second : second
                """),
        ScannedSource(
            "a view that a destination hands itself to stands for what it shows, also for a flow",
            flow(
                "NavigationLink(\"a\", to: Parts.main)",
                rest: """
                    enum Parts: NavigationDestination {
                        case main, other
                        var body: some View { PartsView(part: self) }
                    }
                    struct PartsView: View {
                        let part: Parts
                        var body: some View {
                            switch part {
                            case .main: Inner()
                            case .other: Outer()
                            }
                        }
                    }
                    struct Inner: View { var body: some View { ManagedNavigationStack { Detail() } } }
                    struct Outer: View { var body: some View { ManagedNavigationStack { Help() } } }
                    """),
            gives: root + """
                Inner -root!-> Detail : root
                Outer -root!-> Help : root
                Home ~push~> Inner : main
                """),
        ScannedSource(
            "an app's own method of the name is the app's",
            """
            import NavigatorUI
            import SwiftUI
            struct Main: View {
                let router: OwnRouter
                var body: some View { Button("a") { router.push(Pages.detail) } }
            }
            enum Pages: NavigationDestination { case detail; var body: some View { Detail() } }
            final class OwnRouter { func push(_ page: Pages) {} }
            struct Detail: View { var body: some View { Text("1") } }
            @main struct Shop: App { var body: some Scene { WindowGroup { Main(router: OwnRouter()) } } }
            """, gives: ""),
    ]

    @Test func aDestinationThatIsDecidedWhileTheAppRunsIsNoGuess() throws {
        let graph = Scanner().graphOrIssue(of: [
            "App.swift": Self.flow("Button(\"a\") { navigator.navigate(to: page) }", state: "let page: Pages")
        ])
        let call = try #require(graph.unresolved.first { $0.what == "navigate" })
        #expect(call.from == "Home" && call.candidates == ["Detail", "Filter", "Help"])
        #expect(!graph.edges.contains { $0.kind == .transition })
    }

    @Test func aCheckpointLeadsBack() {
        let graph = Scanner().graphOrIssue(of: [
            "App.swift": Self.flow("Button(\"a\") { navigator.returnToCheckpoint(Places.home) }")
        ])
        #expect(graph.remarks.contains { $0.kind == .dismissal && $0.subject == "Home" })
    }
}
