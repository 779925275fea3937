import NavAtlasAnalysis
import NavAtlasModel

/// The changes from one report on an app to the next, in navigation and in findings.
package struct AppChanges: Sendable {
    private let title: String
    private let diff: GraphDiff
    /// Findings that were not there before.
    package let added: [Finding]
    /// Findings that are there no longer.
    package let removed: [Finding]

    /// Compares two reports.
    package init(from base: Report, to head: Report) {
        title = head.title
        diff = GraphDiff(from: base.analysis.graph, to: head.analysis.graph)
        added = Self.findings(of: head, missingIn: base)
        removed = Self.findings(of: base, missingIn: head)
    }

    private static func findings(of report: Report, missingIn other: Report) -> [Finding] {
        struct Identity: Hashable { let (rule, subject): (String, String) }
        let known = Set(other.findings.map { Identity(rule: $0.rule, subject: $0.subject) })
        return report.findings.filter { !known.contains(Identity(rule: $0.rule, subject: $0.subject)) }
    }

    /// A sentence for each change, then one for each finding that is new or gone; ends with a newline unless it is empty.
    package func text(_ style: TextStyle) throws -> String {
        let changes = try DiffFormat.text.render(DiffReport(title: title, diff: diff), style)
        let new = added.map { finding in
            let severity = style.paint(finding.severity.rawValue, as: finding.severity == .error ? .error : .warning)
            let place = finding.locations.first.map { "\($0): ".escapedForTerminal } ?? ""
            return "  \(place)\(severity): \(finding.message.escapedForTerminal) [\(finding.rule.escapedForTerminal)]\n"
        }
        let gone = removed.map { "  no longer \($0.rule): \($0.subject)".escapedForTerminal + "\n" }
        return changes + (new + gone).joined()
    }
}
