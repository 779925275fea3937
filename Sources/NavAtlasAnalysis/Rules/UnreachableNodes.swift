import NavAtlasModel

extension Rule {
    /// A finding for each node of a kind that nobody can come to.
    static func unreachableNodes(of kind: Node.Kind, in analysis: Analysis) -> [Finding] {
        let nodes = analysis.nodes(.unreachable).filter { $0.kind == kind }
        guard !nodes.isEmpty else { return [] }
        let incoming = analysis.index.incoming
        return nodes.map { node in
            let places = analysis.index.node(node.id).map(incoming.places(from:)) ?? 0..<0
            let edges = places.map { analysis.graph.edges[Int(incoming.edges[$0])] }.filter { $0.from != node.id }
            // Whoever leads there is unreachable too, or the node would not be.
            let sources = Set(edges.map(\.from)).sorted()
            let reason =
                sources.isEmpty
                ? "nothing leads to it"
                : "only \(sources.listed) \(sources.count == 1 ? "leads" : "lead") to it, and cannot be reached either"
            return finding(
                node.id, "\(node.id) cannot be reached from any entry: \(reason)", at: node.location.map { [$0] } ?? [],
                evidence: edges.map(Finding.evidence))
        }
    }
}

extension [String] {
    /// The first few, with commas, and how many more there are.
    var listed: String {
        let shown = 3
        let rest = count > shown ? " and \(count - shown) more" : ""
        return prefix(shown).joined(separator: ", ") + rest
    }
}
