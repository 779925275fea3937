import NavAtlasModel

/// A declared route that nobody triggers.
enum UnusedRouteRule: Rule {
    static let id = "unused-route"
    static let title = "Nothing triggers a route"
    static let severity = Severity.warning
    static let rationale = """
        The coordinator declares the route, or a root besides its initial one, but no call site and no deep link \
        takes it. Its destination looks reachable, but is not. Only source shows what triggers a route. A tab bar \
        triggers its own tabs. The rule ignores a route to the coordinator's initial root or to one of its tabs. A \
        call in a screen that cannot be reached does not count. A table of destinations that several hosts attach is \
        one finding. NavAtlas withholds the finding if a call that it could not follow may take the route.
        """
    static let remedy = "Trigger the route, or remove it."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: #"""
                import Stinsen
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { MainCoordinator().view() } }
                }

                final class MainCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \MainCoordinator.start)
                    @Root var start = makeStart
                    @Route(.push) var detail = makeDetail
                    func makeStart() -> some View { HomeScreen() }
                    func makeDetail() -> some View { DetailScreen() }
                }

                struct HomeScreen: View {
                    @EnvironmentObject var router: MainCoordinator.Router
                    var body: some View { Text("Home") }
                }

                struct DetailScreen: View { var body: some View { Text("Detail") } }
                """#,
            passing: #"""
                import Stinsen
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { MainCoordinator().view() } }
                }

                final class MainCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \MainCoordinator.start)
                    @Root var start = makeStart
                    @Route(.push) var detail = makeDetail
                    func makeStart() -> some View { HomeScreen() }
                    func makeDetail() -> some View { DetailScreen() }
                }

                struct HomeScreen: View {
                    @EnvironmentObject var router: MainCoordinator.Router
                    var body: some View { Button("Open") { router.route(to: \.detail) } }
                }

                struct DetailScreen: View { var body: some View { Text("Detail") } }
                """#),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeScreen : home [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            MainCoordinator -push-> HelpCoordinator : help [source]
            HelpCoordinator -root!-> HelpScreen : start [source]
            HelpCoordinator -push-> DetailScreen : detail [source]
            HomeScreen ~push~> DetailScreen : MainCoordinator.detail [source]
            HomeScreen ~push~> HelpCoordinator : MainCoordinator.help [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            ForgottenScreen ~push~> DetailScreen : MainCoordinator.detail [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            DetailScreen ~push~> DetailScreen : MainCoordinator.detail [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> OldDetailScreen : detail [source]
            HomeScreen ~push~> DetailCoordinator : MainCoordinator.detail [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> OldDetailScreen : detail [source]
            MainCoordinator -push-> DetailCoordinator : detail [source]
            HomeScreen ~push~> DetailCoordinator : MainCoordinator.detail [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            unresolved "Card(…)" : "no code that shows it was found; it only draws" [from=HomeScreen]
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> ListScreen : list [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            HomeScreen ~push~> ListScreen : MainCoordinator.list [source]
            ListScreen ~push~> DetailScreen : MainCoordinator.detail [source]
            DetailScreen ~push~> ListScreen : MainCoordinator.list [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            HomeScreen ~push~> DetailScreen : MainCoordinator.detail [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            HomeScreen ~push~> DetailScreen : BaseCoordinator.detail [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            unresolved "router.route(to: next)" : "the route is not known" [from=HomeScreen candidate=*]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            link app://detail => DetailScreen : MainCoordinator.detail
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [runtime]
            MainCoordinator -push-> DetailScreen : detail [runtime]
            """,
            """
            entry HomeScreen
            HomeScreen -push-> DetailScreen : isActive [source at=Home.swift:4:9]
            HomeScreen ~push~> DetailScreen : NavigationLink [source at=Home.swift:4:9]
            """,
            """
            entry TabCoordinator
            TabCoordinator -tab-> HomeScreen : home [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : root [source]
            MainCoordinator -push-> HomeScreen : home [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source at=Table.swift:4:9]
            SearchCoordinator -push-> DetailScreen : detail [source at=Table.swift:4:9]
            HomeScreen ~push~> DetailScreen : MainCoordinator.detail [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            unresolved "path.append(next)" : "what it is given is not known" [from=HomeScreen]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let graph = analysis.graph
        guard graph.hasReadCallSites else { return [] }
        let uses = RouteUses(analysis)
        let withInitialRoot = Set(graph.edges.lazy.filter { $0.kind == .root && $0.initial }.map(\.from))
        struct Way: Hashable { let (from, to): (String, String) }
        // A root that is switched to by its own name is not shown by a route of another one.
        let shownAnyway = Set(
            graph.edges.lazy.filter { $0.kind == .tab || $0.kind == .root && $0.initial && !uses.contains($0) }
                .map { Way(from: $0.from, to: $0.to) })
        let waiting = graph.edges.indices.filter { place in
            let edge = graph.edges[place]
            // A coordinator that nobody can come to is a finding of its own.
            guard edge.evidence.contains(.source), analysis.reachability(of: edge.from) != .unreachable else {
                return false
            }
            switch edge.kind {
            case .route: return !shownAnyway.contains(Way(from: edge.from, to: edge.to))
            // Without an initial root it is not known which of them needs no trigger; that is a finding of its own.
            case .root: return !edge.initial && withInitialRoot.contains(edge.from)
            case .tab, .transition: return false
            }
        }
        let declared = Dictionary(grouping: waiting) { place in
            RouteDeclaration(graph.edges[place], name: graph.edges[place].name)
        }.values.sorted { $0[0] < $1[0] }
        let triggered = declared.filter { places in places.contains { uses.contains(graph.edges[$0]) } }
        let untriggered = Set(declared.joined()).subtracting(triggered.joined())
        let unused = untriggered.union(RouteRings(triggered, in: analysis).found.joined()).sorted().map {
            graph.edges[$0]
        }
        struct Subject: Hashable { let (route, to): (String, String) }
        // The cases of one table that show the same are mended together, as its default is. So is what one coordinator may
        // show in several ways: pushed, and as a sheet.
        let tables = Dictionary(grouping: unused) { RouteDeclaration($0, name: nil) }.values
        let subjects = Dictionary(grouping: tables) { table in
            table.map { Subject(route: $0.routeName, to: $0.to) }.min { $0.route < $1.route }
        }
        return subjects.values.map { $0.flatMap(\.self) }.compactMap { edges in
            guard let edge = edges.min(by: { $0.identity < $1.identity }) else { return nil }
            return finding(
                edge.routeName, "nothing triggers \(Self.named(edges, first: edge)) to \(edge.to)",
                at: edges.flatMap(\.locations), evidence: edges.map(Finding.evidence).sorted(),
                doubt: uses.doubt(about: edge))
        }
    }

    /// `the route Main.detail, at any of its 3 hosts, and 2 others`.
    private static func named(_ edges: [Edge], first: Edge) -> String {
        let hosts = Set(edges.map(\.from)).count
        let others = Set(edges.map(\.name)).count - 1
        return "the \(first.kind.rawValue) \(first.routeName)"
            + (others > 0 ? " and \(others) more" : "") + (hosts > 1 ? ", at any of \(hosts) hosts," : "")
    }
}

/// What declares routes: a table of destinations that several hosts attach declares one for all of them.
private struct RouteDeclaration: Hashable {
    let to: String
    let name: String?
    let kind: Edge.Kind
    let location: SourceLocation?
    let host: String?

    /// - Parameter name: the route's name, unless all routes of one table to one destination are meant.
    init(_ edge: Edge, name: String?) {
        (to, kind, location) = (edge.to, edge.kind, edge.locations.min())
        host = location == nil ? edge.from : nil
        self.name = location == nil ? edge.name : name
    }
}

/// What is known to take a route, and what may do so.
private struct RouteUses {
    private struct Way: Hashable { let (route, to): (String, String) }

    private struct Spot: Hashable { let (from, to, location): (String, String, SourceLocation) }

    private let analysis: Analysis
    private var ways: Set<Way> = []
    /// Where transitions begin: a link that declares a route to its destination, and can be tapped, takes it.
    private var spots: Set<Spot> = []
    /// The routes that links take, whatever they lead to each time.
    private let linked: Set<String>
    /// The transitions by their destination that take a route which no coordinator of the graph declares: they may go
    /// through a superclass or a protocol of one that does.
    private var undeclared: [String: [Edge]] = [:]
    /// The first call in each coordinator, or in what it shows, that leads to nothing known.
    private var open: [String: UnresolvedCall] = [:]

    init(_ analysis: Analysis) {
        self.analysis = analysis
        let graph = analysis.graph
        linked = Set(graph.deepLinks.flatMap(\.path))
        let declared = graph.edges.filter { $0.kind != .transition }
        let routes = Set(declared.map(\.routeName))
        for edge in graph.edges where edge.kind == .transition {
            // A trigger in a screen that nobody can come to is never pressed.
            if analysis.reachability(of: edge.from) == .unreachable { continue }
            ways.insert(Way(route: edge.name, to: edge.to))
            spots.formUnion(edge.locations.map { Spot(from: edge.from, to: edge.to, location: $0) })
            if !routes.contains(edge.name) { undeclared[edge.to, default: []].append(edge) }
        }
        let calls = Dictionary(
            graph.unresolved.filter(\.mayTakeAnyRoute).compactMap { call in call.from.map { ($0, call) } }
        ) { first, _ in first }
        guard !calls.isEmpty else { return }
        for edge in declared where open[edge.from] == nil { open[edge.from] = calls[edge.from] ?? calls[edge.to] }
    }

    func contains(_ edge: Edge) -> Bool {
        ways.contains(Way(route: edge.routeName, to: edge.to)) || linked.contains(edge.routeName)
            || edge.locations.contains { spots.contains(Spot(from: edge.from, to: edge.to, location: $0)) }
    }

    func doubt(about edge: Edge) -> String? {
        if let other = undeclared[edge.to]?.first(where: { $0.lastName == edge.lastName }) {
            return "it may be \(other.name), which no coordinator in the graph declares"
        }
        return (analysis.unfollowedCalls.leading(to: edge.to) ?? open[edge.from])?.reason
    }
}

extension UnresolvedCall {
    /// Whether it may take a route of its coordinator, whichever that is: a view that only draws takes none.
    fileprivate var mayTakeAnyRoute: Bool { candidates.isEmpty && !isFollowed && reason != Self.drawing }
}

extension Edge {
    /// The last part of its name.
    fileprivate var lastName: Substring { name.split(separator: ".").last ?? "" }
}
