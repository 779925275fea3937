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
        let declaring = Set(
            graph.edges.filter { $0.kind.isDeclared && graph[$0.from]?.kind == .coordinator }.map(\.from))
        let owners = graph.screenOwners(avoiding: Set(marks.filter { $0.value.reach == .unreachable }.keys))
        var members: [String: [Node]] = [:]
        var outside: [Node] = []
        for node in graph.nodes {
            if let owner = owners[node.id] {
                members[owner, default: []].append(node)
            } else if node.kind == .screen || !declaring.contains(node.id) {
                outside.append(node)
            }
        }
        frames = graph.nodes.filter { declaring.contains($0.id) }.map { ($0, members[$0.id] ?? []) }
        self.outside = outside
    }
}
