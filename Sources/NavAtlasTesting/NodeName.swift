import NavAtlasModel

/// A node as a test names it: by its type, or by its id in the graph.
struct NodeName: Sendable {
    private let ids: [String]

    init(_ id: String) { ids = [id] }

    /// The type's id, and the one that it has where the ids of two types would be the same.
    init(_ type: Any.Type) {
        let name = TypeName(type)
        ids = [name.id] + (name.module.map { ["\($0).\(name.id)"] } ?? [])
    }

    var text: String { ids[0] }

    func find(in graph: NavigationGraph) -> String? { ids.first { graph[$0] != nil } }
}

extension NavigationMismatch {
    /// A test is about something that is not there.
    static func unknown(_ name: NodeName, in graph: NavigationGraph) -> NavigationMismatch {
        let like = graph.nodes.filter { $0.id.lowercased().contains(name.text.lowercased().prefix(4)) }
        return NavigationMismatch(
            "there is no \(name.text) in the graph",
            lines: [.missing(Notation.print(Node(id: name.text, kind: .screen)))]
                + like.map { .context(Notation.print($0)) })
    }
}
