import NavAtlasModel

/// Derives from the lines that ran which edges and nodes tests covered.
struct CoverageEvidence {
    private(set) var edges: [Edge.Identity: CoverageState] = [:]
    private(set) var nodes: [String: CoverageState] = [:]
    private let ran: [SourceLocation: Bool]?
    private let entries: Set<String>
    /// The steps that lead to each node.
    private var incoming: [String: [Edge]] = [:]

    init(_ graph: NavigationGraph, steps: [Edge], ran: [SourceLocation: Bool]?) {
        self.ran = ran
        entries = Set(graph.entries)
        for step in steps { incoming[step.to, default: []].append(step) }
        // First what lines say, then what follows from it.
        for node in graph.nodes { nodes[node.id] = ran == nil ? .unknown : state(of: node.body) }
        // What live coordinators showed was visited, whoever else leads there.
        for edge in graph.edges where edge.evidence.contains(.observed) { nodes[edge.to] = .covered }
        let askers = Self.askers(of: steps)
        for step in steps { edges[step.identity] = stateByLines(of: step, askers) }
        let known = (edges: edges, nodes: nodes)
        for step in steps where known.edges[step.identity] == .unknown {
            edges[step.identity] = stateByDestination(of: step, known.edges, known.nodes)
        }
        for node in graph.nodes where known.nodes[node.id] == .unknown { nodes[node.id] = stateByWays(to: node) }
        addDeclarations(of: graph)
    }

    func state(of link: DeepLink) -> CoverageState {
        let line = link.location.map { state(of: [$0]) } ?? .unknown
        let target = link.to.flatMap { nodes[$0] } ?? .unknown
        // The line of a handler may run for every link that is opened.
        if line == .uncovered || target == .uncovered { return .uncovered }
        return line == .covered && target == .covered ? .covered : .unknown
    }

    /// Whether any of some places ran.
    private func state(of places: Set<SourceLocation>) -> CoverageState {
        guard let ran else { return .unknown }
        let answers = places.compactMap { ran[$0] }
        if answers.contains(true) { return .covered }
        // One that is not known may have run.
        return answers.isEmpty || answers.count < places.count ? .unknown : .uncovered
    }

    /// The nodes for which each trigger runs.
    private static func askers(of steps: [Edge]) -> [SourceLocation: Set<String>] {
        var askers: [SourceLocation: Set<String>] = [:]
        for step in steps {
            for trigger in step.triggers { askers[trigger, default: []].insert(step.from) }
        }
        return askers
    }

    private func stateByLines(of step: Edge, _ askers: [SourceLocation: Set<String>]) -> CoverageState {
        if step.evidence.contains(.observed) { return .covered }
        guard let ran else { return .uncovered }
        // The line of a declaration runs when its coordinator is made.
        guard step.kind == .transition else { return .unknown }
        // What has no line of its own runs with its screen, if that is shown at all.
        if step.triggers.isEmpty, nodes[step.from] == .uncovered { return .uncovered }
        let state = state(of: step.triggers)
        let taken = step.triggers.filter { ran[$0] == true }
        guard state == .covered else { return state }
        if taken.contains(where: { step.locations.contains($0) && askers[$0] == [step.from] }) { return .covered }
        // The line is no screen's own: it runs for each that hands it to a button, or has its view as a part, and for none
        // that was never shown.
        if nodes[step.from] == .uncovered { return .uncovered }
        let isOwn = taken.contains { trigger in
            (askers[trigger] ?? []).allSatisfy { $0 == step.from || nodes[$0] == .uncovered }
        }
        return isOwn ? .covered : .unknown
    }

    /// A way without a line of its own: nobody took it to what was never shown, and what was shown was come to by its only
    /// way.
    private func stateByDestination(
        of step: Edge, _ edges: [Edge.Identity: CoverageState], _ nodes: [String: CoverageState]
    ) -> CoverageState {
        guard ran != nil, step.kind != .transition || step.triggers.isEmpty else { return .unknown }
        switch nodes[step.to] ?? .unknown {
        case .uncovered: return .uncovered
        case .unknown: return .unknown
        case .covered:
            let others = (incoming[step.to] ?? []).filter { $0.identity != step.identity }
            let isOnly = !entries.contains(step.to) && others.allSatisfy { edges[$0.identity] == .uncovered }
            return isOnly ? .covered : .unknown
        }
    }

    /// A node without a body of its own: someone came to it by a way that was taken, and no one where no way was.
    private func stateByWays(to node: Node) -> CoverageState {
        let ways = (incoming[node.id] ?? []).map { edges[$0.identity] ?? .unknown }
        if ways.contains(.covered) { return .covered }
        if entries.contains(node.id) || ways.isEmpty { return .unknown }
        return ways.allSatisfy { $0 == .uncovered } ? .uncovered : .unknown
    }

    /// A route is taken where a transition takes it.
    private mutating func addDeclarations(of graph: NavigationGraph) {
        var takers: [Route: [CoverageState]] = [:]
        for edge in graph.edges where edge.kind == .transition {
            takers[Route(name: edge.name, to: edge.to), default: []].append(edges[edge.identity] ?? .unknown)
        }
        for edge in graph.edges where edge.isDeclaredStep && edges[edge.identity] ?? .unknown == .unknown {
            let states = takers[Route(name: edge.takenRoute, to: edge.to)] ?? []
            if edge.evidence.contains(.observed) || states.contains(.covered) {
                edges[edge.identity] = .covered
            } else if edge.kind != .tab, !states.isEmpty, states.allSatisfy({ $0 == .uncovered }) {
                // A person may choose a tab whatever code does.
                edges[edge.identity] = .uncovered
            }
        }
    }

    private struct Route: Hashable { let name, to: String }
}
