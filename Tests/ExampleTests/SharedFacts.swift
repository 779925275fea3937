import NavAtlasModel

/// What the source and the live coordinators of one app both can say: entries, nodes with kind, flow, style and
/// container, and declared ways with name, presentation and input.
///
/// Left out is what only one side can know:
///
/// - **Only source:** who triggers a way; what a screen declares in its own body, which is never asked for; and the
///   screens to which only those lead.
/// - **Only source:** the name of a `typealias`.
/// - **Only live:** modules, and the whole way that a link was registered with. The source has links that no one
///   registers, and knows the step that its handler takes.
struct SharedFacts {
    let lines: [String]
    let links: Set<String>

    init(_ graph: NavigationGraph, of example: LiveExample) throws {
        let isScreen = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.kind == .screen) })
        let (shared, own) = (
            graph.edges.filter { $0.kind.isDeclared && isScreen[$0.from] == false },
            graph.edges.filter { !$0.kind.isDeclared || isScreen[$0.from] == true }
        )
        let led = Set(shared.map(\.to))
        let onlySource = Set(own.map(\.to)).filter { isScreen[$0] == true }.subtracting(led)
        let nodes = graph.nodes.filter { !onlySource.contains($0.id) }.map { node in
            Node(id: node.id, kind: node.kind, flow: node.flow, style: node.style, container: node.container)
        }
        let plain = try NavigationGraph(
            entries: graph.entries, nodes: nodes,
            edges: shared.map { Self.shared($0, example) })
        lines = Notation.print(plain).split(separator: "\n").map(String.init)
        links = Set(graph.deepLinks.map { "\($0.pattern) => \($0.to ?? "nothing")" })
    }

    private static func shared(_ edge: Edge, _ example: LiveExample) -> Edge {
        Edge(
            from: edge.from, to: edge.to, kind: edge.kind, name: edge.name, presentation: edge.presentation,
            input: edge.input.map { example.spellings[$0] ?? $0 }, initial: edge.initial)
    }
}
