/// The controllers of libraries that the app shows. What is known of them is kept from round to round.
struct LibraryScreens {
    /// Their types.
    private(set) var names: Set<String> = []
    /// What they were given to show, by the type and by whose code gave it.
    private var contents: [String: GivenValues<NodeKey?>] = [:]

    /// What was left in objects that libraries share, by their types and properties.
    private(set) var kept: [String: Values] = [:]

    var count: Int {
        names.count + contents.values.reduce(0) { $0 + $1.count }
            + kept.values.reduce(0) { $0 + $1.count }
    }

    mutating func note(_ name: String) { names.insert(name) }

    mutating func keep(_ values: Values, as property: String) { kept[property, default: []].unite(values) }

    mutating func fill(_ name: String, with values: Values, by node: NodeKey?) {
        contents[name, default: GivenValues()].give(values, by: node)
    }

    /// What one of a type was given to show, by anybody's code.
    func content(of name: String) -> Values { contents[name]?.all ?? [] }

    /// What one holds that a screen's code uses: it may have been filled by another's, where that is the only one.
    func content(of name: String, usedBy node: NodeKey?) -> Values {
        guard let known = contents[name] else { return [] }
        return known[node] ?? (known.suppliers.count == 1 ? known.all : [])
    }
}
