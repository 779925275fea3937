/// A limit on the scanner's or explorer's work that an app has hit.
///
/// A bound makes no screen unknown by itself. Where it can hide a way, an ``UnresolvedCall`` with candidates says so.
public struct Bound: Hashable, Sendable {
    /// The limit in words, such as `values handed through more than 8 fields`.
    public var what: String
    /// What may be missing from the graph, or wrong in it, because of the limit.
    public var hides: String
    /// Where it was hit, where that is one place.
    public var location: SourceLocation?

    /// Creates a bound.
    public init(what: String, hides: String, location: SourceLocation? = nil) {
        self.what = what
        self.hides = hides
        self.location = location
    }
}

extension Bound: Comparable {
    /// Orders by what was hit, what that hides, and place.
    public static func < (left: Self, right: Self) -> Bool {
        if left.what != right.what { return left.what < right.what }
        if left.hides != right.hides { return left.hides < right.hides }
        return left.location.precedes(right.location)
    }
}
