/// An edge from one node to another: declared (a root, route or tab), or triggered (a transition).
public struct Edge: Hashable, Sendable {
    /// What an edge is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What a coordinator shows first.
        case root
        /// A declared way to a destination.
        case route
        /// A declared item of a tab bar.
        case tab
        /// Someone triggers a way: seen at a call site or observed on live coordinators.
        case transition

        /// Whether a declaration says this edge, rather than a call site.
        public var isDeclared: Bool { self != .transition }
    }

    /// What an edge rests on.
    public enum Evidence: String, Hashable, Sendable, CaseIterable {
        /// It was read in source.
        case source
        /// It was read from a live coordinator's declarations.
        case runtime
        /// It was taken on live coordinators, and its destination was shown.
        case observed
    }

    /// The id of the node that it leaves.
    public var from: String
    /// The id of the node that it leads to.
    public var to: String
    /// Whether it is a root, a route, a tab or a transition.
    public var kind: Kind
    /// The route's name; for a transition the route that it takes, as `Coordinator.route` (`via` in documents).
    public var name: String
    /// How the destination is shown; `nil` where the declaration leaves that to the call site.
    public var presentation: Presentation?
    /// How other calls of the same transition show the destination, where calls differ: for each presentation whether
    /// every such call resets or replaces the stack first.
    public var otherPresentations: [Presentation: Bool]
    /// The type of the value that the route takes, if it takes one.
    public var input: String?
    /// Whether this is the root that its coordinator starts with.
    public var initial: Bool
    /// For a transition, whether every call with this ``presentation`` resets or replaces the stack first, so that the
    /// stack does not grow.
    public var replaces: Bool
    /// What it rests on.
    public var evidence: Set<Evidence>
    /// Where it is declared or triggered: for a transition, calls in the screen's own code.
    public var locations: Set<SourceLocation>
    /// Where code runs only when the way is taken: ``locations``, but for those that run whenever the screen is shown, such
    /// as a link or a button that hands its action on. For such a button these are the lines of that action; a link has
    /// none.
    public var triggers: Set<SourceLocation>
    /// The calls on the way from ``locations`` to the library's own call, such as a line in a router that screens share.
    public var through: Set<SourceLocation>
    /// For a transition, the components (views inside the screen) that hold the call.
    public var components: Set<String>

    /// The name of a way by which a coordinator has started another one, where it is not known what that way is called:
    /// a live coordinator's children do not say which function or action has started them.
    public static let startName = "start"

    /// Creates an edge.
    ///
    /// - Parameter triggers: where code runs only when the way is taken; `nil` for the locations.
    public init(
        from: String, to: String, kind: Kind, name: String, presentation: Presentation?,
        otherPresentations: [Presentation: Bool] = [:], input: String? = nil,
        initial: Bool = false, replaces: Bool = false, evidence: Set<Evidence> = [],
        locations: Set<SourceLocation> = [], triggers: Set<SourceLocation>? = nil,
        through: Set<SourceLocation> = [], components: Set<String> = []
    ) {
        self.from = from
        self.to = to
        self.kind = kind
        self.name = name
        self.presentation = presentation
        self.otherPresentations = otherPresentations
        self.input = input
        self.initial = initial
        self.replaces = replaces
        self.evidence = evidence
        self.locations = locations
        self.triggers = triggers ?? locations
        self.through = through
        self.components = components
    }

    /// One manner in which calls show the destination.
    public struct Showing: Hashable, Sendable {
        /// The presentation; `nil` where it is not known.
        public var presentation: Presentation?
        /// Whether every such call resets or replaces the stack first.
        public var replaces: Bool

        /// Whether the stack is known to grow.
        public var growsStack: Bool { !replaces && presentation?.growsStack == true }
    }

    /// All manners in which calls show the destination, that of ``presentation`` first.
    public var showings: [Showing] {
        [Showing(presentation: presentation, replaces: replaces)]
            + otherPresentations.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { Showing(presentation: $0.key, replaces: $0.value) }
    }

    /// All presentations that are known, ``presentation`` first.
    public var presentations: [Presentation] { showings.compactMap(\.presentation) }

    /// Whether some call shows the destination in this manner.
    public func isShown(as presentation: Presentation) -> Bool {
        self.presentation == presentation || otherPresentations[presentation] != nil
    }

    /// What makes two edges the same one when graphs are merged.
    public struct Identity: Hashable, Sendable, Comparable {
        let from, to, kind, name: String
        let presentation: String?

        /// Orders by origin, destination, kind, name and presentation.
        public static func < (left: Self, right: Self) -> Bool {
            if left.from != right.from { return left.from < right.from }
            if left.to != right.to { return left.to < right.to }
            if left.kind != right.kind { return left.kind < right.kind }
            if left.name != right.name { return left.name < right.name }
            return left.presentation.precedes(right.presentation)
        }
    }

    /// The identity of this edge: its ends, kind, name and presentation.
    public var identity: Identity {
        Identity(from: from, to: to, kind: kind.rawValue, name: name, presentation: presentation?.rawValue)
    }
}
