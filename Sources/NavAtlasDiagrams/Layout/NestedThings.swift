import NavAtlasModel

/// What stands in a diagram whose frames are laid out by themselves, by number: nodes in the graph's order, what leads to
/// its entries, and frames. Layouts are told numbers, because Graphviz compares names with each other again and again.
struct NestedThings {
    let nodes: [Node]
    /// What each node and what leads to each entry is called in the drawing.
    let names: [String]
    /// The nodes in each frame, its coordinator first.
    let frames: [[Int]]
    /// The nodes in no frame.
    let outside: [Int]
    /// The frame's place in the list that each node stands in; `nil` for what leads to entries, too.
    let frameOf: [Int?]
    private let numbers: [String: Int]

    init(_ parts: DiagramParts) {
        nodes = parts.graph.nodes
        let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
        func number(_ node: Node) -> Int { numbers[node.id] ?? 0 }
        names = nodes.map { DOT.identifier($0.id) } + parts.graph.entries.map { parts.entry($0).name }
        frames = parts.frames.frames.map { frame in ([frame.coordinator] + frame.screens).map(number) }
        outside = parts.frames.outside.map(number)
        var frameOf = [Int?](repeating: nil, count: names.count)
        for (place, members) in frames.enumerated() {
            for member in members { frameOf[member] = place }
        }
        (self.frameOf, self.numbers) = (frameOf, numbers)
    }

    func number(of id: String) -> Int { numbers[id] ?? 0 }
    func entry(_ place: Int) -> Int { nodes.count + place }
    func frame(_ place: Int) -> Int { names.count + place }
    func isCoordinatorOfFrame(_ thing: Int) -> Bool { frameOf[thing].map { frames[$0][0] == thing } ?? false }
}
