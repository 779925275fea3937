/// What an analysis found out about a node, as far as a picture shows it.
public struct Mark: Hashable, Sendable {
    /// Whether a person can get there.
    public enum Reach: String, Hashable, Sendable, CaseIterable {
        /// From an entry.
        case reachable
        /// By a deep link alone.
        case deepLinkOnly
        /// Perhaps: only through a call that could not be followed.
        case unknown
        /// Not at all.
        case unreachable
    }

    /// Whether a person can get there.
    public var reach: Reach
    /// How many findings have the node as their subject.
    public var findings: Int
    /// Whether a deep link opens it. A link that the graph itself holds is shown in any case.
    public var isDeepLinked: Bool
    /// What the picture points at here.
    public var highlight: Highlight?

    /// Creates a mark.
    public init(
        reach: Reach = .reachable, findings: Int = 0, isDeepLinked: Bool = false, highlight: Highlight? = nil
    ) {
        self.highlight = highlight
        self.reach = reach
        self.findings = findings
        self.isDeepLinked = isDeepLinked
    }
}
