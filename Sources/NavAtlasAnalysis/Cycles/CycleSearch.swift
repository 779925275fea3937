import NavAtlasModel

/// Finds, in every strongly connected component, a shortest cycle through every edge that closes one.
///
/// First among the steps that let the stack grow, so that a growing cycle is found even where a switch would be the
/// shorter way back; then, for the edges that are on none of those, among all steps. A dense component has far more
/// cycles than anyone would read, so each gives a bounded number, and the whole search looks at a bounded number of
/// edges.
struct CycleSearch {
    /// The most cycles that one component gives.
    static let cyclesPerComponent = 50
    /// The most edges that are looked at.
    static let edgesLookedAt = 10_000_000

    private let graph: NavigationGraph
    private let index: GraphIndex
    private var budget = CycleSearch.edgesLookedAt
    private var hasAll = true
    private var found: [Cycle] = []
    private var seen: Set<[Int32]> = []
    private var isCovered: [Bool]

    init(graph: NavigationGraph, index: GraphIndex) {
        self.graph = graph
        self.index = index
        isCovered = [Bool](repeating: false, count: graph.edges.count)
    }

    /// The cycles, sorted, and whether they are all.
    consuming func run() -> (cycles: [Cycle], areAll: Bool) {
        let steps = graph.cycleSteps
        search(steps.filter { !graph.edges[Int($0)].endsGrowth }, onlySwitching: false)
        search(steps, onlySwitching: true)
        return (found.sorted(), hasAll)
    }

    private mutating func search(_ steps: [Int32], onlySwitching: Bool) {
        let digraph = index.digraph(ofEdges: steps)
        let components = digraph.components()
        var isCyclic = digraph.cyclicComponents(components)
        if onlySwitching {
            let isSwitching = switchingComponents(components, steps)
            for label in isCyclic.indices where !isSwitching[label] { isCyclic[label] = false }
        }
        var counts = [Int](repeating: 0, count: components.count)
        let incoming = digraph.reversed
        var search = BreadthFirstSearch(digraph)
        for start in digraph.nodes {
            let label = Int(components.labels[Int(start)])
            guard isCyclic[label], counts[label] <= Self.cyclesPerComponent else { continue }
            let tails = Set(incoming.places(from: start).map { incoming.heads[$0] })
                .filter { components.labels[Int($0)] == components.labels[Int(start)] }
            for places in rounds(from: start, over: tails, components.labels, &search) {
                let round = places.map { steps[Int($0)] }
                if onlySwitching, isCovered[Int(round[round.count - 1])] || kind(of: round) != .switching { continue }
                guard isNew(round) else { continue }
                counts[label] += 1
                if counts[label] > Self.cyclesPerComponent { break }
                found.append(Cycle(kind: kind(of: round), edges: fromSmallest(round).map { graph.edges[Int($0)] }))
            }
            if budget <= 0 { break }
        }
        if budget <= 0 || counts.contains(where: { $0 > Self.cyclesPerComponent }) { hasAll = false }
    }

    /// A shortest way from a node back to itself through each edge that leads back to it from some nodes of its component.
    private mutating func rounds(
        from start: Int32, over tails: Set<Int32>, _ labels: [Int32], _ search: inout BreadthFirstSearch
    ) -> [[Int32]] {
        let graph = search.graph
        var left = tails.count
        search.run(
            from: [start], over: { labels[Int(graph.heads[$0])] == labels[Int(start)] },
            until: { node in
                if tails.contains(node) { left -= 1 }
                return left == 0
            })
        budget -= search.edgesLookedAt
        var rounds: [[Int32]] = []
        for tail in search.order where tails.contains(tail) && budget > 0 {
            for place in graph.places(from: tail) where graph.heads[place] == start {
                rounds.append(search.path(to: tail).places + [Int32(place)])
                budget -= rounds[rounds.count - 1].count
            }
        }
        return rounds
    }

    /// Which components have a step inside that ends growth: without one, no way round is a switching one.
    private func switchingComponents(_ components: Components, _ steps: [Int32]) -> [Bool] {
        var isSwitching = [Bool](repeating: false, count: components.count)
        for step in steps where graph.edges[Int(step)].endsGrowth {
            let label = components.labels[Int(index.tail(of: step))]
            if label == components.labels[Int(index.head(of: step))] { isSwitching[Int(label)] = true }
        }
        return isSwitching
    }

    /// Whether no cycle over the same nodes was found before.
    private mutating func isNew(_ round: [Int32]) -> Bool {
        for edge in round { isCovered[Int(edge)] = true }
        return seen.insert(fromSmallest(round).map(index.tail)).inserted
    }

    /// The same round from its smallest node on, which is the one with the smallest id.
    private func fromSmallest(_ round: [Int32]) -> [Int32] {
        let first = round.indices.min { index.tail(of: round[$0]) < index.tail(of: round[$1]) } ?? 0
        return Array(round[first...] + round[..<first])
    }

    private func kind(of round: [Int32]) -> Cycle.Kind {
        if round.contains(where: { graph.edges[Int($0)].endsGrowth }) { return .switching }
        return round.count == 1 ? .selfPresenting : .growing
    }
}
