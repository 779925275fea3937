import NavAtlasModel

/// Pairs removed edges with added ones, where one replaced the other.
struct EdgeChanges {
    private(set) var changes: [GraphDiff.Change] = []
    private var gone: [Edge]
    private var come: [Edge]

    init(from base: [Edge], to head: [Edge]) {
        let (old, new) = (Set(base), Set(head))
        gone = base.filter { !new.contains($0) }
        come = head.filter { !old.contains($0) }
        // From the most alike to the least; only where there is one on each side can it be told which became which.
        pair({ .changed($0, to: $1) }) { Ends(from: $0.from, to: $0.to, kind: $0.kind.rawValue, name: $0.name) }
        pair({ .changed($0, to: $1) }) { Ends(from: $0.from, to: $0.to, kind: $0.isWay, name: $0.name) }
        pair({ .changed($0, to: $1) }) { Ends(from: $0.from, to: $0.to, kind: $0.isWay, name: nil) }
        pair({ .moved($0, to: $1) }) {
            $0.kind.isDeclared ? Ends(from: nil, to: $0.to, kind: $0.isWay, name: nil) : nil
        }
        changes += gone.map { .edge($0, .removed) } + come.map { .edge($0, .added) }
        changes = changes.filter(\.isDeclared) + changes.filter { !$0.isDeclared }
    }

    private struct Ends: Hashable {
        let from: String?
        let to: String
        let kind: String
        let name: String?
    }

    private mutating func pair(_ change: (Edge, Edge) -> GraphDiff.Change, _ key: (Edge) -> Ends?) {
        let old = Dictionary(grouping: gone, by: key)
        let new = Dictionary(grouping: come, by: key)
        var paired: Set<Edge> = []
        for edge in gone {
            guard let key = key(edge), old[key]?.count == 1, let others = new[key], others.count == 1 else { continue }
            changes.append(change(edge, others[0]))
            paired.formUnion([edge, others[0]])
        }
        gone.removeAll(where: paired.contains)
        come.removeAll(where: paired.contains)
    }
}

extension Edge {
    /// Whether it is declared or triggered, as a key.
    fileprivate var isWay: String { kind.isDeclared ? "declared" : "triggered" }
}

extension GraphDiff.Change {
    fileprivate var isDeclared: Bool {
        switch self {
        case .edge(let edge, _), .changed(let edge, _), .moved(let edge, _): edge.kind.isDeclared
        default: false
        }
    }
}
