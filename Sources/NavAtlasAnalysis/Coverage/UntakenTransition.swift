import NavAtlasModel

/// A transition that no test takes.
package struct UntakenTransition: Sendable {
    /// The transition.
    package let step: Edge
    /// How many screens that no test visits it leads to, directly or through other such screens.
    package let screensBehind: Int
    /// A shortest walk that ends with it; `nil` where no path leads to where it starts.
    package let walk: GraphPath?
}

extension Analysis {
    /// The transitions that no test takes, those with the most screens behind them first.
    ///
    /// Takes time in proportion to the graph for each node that one of them leads to.
    package func untakenTransitions(in coverage: NavigationCoverage) -> [UntakenTransition] {
        let untaken = coverage.steps.filter { coverage[$0] == .uncovered }
        guard !untaken.isEmpty else { return [] }
        let behind = ScreensBehind(self, coverage)
        let walks = ShortestWalks(self)
        var counts: [String: Int] = [:]
        return untaken.map { step in
            let count = counts[step.to] ?? behind.count(from: step.to)
            counts[step.to] = count
            return UntakenTransition(step: step, screensBehind: count, walk: walks.walk(over: step))
        }.sorted { ($1.screensBehind, $0.step.identity) < ($0.screensBehind, $1.step.identity) }
    }
}

/// How many screens that no test visits lie behind a node.
private struct ScreensBehind {
    private let index: GraphIndex
    private let coverage: NavigationCoverage
    private let digraph: Digraph
    /// The screens that no test is known to visit.
    private let isWanted: [Bool]

    init(_ analysis: Analysis, _ coverage: NavigationCoverage) {
        let graph = analysis.graph
        index = analysis.index
        self.coverage = coverage
        // What lies behind a screen that some test visits does not lie behind the transition.
        digraph = index.digraph(
            ofEdges: graph.walkedEdges().filter { coverage[node: graph.edges[Int($0)].to] != .covered })
        isWanted = graph.nodes.map { $0.kind == .screen && coverage[node: $0.id] != .covered }
    }

    func count(from id: String) -> Int {
        guard let node = index.node(id), coverage[node: id] != .covered else { return 0 }
        return zip(digraph.reachable(from: [node]), isWanted).count { $0 && $1 }
    }
}

/// A shortest walk to every node that a person can come to: from an entry, and with a deep link to what only links open.
private struct ShortestWalks {
    private let analysis: Analysis
    private let chosen: [Int32]
    private let searches: [(paths: ShortestPaths, links: [String: DeepLink])]

    init(_ analysis: Analysis) {
        self.analysis = analysis
        chosen = analysis.graph.walkedEdges()
        let digraph = analysis.index.digraph(ofEdges: chosen)
        let links = Dictionary(
            analysis.openedStarts(avoiding: []).compactMap { start, link in link.map { (start, $0) } }
        ) { first, _ in first }
        searches = [(analysis.graph.entries, [:]), (links.keys.sorted(), links)].map { starts, links in
            (digraph.shortestPaths(from: starts.compactMap(analysis.index.node)), links)
        }
    }

    func walk(over step: Edge) -> GraphPath? {
        guard let from = analysis.index.node(step.from) else { return nil }
        for (paths, links) in searches {
            guard let (source, places) = paths.steps(to: from) else { continue }
            let start = analysis.graph.nodes[Int(source)].id
            let steps = places.map { analysis.graph.edges[Int(chosen[Int($0)])] }
            return GraphPath(start: start, link: links[start], steps: steps + [step])
        }
        return nil
    }
}
