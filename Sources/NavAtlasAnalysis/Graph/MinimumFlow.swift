/// A flow of least value from a source to a sink through arcs that each want at least so much.
///
/// Such a flow is any flow that satisfies the arcs, less the greatest flow that can be sent back from the sink to the
/// source without taking from an arc what it wants (Ahuja, Magnanti and Orlin, "Network Flows", 1993, section 6.7); the
/// latter by E. A. Dinic's algorithm ("Algorithm for solution of a problem of maximum flow in networks with power
/// estimation", 1970). Arcs take any amount above what they want.
struct MinimumFlow {
    struct Arc {
        let tail: Int32
        let head: Int32
        /// The least that must flow.
        let lower: Int32
        /// What flows.
        var flow: Int32
    }

    private(set) var arcs: [Arc]
    private let source: Int32
    private let sink: Int32
    /// Each arc in its direction, and then each against it, where what flows over its lower bound can be taken back.
    private let residual: Digraph
    private var levels: [Int32]
    private var cursors: [Int32]

    /// Takes a flow that satisfies every arc, and lowers it.
    init(_ arcs: [Arc], nodeCount: Int, from source: Int32, to sink: Int32) {
        self.arcs = arcs
        self.source = source
        self.sink = sink
        residual = Digraph(
            nodeCount: nodeCount, tails: arcs.map(\.tail) + arcs.map(\.head),
            heads: arcs.map(\.head) + arcs.map(\.tail), keepsEdges: true)
        levels = [Int32](repeating: -1, count: nodeCount)
        cursors = [Int32](repeating: 0, count: nodeCount)
        while findLevels() {
            for node in 0..<nodeCount { cursors[node] = residual.offsets[node] }
            while sendBack() {}
        }
    }

    /// How much more can be sent along an edge of the residual graph.
    private func capacity(_ place: Int) -> Int32 {
        let edge = Int(residual.edges[place])
        if edge < arcs.count { return .max }
        return arcs[edge - arcs.count].flow - arcs[edge - arcs.count].lower
    }

    /// Finds how far everything is from the sink, and whether the source can be come to.
    private mutating func findLevels() -> Bool {
        for node in levels.indices { levels[node] = -1 }
        levels[Int(sink)] = 0
        var queue = [sink]
        var next = 0
        while next < queue.count, levels[Int(source)] < 0 {
            let node = queue[next]
            next += 1
            for place in residual.places(from: node) where capacity(place) > 0 {
                let head = residual.heads[place]
                guard levels[Int(head)] < 0 else { continue }
                levels[Int(head)] = levels[Int(node)] + 1
                queue.append(head)
            }
        }
        return levels[Int(source)] >= 0
    }

    /// Sends as much as fits along one way from the sink to the source; false where there is none on the levels.
    private mutating func sendBack() -> Bool {
        var path: [Int32] = []
        var node = sink
        while node != source {
            let end = residual.offsets[Int(node) + 1]
            var place = cursors[Int(node)]
            while place < end {
                let head = residual.heads[Int(place)]
                if levels[Int(head)] == levels[Int(node)] + 1, capacity(Int(place)) > 0 { break }
                place += 1
            }
            cursors[Int(node)] = place
            if place < end {
                path.append(place)
                node = residual.heads[Int(place)]
            } else {
                guard let last = path.popLast() else { return false }
                node = tail(of: last)
                cursors[Int(node)] += 1
            }
        }
        let amount = path.reduce(Int32.max) { min($0, capacity(Int($1))) }
        for place in path {
            let edge = Int(residual.edges[Int(place)])
            if edge < arcs.count { arcs[edge].flow += amount } else { arcs[edge - arcs.count].flow -= amount }
        }
        return true
    }

    private func tail(of place: Int32) -> Int32 {
        let edge = Int(residual.edges[Int(place)])
        return edge < arcs.count ? arcs[edge].tail : arcs[edge - arcs.count].head
    }
}
