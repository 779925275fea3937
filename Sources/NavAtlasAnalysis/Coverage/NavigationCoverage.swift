import NavAtlasModel

/// Whether tests covered an edge, a screen or a deep link.
public enum CoverageState: String, Hashable, Sendable, CaseIterable {
    /// They did.
    case covered
    /// They did not.
    case uncovered
    /// It has no line of its own by which one could tell.
    case unknown
}

/// Which ways an app's tests take, and which screens they visit.
///
/// A transition is taken where a line that only it runs was run; a screen is visited where its body was. What has no line
/// of its own is told from what it leads to, as far as that leaves no doubt: a screen that was never shown was not come
/// to, and one that was shown was come to by its only way. Everything else is unknown. What was observed on live
/// coordinators is taken.
public struct NavigationCoverage: Sendable {
    /// The graph.
    public let graph: NavigationGraph
    /// What a person takes, in the graph's order: transitions, tabs, and what is declared where call sites were not read.
    public let steps: [Edge]
    /// Links, in the graph's order.
    public let links: [(link: DeepLink, state: CoverageState)]
    private let edges: [Edge.Identity: CoverageState]
    private let nodes: [String: CoverageState]

    /// Tells what tests took.
    ///
    /// - Parameter ran: whether the code ran at the places of triggers, bodies and links; places about which nothing is
    ///   known are not in it. `nil` where only live coordinators were observed: what was not observed was not taken then.
    public init(of graph: NavigationGraph, ran: [SourceLocation: Bool]?) {
        self.graph = graph
        steps = graph.walkedEdges().map { graph.edges[Int($0)] }.filter(\.isTaken)
        let evidence = CoverageEvidence(graph, steps: steps, ran: ran)
        (edges, nodes) = (evidence.edges, evidence.nodes)
        links = graph.deepLinks.map { ($0, evidence.state(of: $0)) }
    }

    /// Whether a way was taken.
    public subscript(edge: Edge) -> CoverageState { edges[edge.identity] ?? .unknown }

    /// Whether the node of that id was visited.
    public subscript(node id: String) -> CoverageState { nodes[id] ?? .unknown }

    /// The transitions, tabs among them, that were taken.
    public var transitions: CoverageTally { CoverageTally(steps.map { self[$0] }) }

    /// The screens that were visited.
    public var screens: CoverageTally {
        CoverageTally(graph.nodes.filter { $0.kind == .screen }.map { self[node: $0.id] })
    }

    /// The declared routes that were taken; a root that shows itself is none.
    public var routes: CoverageTally { CoverageTally(graph.edges.filter(\.isDeclaredStep).map { self[$0] }) }

    /// The links that were opened.
    public var deepLinks: CoverageTally { CoverageTally(links.map(\.state)) }
}

/// How many of some things tests came by.
public struct CoverageTally: Hashable, Sendable {
    /// Those that they came by.
    public let covered: Int
    /// Those that they did not come by.
    public let uncovered: Int
    /// Those of which that is not known.
    public let unknown: Int

    init(_ states: some Sequence<CoverageState>) {
        let counts = states.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        (covered, uncovered) = (counts[.covered] ?? 0, counts[.uncovered] ?? 0)
        unknown = counts[.unknown] ?? 0
    }

    /// All of them.
    public var count: Int { covered + uncovered + unknown }

    /// The share of those that tests came by, among those of which it is known; `nil` where it is known of none.
    public var fraction: Double? {
        covered + uncovered == 0 ? nil : Double(covered) / Double(covered + uncovered)
    }
}

extension NavigationGraph {
    /// Whether anything was observed on live coordinators.
    var hasObservations: Bool { edges.contains { $0.evidence.contains(.observed) } }
}

extension Edge {
    /// Whether it is declared and someone has to take it: a root that is there first shows itself.
    var isDeclaredStep: Bool { kind.isDeclared && isTaken }
}
