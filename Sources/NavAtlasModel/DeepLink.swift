/// A URL pattern that opens a destination directly.
public struct DeepLink: Hashable, Sendable {
    /// Scheme, host and path, with `{parameters}`: `stinsen://todo/{id}`.
    public var pattern: String
    /// The id of the node that it opens; `nil` where it leads nowhere, or nowhere that could be followed.
    public var to: String?
    /// The routes that it takes from an entry on, each as `Coordinator.route`.
    public var path: [String]
    /// Where it is declared.
    public var location: SourceLocation?

    /// Creates a deep link.
    public init(pattern: String, to: String? = nil, path: [String] = [], location: SourceLocation? = nil) {
        self.pattern = pattern
        self.to = to
        self.path = path
        self.location = location
    }

    /// What makes two links the same one when graphs are merged.
    struct Identity: Hashable, Comparable {
        let pattern: String
        let to: String?
        let path: [String]

        static func < (left: Self, right: Self) -> Bool {
            if left.pattern != right.pattern { return left.pattern < right.pattern }
            if left.to != right.to { return left.to.precedes(right.to) }
            return left.path.lexicographicallyPrecedes(right.path)
        }
    }

    var identity: Identity { Identity(pattern: pattern, to: to, path: path) }
}
