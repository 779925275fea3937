import NavAtlasModel

/// A screen that takes the place of everything else, and that nobody leaves.
enum DeadEndRule: Rule {
    static let id = "dead-end"
    static let title = "A root is switched to a screen that nothing leaves"
    static let severity = Severity.warning
    static let rationale = """
        A switched root takes the place of all that was shown, so that no back button, no swipe and no tab bar leads \
        away from it. Neither the screen nor a coordinator around it triggers anything, so whoever comes there stays \
        there until the app is restarted. A screen that is also pushed or presented somewhere is passed, for it can be \
        dismissed there; so is one where source was not read. The finding is withheld where a call that could not be \
        followed may lead away.
        """
    static let remedy = """
        Give the screen a way on, or back to where one came from. Leave it where the app is meant to end there, as \
        with a screen that asks for an update.
        """
    static let examples = RuleExamples(
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeScreen : home [source]
            LoginScreen ~root~> HomeScreen : MainCoordinator.home [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeCoordinator : home [source]
            HomeCoordinator -root!-> HomeScreen : start [source]
            HomeCoordinator -push-> DetailScreen : detail [source]
            LoginScreen ~root~> HomeCoordinator : MainCoordinator.home [source]
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeScreen : home [source]
            LoginScreen ~root~> HomeScreen : MainCoordinator.home [source]
            HomeScreen ~root~> LoginScreen : MainCoordinator.login [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeCoordinator : home [source]
            HomeCoordinator -root!-> HomeScreen : start [source]
            LoginScreen ~root~> HomeCoordinator : MainCoordinator.home [source]
            HomeCoordinator ~root~> LoginScreen : MainCoordinator.login [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> TabCoordinator : home [source]
            TabCoordinator -tab-> HomeScreen : home [source]
            LoginScreen ~root~> TabCoordinator : MainCoordinator.home [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HelpScreen : help [source]
            MainCoordinator -push-> HelpScreen : pushedHelp [source]
            LoginScreen ~root~> HelpScreen : MainCoordinator.help [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeScreen : home [source]
            LoginScreen ~root~> HomeScreen : MainCoordinator.home [source]
            unresolved "router.route(to: next)" : "the route is not known" [from=HomeScreen]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : home [source]
            """,
        ])

    private static let doubt = "a call in it, or in what contains it, could not be followed"

    static func findings(in analysis: Analysis) -> [Finding] {
        let graph = analysis.graph
        guard graph.hasReadCallSites else { return [] }
        // A tab bar leads to its other tabs.
        let leaving = Set(graph.edges.lazy.filter { $0.kind == .transition || $0.kind == .tab }.map(\.from))
        let open = Set(graph.unresolved.compactMap(\.from))
        var (ways, certainWays) = (Ways(analysis, leaving: leaving), Ways(analysis, leaving: leaving.union(open)))
        let placeless = analysis.doubts.placeless?.reason
        return graph.nodes.filter { $0.kind == .screen && analysis.reachability(of: $0.id) == .reachable }
            .compactMap { screen in
                guard let switches = ways.switches(to: screen.id), !switches.isEmpty else { return nil }
                return finding(
                    screen.id, "\(screen.id) takes the place of all that was shown, and nothing leads away from it",
                    at: screen.location.map { [$0] } ?? switches.flatMap(\.locations),
                    evidence: switches.map(Finding.evidence),
                    doubt: placeless ?? (certainWays.switches(to: screen.id) == nil ? Self.doubt : nil))
            }
    }
}

/// How nodes are come to, and whether anything leaves them.
private struct Ways {
    private let analysis: Analysis
    private let incoming: Digraph
    private let leaving: Set<String>
    private var known: [String: [Edge]?] = [:]

    init(_ analysis: Analysis, leaving: Set<String>) {
        self.analysis = analysis
        self.leaving = leaving
        incoming = analysis.index.incoming
    }

    /// The triggered switches by which the node, or what contains it, takes the place of everything; `nil` where it can
    /// be left, where it is shown in another way too, or where not everything about it was read.
    mutating func switches(to id: String) -> [Edge]? {
        if let known = known[id] { return known }
        // A node that contains itself, over others, is not looked at again.
        known[id] = .some(nil)
        guard !leaving.contains(id), let node = analysis.index.node(id) else { return nil }
        var switches: [Edge] = []
        for place in incoming.places(from: node) {
            let edge = analysis.graph.edges[Int(incoming.edges[place])]
            // Where each call decides how something is shown, the declaration says nothing.
            if edge.kind.isDeclared, edge.presentation == nil { continue }
            guard edge.presentation == .root, edge.evidence.contains(.source) else { return nil }
            if edge.kind == .transition {
                switches.append(edge)
            } else if edge.initial {
                guard let outer = self.switches(to: edge.from) else { return nil }
                switches += outer
            } else if leaving.contains(edge.from) {
                return nil
            }
        }
        known[id] = switches
        return switches
    }
}
