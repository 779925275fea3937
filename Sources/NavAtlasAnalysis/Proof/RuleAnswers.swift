/// The findings of all rules about a graph: those that are proven, and those that are withheld.
public struct RuleAnswers: Hashable, Sendable {
    /// Findings that nothing can contradict, sorted.
    public var findings: [Finding]
    /// Findings that are not given, sorted: something that was not followed could contradict them.
    public var withheld: [Finding]

    /// Creates answers.
    public init(findings: [Finding], withheld: [Finding] = []) {
        self.findings = findings
        self.withheld = withheld
    }
}
