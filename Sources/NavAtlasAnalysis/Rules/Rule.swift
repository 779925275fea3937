import NavAtlasModel

/// What is said of findings of one kind: what they are called, why they are trouble and what to do about them. Help,
/// documentation and tests are made from it.
public struct RuleDescription: Sendable {
    /// The name in configuration, reports and baselines, such as `unreachable-screen`.
    public let id: String
    /// What it looks for, in a few words.
    public let title: String
    /// How much its findings weigh unless a team decides otherwise.
    public let severity: Severity
    /// Whether it is asked unless a team decides otherwise.
    public var isEnabledByDefault = true
    /// Why a finding is trouble.
    public let rationale: String
    /// What to do about a finding.
    public let remedy: String
    /// What triggers the rule, and what does not; `nil` for what is no rule of the graph.
    public var examples: RuleExamples?
}

/// A question that is asked of every graph. One file each; ``Rules/all`` is the list.
public protocol Rule: Sendable {
    /// The name in configuration, reports and baselines, such as `unreachable-screen`.
    static var id: String { get }
    /// What it looks for, in a few words.
    static var title: String { get }
    /// How much its findings weigh unless a team decides otherwise.
    static var severity: Severity { get }
    /// Whether it is asked unless a team decides otherwise; true unless a rule says something else.
    static var isEnabledByDefault: Bool { get }
    /// Why a finding is trouble.
    static var rationale: String { get }
    /// What to do about a finding.
    static var remedy: String { get }
    /// What triggers the rule, and what does not.
    static var examples: RuleExamples { get }
    /// Whether it speaks of how far the app was read, rather than of the app; false unless a rule says something else.
    static var isAboutTheGraph: Bool { get }
    /// What it has to say about a graph, in any order. A finding that something not followed could contradict has a
    /// ``Finding/doubt``.
    static func findings(in analysis: Analysis) -> [Finding]
}

/// A rule's examples: Swift source, and graphs in the text notation.
public struct RuleExamples: Hashable, Sendable {
    /// Source that triggers the rule, and source that does not; `nil` if source alone cannot trigger it.
    public let swift: SwiftExamples?
    /// Graphs with at least one finding.
    public let triggering: [String]
    /// Graphs without one.
    public let passing: [String]

    /// Creates the examples of a rule.
    public init(swift: SwiftExamples? = nil, triggering: [String], passing: [String]) {
        self.swift = swift
        self.triggering = triggering
        self.passing = passing
    }
}

/// Two versions of the same small app.
public struct SwiftExamples: Hashable, Sendable {
    /// The app with a finding.
    public let triggering: String
    /// The app without it.
    public let passing: String

    /// Creates the examples of a rule in Swift.
    public init(triggering: String, passing: String) {
        self.triggering = triggering
        self.passing = passing
    }
}

extension Rule {
    /// The rule is about the app.
    public static var isAboutTheGraph: Bool { false }
    /// The rule is asked.
    public static var isEnabledByDefault: Bool { true }

    /// What is said of the rule's findings.
    static var description: RuleDescription {
        RuleDescription(
            id: id, title: title, severity: severity, isEnabledByDefault: isEnabledByDefault, rationale: rationale,
            remedy: remedy, examples: examples)
    }

    /// A finding of this rule, with its severity and remedy, its places sorted and each named once.
    static func finding(
        _ subject: String, _ message: String, at locations: some Sequence<SourceLocation>, evidence: [String] = [],
        doubt: String? = nil
    ) -> Finding {
        Finding(
            rule: id, severity: severity, subject: subject, message: message, help: remedy,
            locations: Set(locations).sorted(), evidence: evidence, doubt: doubt)
    }
}
