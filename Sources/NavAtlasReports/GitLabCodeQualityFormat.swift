import Foundation
import NavAtlasAnalysis

/// For GitLab's merge requests: the issues of the Code Climate specification, as far as GitLab reads them.
enum GitLabCodeQualityFormat: ReportFormat {
    static let id = "gitlab-codequality"
    static let summary = "for GitLab's code quality report, in Code Climate's JSON"
    static let tellsReadingNotes = false

    static func render(_ report: Report, style: TextStyle) throws -> String {
        try zip(report.findings, report.fingerprints).map(Issue.init).jsonText()
    }

    private struct Issue: Encodable {
        struct Content: Encodable { let body: String }
        struct Place: Encodable { let path: String, lines: Lines }
        struct Lines: Encodable { let begin: Int, end: Int }

        let type = "issue"
        let checkName: String, description: String, content: Content, categories: [String]
        let severity: String, fingerprint: String, location: Place, otherLocations: [Place]

        enum CodingKeys: String, CodingKey {
            case type, description, content, categories, severity, fingerprint, location
            case checkName = "check_name"
            case otherLocations = "other_locations"
        }

        init(_ finding: Finding, fingerprint: String) {
            (checkName, description, self.fingerprint) = (finding.rule, finding.message, fingerprint)
            content = Content(
                body: ([finding.help] + finding.evidence).map(\.escapedForMarkdown).joined(separator: "\n\n"))
            categories = ["Bug Risk"]
            severity = finding.severity == .error ? "major" : "minor"
            let places = finding.locations.map {
                Place(path: $0.file, lines: Lines(begin: $0.line, end: $0.line))
            }
            location = places.first ?? Place(path: Report.placeless, lines: Lines(begin: 1, end: 1))
            otherLocations = Array(places.dropFirst())
        }
    }
}
