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
        is declared for that; and a call that could not be resolved may be the one that takes the route.
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
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let graph = analysis.graph
        guard graph.hasReadCallSites, !graph.unresolved.contains(where: \.mayLeadAnywhere) else { return [] }
        let uses = RouteUses(graph)
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
        return waiting.filter { !uses.contains($0) }.map { edge in
            finding(
                edge.routeName, "nobody triggers the \(edge.kind.rawValue) \(edge.routeName) to \(edge.to)",
                at: edge.locations, evidence: [Finding.evidence(edge)])
        }
    }
}

/// What is known to take a route, or may do so.
private struct RouteUses {
    private var routes: Set<String> = []
    /// The last parts of the routes that transitions take, by destination: a transition through a superclass or a
    /// protocol names another coordinator, which declares no such route itself.
    private var names: [String: Set<Substring>] = [:]
    private var candidates: Set<String> = []

    init(_ graph: NavigationGraph) {
        let declared = Set(graph.edges.lazy.filter { $0.kind != .transition }.map(\.routeName))
        for edge in graph.edges where edge.kind == .transition {
            routes.insert(edge.name)
            guard !declared.contains(edge.name) else { continue }
            names[edge.to, default: []].insert(edge.name.split(separator: ".").last ?? "")
        }
        for link in graph.deepLinks { routes.formUnion(link.path) }
        for call in graph.unresolved { candidates.formUnion(call.candidates) }
    }

    func contains(_ edge: Edge) -> Bool {
        routes.contains(edge.routeName) || candidates.contains(edge.to)
            || names[edge.to]?.contains(edge.name.split(separator: ".").last ?? "") == true
    }
}
