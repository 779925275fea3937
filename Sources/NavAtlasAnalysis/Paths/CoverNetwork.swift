/// The components of a graph as a network without cycles, and the least flow that passes everything that is wanted.
///
/// Component `c` is two nodes, `2c` where one comes in and `2c + 1` where one goes out, with an arc between them that
/// wants 1 where an edge inside is wanted. A source leads to the components where walks start, and every component leads
/// to a sink.
struct CoverNetwork {
    /// An edge from one component to another.
    struct Bridge {
        let tail: Int32
        let place: Int32
    }

    private var flow: [MinimumFlow.Arc]
    /// The arcs that leave each node.
    private let outgoing: Digraph
    /// The first of them that may have something left.
    private var cursors: [Int32]
    /// The edge of the graph that each arc is; `nil` for the others.
    private let bridges: [Bridge?]
    private let source: Int32
    private let sink: Int32
    /// The node where walks start, by component.
    private let starts: [Int32: Int32]

    init(_ digraph: Digraph, _ components: Components, isReached: [Bool], isWanted: [Bool], sources: [Int32]) {
        let count = Int32(components.count)
        let (source, sink) = (2 * count, 2 * count + 1)
        var starts: [Int32: Int32] = [:]
        for node in sources {
            let component = components.labels[Int(node)]
            starts[component] = min(node, starts[component] ?? node)
        }
        var isWantedInside = [Bool](repeating: false, count: components.count)
        var arcs: [MinimumFlow.Arc] = []
        var bridges: [Bridge?] = []
        for tail in 0..<Int32(digraph.nodeCount) where isReached[Int(tail)] {
            let from = components.labels[Int(tail)]
            for place in digraph.places(from: tail) {
                let to = components.labels[Int(digraph.heads[place])]
                if from == to {
                    if isWanted[place] { isWantedInside[Int(from)] = true }
                    continue
                }
                let lower: Int32 = isWanted[place] ? 1 : 0
                arcs.append(MinimumFlow.Arc(tail: 2 * from + 1, head: 2 * to, lower: lower, flow: lower))
                bridges.append(Bridge(tail: tail, place: Int32(place)))
            }
        }
        let bridgeCount = arcs.count
        for component in 0..<count {
            let lower: Int32 = isWantedInside[Int(component)] ? 1 : 0
            arcs.append(MinimumFlow.Arc(tail: 2 * component, head: 2 * component + 1, lower: lower, flow: lower))
        }
        for component in 0..<count {
            arcs.append(MinimumFlow.Arc(tail: 2 * component + 1, head: sink, lower: 0, flow: 0))
        }
        let started = starts.keys.sorted()
        for component in started {
            arcs.append(MinimumFlow.Arc(tail: source, head: 2 * component, lower: 0, flow: 0))
        }
        bridges += Array(repeating: nil, count: arcs.count - bridgeCount)
        Self.fill(&arcs, bridgeCount: bridgeCount, componentCount: Int(count), started)

        let nodeCount = components.count * 2 + 2
        flow = MinimumFlow(arcs, nodeCount: nodeCount, from: source, to: sink).arcs
        outgoing = Digraph(
            nodeCount: nodeCount, tails: arcs.map(\.tail), heads: arcs.map(\.head))
        cursors = outgoing.offsets
        self.bridges = bridges
        (self.source, self.sink, self.starts) = (source, sink, starts)
    }

    /// Makes a flow that satisfies every arc, from the components that lead nowhere backwards: what goes out of one and
    /// does not come in yet is fetched over its first bridge, or from the source.
    private static func fill(
        _ arcs: inout [MinimumFlow.Arc], bridgeCount: Int, componentCount: Int, _ started: [Int32]
    ) {
        let bridges = arcs[..<bridgeCount]
        let incoming = Digraph(
            nodeCount: 2 * componentCount, tails: bridges.map(\.head), heads: bridges.map(\.tail))
        var sourceArcs: [Int32: Int] = [:]
        for (step, component) in started.enumerated() {
            sourceArcs[component] = bridgeCount + 2 * componentCount + step
        }
        var goingOut = [Int32](repeating: 0, count: componentCount)
        // Bridges lead from higher numbers of components to lower ones.
        for component in 0..<componentCount {
            let (inside, end) = (bridgeCount + component, bridgeCount + componentCount + component)
            let places = incoming.places(from: Int32(2 * component)).map { Int(incoming.edges[$0]) }
            let comingIn = places.reduce(0) { $0 + arcs[$1].flow }
            let through = max(comingIn, goingOut[component], arcs[inside].lower)
            arcs[inside].flow = through
            arcs[end].flow = through - goingOut[component]
            if let arc = sourceArcs[Int32(component)] ?? places.first {
                arcs[arc].flow += through - comingIn
            }
            for arc in places { goingOut[Int(arcs[arc].tail / 2)] += arcs[arc].flow }
        }
    }

    /// Takes one unit out of the flow: where it starts, and over which bridges it goes.
    mutating func nextChain() -> (source: Int32, bridges: [Bridge])? {
        guard let first = take(from: source) else { return nil }
        var node = flow[first].head
        guard let start = starts[node / 2] else { return nil }
        var chain: [Bridge] = []
        while node != sink, let arc = take(from: node) {
            if let bridge = bridges[arc] { chain.append(bridge) }
            node = flow[arc].head
        }
        return (start, chain)
    }

    private mutating func take(from node: Int32) -> Int? {
        while cursors[Int(node)] < outgoing.offsets[Int(node) + 1] {
            let arc = Int(outgoing.edges[Int(cursors[Int(node)])])
            if flow[arc].flow > 0 {
                flow[arc].flow -= 1
                return arc
            }
            cursors[Int(node)] += 1
        }
        return nil
    }
}
