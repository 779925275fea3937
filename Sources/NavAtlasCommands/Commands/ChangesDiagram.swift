import NavAtlasAnalysis
import NavAtlasDiagrams

extension Diagram {
    /// A picture of what has changed, with what stands next to it.
    init(of neighbourhood: ChangedNeighbourhood, title: String) {
        let marks = neighbourhood.graph.nodes.map { node in
            let reach = neighbourhood.reachability[node.id].map(Mark.Reach.init) ?? .reachable
            return (node.id, Mark(reach: reach, highlight: neighbourhood.nodes[node.id].map(Highlight.init)))
        }
        self.init(
            graph: neighbourhood.graph,
            title: "\(title): \(marks.isEmpty ? "nothing has changed" : "what has changed")",
            marks: Dictionary(uniqueKeysWithValues: marks),
            highlights: neighbourhood.edges.mapValues(Highlight.init))
    }
}

extension Highlight {
    fileprivate init(_ change: ChangedNeighbourhood.Change) {
        self =
            switch change {
            case .added: .added
            case .removed: .removed
            case .changed: .changed
            }
    }
}
