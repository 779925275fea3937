import NavAtlasModel

/// A deep link that opens nothing.
enum BrokenDeepLinkRule: Rule {
    static let id = "broken-deep-link"
    static let title = "A deep link opens nothing"
    static let severity = Severity.error
    static let rationale = """
        The link has no destination, or the app cannot follow its path of routes: a route does not exist, belongs to \
        a coordinator that is not open at that step, or leads to another screen. A person who taps the link in a \
        mail or a notification sees nothing. Links that break at the same step, or in the same handler, are one \
        finding. NavAtlas withholds the finding if it could not follow the handler, the coordinator or the way to \
        the destination.
        """
    static let remedy = """
        Fix the link's path, so that each route exists in the coordinator that the previous step opens.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { HomeScreen() } }
                }

                struct HomeScreen: View {
                    var body: some View { Text("Home") }
                }

                struct OrdersFlow: View {
                    @State var isOrderShown = false
                    var body: some View {
                        Text("Orders")
                            .sheet(isPresented: $isOrderShown) { OrderScreen() }
                            .onOpenURL { url in
                                if url.absoluteString == "shop://order" { isOrderShown = true }
                            }
                    }
                }

                struct OrderScreen: View { var body: some View { Text("Order") } }
                """,
            passing: """
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { HomeScreen() } }
                }

                struct HomeScreen: View {
                    var body: some View { NavigationStack { NavigationLink("Orders") { OrdersFlow() } } }
                }

                struct OrdersFlow: View {
                    @State var isOrderShown = false
                    var body: some View {
                        Text("Orders")
                            .sheet(isPresented: $isOrderShown) { OrderScreen() }
                            .onOpenURL { url in
                                if url.absoluteString == "shop://order" { isOrderShown = true }
                            }
                    }
                }

                struct OrderScreen: View { var body: some View { Text("Order") } }
                """),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            link app://home => ?
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            link app://home => HomeScreen : MainCoordinator.home
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> DetailScreen : detail
            link app://home => HomeScreen : MainCoordinator.detail
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> AccountCoordinator : account
            MainCoordinator -push-> HelpScreen : help
            AccountCoordinator -push-> OrderScreen : order
            link app://order => OrderScreen : MainCoordinator.help / AccountCoordinator.order
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            link app://home => ? [at=Links.swift:9:5]
            remark "idle-link" : "app://home"
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> TabCoordinator : start
            TabCoordinator -tab-> TodosCoordinator : todos
            TodosCoordinator -root!-> TodosScreen : start
            TodosCoordinator -push-> TodoScreen : todo
            link app://todos => TodosScreen : MainCoordinator.start / TabCoordinator.todos
            link app://todo/{id} => TodoScreen : TabCoordinator.todos / TodosCoordinator.todo
            link app://info => InfoScreen
            """,
            """
            entry MainCoordinator
            MainCoordinator -tab-> TodosCoordinator : todos
            MainCoordinator -sheet-> HelpScreen : help
            TodosCoordinator -push-> TodoScreen : todo
            link app://help => HelpScreen : TodosCoordinator.todo / MainCoordinator.help
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            link app://home => ? [at=Links.swift:9:5]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            link app://home => HomeScreen : MainCoordinator.home
            unresolved "routes" : "they are not known before the app runs" [from=MainCoordinator]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            ListCoordinator -root!-> ListScreen : start
            ListScreen -push-> ItemScreen : item
            link app://item => ItemScreen : ListScreen.item
            unresolved "show" : "its destination was not found" [from=HomeScreen candidate=ListCoordinator]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let proof = LinkProof(analysis)
        let faults = Dictionary(grouping: analysis.deepLinkCoverage.broken) { Fault($0, doubt: proof.doubt(about: $0)) }
        return faults.map { fault, broken in
            let links = broken.map(\.link).sorted { $0.pattern < $1.pattern }
            let subject = links.first?.pattern ?? ""
            let opens = links.count == 1 ? "opens" : "and \(links.count - 1) more open"
            return finding(
                subject, "\(subject) \(opens) nothing: \(fault.problem)", at: links.compactMap(\.location),
                evidence: links.map(Finding.evidence), doubt: fault.doubt)
        }
    }
}

/// What a person would mend: one step that many paths have in common, or one handler.
private struct Fault: Hashable {
    let problem: DeepLinkProblem
    let handler: SourceLocation?
    let pattern: String?
    let doubt: String?

    init(_ broken: BrokenDeepLink, doubt: String?) {
        problem = broken.problem
        let isOwn = problem == .noDestination
        handler = isOwn ? broken.link.location : nil
        pattern = isOwn && broken.link.location == nil ? broken.link.pattern : nil
        self.doubt = doubt
    }
}

/// Whether everything was followed that a link needs to open something.
private struct LinkProof {
    private let analysis: Analysis
    private let idle: Set<String>

    init(_ analysis: Analysis) {
        self.analysis = analysis
        idle = Set(analysis.graph.remarks.lazy.filter { $0.kind == .idleLink }.map(\.subject))
    }

    func doubt(about broken: BrokenDeepLink) -> String? {
        switch broken.problem {
        case .noDestination:
            let isProven = !analysis.graph.hasReadSource || idle.contains(broken.link.pattern)
            return isProven ? nil : "NavAtlas could not follow the link's handler to its end"
        case .unknownRoute(let route), .outOfPlace(let route, after: _):
            return doubt(aboutRoute: route) ?? doubt(aboutDestinationOf: broken.link)
        case .unreachableStart(let route):
            let start = analysis.graph.host(ofRoute: route)
            if let start, analysis.reachability(of: start) != .unreachable {
                return "NavAtlas does not know whether \(start) can be reached"
            }
            return doubt(aboutRoute: route)
        case .endsElsewhere:
            return doubt(aboutDestinationOf: broken.link)
        }
    }

    private func doubt(aboutRoute route: String) -> String? {
        let unfollowedCalls = analysis.unfollowedCalls
        guard let host = analysis.graph.host(ofRoute: route) else { return unfollowedCalls.anywhere?.reason }
        return (unfollowedCalls.inside(host) ?? unfollowedCalls.leading(to: host))?.reason
    }

    private func doubt(aboutDestinationOf link: DeepLink) -> String? {
        link.to.flatMap(analysis.unfollowedCalls.leading)?.reason
    }
}
