import NavAtlasModel

/// A declared route that nobody triggers.
enum UnusedRouteRule: Rule {
    static let id = "unused-route"
    static let title = "A route is declared, but nobody triggers it"
    static let severity = Severity.warning
    static let rationale = """
        The coordinator declares the route, or a root beside its initial one, and no call site and no deep link takes \
        it. What it leads to looks reachable and is not. Only where source was read is it known who triggers what; a \
        tab bar triggers its tabs itself; a destination that is the coordinator's initial root or one of its tabs, too, \
        is declared for that; a trigger in a screen that cannot be reached is none. A table of destinations that \
        several hosts attach is one finding. It is withheld where a call that could not be followed may take the route.
        """
    static let remedy = "Trigger the route where it was meant to be taken, or remove it."
    static let examples = RuleExamples(
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
            MainCoordinator -push-> OldDetailScreen : detail [source]
            HomeScreen ~push~> DetailCoordinator : MainCoordinator.detail [source]
            """,
        ],
        passing: [
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
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let graph = analysis.graph
        guard graph.hasReadCallSites else { return [] }
        let uses = RouteUses(analysis)
        let withInitialRoot = Set(graph.edges.lazy.filter { $0.kind == .root && $0.initial }.map(\.from))
        struct Way: Hashable { let (from, to): (String, String) }
        let shownAnyway = Set(
            graph.edges.lazy.filter { $0.kind == .tab || $0.kind == .root && $0.initial }
                .map { Way(from: $0.from, to: $0.to) })
        let waiting = graph.edges.lazy.filter { edge in
            guard edge.evidence.contains(.source) else { return false }
            switch edge.kind {
            case .route: return !shownAnyway.contains(Way(from: edge.from, to: edge.to))
            // Without an initial root it is not known which of them needs no trigger; that is a finding of its own.
            case .root: return !edge.initial && withInitialRoot.contains(edge.from)
            case .tab, .transition: return false
            }
        }
        let declarations = Dictionary(grouping: waiting, by: Declaration.init)
        return declarations.values.filter { edges in !edges.contains(where: uses.contains) }.compactMap { edges in
            guard let edge = edges.first else { return nil }
            let hosts = edges.count == 1 ? "" : ", at any of its \(edges.count) hosts"
            return finding(
                edge.routeName, "nobody triggers the \(edge.kind.rawValue) \(edge.routeName) to \(edge.to)\(hosts)",
                at: edges.flatMap(\.locations), evidence: edges.map(Finding.evidence),
                doubt: analysis.doubts.leading(to: edge.to)?.reason)
        }
    }
}

/// What declares a route: a table of destinations that several hosts attach declares it once for all of them.
private struct Declaration: Hashable {
    let to: String
    let name: String
    let location: SourceLocation?
    let host: String?

    init(_ edge: Edge) {
        (to, name, location) = (edge.to, edge.name, edge.locations.min())
        host = location == nil ? edge.from : nil
    }
}

/// What is known to take a route.
private struct RouteUses {
    private struct Way: Hashable { let (route, to): (String, String) }

    /// The routes that are taken, whatever they lead to each time.
    private var routes: Set<String> = []
    /// The last parts of the routes that transitions take, by destination: a transition through a superclass or a
    /// protocol names another coordinator, which declares no such route itself.
    private var names: [String: Set<Substring>] = [:]

    init(_ analysis: Analysis) {
        let graph = analysis.graph
        let declared = graph.edges.filter { $0.kind != .transition }
        let (names, ways) = (
            Set(declared.map(\.routeName)), Set(declared.map { Way(route: $0.routeName, to: $0.to) })
        )
        for edge in graph.edges where edge.kind == .transition {
            // A trigger in a screen that nobody can come to is never pressed.
            if analysis.reachability(of: edge.from) == .unreachable { continue }
            if ways.contains(Way(route: edge.name, to: edge.to)) {
                routes.insert(edge.name)
            } else if !names.contains(edge.name) {
                self.names[edge.to, default: []].insert(edge.name.split(separator: ".").last ?? "")
            }
        }
        for link in graph.deepLinks { routes.formUnion(link.path) }
    }

    func contains(_ edge: Edge) -> Bool {
        routes.contains(edge.routeName) || names[edge.to]?.contains(edge.name.split(separator: ".").last ?? "") == true
    }
}
