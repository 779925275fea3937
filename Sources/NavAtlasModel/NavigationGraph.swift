/// The graph of an app's navigation: its coordinators and screens, and the edges between them.
///
/// A graph is a value in canonical form: entries, nodes, edges, links and unresolved calls are sorted, and no two of
/// them have the same identity. The same facts in any order therefore make equal graphs, and equal documents.
public struct NavigationGraph: Hashable, Sendable {
    /// The ids of the nodes where a person comes in.
    public let entries: [String]
    /// Coordinators and screens, sorted by id.
    public let nodes: [Node]
    /// Roots, routes, tabs and transitions, sorted by identity.
    public let edges: [Edge]
    /// URL patterns, sorted.
    public let deepLinks: [DeepLink]
    /// Calls that could not be followed, sorted.
    public let unresolved: [UnresolvedCall]
    /// What else was seen in declarations, sorted.
    public let remarks: [Remark]
    /// Where findings are accepted by a comment, sorted.
    public let suppressions: [Suppression]
    /// How the navigation sites of each file ended, sorted by file; empty where no source was read.
    public let census: [FileCensus]
    /// Limits that the reading has hit, sorted.
    public let bounds: [Bound]

    /// Creates a graph from facts in any order; facts with the same identity unite.
    ///
    /// - Throws: ``GraphError`` where an entry, an edge, a link or an unresolved call names a node that is not there.
    public init(
        entries: some Sequence<String> = [], nodes: some Sequence<Node>, edges: some Sequence<Edge> = [],
        deepLinks: some Sequence<DeepLink> = [], unresolved: some Sequence<UnresolvedCall> = [],
        remarks: some Sequence<Remark> = [], suppressions: some Sequence<Suppression> = [],
        census: some Sequence<FileCensus> = [], bounds: some Sequence<Bound> = []
    ) throws(GraphError) {
        self.init(
            uniting: Array(entries), nodes: Array(nodes), edges: Array(edges), deepLinks: Array(deepLinks),
            unresolved: Array(unresolved), remarks: Array(remarks), suppressions: Array(suppressions),
            census: Array(census), bounds: Array(bounds))
        try checkReferences()
    }

    /// The graph with nothing in it.
    public static let empty = NavigationGraph(uniting: [], nodes: [], edges: [], deepLinks: [], unresolved: [])

    /// The node of that id.
    ///
    /// Takes time logarithmic in the number of nodes.
    public subscript(id: String) -> Node? {
        var low = 0
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < nodes.count && nodes[low].id == id ? nodes[low] : nil
    }

    /// Whether there is nothing in it that navigates, or that may do so.
    public var isWithoutNavigation: Bool { nodes.isEmpty && unresolved.isEmpty && resolution.callSites == 0 }

    /// Whether call sites were read at all: a graph from live coordinators alone says nothing about who triggers what,
    /// not even where some ways were taken to see what they show.
    public var hasReadCallSites: Bool { edges.contains { $0.evidence.contains(.source) } }

    /// The same graph without places, evidence, components, remarks, suppressions, census and bounds: what a committed
    /// snapshot holds.
    public var withoutProvenance: NavigationGraph {
        NavigationGraph(
            uniting: entries,
            nodes: nodes.map { node in
                var node = node
                node.location = nil
                node.body = []
                return node
            },
            edges: edges.map { edge in
                var edge = edge
                edge.evidence = []
                edge.locations = []
                edge.triggers = []
                edge.through = []
                edge.components = []
                return edge
            },
            deepLinks: deepLinks.map { DeepLink(pattern: $0.pattern, to: $0.to, path: $0.path) },
            unresolved: unresolved.map {
                UnresolvedCall(what: $0.what, reason: $0.reason, from: $0.from, candidates: $0.candidates)
            })
    }

    private func checkReferences() throws(GraphError) {
        for (index, entry) in entries.enumerated() where self[entry] == nil {
            throw .missingNode(entry, place: "entries[\(index)]")
        }
        for (index, edge) in edges.enumerated() {
            if self[edge.from] == nil { throw .missingNode(edge.from, place: "edges[\(index)].from") }
            if self[edge.to] == nil { throw .missingNode(edge.to, place: "edges[\(index)].to") }
        }
        for (index, link) in deepLinks.enumerated() {
            if let target = link.to, self[target] == nil {
                throw .missingNode(target, place: "deepLinks[\(index)].to")
            }
        }
        for (index, call) in unresolved.enumerated() {
            if let from = call.from, self[from] == nil {
                throw .missingNode(from, place: "unresolved[\(index)].from")
            }
        }
    }
}
