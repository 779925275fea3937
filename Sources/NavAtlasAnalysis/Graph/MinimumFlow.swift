/// A flow of least value from a source to a sink through arcs that each want at least so much.
///
/// Such a flow is any flow that satisfies the arcs, less the greatest flow that can be sent back from the sink to the
/// source without taking from an arc what it wants (Ahuja, Magnanti and Orlin, "Network Flows", 1993, section 6.7); the
/// latter along shortest paths (J. Edmonds and R. M. Karp, "Theoretical improvements in algorithmic efficiency for network
/// flow problems", 1972). Arcs take any amount above what they want.
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

    /// Takes a flow that satisfies every arc, and lowers it.
    init(_ arcs: [Arc], nodeCount: Int, from source: Int32, to sink: Int32) {
        self.arcs = arcs
        // Each arc in its direction, and then each against it, where what flows over its lower bound can be taken back.
        let residual = Digraph(
            nodeCount: nodeCount, tails: arcs.map(\.tail) + arcs.map(\.head),
            heads: arcs.map(\.head) + arcs.map(\.tail))
        var capacities = arcs.map { _ in Int32.max } + arcs.map { $0.flow - $0.lower }
        var search = BreadthFirstSearch(residual)
        while search.run(
            from: [sink], over: { capacities[Int(residual.edges[$0])] > 0 }, until: { $0 == source }) != nil
        {
            let path = search.path(to: source).places.map { Int(residual.edges[Int($0)]) }
            let amount = path.reduce(Int32.max) { min($0, capacities[$1]) }
            for edge in path {
                if edge < arcs.count {
                    self.arcs[edge].flow += amount
                    capacities[edge + arcs.count] += amount
                } else {
                    self.arcs[edge - arcs.count].flow -= amount
                    capacities[edge] -= amount
                }
            }
        }
    }
}
