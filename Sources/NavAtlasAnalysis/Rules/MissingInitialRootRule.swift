import NavAtlasModel

/// A coordinator that does not say what it shows first.
enum MissingInitialRootRule: Rule {
    static let id = "missing-initial-root"
    static let title = "A coordinator has no initial root"
    static let severity = Severity.error
    static let rationale = """
        A coordinator shows one of its roots first. If none of them is the initial one, it starts empty. The same is \
        true for a live coordinator that has routes but neither roots nor tabs. Only live coordinators prove this: \
        in source, any value may decide the first root, so NavAtlas withholds the finding. The rule ignores a view \
        that shows content of its own first, such as a splash screen, and a coordinator whose root is unresolved.
        """
    static let remedy = "Make one of the roots the initial one."
    static let examples = RuleExamples(
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root-> LoginScreen : login [runtime]
            MainCoordinator -root-> HomeScreen : home [runtime]
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> DetailScreen : detail [runtime]
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [runtime]
            MainCoordinator -root-> HomeScreen : home [runtime]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root-> LoginScreen : login [source]
            MainCoordinator -root-> HomeScreen : home [source]
            """,
            """
            entry TabCoordinator
            TabCoordinator -tab-> HomeScreen : home [runtime]
            TabCoordinator -push-> DetailScreen : detail [runtime]
            """,
            """
            entry TabCoordinator
            TabCoordinator -tab-> HomeScreen : home [runtime]
            TabCoordinator -root-> LoginScreen : login [runtime]
            """,
            """
            entry ChildCoordinator
            ChildCoordinator -push-> DetailScreen : detail [source]
            """,
            """
            entry FlowView
            FlowView -push-> DetailScreen : detail [runtime]
            unresolved FlowView.root : "what is shown beneath the path cannot be read" [from=FlowView]
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
            let edges = index.digraph.places(from: Int32(place))
                .map { analysis.graph.edges[$0] }
                .filter(\.kind.isDeclared)
            guard !isOpen(node.id, analysis.graph), let message = message(node.id, edges) else { return nil }
            return finding(
                node.id, message, at: node.location.map { [$0] } ?? edges.flatMap(\.locations),
                evidence: edges.map(Finding.evidence),
                doubt: edges.contains { $0.evidence.contains(.runtime) }
                    ? nil : "the source does not show which root comes first")
        }
    }

    /// Whether the coordinator has a root that could not be read.
    private static func isOpen(_ id: String, _ graph: NavigationGraph) -> Bool {
        graph.unresolved.contains { $0.from == id && ($0.what == id || $0.what == "\(id).root") }
    }

    private static func message(_ id: String, _ edges: [Edge]) -> String? {
        // A tab bar shows its tabs.
        if edges.contains(where: { $0.kind == .tab }) { return nil }
        let roots = edges.filter { $0.kind == .root }
        if !roots.isEmpty {
            return roots.contains(where: \.initial) ? nil : "\(id) has roots, but none is its initial root"
        }
        let isLive = edges.contains { $0.evidence.contains(.runtime) }
        return isLive ? "\(id) has routes, but no root" : nil
    }
}
