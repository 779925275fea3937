/// What an expression may stand for.
typealias Values = Distinct<Value>

/// The screens that something may show.
typealias Targets = Distinct<Target>

/// Elements, each once, in the order in which they came.
///
/// A set's own order differs from one run to the next, and where one of several elements is taken, or what one does is
/// seen by the next, so would the graph. Two that hold the same in another order are equal.
struct Distinct<Element: Hashable> {
    private var elements: [Element] = []
    /// The elements of a large one once more; a few are compared sooner than hashed.
    private var lookup: Lookup?
    private static var mostCompared: Int { 8 }

    /// The elements by their hashes, shared by copies until one of them changes.
    private final class Lookup {
        private(set) var members: Set<Element>
        /// What the hashes of all give together, whatever their order.
        private(set) var hash: Int

        init(_ elements: [Element]) { (members, hash) = (Set(elements), Distinct.hash(of: elements)) }

        private init(copying other: Lookup) { (members, hash) = (other.members, other.hash) }

        func copy() -> Lookup { Lookup(copying: self) }

        func insert(_ value: Element) {
            members.insert(value)
            hash ^= value.hashValue
        }

        func remove(_ value: Element) {
            members.remove(value)
            hash ^= value.hashValue
        }
    }

    /// The lookup, for this one alone to change.
    private mutating func ownLookup() -> Lookup? {
        if lookup != nil, !isKnownUniquelyReferenced(&lookup) { lookup = lookup?.copy() }
        return lookup
    }

    private static func hash(of elements: [Element]) -> Int { elements.reduce(0) { $0 ^ $1.hashValue } }

    init() {}

    init(_ values: some Sequence<Element>) { formUnion(values) }

    func contains(_ value: Element) -> Bool { lookup?.members.contains(value) ?? elements.contains(value) }

    @discardableResult
    mutating func insert(_ value: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        guard !contains(value) else { return (false, value) }
        elements.append(value)
        if let lookup = ownLookup() {
            lookup.insert(value)
        } else if elements.count > Self.mostCompared {
            lookup = Lookup(elements)
        }
        return (true, value)
    }

    @discardableResult
    mutating func remove(_ value: Element) -> Element? {
        guard let place = elements.firstIndex(of: value) else { return nil }
        ownLookup()?.remove(value)
        return elements.remove(at: place)
    }

    mutating func formUnion(_ values: some Sequence<Element>) {
        for value in values { insert(value) }
    }

    /// Takes the others over where it has none, rather than copy one by one.
    mutating func unite(_ others: Self) {
        if isEmpty { self = others } else { formUnion(others) }
    }

    mutating func unite(_ others: [Element]) { formUnion(others) }

    func union(_ values: some Sequence<Element>) -> Self {
        var result = self
        result.formUnion(values)
        return result
    }

    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self { Self(try elements.filter(isIncluded)) }

    func subtracting(_ values: Self) -> Self { filter { !values.contains($0) } }
    mutating func subtract(_ values: Self) { self = subtracting(values) }
    func isDisjoint(with values: Self) -> Bool { !contains(where: values.contains) }
    func isSubset(of values: Self) -> Bool { count <= values.count && allSatisfy(values.contains) }
}

extension Distinct: RandomAccessCollection {
    func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(place: Int) -> Element { elements[place] }
}

extension Distinct: ExpressibleByArrayLiteral {
    init(arrayLiteral values: Element...) { self.init(values) }
}

extension Distinct: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        if let one = left.lookup, let other = right.lookup {
            if one === other { return true }
            if one.hash != other.hash { return false }
        }
        return left.count == right.count && (left.elements == right.elements || left.isSubset(of: right))
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(lookup?.hash ?? Self.hash(of: elements))
    }
}
