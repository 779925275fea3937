import NavAtlasModel

/// Which screens stand inside which, by what earlier rounds found: parts and tabs, and what is pushed or presented there.
struct Containment {
    private var parts: [NodeKey: Set<NodeKey>] = [:]
    private var pushed: [NodeKey: Set<NodeKey>] = [:]
    private var presented: [NodeKey: Set<NodeKey>] = [:]

    mutating func note(_ edges: Set<DraftEdge>) {
        for edge in edges {
            if edge.kind == .root || edge.kind == .tab {
                parts[edge.from, default: []].insert(edge.to)
            } else if edge.presentation == .push {
                pushed[edge.from, default: []].insert(edge.to)
            } else if edge.presentation != .root, edge.presentation != .tab {
                presented[edge.from, default: []].insert(edge.to)
            }
        }
    }

    /// Whether a screen stands inside another one.
    ///
    /// - Parameter isPresentedCounted: whether what is presented from inside counts, too.
    func holds(_ screen: NodeKey, in container: NodeKey, orPresented isPresentedCounted: Bool = false) -> Bool {
        guard let first = parts[container] else { return false }
        return leads(to: screen, from: container, by: first, orPresented: isPresentedCounted)
    }

    /// Whether a screen was pushed or presented from another one, or from what was.
    func stands(_ screen: NodeKey, upon other: NodeKey) -> Bool {
        let first = pushed[other, default: []].union(presented[other, default: []])
        return leads(to: screen, from: other, by: first, orPresented: true)
    }

    private func leads(
        to screen: NodeKey, from node: NodeKey, by first: Set<NodeKey>, orPresented isPresentedCounted: Bool
    ) -> Bool {
        guard screen != node else { return false }
        return Set.reachable(from: first) { next in
            let inside = parts[next, default: []].union(pushed[next, default: []])
            return isPresentedCounted ? inside.union(presented[next, default: []]) : inside
        }.contains(screen)
    }

    /// Whether two screens stand in different parts of some container.
    func areInDifferentParts(_ one: NodeKey, _ other: NodeKey) -> Bool {
        parts.values.contains { parts in
            let around = parts.filter { $0 == one || holds(one, in: $0) }
            guard !around.isEmpty, around.count < parts.count else { return false }
            let others = parts.filter { $0 == other || holds(other, in: $0) }
            return !others.isEmpty && others.isDisjoint(with: around)
        }
    }
}
