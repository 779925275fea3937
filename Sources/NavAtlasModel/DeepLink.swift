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
    struct Identity: Hashable {
        let pattern: String
        let to: String?
        let path: [String]
    }

    var identity: Identity { Identity(pattern: pattern, to: to, path: path) }
}
