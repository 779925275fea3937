import NavAtlasAnalysis

/// For a build phase: a line a finding, which Xcode shows beside the code.
enum XcodeFormat: ReportFormat {
    static let id = "xcode"
    static let summary = "for an Xcode build phase, which shows findings beside the code"
    static let needsAbsolutePaths = true

    static func render(_ report: Report, style: TextStyle) -> String {
        let notes = report.detail == .findings ? [] : report.readingNotes
        return report.findings.map { finding in
            let place = finding.locations.first.map { "\($0): " } ?? ""
            let text = "\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
            return text.escapedForTerminal + "\n"
        }.joined() + notes.map { "note: \($0)".escapedForTerminal + "\n" }.joined()
    }
}
