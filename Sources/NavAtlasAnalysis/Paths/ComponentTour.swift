/// Walks inside the strongly connected components of a digraph: from one node to another, or over all edges that are
/// wanted.
///
/// Made once and used for many walks: what one search leaves behind is told apart by its number.
struct ComponentTour {
    private let digraph: Digraph
    private let labels: [Int32]
    /// Whether the edge at a place is still to be taken.
    private var isWanted: [Bool]
    /// The first edge of each node that may still be wanted.
    private var cursors: [Int32]
    private var seenBy: [Int32]
    private var arrival: [Int32]
    private var origin: [Int32]
    private var queue: [Int32] = []
    private var search: Int32 = 0

    /// - Parameter isWanted: which edges must be taken, by place; those that leave a component do not count.
    init(_ digraph: Digraph, _ components: Components, isWanted: [Bool]) {
        self.digraph = digraph
        labels = components.labels
        self.isWanted = isWanted
        cursors = Array(digraph.offsets.dropLast())
        seenBy = [Int32](repeating: 0, count: digraph.nodeCount)
        (arrival, origin) = (seenBy, seenBy)
    }

    /// The places of a walk from a node over all wanted edges of its component: as long as it can it takes a wanted edge,
    /// else it goes to the nearest node that has one. Moves the node to the walk's end.
    mutating func takeAll(from node: inout Int32) -> [Int32] {
        var walk: [Int32] = []
        while let way = way(from: node, to: nil) {
            walk += way
            node = way.last.map { digraph.heads[Int($0)] } ?? node
            while hasWanted(node) {
                let place = cursors[Int(node)]
                isWanted[Int(place)] = false
                walk.append(place)
                node = digraph.heads[Int(place)]
            }
        }
        return walk
    }

    /// The places of a shortest walk inside the component, to a node or to one that has a wanted edge.
    mutating func way(from start: Int32, to end: Int32?) -> [Int32]? {
        search += 1
        queue.removeAll(keepingCapacity: true)
        queue.append(start)
        seenBy[Int(start)] = search
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            if end.map({ $0 == node }) ?? hasWanted(node) { return places(from: start, to: node) }
            for place in digraph.places(from: node) {
                let head = digraph.heads[place]
                guard labels[Int(head)] == labels[Int(node)], seenBy[Int(head)] != search else { continue }
                seenBy[Int(head)] = search
                arrival[Int(head)] = Int32(truncatingIfNeeded: place)
                origin[Int(head)] = node
                queue.append(head)
            }
        }
        return nil
    }

    private mutating func hasWanted(_ node: Int32) -> Bool {
        var place = Int(cursors[Int(node)])
        let end = Int(digraph.offsets[Int(node) + 1])
        while place < end, !isWanted[place] || labels[Int(digraph.heads[place])] != labels[Int(node)] { place += 1 }
        cursors[Int(node)] = Int32(truncatingIfNeeded: place)
        return place < end
    }

    private func places(from start: Int32, to end: Int32) -> [Int32] {
        var places: [Int32] = []
        var node = end
        while node != start {
            places.append(arrival[Int(node)])
            node = origin[Int(node)]
        }
        return places.reversed()
    }
}
