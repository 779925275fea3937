import NavAtlasAnalysis
import NavAtlasModel

/// For a pull request or documentation: a summary of one screen, then the details in tables, as GitHub reads them.
enum MarkdownFormat: ReportFormat {
    static let id = "markdown"
    static let fileExtension: String? = "md"
    static let summary = "for a pull request or documentation"

    static func render(_ report: Report, style: TextStyle) -> String {
        let title = ["# \(report.title.escapedForMarkdown)", "", "**\(report.summary.countedFindings)**"]
        let notes = report.readingNotes.map { "- \($0.escapedForMarkdown)" }
        let sections =
            switch report.detail {
            case .story: [title] + story(of: report) + [notes] + findings(of: report) + [unresolved(in: report)]
            case .list: [title, notes] + findings(of: report) + [facts(of: ReportOverview(report))]
            case .findings: [title] + findings(of: report)
            }
        return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    // MARK: The summary

    private static func story(of report: Report) -> [[String]] {
        let story = ReportOverview(report)
        let verdict = story.verdict.map { ["> \($0.message.escapedForMarkdown). \($0.help.escapedForMarkdown)"] } ?? []
        let flows = story.flows.lines.map { line in
            let name = line.id.map { $0.codeForMarkdown + " " } ?? ""
            return String(repeating: "  ", count: line.depth) + "- \(name)\(line.note.escapedForMarkdown)"
        }
        let digest = story.findings.map { group in
            let (subjects, rest) = group.worst
            let names = subjects.map(\.codeForMarkdown).joined(separator: ", ")
            return [
                group.findings.first?.severity.rawValue ?? "", group.name.codeForMarkdown, "\(group.findings.count)",
                names + (rest > 0 ? " and \(rest) more" : ""),
            ]
        }
        return [
            [story.headline.escapedForMarkdown], verdict, flows.isEmpty ? [] : ["## Flows", ""] + flows,
            facts(of: story),
            digest.isEmpty ? [] : ["## Findings", ""] + table(["Severity", "Rule", "Count", "The largest"], digest),
        ]
    }

    private static func facts(of story: ReportOverview) -> [String] {
        ["## Summary", ""] + table(["", ""], story.facts.map { [$0.name, $0.text.escapedForMarkdown] })
    }

    // MARK: The details

    private static func findings(of report: Report) -> [[String]] {
        report.findingGroups.map { group in
            let rows = group.findings.map { finding in
                [
                    finding.severity.rawValue, finding.message.escapedForMarkdown,
                    capped(finding.locations.map(\.description)), capped(finding.evidence),
                ]
            }
            let helps = Set(group.findings.map { "\($0.rule.codeForMarkdown): \($0.help.escapedForMarkdown)" })
            return ["### \(group.name.escapedForMarkdown)", ""]
                + table(["Severity", "Finding", "Where", "Evidence"], rows) + [""] + helps.sorted().map { "- \($0)" }
        }
    }

    private static func unresolved(in report: Report) -> [String] {
        let calls = report.analysis.graph.unresolved
        guard !calls.isEmpty else { return [] }
        let rows = calls.map { call in
            [
                call.what.codeForMarkdown, call.reason.escapedForMarkdown, call.from?.codeForMarkdown ?? "",
                call.candidatesText(shown: 3).escapedForMarkdown, call.location?.description.codeForMarkdown ?? "",
            ]
        }
        return ["## Calls that could not be followed", ""] + table(["Call", "Reason", "In", "Leads", "Where"], rows)
    }

    /// The first of some texts as code, one a line, and how many more there are.
    private static func capped(_ texts: [String]) -> String {
        let (shown, rest) = (texts.prefix(5), texts.count - 5)
        return (shown.map(\.codeForMarkdown) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "<br>")
    }

    /// Cells must be escaped already.
    private static func table(_ header: [String], _ rows: [[String]]) -> [String] {
        ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
    }
}
