import NavAtlasModel

/// A coordinator that does not say what it shows first.
enum MissingInitialRootRule: Rule {
    static let id = "missing-initial-root"
    static let title = "A coordinator has no initial root"
    static let severity = Severity.error
    static let rationale = """
        A coordinator that declares roots shows one of them first; where none is the initial one, it comes up empty. \
        The same holds for a live coordinator with routes and neither roots nor tabs. In source alone, a coordinator \
        without any root may show its routes on a stack that its parent owns, and is passed; so is a view that shows \
        something of its own before a root takes its place, such as a splash screen.
        """
    static let remedy = "Make one of its roots the initial one."
    static let examples = RuleExamples(
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root-> LoginScreen : login
            MainCoordinator -root-> HomeScreen : home
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> DetailScreen : detail [runtime]
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login
            MainCoordinator -root-> HomeScreen : home
            """,
            """
            entry TabCoordinator
            TabCoordinator -tab-> HomeScreen : home [runtime]
            TabCoordinator -push-> DetailScreen : detail [runtime]
            """,
            """
            entry ChildCoordinator
            ChildCoordinator -push-> DetailScreen : detail [source]
            """,
            """
            entry SplashView
            coordinator SplashView view
            SplashView -root-> HomeScreen : home
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let index = analysis.index
        return analysis.graph.nodes.indices.compactMap { place in
            let node = analysis.graph.nodes[place]
            guard node.kind == .coordinator, node.flow != .view else { return nil }
            let edges = index.digraph.places(from: Int32(truncatingIfNeeded: place))
                .map { analysis.graph.edges[$0] }
                .filter(\.kind.isDeclared)
            guard let message = message(node.id, edges) else { return nil }
            return finding(
                node.id, message, at: node.location.map { [$0] } ?? edges.flatMap(\.locations),
                evidence: edges.map(Finding.evidence))
        }
    }

    private static func message(_ id: String, _ edges: [Edge]) -> String? {
        let roots = edges.filter { $0.kind == .root }
        if !roots.isEmpty {
            return roots.contains(where: \.initial) ? nil : "\(id) has roots, but none of them is its initial one"
        }
        let isLive = edges.contains { $0.evidence.contains(.runtime) }
        return isLive && !edges.contains { $0.kind == .tab } ? "\(id) has routes, but no root to show first" : nil
    }
}
