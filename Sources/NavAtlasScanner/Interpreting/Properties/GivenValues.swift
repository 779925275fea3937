// What several screens' code gives for one key.

/// Values by who gives them, in the order in which they were given: sets of screens have another order in each run, and what
/// is done for one value may change what is known of the next.
struct GivenValues<Supplier: Hashable> {
    private(set) var suppliers: [Supplier] = []
    private var values: [Supplier: Values] = [:]

    var count: Int { values.values.reduce(0) { $0 + $1.count } }

    var all: Values { united(suppliers) }

    subscript(_ supplier: Supplier) -> Values? { values[supplier] }

    /// The values of some givers; `nil` if there are none.
    func given(by isMeant: (Supplier) -> Bool) -> Values? {
        let found = suppliers.filter(isMeant)
        return found.isEmpty ? nil : united(found)
    }

    mutating func give(_ given: Values, by supplier: Supplier) {
        if values[supplier] == nil { suppliers.append(supplier) }
        values[supplier, default: []].unite(given)
    }

    private func united(_ suppliers: [Supplier]) -> Values {
        suppliers.reduce(into: []) { $0.unite(values[$1] ?? []) }
    }
}
