import NavAtlasModel

/// What has changed between two graphs, with what stands next to it: one graph that holds the facts of both, for a
/// picture.
///
/// The nodes are those that have changed, the nodes that a way joins to one of them, and the ends of every way that has
/// changed. A node with a new name stands there once, by that name.
public struct ChangedNeighbourhood: Sendable {
    /// What has become of a fact.
    public enum Change: String, Hashable, Sendable, CaseIterable {
        /// It is new.
        case added
        /// It is gone.
        case removed
        /// It is another than it was: by its name, its kind, or who can come there.
        case changed
    }

    /// The facts of both graphs, as far as they are near a change; without places.
    public let graph: NavigationGraph
    /// The nodes that have changed, by their ids.
    public let nodes: [String: Change]
    /// The ways that have changed.
    public let edges: [Edge.Identity: Change]
    /// Whether a person can come to those of the nodes that are not gone.
    public let reachability: [String: Reachability]

    /// Finds what has changed, as ``GraphDiff`` does.
    public init(from base: NavigationGraph, to head: NavigationGraph) {
        let (base, head) = (base.withoutProvenance, head.withoutProvenance)
        let old = base.renaming(NodeRenames(from: base, to: head).names)
        var marks = Marks()
        for change in GraphDiff(from: base, to: head).changes { marks.insert(change) }
        (nodes, edges) = (marks.nodes, marks.edges)

        var near = Set(nodes.keys)
        for edge in old.edges + head.edges {
            let isNear = nodes[edge.from] != nil || nodes[edge.to] != nil || edges[edge.identity] != nil
            if isNear { near.formUnion([edge.from, edge.to]) }
        }
        let after = Analysis(head)
        reachability = Dictionary(
            uniqueKeysWithValues: near.filter { head[$0] != nil }.map { ($0, after.reachability(of: $0)) })
        graph = old.merging(head).part(near)
    }

    private struct Marks {
        var nodes: [String: Change] = [:]
        var edges: [Edge.Identity: Change] = [:]

        mutating func insert(_ change: GraphDiff.Change) {
            switch change {
            case .node(let node, let side): nodes[node.id] = Change(side)
            case .renamed(_, let node), .altered(_, let node), .reach(let node, _, _): touch(node.id)
            case .entry(let id, _): touch(id)
            case .link(let link, _): if let id = link.to { touch(id) }
            case .redirected(let from, let to): for id in [from.to, to.to].compactMap({ $0 }) { touch(id) }
            case .edge(let edge, let side): edges[edge.identity] = Change(side)
            case .changed(let from, let to), .moved(let from, let to):
                if from.identity == to.identity {
                    edges[to.identity] = .changed
                } else {
                    edges[from.identity] = .removed
                    edges[to.identity] = .added
                }
            case .unresolved(let call, _): if let id = call.from { touch(id) }
            case .unreachable: break
            }
        }

        private mutating func touch(_ id: String) { if nodes[id] == nil { nodes[id] = .changed } }
    }
}

extension ChangedNeighbourhood.Change {
    fileprivate init(_ side: GraphDiff.Side) { self = side == .added ? .added : .removed }
}

extension NavigationGraph {
    /// The part that some nodes make, with every way between two of them.
    fileprivate func part(_ ids: Set<String>) -> NavigationGraph {
        let part = try? NavigationGraph(
            entries: entries.filter(ids.contains), nodes: nodes.filter { ids.contains($0.id) },
            edges: edges.filter { ids.contains($0.from) && ids.contains($0.to) },
            deepLinks: deepLinks.filter { $0.to.map(ids.contains) == true })
        // Nothing is left that names another node.
        return part ?? .empty
    }
}
