/// Something that was seen in a declaration and that a rule asks about, though it is neither a node nor a way.
public struct Remark: Hashable, Sendable {
    /// What was seen. An open set: the rule of that id says what it means.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name in documents and in the text notation.
        public let rawValue: String

        /// Creates a kind of any name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What was seen.
    public var kind: Kind
    /// What it was seen at: a node's id, or `Coordinator.route`.
    public var subject: String
    /// What tells it from others of its kind and subject, such as a property's name; empty where nothing does.
    public var detail: String
    /// Where it stands.
    public var location: SourceLocation?

    /// Creates a remark.
    public init(_ kind: Kind, _ subject: String, detail: String = "", location: SourceLocation? = nil) {
        self.kind = kind
        self.subject = subject
        self.detail = detail
        self.location = location
    }
}

/// A comment by which a team accepts findings at a place.
public struct Suppression: Hashable, Sendable {
    /// The ids of the rules whose findings are accepted.
    public var rules: Set<String>
    /// Why they are accepted; empty where the comment does not say.
    public var reason: String
    /// Where the comment stands.
    public var location: SourceLocation
    /// The last of the lines whose findings are accepted; the first is the comment's own.
    public var lastLine: Int

    /// Creates a suppression.
    public init(rules: Set<String>, reason: String, location: SourceLocation, lastLine: Int) {
        self.rules = rules
        self.reason = reason
        self.location = location
        self.lastLine = lastLine
    }

    /// Whether findings of a rule at a place are accepted.
    public func covers(_ rule: String, at place: SourceLocation) -> Bool {
        rules.contains(rule) && place.file == location.file
            && (location.line...max(location.line, lastLine)) ~= place.line
    }
}

extension Remark: Comparable {
    /// Orders by kind, subject, detail and place.
    public static func < (left: Self, right: Self) -> Bool {
        if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
        if left.subject != right.subject { return left.subject < right.subject }
        if left.detail != right.detail { return left.detail < right.detail }
        return left.location.precedes(right.location)
    }
}

extension Suppression: Comparable {
    /// Orders by place, rules and reason.
    public static func < (left: Self, right: Self) -> Bool {
        if left.location != right.location { return left.location < right.location }
        if left.lastLine != right.lastLine { return left.lastLine < right.lastLine }
        if left.rules != right.rules { return left.rules.sorted().lexicographicallyPrecedes(right.rules.sorted()) }
        return left.reason < right.reason
    }
}
