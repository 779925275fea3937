import NavAtlasAnalysis
import NavAtlasModel

/// For a terminal: a summary of one screen and the details, or the findings alone as compilers print them.
enum TextFormat: ReportFormat {
    static let id = "text"
    static let fileExtension: String? = "txt"
    static let summary = "for a terminal"

    static func render(_ report: Report, style: TextStyle) -> String {
        let sections =
            switch report.detail {
            case .story: story(of: report, style) + details(of: report, style)
            case .list: groups(of: report, style) + [notes(of: report), counts(of: report, style)]
            case .findings: groups(of: report, style)
            }
        return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    // MARK: The summary

    private static func story(of report: Report, _ style: TextStyle) -> [[String]] {
        let story = ReportOverview(report)
        let verdict = story.verdict.map { lines(for: $0, style) + ["    \($0.help.escapedForTerminal)"] } ?? []
        let flows = story.flows.lines.map { line in
            let name = line.id.map { style.paint($0.escapedForTerminal, as: .heading) + "  " } ?? ""
            return "  \(line.branch)\(name)\(style.paint(line.note.escapedForTerminal, as: .quiet))"
        }
        return [
            [style.paint(report.title.escapedForTerminal, as: .heading), "  \(story.headline.escapedForTerminal)"],
            verdict, flows.isEmpty ? [] : [style.paint("Flows", as: .heading)] + flows,
            story.facts.map { "  \($0.name.padded(to: 12))\($0.text.escapedForTerminal)" },
            [style.paint("Findings: \(report.summary.countedFindings)", as: report.summary.role)]
                + digest(of: story.findings, style),
            (report.notFollowedNotes + [report.boundSummary].compactMap { $0 }).map {
                "note: \($0)".escapedForTerminal
            },
        ]
    }

    /// One line a rule: how many findings it has, and which have the most behind them.
    private static func digest(of groups: [FindingGroup], _ style: TextStyle) -> [String] {
        let width = groups.map(\.name.count).max() ?? 0
        return groups.map { group in
            let severity = group.findings.first?.severity ?? .warning
            let (subjects, rest) = group.worst
            let names = subjects.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
            let painted = style.paint(severity.rawValue.padded(to: 9), as: severity == .error ? .error : .warning)
            let count = "\(group.findings.count)".padded(to: 5)
            let rule = group.name.escapedForTerminal.padded(to: width + 2)
            return "  \(painted)\(rule)\(count)\(names.escapedForTerminal)"
        }
    }

    // MARK: The details

    private static func details(of report: Report, _ style: TextStyle) -> [[String]] {
        report.findingGroups.map { group in
            [style.paint(group.name.escapedForTerminal, as: .heading)] + self.lines(for: group, style)
        } + [unresolved(in: report, style), limits(in: report, style)]
    }

    private static func groups(of report: Report, _ style: TextStyle) -> [[String]] {
        report.findingsByRule.map { lines(for: $0, style) }
    }

    /// Findings as compilers print them, and after those of a rule what to do about them.
    private static func lines(for group: FindingGroup, _ style: TextStyle) -> [String] {
        group.findings.indices.flatMap { place in
            let finding = group.findings[place]
            let isLast = place + 1 == group.findings.count || group.findings[place + 1].rule != finding.rule
            let help = style.paint("  help: \(finding.help.escapedForTerminal)", as: .quiet)
            return lines(for: finding, style) + (isLast ? [help] : [])
        }
    }

    private static func lines(for finding: Finding, _ style: TextStyle) -> [String] {
        let place = finding.locations.first.map { style.paint($0.description.escapedForTerminal, as: .heading) + ": " }
        let severity = style.paint(finding.severity.rawValue, as: finding.severity == .error ? .error : .warning)
        let rule = style.paint("[\(finding.rule.escapedForTerminal)]", as: .quiet)
        let headline = "\(place ?? "")\(severity): \(finding.message.escapedForTerminal) \(rule)"
        return [headline] + capped(finding.evidence) + capped(finding.furtherPlaces.map { "also at \($0)" })
    }

    /// The first of some lines, indented, and how many more there are.
    private static func capped(_ texts: [String]) -> [String] {
        let rest = texts.count - mostFacts
        return texts.prefix(mostFacts).map { "    \($0.escapedForTerminal)" }
            + (rest > 0 ? ["    and \(rest) more (--format json lists them)"] : [])
    }

    /// As many facts or places of one finding as a person reads.
    private static let mostFacts = 5

    // MARK: How far the app was read

    private static func notes(of report: Report) -> [String] {
        report.readingNotes.map { "note: \($0)".escapedForTerminal }
    }

    private static func unresolved(in report: Report, _ style: TextStyle) -> [String] {
        let calls = report.analysis.graph.unresolved
        guard !calls.isEmpty else { return [] }
        let rest = calls.count - calls.prefix(mostCalls).count
        return [style.paint("Calls that could not be followed: \(calls.count)", as: .heading)]
            + calls.prefix(mostCalls).map { call in
                let place = call.location.map { "\($0): " } ?? ""
                let origin = call.from.map { "in \($0), " } ?? ""
                return "  \(place)\(call.what): \(call.reason) (\(origin)\(call.candidatesText(shown: 3)))"
                    .escapedForTerminal
            } + (rest > 0 ? ["  and \(rest) more (--format json lists them)"] : [])
    }

    /// As many calls as a person reads; the notes say which files have the most.
    private static let mostCalls = 20

    private static func limits(in report: Report, _ style: TextStyle) -> [String] {
        let bounds = report.analysis.graph.bounds
        guard !bounds.isEmpty else { return [] }
        return [style.paint("Limits that were reached: \(bounds.count)", as: .heading)]
            + bounds.map { bound in
                let place = bound.location.map { "\($0): " } ?? ""
                return "  \(place)\(bound.what) (may hide \(bound.hides))".escapedForTerminal
            }
    }

    private static func counts(of report: Report, _ style: TextStyle) -> [String] {
        let summary = report.summary
        let size = "\(summary.coordinators.counted("coordinator")), \(summary.screens.counted("screen"))"
        return [
            style.paint(summary.countedFindings, as: summary.role) + "; "
                + "\(report.title): \(size), call sites \(summary.resolutionText)".escapedForTerminal
        ]
    }
}

extension Finding {
    /// Its places after the first that no line of its evidence names.
    fileprivate var furtherPlaces: [String] {
        locations.dropFirst().map(\.description).filter { place in !evidence.contains { $0.contains("(\(place))") } }
    }
}

extension Summary {
    fileprivate var role: TextStyle.Role { errors > 0 ? .error : warnings > 0 ? .warning : .heading }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }
}
