import NavAtlasAnalysis
import NavAtlasDiagrams

/// Makes the marks of a diagram from an analysis: which nodes are unreachable, and which have findings.
enum DiagramMarks {
    static func marks(for analysis: Analysis) -> [String: Mark] {
        // The picture shows links themselves; a mark on every screen without one would hide the rest.
        let findings = Rules.findings(in: analysis).filter { $0.rule != Rules.deepLinkGap }
        let counts = findings.reduce(into: [:]) { $0[$1.subject, default: 0] += 1 }
        let linked = Set(analysis.deepLinkCoverage.linked)
        return Dictionary(
            uniqueKeysWithValues: analysis.graph.nodes.map { node in
                let mark = Mark(
                    reach: Mark.Reach(analysis.reachability(of: node.id)), findings: counts[node.id] ?? 0,
                    isDeepLinked: linked.contains(node.id))
                return (node.id, mark)
            })
    }
}

extension Mark.Reach {
    /// The analysis's answer, as pictures show it.
    init(_ reachability: Reachability) {
        self =
            switch reachability {
            case .reachable: .reachable
            case .deepLinkOnly: .deepLinkOnly
            case .unknown: .unknown
            case .unreachable: .unreachable
            }
    }
}
