import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite("Routers of a configuration")
struct RoutersDialectTests {
    /// An app whose first screen has some code; what its router does is not to be seen.
    private static func app(_ tap: String, state: String = "", around: String = "", rest: String = "") -> String {
        """
        import RouterKit
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }
        struct Main: View { var body: some View { NavigationStack { Home()\(around) } } }
        struct Home: View {
            \(state)
            var body: some View { Button("a") { \(tap) } }
        }
        struct Detail: View { var body: some View { Text("1") } }
        struct Help: View { var body: some View { Text("2") } }
        enum Page: Hashable { case detail, help }
        \(rest)
        """
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        var router = RouterCall(type: "AppRouter", function: "open")
        let source: String
        let edges: String

        var testDescription: String { name }

        var graph: NavigationGraph {
            var scanner = Scanner()
            scanner.routers = [router]
            return scanner.graphOrIssue(of: ["App.swift": source])
        }
    }

    static let cases = [
        Case(
            name: "a view, on a library's shared router", source: app("AppRouter.shared.open(Detail())"),
            edges: "Home ~push~> Detail : open"),
        Case(
            name: "a view's type, on a static function",
            router: RouterCall(type: "AppRouter", function: "open", argument: .label("type"), presentation: .sheet),
            source: app("AppRouter.open(animated: true, type: Detail.self)"),
            edges: "Home ~sheet~> Detail : open"),
        Case(
            name: "a closure that makes a view",
            router: RouterCall(type: "AppRouter", function: "open", presentation: .fullScreen),
            source: app("router.open { Detail() }", state: "@EnvironmentObject var router: AppRouter"),
            edges: "Home ~fullScreen~> Detail : open"),
        Case(
            name: "a route that a table of destinations shows",
            source: app(
                "AppRouter.shared.open(Page.help)",
                around: """
                    .navigationDestination(for: Page.self) { page in
                        switch page {
                        case .detail: Detail()
                        case .help: Help()
                        }
                    }
                    """),
            edges: """
                Main -push-> Detail : detail
                Main -push-> Help : help
                Home ~push~> Help : Main.help
                """),
        Case(
            name: "a route of which a function makes a view",
            source: app(
                "router.open(.help)", state: "let router = AppRouter()",
                rest: """
                    final class AppRouter { func open(_ page: Page) { Backend.perform(page) } }
                    struct Screens {
                        @ViewBuilder func view(for page: Page) -> some View {
                            switch page {
                            case .detail: Detail()
                            case .help: Help()
                            }
                        }
                    }
                    """),
            edges: "Home ~push~> Help : open"),
        Case(
            name: "a route that says its view itself",
            source: app(
                "AppRouter.open(Page.detail)",
                rest:
                    "extension Page { var screen: some View { switch self { case .detail: Detail(); case .help: Help() } } }"
            ),
            edges: "Home ~push~> Detail : open"),
        Case(
            name: "a link that is made",
            router: RouterCall(type: "RouterLink", function: "init", argument: .label("to")),
            source: app("", rest: "extension Home { var link: some View { RouterLink(to: Detail()) { Text(\"a\") } } }")
                .replacingOccurrences(of: "Button(\"a\") {  }", with: "link"),
            edges: "Home ~push~> Detail : RouterLink"),
        Case(
            name: "what the router's own function does is not read, of a protocol's either",
            router: RouterCall(type: "AppRouter", function: "open", presentation: .sheet),
            source: app(
                "router.open(.detail)", state: "let router: any AppRouter",
                around: ".navigationDestination(for: Page.self) { page in Screens.view(for: page) }",
                rest: """
                    protocol AppRouter { func open(_ page: Page) }
                    final class LiveRouter: AppRouter {
                        @Published var path: [Page] = []
                        func open(_ page: Page) { path.append(page) }
                    }
                    enum Screens {
                        @ViewBuilder static func view(for page: Page) -> some View {
                            switch page {
                            case .detail: Detail()
                            case .help: Help()
                            }
                        }
                    }
                    """),
            edges: """
                Main -push-> Detail : detail
                Main -push-> Help : help
                Home ~sheet~> Detail : open
                """),
    ]

    @Test("A router's calls lead where the configuration says", arguments: cases)
    func edges(_ one: Case) {
        let found = Notation.print(one.graph).split(separator: "\n").filter { $0.contains("~> ") || $0.contains("-> ") }
        let wanted = one.edges.split(separator: "\n")
        #expect(found.filter { !$0.contains("-root") }.sorted() == wanted.sorted())
    }

    @Test func theCallsAreSitesOfTheCensusAndSaidInRemarks() {
        let router = RouterCall(type: "AppRouter", function: "open")
        let one = Case(name: "", router: router, source: Self.app("AppRouter.shared.open(Detail())"), edges: "")
        #expect(one.graph.remarks.contains { $0.kind == .routerCall && $0.subject == "AppRouter.open" })
        let without = Scanner().graphOrIssue(of: ["App.swift": one.source])
        #expect(one.graph.resolution.callSites == without.resolution.callSites + 1)
        #expect(one.graph.unresolved.isEmpty)
    }

    @Test(arguments: [
        ("AppRouter.shared.open(page)", "let page: Page", "could not be followed"),
        ("AppRouter.shared.open()", "", "not given the argument"),
    ])
    func whatCannotBeFollowedIsSaid(tap: String, state: String, reason: String) {
        let one = Case(name: "", source: Self.app(tap, state: state), edges: "")
        let calls = one.graph.unresolved.map(\.reason)
        #expect(calls.contains { $0.contains(reason) || $0.contains("no destination is declared") }, "\(calls)")
        #expect(!one.graph.edges.contains { $0.kind == .transition })
    }
}
