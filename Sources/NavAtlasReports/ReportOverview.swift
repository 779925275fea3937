import NavAtlasAnalysis
import NavAtlasModel

/// The overview at the beginning of a report: the size of the app, its flows, and the number of findings.
struct ReportOverview {
    /// How many coordinators and screens there are, and how many of them can be reached.
    let headline: String
    /// The finding that most of the app could not be followed, where that is so.
    let verdict: Finding?
    /// The app's flows.
    let flows: FlowOutline
    /// Deep links, cycles and call sites, each with its name.
    let facts: [(name: String, text: String)]
    /// The findings by rule.
    let findings: [FindingGroup]

    init(_ report: Report) {
        let summary = report.summary
        let coordinators = summary.coordinators == 0 ? "" : "\(summary.coordinators.counted("coordinator")) and "
        let size = "\(coordinators)\(summary.screens.counted("screen"))."
        headline = coordinators.isEmpty && summary.screens == 0 ? size : "\(size) \(report.reachabilityText)"
        verdict = report.findings.first { Rules.isVerdict($0) }
        flows = FlowOutline(report.analysis.flows)
        facts = [
            ("deep links", report.deepLinkText), ("cycles", report.cycleText), ("call sites", summary.resolutionText),
        ]
        findings = report.findingsByRule
    }
}
