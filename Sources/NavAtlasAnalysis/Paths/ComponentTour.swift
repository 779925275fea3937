/// Walks inside the strongly connected components of a digraph: from one node to another, or over all edges that are
/// wanted.
struct ComponentTour {
    private let digraph: Digraph
    private let labels: [Int32]
    /// For each node the places of its wanted edges that are still to be taken, the first one last.
    private var wanted: [[Int32]]
    private var search: BreadthFirstSearch

    /// - Parameter isWanted: which edges must be taken, by place; those that leave a component do not count.
    init(_ digraph: Digraph, _ components: Components, isWanted: [Bool]) {
        self.digraph = digraph
        let labels = components.labels
        self.labels = labels
        search = BreadthFirstSearch(digraph)
        wanted = digraph.nodes.map { node in
            digraph.places(from: node).reversed()
                .filter { isWanted[$0] && labels[Int(digraph.heads[$0])] == labels[Int(node)] }
                .map { Int32($0) }
        }
    }

    /// The places of a walk from a node over all wanted edges of its component: as long as it can it takes a wanted edge,
    /// else it goes to the nearest node that has one. Moves the node to the walk's end.
    mutating func takeAll(from node: inout Int32) -> [Int32] {
        var walk: [Int32] = []
        while let way = way(from: node, until: { [wanted] in !wanted[Int($0)].isEmpty }) {
            walk += way
            node = way.last.map { digraph.heads[Int($0)] } ?? node
            while let place = wanted[Int(node)].popLast() {
                walk.append(place)
                node = digraph.heads[Int(place)]
            }
        }
        return walk
    }

    /// The places of a shortest walk inside the component, to the first node that is an end.
    mutating func way(from start: Int32, until isEnd: (Int32) -> Bool) -> [Int32]? {
        let label = labels[Int(start)]
        let end = search.run(
            from: [start], over: { [labels, digraph] in labels[Int(digraph.heads[$0])] == label }, until: isEnd)
        return end.map { search.path(to: $0).places }
    }
}
