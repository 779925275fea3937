import NavAtlasAnalysis

/// Everything that a format shows: one value, from which every format is a pure function.
public struct Report: Sendable {
    /// What the graph is of, such as the app's name.
    public let title: String
    /// The graph and what was computed from it.
    public let analysis: Analysis
    /// What the rules have to say, sorted.
    public let findings: [Finding]
    /// The counts.
    public let summary: Summary

    /// Creates a report. Findings may be fewer than the rules gave, where some are known and accepted.
    public init(title: String, analysis: Analysis, findings: [Finding]) {
        self.title = title
        self.analysis = analysis
        self.findings = findings.sorted()
        summary = Summary(analysis: analysis, findings: findings)
    }
}
