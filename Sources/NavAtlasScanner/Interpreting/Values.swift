/// What something may stand for: each value once, in the order in which they came.
///
/// A set's own order differs from one run to the next, and where one of several values is taken, or what one does is seen
/// by the next, so would the graph. Two that hold the same in another order are equal.
struct Values {
    private var elements: [Value] = []
    /// The elements of a large one once more; a few are compared sooner than hashed.
    private var index: Set<Value>?
    private static let mostCompared = 8

    init() {}

    init(_ values: some Sequence<Value>) { formUnion(values) }

    func contains(_ value: Value) -> Bool { index?.contains(value) ?? elements.contains(value) }

    @discardableResult
    mutating func insert(_ value: Value) -> (inserted: Bool, memberAfterInsert: Value) {
        guard index?.insert(value).inserted ?? !elements.contains(value) else { return (false, value) }
        elements.append(value)
        if index == nil, elements.count > Self.mostCompared { index = Set(elements) }
        return (true, value)
    }

    @discardableResult
    mutating func remove(_ value: Value) -> Value? {
        guard let place = elements.firstIndex(of: value) else { return nil }
        index?.remove(value)
        return elements.remove(at: place)
    }

    mutating func formUnion(_ values: some Sequence<Value>) {
        for value in values { insert(value) }
    }

    /// Takes the others over where it has none, rather than copy one by one.
    mutating func unite(_ others: Values) {
        if isEmpty { self = others } else { formUnion(others) }
    }

    mutating func unite(_ others: [Value]) { formUnion(others) }

    func union(_ values: some Sequence<Value>) -> Values {
        var result = self
        result.formUnion(values)
        return result
    }

    func filter(_ isIncluded: (Value) throws -> Bool) rethrows -> Values { Values(try elements.filter(isIncluded)) }

    func subtracting(_ values: Values) -> Values { filter { !values.contains($0) } }
    mutating func subtract(_ values: Values) { self = subtracting(values) }
    func isDisjoint(with values: Values) -> Bool { !contains(where: values.contains) }
    func isSubset(of values: Values) -> Bool { count <= values.count && allSatisfy(values.contains) }
}

extension Values: RandomAccessCollection {
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(place: Int) -> Value { elements[place] }
}

extension Values: ExpressibleByArrayLiteral {
    init(arrayLiteral values: Value...) { self.init(values) }
}

extension Values: Hashable {
    static func == (left: Values, right: Values) -> Bool {
        left.count == right.count && (left.elements == right.elements || left.isSubset(of: right))
    }

    func hash(into hasher: inout Hasher) {
        // Whatever the order.
        hasher.combine(elements.reduce(0) { $0 ^ $1.hashValue })
    }
}
