import NavAtlasAnalysis

/// For the many services that show test results: a suite of the rules, a case for each finding, and one for each rule
/// without findings.
///
/// JUnit knows no warnings: what does not fail the check is a skipped case, which is shown and fails nothing.
enum JUnitFormat: ReportFormat {
    static let id = "junit"
    static let fileExtension: String? = "xml"
    static let summary = "for services that show test results: a failed case for each finding"

    static func render(_ report: Report, style: TextStyle) -> String {
        let broken = Set(report.findings.map(\.rule))
        let passed = report.rules.filter { !broken.contains($0.id) }
            .map { MarkupElement("testcase", ["classname": $0.id, "name": $0.title]) }
        let failures = report.findings.count { $0.severity >= report.failing }
        let counts = [
            "tests": "\(report.findings.count + passed.count)", "failures": "\(failures)", "errors": "0",
            "skipped": "\(report.findings.count - failures)",
        ]
        let notes = report.readingNotes.map(\.escapedForTerminal).joined(separator: "\n")
        let cases =
            report.findings.map { testCase($0, failing: report.failing) } + passed
            + (notes.isEmpty ? [] : [MarkupElement("system-out", [:], text: notes)])
        let suite = MarkupElement("testsuite", counts.merging(["name": report.title]) { $1 }, cases)
        return MarkupElement("testsuites", counts.merging(["name": "NavAtlas"]) { $1 }, [suite]).document
    }

    private static func testCase(_ finding: Finding, failing: Severity) -> MarkupElement {
        var attributes = ["classname": finding.rule, "name": finding.subject]
        if let place = finding.locations.first {
            attributes.merge(["file": place.file, "line": "\(place.line)"]) { $1 }
        }
        let lines = [finding.message] + finding.evidence + finding.locations.map { "at \($0)" } + [finding.help]
        let outcome =
            finding.severity >= failing
            ? MarkupElement(
                "failure", ["message": finding.message, "type": finding.severity.rawValue],
                text: lines.map(\.escapedForTerminal).joined(separator: "\n"))
            : MarkupElement("skipped", ["message": "\(finding.severity.rawValue): \(finding.message)"])
        return MarkupElement("testcase", attributes, [outcome])
    }
}
