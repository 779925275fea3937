// What several screens' code gives for one key.

/// Values by who gives them, in the order in which they were given: sets of screens have another order in each run, and what
/// is done for one value may change what is known of the next.
struct GivenValues {
    private(set) var givers: [NodeKey?] = []
    private var values: [NodeKey?: Values] = [:]

    var count: Int { values.values.reduce(0) { $0 + $1.count } }

    var all: Values { united(givers) }

    subscript(_ giver: NodeKey?) -> Values? { values[giver] }

    /// What is given by some; `nil` where none of them gives anything.
    func given(by nodes: Set<NodeKey>) -> Values? {
        let found = givers.filter { $0.map(nodes.contains) == true }
        return found.isEmpty ? nil : united(found)
    }

    mutating func give(_ given: Values, by giver: NodeKey?) {
        if values[giver] == nil { givers.append(giver) }
        values[giver, default: []].unite(given)
    }

    private func united(_ givers: [NodeKey?]) -> Values {
        givers.reduce(into: []) { $0.unite(values[$1] ?? []) }
    }
}
