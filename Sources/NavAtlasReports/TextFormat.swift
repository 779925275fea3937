import NavAtlasAnalysis
import NavAtlasModel

/// For a terminal: findings as compilers print them, then what could not be resolved, then the counts.
enum TextFormat: ReportFormat {
    static let id = "text"
    static let summary = "for a terminal"

    static func render(_ report: Report, style: TextStyle) -> String {
        var lines: [String] = []
        for group in report.findingsByRule {
            for finding in group { lines += self.lines(for: finding, style) }
            lines += group.first.map { [style.paint("  help: \($0.help.escapedForTerminal)", as: .quiet), ""] } ?? []
        }
        if report.detail == .everything {
            lines += report.readingNotes.map { "note: \($0)".escapedForTerminal }
            if !report.readingNotes.isEmpty { lines.append("") }
            lines += unresolved(in: report, style)
            lines += counts(of: report, style)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func lines(for finding: Finding, _ style: TextStyle) -> [String] {
        let place = finding.locations.first.map { style.paint($0.description.escapedForTerminal, as: .heading) + ": " }
        let severity = style.paint(finding.severity.rawValue, as: finding.severity == .error ? .error : .warning)
        let rule = style.paint("[\(finding.rule.escapedForTerminal)]", as: .quiet)
        let headline = "\(place ?? "")\(severity): \(finding.message.escapedForTerminal) \(rule)"
        return [headline] + finding.evidence.map { "    \($0.escapedForTerminal)" }
            + finding.locations.dropFirst().map { "    also at \($0.description.escapedForTerminal)" }
    }

    private static func unresolved(in report: Report, _ style: TextStyle) -> [String] {
        let calls = report.analysis.graph.unresolved
        guard !calls.isEmpty else { return [] }
        let rest = calls.count - calls.prefix(mostCalls).count
        return [style.paint("Could not be resolved: \(calls.count.counted("call"))", as: .heading)]
            + calls.prefix(mostCalls).map { call in
                let place = call.location.map { "\($0): " } ?? ""
                let origin = call.from.map { "in \($0), " } ?? ""
                return "  \(place)\(call.what): \(call.reason) (\(origin)\(call.candidatesText))".escapedForTerminal
            } + (rest > 0 ? ["  and \(rest) more, which '--format json' lists"] : []) + [""]
    }

    /// As many as a person reads; the notes above say where the most are.
    private static let mostCalls = 20

    private static func counts(of report: Report, _ style: TextStyle) -> [String] {
        let summary = report.summary
        let entries = report.analysis.graph.entries
        var rows = [
            ("nodes", "\(summary.coordinators.counted("coordinator")), \(summary.screens.counted("screen"))"),
            ("entries", entries.isEmpty ? "none" : entries.joined(separator: ", ")),
        ]
        for reachability in Reachability.allCases {
            let names = report.named(reachability)
            let list = names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
            rows.append((reachability.text, "\(summary.reachability[reachability] ?? 0)\(list)"))
        }
        rows += [("deep links", report.deepLinkText), ("cycles", report.cycleText)]
        rows.append(("call sites", summary.resolutionText))
        let role: TextStyle.Role = summary.errors > 0 ? .error : summary.warnings > 0 ? .warning : .heading
        return [style.paint(report.title.escapedForTerminal, as: .heading)]
            + rows.map { name, text in "  \(name.padded(to: 19))\(text.escapedForTerminal)" }
            + ["", style.paint(summary.countedFindings, as: role)]
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }
}
