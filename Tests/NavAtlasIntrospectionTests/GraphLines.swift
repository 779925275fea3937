import NavAtlasModel

extension NavigationGraph {
    /// The graph in the text notation, line by line, without styles, modules and what is unresolved.
    var lines: [Substring] {
        get throws {
            let plain = try NavigationGraph(
                entries: entries,
                nodes: nodes.map { Node(id: $0.id, kind: $0.kind, flow: $0.flow, container: $0.container) },
                edges: edges, deepLinks: deepLinks)
            return Notation.print(plain).split(separator: "\n")
        }
    }
}
