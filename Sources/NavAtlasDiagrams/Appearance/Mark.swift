/// A mark on a node: whether it is reachable, how many findings it has, and whether a deep link opens it.
package struct Mark: Hashable, Sendable {
    /// Whether a person can get there.
    package enum Reach: String, Hashable, Sendable, CaseIterable {
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
    package var reach: Reach
    /// How many findings have the node as their subject.
    package var findings: Int
    /// Whether a deep link opens it. A link that the graph itself holds is shown in any case.
    package var isDeepLinked: Bool
    /// What the picture points at here.
    package var highlight: Highlight?

    /// Creates a mark.
    package init(
        reach: Reach = .reachable, findings: Int = 0, isDeepLinked: Bool = false, highlight: Highlight? = nil
    ) {
        self.highlight = highlight
        self.reach = reach
        self.findings = findings
        self.isDeepLinked = isDeepLinked
    }
}
