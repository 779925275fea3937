// Uniting facts. Every operation here is associative, commutative and idempotent (a union, a minimum or a maximum), so
// that a graph does not depend on the order in which modules were read, and reading one twice changes nothing.

extension NavigationGraph {
    /// The graph that has the facts of both; evidence and locations unite. What follows from all of them together is not
    /// drawn here: see ``namingLiveScreens``.
    public func merging(_ other: NavigationGraph) -> NavigationGraph {
        NavigationGraph(
            uniting: entries + other.entries, nodes: nodes + other.nodes, edges: edges + other.edges,
            deepLinks: deepLinks + other.deepLinks, unresolved: unresolved + other.unresolved,
            remarks: remarks + other.remarks, suppressions: suppressions + other.suppressions,
            census: census + other.census, bounds: bounds + other.bounds)
    }

    init(
        uniting entries: [String], nodes: [Node], edges: [Edge], deepLinks: [DeepLink], unresolved: [UnresolvedCall],
        remarks: [Remark] = [], suppressions: [Suppression] = [], census: [FileCensus] = [], bounds: [Bound] = []
    ) {
        self.entries = Set(entries.map(\.normalized)).sorted()
        self.nodes = nodes.lazy.map(\.normalized).united(by: \.id) { $0.unite($1) }
        self.edges = edges.lazy.map(\.normalized).united(by: \.identity) { $0.unite($1) }
        self.deepLinks = deepLinks.lazy.map(\.normalized)
            .united(by: \.identity) { $0.location = least($0.location, $1.location) }
        self.unresolved = Set(unresolved.map(\.normalized)).sorted(by: UnresolvedCall.precedes)
        self.remarks = Set(remarks.map(\.normalized)).sorted()
        self.suppressions = Set(suppressions.map(\.normalized)).sorted()
        self.census = census.lazy.map(\.normalized).united(by: \.file) { $0.unite($1) }
        self.bounds = Set(bounds.map(\.normalized)).sorted()
    }
}

extension Node {
    fileprivate mutating func unite(_ other: Node) {
        if other.kind == .coordinator { kind = .coordinator }
        flow = least(flow?.rawValue, other.flow?.rawValue).map(Flow.init(rawValue:))
        style = least(style, other.style)
        module = least(module, other.module)
        container = container || other.container
        location = least(location, other.location)
        body.formUnion(other.body)
    }
}

extension Edge {
    fileprivate mutating func unite(_ other: Edge) {
        otherPresentations.merge(other.otherPresentations) { $0 && $1 }
        input = least(input, other.input)
        initial = initial || other.initial
        replaces = replaces && other.replaces
        evidence.formUnion(other.evidence)
        locations.formUnion(other.locations)
        triggers.formUnion(other.triggers)
        through.formUnion(other.through)
        components.formUnion(other.components)
    }
}

extension FileCensus {
    fileprivate mutating func unite(_ other: FileCensus) {
        resolved = max(resolved, other.resolved)
        dead = max(dead, other.dead)
        noNavigation = max(noNavigation, other.noNavigation)
        notFollowed = max(notFollowed, other.notFollowed)
    }
}

extension UnresolvedCall {
    fileprivate static func precedes(_ left: Self, _ right: Self) -> Bool {
        if left.location != right.location { return left.location.precedes(right.location) }
        if left.what != right.what { return left.what < right.what }
        if left.reason != right.reason { return left.reason < right.reason }
        if left.from != right.from { return left.from.precedes(right.from) }
        return left.candidates.sorted().lexicographicallyPrecedes(right.candidates.sorted())
    }
}

extension Optional where Wrapped: Comparable {
    /// Nothing comes before anything.
    func precedes(_ other: Wrapped?) -> Bool {
        guard let self, let other else { return self == nil && other != nil }
        return self < other
    }
}

private func least<Value: Comparable>(_ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
}

extension Sequence {
    /// The elements sorted by their keys, those of one key united.
    fileprivate func united<Key: Comparable>(by key: (Element) -> Key, _ unite: (inout Element, Element) -> Void)
        -> [Element]
    {
        var keyed = map { (key: key($0), element: $0) }
        keyed.sort { $0.key < $1.key }
        var result: [Element] = []
        result.reserveCapacity(keyed.count)
        for place in keyed.indices {
            if place > 0, keyed[place - 1].key == keyed[place].key {
                unite(&result[result.count - 1], keyed[place].element)
            } else {
                result.append(keyed[place].element)
            }
        }
        return result
    }
}
