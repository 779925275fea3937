import NavAtlasModel

/// Which coordinator's frame each node stands in.
struct Frames {
    /// The coordinators that have a frame, in the graph's order, with their screens.
    let frames: [(coordinator: Node, screens: [Node])]
    /// Nodes in no frame: screens that no coordinator declares, and coordinators that declare nothing.
    let outside: [Node]

    /// A screen stands with a coordinator that a person can get to, where there is one; then with the one that declares
    /// it most often, and of several with the first. Frames are not nested: a picture of frames in frames grows wider
    /// with each level, and coordinators are shared, too.
    init(_ graph: NavigationGraph, marks: [String: Mark] = [:]) {
        var counts: [String: [String: Int]] = [:]
        var declaring: Set<String> = []
        for edge in graph.edges where edge.kind.isDeclared && graph[edge.from]?.kind == .coordinator {
            declaring.insert(edge.from)
            if graph[edge.to]?.kind == .screen { counts[edge.to, default: [:]][edge.from, default: 0] += 1 }
        }
        var members: [String: [Node]] = [:]
        var outside: [Node] = []
        for node in graph.nodes {
            func rank(_ owner: String) -> Int { marks[owner]?.reach == .unreachable ? 1 : 0 }
            let owner = (counts[node.id] ?? [:]).min {
                (rank($0.key), $1.value, $0.key) < (rank($1.key), $0.value, $1.key)
            }
            if let owner = owner?.key {
                members[owner, default: []].append(node)
            } else if node.kind == .screen || !declaring.contains(node.id) {
                outside.append(node)
            }
        }
        frames = graph.nodes.filter { declaring.contains($0.id) }.map { ($0, members[$0.id] ?? []) }
        self.outside = outside
    }
}
