// What several screens' code gives for one key.

/// Values by who gives them, in the order in which they were given: sets of screens have another order in each run, and what
/// is done for one value may change what is known of the next.
struct GivenValues<Giver: Hashable> {
    private(set) var givers: [Giver] = []
    private var values: [Giver: Values] = [:]

    var count: Int { values.values.reduce(0) { $0 + $1.count } }

    var all: Values { united(givers) }

    subscript(_ giver: Giver) -> Values? { values[giver] }

    /// The values of some givers; `nil` if there are none.
    func given(by isMeant: (Giver) -> Bool) -> Values? {
        let found = givers.filter(isMeant)
        return found.isEmpty ? nil : united(found)
    }

    mutating func give(_ given: Values, by giver: Giver) {
        if values[giver] == nil { givers.append(giver) }
        values[giver, default: []].unite(given)
    }

    private func united(_ givers: [Giver]) -> Values {
        givers.reduce(into: []) { $0.unite(values[$1] ?? []) }
    }
}
