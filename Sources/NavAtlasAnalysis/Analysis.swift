import NavAtlasModel

/// A graph with everything that rules and reports need to know of it, computed once.
public struct Analysis: Sendable {
    /// The graph itself.
    public let graph: NavigationGraph
    /// The graph as integers.
    package let index: GraphIndex
    /// Ways round, each once; growing ones first, then by subject.
    public let cycles: [Cycle]
    /// Whether every way round is in the list; false where a dense part of the graph has more than are worth listing.
    public let hasAllCycles: Bool
    /// What deep links open, and what is wrong with them.
    public let deepLinkCoverage: DeepLinkCoverage
    /// Where the app's navigation could not be followed, and why.
    public let notFollowed: NotFollowed
    /// Whether enough of the app was followed to say what is missing in it.
    public let isUnderstood: Bool
    /// What was not followed, as far as it may contradict a finding.
    let unfollowedCalls: UnfollowedCalls
    private let reachabilities: [Reachability]
    /// What tests take, where that is known.
    public var coverage: NavigationCoverage?

    /// Analyses a graph, in time near-linear in its size.
    public init(_ graph: NavigationGraph) {
        self.graph = graph
        index = GraphIndex(graph)
        deepLinkCoverage = DeepLinkCoverage(graph: graph, index: index)
        let (index, reachabilities) = (
            index, index.reachability(in: graph, openedByLinks: deepLinkCoverage.opened)
        )
        self.reachabilities = reachabilities
        unfollowedCalls = UnfollowedCalls(graph) { id in index.node(id).map { reachabilities[Int($0)] } ?? .unreachable
        }
        notFollowed = NotFollowed(graph)
        isUnderstood = !graph.isMostlyNotFollowed
        coverage = graph.hasObservations ? NavigationCoverage(of: graph, ran: nil) : nil
        (cycles, hasAllCycles) = CycleSearch(graph: graph, index: index).run()
    }

    /// The app's flows from its entries on, in time near-linear in the graph's size.
    package var flows: FlowTree { FlowTree(graph) }

    /// Whether a person can come to the node of that id; `unreachable` where there is no such node.
    public func reachability(of id: String) -> Reachability {
        index.node(id).map { reachabilities[Int($0)] } ?? .unreachable
    }

    /// Why it is not known whether each of some nodes can be reached, by the node's place; `nil` for all others.
    var reasonsOfUnknown: [String?] {
        if graph.entries.isEmpty { return reachabilities.map { $0 == .unknown ? "no entry is known" : nil } }
        return unfollowedCalls.reasons(ofUnknown: reachabilities.map { $0 == .unknown }, index: index)
    }

    /// Why it is not known whether a person can come to the node of that id; `nil` where it is known.
    public func doubt(aboutReaching id: String) -> String? { index.node(id).flatMap { reasonsOfUnknown[Int($0)] } }

    /// The groups of nodes that lead to one another while the stack grows.
    var growingComponents: Components {
        index.digraph(ofEdges: graph.cycleSteps.filter { !graph.edges[Int($0)].endsGrowth }).components()
    }

    /// The nodes of a reachability, sorted by id.
    public func nodes(_ reachability: Reachability) -> [Node] {
        graph.nodes.indices.lazy.filter { reachabilities[$0] == reachability }.map { graph.nodes[$0] }
    }
}
