import NavAtlasAnalysis
import NavAtlasModel

/// Everything that a format shows: one value, from which every format is a pure function.
package struct Report: Sendable {
    /// How much formats for people say.
    package enum Detail: Sendable {
        /// The app's flows and a summary first, then the findings and what could not be resolved.
        case story
        /// The findings, how far the app was read, and the counts.
        case list
        /// The findings alone.
        case findings
    }

    /// What the graph is of, such as the app's name.
    package let title: String
    /// The graph and what was computed from it.
    package let analysis: Analysis
    /// The rules that were asked.
    package let rules: [any Rule.Type]
    /// What they have to say, sorted.
    package let findings: [Finding]
    /// What they withhold, because something that was not followed could contradict it, sorted.
    package let withheld: [Finding]
    /// The least severity that fails a check.
    package let failing: Severity
    /// How much formats for people say; those for programs always say everything.
    package let detail: Detail
    /// What formats for people group findings by.
    package let grouping: Grouping
    /// An earlier graph, where the report is to say what has changed since; only formats with a picture do.
    package var base: NavigationGraph?
    /// What tests take, where the report is to show it; only formats with a picture do.
    package var coverage: NavigationCoverage?
    /// Where places are to be looked at, if anywhere; only formats with links have a use for it.
    package var sourceLinks: SourceLinks?
    /// The counts.
    package let summary: Summary

    /// Creates a report. Findings may be fewer than the rules gave, where some are known and accepted.
    package init(
        title: String, analysis: Analysis, rules: [any Rule.Type] = Rules.standard, findings: [Finding],
        withheld: [Finding] = [], failing: Severity = .error, detail: Detail = .story, grouping: Grouping = .rule
    ) {
        self.title = title
        self.analysis = analysis
        self.rules = rules
        self.findings = findings.sorted()
        self.withheld = withheld.sorted()
        self.failing = failing
        self.detail = detail
        self.grouping = grouping
        summary = Summary(analysis: analysis, findings: findings)
    }

    /// The same report with absolute, normalized paths, for readers that do not know the folder.
    package func located(in folder: String) -> Report {
        let findings = findings.map { finding in
            var finding = finding
            for place in finding.locations.indices {
                finding.locations[place].file = Self.absolute(finding.locations[place].file, in: folder)
            }
            return finding
        }
        var report = Report(
            title: title, analysis: analysis, rules: rules, findings: findings, withheld: withheld, failing: failing,
            detail: detail, grouping: grouping)
        (report.base, report.coverage, report.sourceLinks) = (base, coverage, sourceLinks)
        return report
    }

    /// The path without `.` and `..` components, below the folder if it is relative.
    static func absolute(_ path: String, in folder: String) -> String {
        let whole = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
