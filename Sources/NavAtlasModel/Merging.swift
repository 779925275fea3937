// Uniting facts. Every operation here is associative, commutative and idempotent (a union, a minimum or a maximum), so
// that a graph does not depend on the order in which modules were read, and reading one twice changes nothing.

extension NavigationGraph {
    /// The graph that has the facts of both; evidence and locations unite.
    public func merging(_ other: NavigationGraph) -> NavigationGraph {
        NavigationGraph(
            uniting: entries + other.entries, nodes: nodes + other.nodes, edges: edges + other.edges,
            deepLinks: deepLinks + other.deepLinks, unresolved: unresolved + other.unresolved)
    }

    init(
        uniting entries: [String], nodes: [Node], edges: [Edge], deepLinks: [DeepLink], unresolved: [UnresolvedCall]
    ) {
        self.entries = Set(entries).sorted()
        self.nodes = nodes.united(by: \.id) { $0.unite($1) }.sorted { $0.id < $1.id }
        self.edges = edges.united(by: \.identity) { $0.unite($1) }
            .map { (key: $0.identity, edge: $0) }.sorted { $0.key < $1.key }.map(\.edge)
        self.deepLinks = deepLinks.united(by: \.identity) { $0.location = least($0.location, $1.location) }
            .sorted {
                ($0.pattern, $0.to ?? "", $0.path.joined(separator: "\u{0}"))
                    < ($1.pattern, $1.to ?? "", $1.path.joined(separator: "\u{0}"))
            }
        self.unresolved = Set(unresolved).sorted { $0.sortKey < $1.sortKey }
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
    fileprivate var sortKey: (SourceLocation, String, String, String, String) {
        (
            location ?? SourceLocation(file: "", line: 0, column: 0), what, reason, from ?? "",
            candidates.sorted().joined(separator: "\u{0}")
        )
    }
}

private func least<Value: Comparable>(_ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
}

extension Array {
    fileprivate func united<Key: Hashable>(by key: (Element) -> Key, _ unite: (inout Element, Element) -> Void) -> [
        Element
    ] {
        var places: [Key: Int] = [:]
        places.reserveCapacity(count)
        var result: [Element] = []
        result.reserveCapacity(count)
        for element in self {
            if let place = places[key(element)] {
                unite(&result[place], element)
            } else {
                places[key(element)] = result.count
                result.append(element)
            }
        }
        return result
    }
}
