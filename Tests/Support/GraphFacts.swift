import NavAtlasModel

/// What a graph is made from, before it is put in order.
public struct GraphFacts {
    /// The ids of entries.
    public var entries: [String] = []
    /// The nodes.
    public var nodes: [Node] = []
    /// The edges.
    public var edges: [Edge] = []
    /// The links.
    public var deepLinks: [DeepLink] = []
    /// The unresolved calls.
    public var unresolved: [UnresolvedCall] = []
    /// The remarks.
    public var remarks: [Remark] = []
    /// The suppressions.
    public var suppressions: [Suppression] = []
    /// The census of files.
    public var census: [FileCensus] = []
    /// The bounds.
    public var bounds: [Bound] = []

    /// No facts.
    public init() {}

    /// The graph of these facts.
    public func graph() throws(GraphError) -> NavigationGraph {
        try NavigationGraph(
            entries: entries, nodes: nodes, edges: edges, deepLinks: deepLinks, unresolved: unresolved,
            remarks: remarks, suppressions: suppressions, census: census, bounds: bounds)
    }

    /// The same facts in another order.
    public func shuffled(using random: inout SeededGenerator) -> GraphFacts {
        var facts = self
        facts.entries.shuffle(using: &random)
        facts.nodes.shuffle(using: &random)
        facts.edges.shuffle(using: &random)
        facts.deepLinks.shuffle(using: &random)
        facts.unresolved.shuffle(using: &random)
        facts.remarks.shuffle(using: &random)
        facts.suppressions.shuffle(using: &random)
        facts.census.shuffle(using: &random)
        facts.bounds.shuffle(using: &random)
        return facts
    }
}
