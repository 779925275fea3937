import NavAtlasModel

// Finds the deep links that a URL opens.

extension Analysis {
    /// The links whose pattern a URL matches, in the graph's order.
    public func links(matching url: String) -> [DeepLink] {
        graph.deepLinks.filter { $0.parameters(of: url) != nil }
    }

    /// Whether a link leads to a node, or to a coordinator that shows it without being asked: initial roots, over and
    /// over.
    public func shows(_ link: DeepLink, _ id: String) -> Bool {
        guard let start = link.to.flatMap(index.node), let wanted = index.node(id) else { return false }
        let roots = graph.edges.indices.filter { graph.edges[$0].kind == .root && graph.edges[$0].initial }
        return index.digraph(ofEdges: roots.map { Int32($0) }).reachable(from: [start])[Int(wanted)]
    }
}
