/// A call that navigates, but whose destination could not be determined.
public struct UnresolvedCall: Hashable, Sendable {
    /// The reason of an action that was sent to coordinators and that none of them handles.
    public static let unhandledAction = "no coordinator handles this action"

    /// The reason of a value that is pushed or linked, though no destination is declared for its type anywhere.
    public static let missingDestination = "no destination is declared for its type"

    /// The reason of a view that is made, and shown nowhere, whose own code only draws: it takes no route.
    public static let drawing = "no code that shows it was found; it only draws"

    /// The reason of code that stands for a route that no transition takes.
    public static let untaken = "no code that takes this route was found"

    /// The reason of a handler of links that shows something for URLs of which nothing is known.
    public static let unknownLinks = "the pattern of the links that it opens is not known"

    /// What stands there, such as `router.route(to:)`.
    public var what: String
    /// Why it could not be resolved.
    public var reason: String
    /// The id of the node that it would leave, where that is known.
    public var from: String?
    /// The ids of the nodes that it may lead to; `["*"]` where it may lead to any; empty where it leads to none known.
    public var candidates: Set<String>
    /// Where it stands.
    public var location: SourceLocation?

    /// Creates an unresolved call.
    public init(
        what: String, reason: String, from: String? = nil, candidates: Set<String> = [],
        location: SourceLocation? = nil
    ) {
        self.what = what
        self.reason = reason
        self.from = from
        self.candidates = candidates
        self.location = location
    }
}
