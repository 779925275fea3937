import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite("LinkNavigator")
struct LinkNavigatorDialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.filter { !$0.hasPrefix("unresolved") }.sorted() == source.wanted)
    }

    /// Screens at the paths 'home', 'detail' and 'help', of which the first has some code.
    private static func app(_ tap: String, paths: [String] = [#""home""#, #""detail""#, #""help""#], rest: String = "")
        -> String
    {
        let builders = zip(["Home", "Detail", "Help"], paths).map { name, path in
            """
            struct \(name)Builder: RouteBuilder {
                var matchPath: String { \(path) }
                var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
                    { navigator, _, _ in
                        WrappingController(matchPath: matchPath) { \(name)(navigator: navigator) }
                    }
                }
            }
            """
        }.joined(separator: "\n")
        return """
            import LinkNavigator
            import SwiftUI
            @main struct Shop: App {
                let navigator = LinkNavigator(dependency: Parts(), builders: [HomeBuilder(), DetailBuilder(), HelpBuilder()])
                var body: some Scene { WindowGroup { navigator.launch(paths: [\(paths[0])], items: [:]) } }
            }
            struct Parts: DependencyType {}
            struct Home: View {
                let navigator: LinkNavigatorType
                var body: some View { Button("a") { \(tap) } }
            }
            struct Detail: View { let navigator: LinkNavigatorType; var body: some View { Text("1") } }
            struct Help: View { let navigator: LinkNavigatorType; var body: some View { Text("2") } }
            \(builders)
            \(rest)
            """
    }

    static let cases = [
        ScannedSource(
            "paths lead to the builders that have them",
            app(
                """
                navigator.next(paths: ["detail"], items: [:], isAnimated: true)
                navigator.fullSheet(paths: ["help"], items: [:], isAnimated: true, prefersLargeTitles: nil)
                """),
            gives: """
                Home ~push~> Detail : detail
                Home ~fullScreen~> Help : help
                """),
        ScannedSource(
            "several paths, one after the other",
            app("navigator.sheet(paths: [\"detail\", \"help\"], items: [:], isAnimated: true)"),
            gives: """
                Home ~sheet~> Detail : detail
                Home ~sheet~> Help : help
                """),
        ScannedSource(
            "what a property makes of an enum's cases",
            app(
                """
                let place: Place = isNew ? .help : .detail
                navigator.replace(paths: [place.title], items: [:], isAnimated: false)
                """, paths: ["Place.home.title", "Place.detail.title", "Place.help.title"],
                rest: """
                    enum Place: String { case home, detail, help }
                    extension Place { var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() } }
                    """),
            gives: """
                Home ~root~> Detail : detail
                Home ~root~> Help : help
                """),
        ScannedSource(
            "raw values of an enum, whatever its cases are called",
            app(
                "navigator.next(paths: [Place.more.rawValue], items: [:], isAnimated: true)",
                rest: "enum Place: String { case more = \"detail\" }"),
            gives: "Home ~push~> Detail : detail"),
        ScannedSource(
            "builders that functions make, and items",
            """
            import LinkNavigator
            import SwiftUI
            @main struct Shop: App {
                let navigator = SingleLinkNavigator(routeBuilderItemList: Group.all, dependency: Parts())
                var body: some Scene {
                    WindowGroup { LinkNavigationView(linkNavigator: navigator, item: .init(path: "home")) }
                }
            }
            struct Parts: DependencyType {}
            enum Group {
                static var all: [RouteBuilderOf<SingleLinkNavigator>] { [home(), Detail.builder()] }
                static func home() -> RouteBuilderOf<SingleLinkNavigator> {
                    let path = "home"
                    return .init(matchPath: path) { navigator, _, _ in
                        WrappingController(matchPath: path) { Home(navigator: navigator) }
                    }
                }
            }
            struct Home: View {
                let navigator: SingleLinkNavigator
                var body: some View {
                    Button("a") { navigator.backOrNext(linkItem: LinkItem(path: "detail"), isAnimated: true) }
                    Button("b") { open(.init(pathList: ["detail"])) }
                }
                func open(_ item: LinkItem) { navigator.sheet(linkItem: item, isAnimated: true) }
            }
            struct Detail: View {
                var body: some View { Text("1") }
                static func builder() -> RouteBuilderOf<SingleLinkNavigator> {
                    RouteBuilderOf(matchPath: "detail", routeBuild: { _, _, _ in
                        WrappingController(matchPath: "detail") { Detail() }
                    })
                }
            }
            """, gives: "Home ~push~> Detail : detail [replaces also=sheet]"),
        ScannedSource(
            "a view that begins with one of several paths has them as its roots",
            app(
                "navigator.next(paths: [\"help\"], items: [:], isAnimated: true)",
                rest: """
                    struct Gate: View {
                        let navigator: SingleLinkNavigator
                        let isKnown: Bool
                        var body: some View {
                            LinkNavigationView(
                                linkNavigator: navigator, item: .init(path: isKnown ? "home" : "detail"))
                        }
                    }
                    """
            ).replacingOccurrences(
                of: "navigator.launch(paths: [\"home\"], items: [:])", with: "Gate(navigator: one, isKnown: true)"),
            gives: """
                Gate -root!-> Detail : detail
                Gate -root!-> Home : home
                Home ~push~> Help : help
                """),
        ScannedSource(
            "tabs, and what moves to them",
            app(
                "navigator.moveTab(path: \"help\")",
                rest: """
                    struct Tabs: View {
                        let navigator: TabLinkNavigator
                        var body: some View {
                            TabLinkNavigationView(
                                linkNavigator: navigator, isHiddenDefaultTabbar: false,
                                tabItemList: [
                                    TabItem(tag: 0, tabItem: nil, linkItem: .init(path: "home")),
                                    .init(tag: 1, tabItem: nil, linkItem: .init(path: "help")),
                                ])
                        }
                    }
                    """
            ).replacingOccurrences(
                of: "navigator.launch(paths: [\"home\"], items: [:])", with: "Tabs(navigator: tabs)"),
            gives: """
                Tabs -tab-> Help : help
                Tabs -tab-> Home : home
                Home ~tab~> Help : help
                """),
        ScannedSource(
            "a way back or forth does not make the stack grow",
            app("navigator.backOrNext(paths: [\"detail\"], items: [:], isAnimated: true)"),
            gives: "Home ~push~> Detail : detail [replaces]"),
        ScannedSource(
            "a function of the app's own is the app's",
            app(
                "Player().next(paths: [\"detail\"])", rest: "struct Player { func next(paths: [String]) {} }"),
            gives: ""),
    ]

    @Test(arguments: [
        ("navigator.next(paths: [\"lost\"], items: [:], isAnimated: true)", "no builder has its path"),
        ("navigator.next(paths: [name], items: [:], isAnimated: true)", "its path is decided while the app runs"),
    ])
    func whatCannotBeFollowedIsSaid(tap: String, reason: String) {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.app(tap)])
        #expect(graph.unresolved.contains { $0.from == "Home" && $0.reason == reason }, "\(graph.unresolved)")
    }

    @Test func aWayBackIsRemarked() {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.app("navigator.back(isAnimated: true)")])
        #expect(graph.entries == ["Home"])
        #expect(graph.remarks.contains { $0.kind == .dismissal && $0.subject == "Home" })
    }
}
