import NavAtlasAnalysis
import NavAtlasModel

// The expectation that a path exists.

extension NavigationExpectation {
    /// A person can go through these screens and coordinators one after another, by their ids in the graph.
    public static func path(_ nodes: [String]) -> NavigationExpectation {
        NavigationExpectation { analysis in
            let graph = analysis.graph
            let names = nodes.map { NodeName($0) }
            if let unknown = names.first(where: { $0.find(in: graph) == nil }) { return .unknown(unknown, in: graph) }
            let steps = Set((analysis.walkedEdges + analysis.untriggeredEdges).map { [$0.from, $0.to] })
            let missing = zip(nodes, nodes.dropFirst()).filter { !steps.contains([$0, $1]) }
            guard let (from, to) = missing.first else { return nil }
            return NavigationMismatch(
                "\(from) should lead to \(to), but nothing there does",
                lines: graph.edges.filter { $0.from == from }.map { .context(Notation.print($0)) })
        }
    }
}
