import NavAtlasModel

/// The differences between two graphs: nodes, edges and deep links that were added, removed, renamed or changed.
///
/// Places, evidence and components do not count. There is a change wherever the two graphs differ otherwise, and none
/// where they do not.
public struct GraphDiff: Hashable, Sendable {
    /// One difference.
    public enum Change: Hashable, Sendable {
        /// A node became an entry, or stopped being one.
        case entry(String, Side)
        /// A coordinator or a screen is new, or gone.
        case node(Node, Side)
        /// A node has another name, and the same ways in and out.
        case renamed(Node, to: Node)
        /// A node of the same name is of another kind, flow or style.
        case altered(Node, to: Node)
        /// A root, route, tab or transition is new, or gone.
        case edge(Edge, Side)
        /// A way between the same nodes is taken by another name, shown in another way, or takes another input.
        case changed(Edge, to: Edge)
        /// A destination is declared somewhere else.
        case moved(Edge, to: Edge)
        /// A link is new, or gone.
        case link(DeepLink, Side)
        /// A link leads elsewhere, or on another way.
        case redirected(DeepLink, to: DeepLink)
        /// A call that cannot be followed is new, or gone.
        case unresolved(UnresolvedCall, Side)
        /// The reachability of a node changed.
        case reach(Node, from: Reachability, to: Reachability)
        /// A new node to which no person can come.
        case unreachable(Node)
    }

    /// Which of the two graphs has a fact that the other has not.
    public enum Side: String, Hashable, Sendable {
        /// Only the later one.
        case added
        /// Only the earlier one.
        case removed
    }

    /// The differences: entries, nodes, declared edges, transitions, links, unresolved calls, and what all that means for
    /// who can be reached.
    public let changes: [Change]

    /// Whether there is no difference.
    public var isEmpty: Bool { changes.isEmpty }

    /// Compares two graphs.
    public init(from base: NavigationGraph, to head: NavigationGraph) {
        let (base, head) = (base.withoutProvenance, head.withoutProvenance)
        let renames = NodeRenames(from: base, to: head)
        let renamed = base.renaming(renames.names)
        var changes: [Change] = []
        changes += Self.sides(renamed.entries, head.entries).map { .entry($0.fact, $0.side) }
        changes += Self.nodes(renamed, head, renames, base)
        changes += EdgeChanges(from: renamed.edges, to: head.edges).changes
        changes += Self.links(renamed.deepLinks, head.deepLinks)
        changes += Self.sides(renamed.unresolved, head.unresolved).map { .unresolved($0.fact, $0.side) }
        changes += Self.reach(renamed, head)
        self.changes = changes
    }

    private static func sides<Fact: Hashable>(_ base: [Fact], _ head: [Fact]) -> [(fact: Fact, side: Side)] {
        let (old, new) = (Set(base), Set(head))
        return base.filter { !new.contains($0) }.map { ($0, .removed) }
            + head.filter { !old.contains($0) }.map { ($0, .added) }
    }

    private static func nodes(
        _ base: NavigationGraph, _ head: NavigationGraph, _ renames: NodeRenames, _ before: NavigationGraph
    ) -> [Change] {
        let renamed = renames.names.sorted { $0.key < $1.key }.compactMap { old, new -> Change? in
            guard let from = before[old], let to = head[new] else { return nil }
            return .renamed(from, to: to)
        }
        let gone = base.nodes.filter { head[$0.id] == nil }.map { Change.node($0, .removed) }
        let new = head.nodes.filter { base[$0.id] == nil }.map { Change.node($0, .added) }
        let altered = base.nodes.compactMap { node -> Change? in
            guard let now = head[node.id], now != node else { return nil }
            return .altered(node, to: now)
        }
        return gone + new + renamed + altered
    }

    private static func links(_ base: [DeepLink], _ head: [DeepLink]) -> [Change] {
        let old = Dictionary(grouping: base.filter { !head.contains($0) }, by: \.pattern)
        let new = Dictionary(grouping: head.filter { !base.contains($0) }, by: \.pattern)
        return Set(old.keys).union(new.keys).sorted().flatMap { pattern -> [Change] in
            let (gone, come) = (old[pattern] ?? [], new[pattern] ?? [])
            if gone.count == 1, come.count == 1 { return [.redirected(gone[0], to: come[0])] }
            return gone.map { .link($0, .removed) } + come.map { .link($0, .added) }
        }
    }

    private static func reach(_ base: NavigationGraph, _ head: NavigationGraph) -> [Change] {
        let (before, after) = (Analysis(base), Analysis(head))
        return head.nodes.compactMap { node in
            let now = after.reachability(of: node.id)
            guard base[node.id] != nil else { return now == .unreachable ? .unreachable(node) : nil }
            let then = before.reachability(of: node.id)
            return now == then ? nil : .reach(node, from: then, to: now)
        }
    }
}

extension GraphDiff {
    /// The nodes that a change is about, by their ids in either graph.
    public var touched: Set<String> { Set(changes.flatMap(\.touched)) }
}

extension GraphDiff.Change {
    /// The nodes that it is about, by their ids in either graph; what is there now comes last.
    public var touched: [String] {
        switch self {
        case .entry(let id, _): [id]
        case .node(let node, _), .reach(let node, _, _), .unreachable(let node): [node.id]
        case .renamed(let from, let to), .altered(let from, let to): [from.id, to.id]
        case .edge(let edge, _): [edge.from, edge.to]
        case .changed(let from, let to), .moved(let from, let to): [from.from, from.to, to.from, to.to]
        case .link(let link, _): [link.to].compactMap { $0 }
        case .redirected(let from, let to): [from.to, to.to].compactMap { $0 }
        case .unresolved(let call, _): [call.from].compactMap { $0 }
        }
    }
}
