import NavAtlasModel

/// A coordinator that something leads to, and of which nothing else is known.
enum UnregisteredCoordinatorRule: Rule {
    static let id = "unregistered-coordinator"
    static let title = "A coordinator is led to, but was neither registered nor found"
    static let severity = Severity.error
    static let rationale = """
        A route leads to the coordinator, but its own declaration was neither registered nor found in the source that \
        was read. Everything behind it is missing from the graph, so that its screens are not checked at all.
        """
    static let remedy = "Register the coordinator, or read the module that declares it as well."
    static let examples = RuleExamples(
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> ProfileCoordinator : profile
            coordinator ProfileCoordinator
            """
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start
            MainCoordinator -push-> ProfileCoordinator : profile
            coordinator ProfileCoordinator view
            """
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let nodes = analysis.graph.nodes.filter(\.isUndeclaredCoordinator)
        guard !nodes.isEmpty else { return [] }
        let incoming = analysis.index.incoming
        return nodes.map { node in
            let places = analysis.index.node(node.id).map(incoming.places(from:)) ?? 0..<0
            let edges = places.map { analysis.graph.edges[Int(incoming.edges[$0])] }
            return finding(
                node.id, "\(node.id) was neither registered nor found, so that what it leads to is not known",
                at: edges.flatMap(\.locations), evidence: edges.map(Finding.evidence))
        }
    }
}
