import NavAtlasAnalysis
import NavAtlasModel

/// For a pull request or documentation: tables, as GitHub reads them.
enum MarkdownFormat: ReportFormat {
    static let id = "markdown"
    static let summary = "for a pull request or documentation"

    static func render(_ report: Report, style: TextStyle) -> String {
        var sections = [
            ["# \(report.title.escapedForMarkdown)", "", "**\(report.summary.countedFindings)**"],
            report.detail == .everything ? report.readingNotes.map { "- \($0.escapedForMarkdown)" } : [],
            findings(of: report), remedies(of: report),
        ]
        if report.detail == .everything { sections += [counts(of: report), unresolved(in: report)] }
        return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private static func findings(of report: Report) -> [String] {
        guard !report.findings.isEmpty else { return [] }
        let rows = report.findings.map { finding in
            [
                finding.severity.rawValue, finding.rule.codeForMarkdown, finding.subject.codeForMarkdown,
                finding.message.escapedForMarkdown,
                finding.locations.map(\.description.codeForMarkdown).joined(separator: "<br>"),
                finding.evidence.map(\.codeForMarkdown).joined(separator: "<br>"),
            ]
        }
        return ["## Findings", ""] + table(["Severity", "Rule", "Subject", "Finding", "Where", "Evidence"], rows)
    }

    private static func remedies(of report: Report) -> [String] {
        let helps = Dictionary(report.findings.map { ($0.rule, $0.help) }) { first, _ in first }
        guard !helps.isEmpty else { return [] }
        return ["## What to do", ""]
            + helps.sorted { $0.key < $1.key }.map { "- \($0.codeForMarkdown): \($1.escapedForMarkdown)" }
    }

    private static func counts(of report: Report) -> [String] {
        let graph = report.analysis.graph
        let summary = report.summary
        var rows = [
            ["coordinators", "\(summary.coordinators)", ""], ["screens", "\(summary.screens)", ""],
            ["entries", "\(graph.entries.count)", names(graph.entries)],
        ]
        for reachability in Reachability.allCases {
            let count = summary.reachability[reachability] ?? 0
            rows.append([reachability.text, "\(count)", names(report.named(reachability))])
        }
        rows += [
            ["deep links", "\(graph.deepLinks.count)", report.deepLinkText],
            ["cycles", "\(report.analysis.cycles.count)", report.cycleText],
            ["call sites", "\(summary.callSites?.callSites ?? 0)", summary.resolutionText],
        ]
        return ["## Summary", ""] + table(["", "Count", ""], rows)
    }

    private static func unresolved(in report: Report) -> [String] {
        let calls = report.analysis.graph.unresolved
        guard !calls.isEmpty else { return [] }
        let rows = calls.map { call in
            [
                call.what.codeForMarkdown, call.reason.escapedForMarkdown, call.from?.codeForMarkdown ?? "",
                call.candidatesText.escapedForMarkdown, call.location?.description.codeForMarkdown ?? "",
            ]
        }
        return ["## Could not be resolved", ""] + table(["Call", "Reason", "In", "Leads", "Where"], rows)
    }

    private static func names(_ ids: [String]) -> String { ids.map(\.codeForMarkdown).joined(separator: ", ") }

    /// Cells must be escaped already.
    private static func table(_ header: [String], _ rows: [[String]]) -> [String] {
        ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
    }
}
