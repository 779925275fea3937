// Uniting facts. Every operation here is associative, commutative and idempotent (a union, a minimum or a maximum), so
// that a graph does not depend on the order in which modules were read, and reading one twice changes nothing.

extension NavigationGraph {
    /// The graph that has the facts of both; evidence and locations unite.
    public func merging(_ other: NavigationGraph) -> NavigationGraph {
        NavigationGraph(
            uniting: entries + other.entries, nodes: nodes + other.nodes, edges: edges + other.edges,
            deepLinks: deepLinks + other.deepLinks, unresolved: unresolved + other.unresolved,
            remarks: remarks + other.remarks, suppressions: suppressions + other.suppressions)
    }

    init(
        uniting entries: [String], nodes: [Node], edges: [Edge], deepLinks: [DeepLink], unresolved: [UnresolvedCall],
        remarks: [Remark] = [], suppressions: [Suppression] = []
    ) {
        self.entries = Set(entries.map(\.normalized)).sorted()
        self.nodes = nodes.map(\.normalized).united(by: \.id) { $0.unite($1) }.sorted { $0.id < $1.id }
        self.edges = edges.map(\.normalized).united(by: \.identity) { $0.unite($1) }
            .map { (key: $0.identity, edge: $0) }.sorted { $0.key < $1.key }.map(\.edge)
        self.deepLinks = deepLinks.map(\.normalized)
            .united(by: \.identity) { $0.location = least($0.location, $1.location) }
            .sorted { $0.identity < $1.identity }
        self.unresolved = Set(unresolved.map(\.normalized)).sorted(by: UnresolvedCall.precedes)
        self.remarks = Set(remarks.map(\.normalized)).sorted()
        self.suppressions = Set(suppressions.map(\.normalized)).sorted()
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
    }
}

extension Edge {
    fileprivate mutating func unite(_ other: Edge) {
        input = least(input, other.input)
        initial = initial || other.initial
        evidence.formUnion(other.evidence)
        locations.formUnion(other.locations)
        components.formUnion(other.components)
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

extension Array {
    fileprivate func united<Key: Hashable>(by key: (Element) -> Key, _ unite: (inout Element, Element) -> Void)
        -> [Element]
    {
        var places: [Key: Int] = [:]
        places.reserveCapacity(count)
        var result: [Element] = []
        result.reserveCapacity(count)
        for element in self {
            let key = key(element)
            if let place = places[key] {
                unite(&result[place], element)
            } else {
                places[key] = result.count
                result.append(element)
            }
        }
        return result
    }
}
