/// What code asks of a link.
struct URLComparison: Hashable {
    var text: String
    var isScheme: Bool
    /// The item of the query that holds it.
    var item: String?
    /// Its place among the components of the path, where the code reads it by number.
    var component: Int?
    /// Whether the code asks only that the part begins with the text.
    var isPrefix = false
    /// How many parts the path has at least, where the code asks for that and for no text.
    var partCount: Int?
    /// Whether it is the URL's fragment.
    var isFragment = false
    /// Which part of which URL it is, where that is known.
    var part: URLPart?

    /// The place of the last component, whatever its number.
    static let lastComponent = Int.max
    /// Its place, where that is a number.
    var number: Int? { component == Self.lastComponent ? nil : component }

    // Where a text stands in a variable, the same is asked.
    static func == (left: Self, right: Self) -> Bool {
        left.text == right.text && left.isScheme == right.isScheme && left.item == right.item
            && left.component == right.component && left.isPrefix == right.isPrefix
            && left.partCount == right.partCount && left.isFragment == right.isFragment
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(item)
        hasher.combine(component)
        hasher.combine(partCount)
    }

    /// The text without slashes around it.
    fileprivate var plainText: Substring {
        var plain = text[...]
        while plain.hasPrefix("/") { plain.removeFirst() }
        while plain.hasSuffix("/") { plain.removeLast() }
        return plain
    }
}

/// A whole part of a URL: `host`, of the variable `url` in some code.
struct URLPart: Equatable {
    let code: ObjectIdentifier
    let url: String
    let name: String
}

extension [URLComparison] {
    /// Whether a link of which all this holds is one of which the others hold, too.
    func imply(_ others: [URLComparison]) -> Bool { others.allSatisfy { contains($0) || isImplied($0) } }

    /// Whether what is asked follows from this: a path with three parts has a second.
    func isImplied(_ asked: URLComparison) -> Bool {
        guard asked.text.isEmpty else { return false }
        if let item = asked.item { return contains { $0.item == item } }
        guard let count = asked.partCount else { return false }
        return contains { Swift.max($0.partCount ?? 0, $0.number ?? 0) >= count }
    }

    /// The same without what is asked twice of one part; `nil` where one part would have to be two texts.
    var withoutRepetitions: [URLComparison]? {
        var result: [URLComparison] = []
        for one in self {
            guard let part = one.part, !one.isPrefix, !one.text.isEmpty,
                let known = result.first(where: { $0.part == part && !$0.isPrefix && !$0.text.isEmpty })
            else {
                result.append(one)
                continue
            }
            guard known.plainText == one.plainText else { return nil }
        }
        return result
    }
}
