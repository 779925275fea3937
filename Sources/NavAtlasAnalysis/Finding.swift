import NavAtlasModel

/// The severity of a finding.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth a look.
    case warning
    /// Wrong.
    case error

    /// Warnings come before errors.
    public static func < (left: Self, right: Self) -> Bool { left == .warning && right == .error }
}

/// One thing that a rule has to say about a graph. A value of the report, never an error of the program.
public struct Finding: Hashable, Sendable {
    /// The id of the rule that says it.
    public var rule: String
    /// How much it weighs.
    public var severity: Severity
    /// The identity that a baseline keys on: a node's id, `Coordinator.route`, a link's pattern, a cycle's members.
    public var subject: String
    /// What is wrong, in one sentence.
    public var message: String
    /// What to do about it.
    public var help: String
    /// Where it is, sorted; empty for a graph that was not read from source.
    public var locations: [SourceLocation]
    /// The facts that it rests on, in the text notation, each with the place where it stands.
    public var evidence: [String]
    /// Why it is not certain: the reason of something that was not followed and could contradict it. A finding with a
    /// doubt is withheld.
    public var doubt: String?

    /// Creates a finding.
    public init(
        rule: String, severity: Severity, subject: String, message: String, help: String,
        locations: [SourceLocation] = [], evidence: [String] = [], doubt: String? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.subject = subject
        self.message = message
        self.help = help
        self.locations = locations
        self.evidence = evidence
        self.doubt = doubt
    }
}

extension Finding {
    /// A fact as findings name it: in the text notation, with its first place behind it where that is known.
    static func evidence(_ edge: Edge) -> String { Notation.print(edge) + place(edge.locations.min()) }

    /// A link as findings name it.
    static func evidence(_ link: DeepLink) -> String { Notation.print(link) + place(link.location) }

    private static func place(_ location: SourceLocation?) -> String { location.map { " (\($0))" } ?? "" }
}

extension Finding: Comparable {
    /// Errors first, then by rule, subject, message and places.
    public static func < (left: Self, right: Self) -> Bool {
        if left.severity != right.severity { return left.severity > right.severity }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.subject != right.subject { return left.subject < right.subject }
        if left.message != right.message { return left.message < right.message }
        return left.locations.lexicographicallyPrecedes(right.locations)
    }
}
