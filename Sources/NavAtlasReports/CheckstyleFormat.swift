import NavAtlasAnalysis
import NavAtlasModel

/// For Jenkins, reviewdog and others that read Checkstyle's XML.
enum CheckstyleFormat: ReportFormat {
    static let id = "checkstyle"
    static let fileExtension: String? = "xml"
    static let summary = "for Jenkins, reviewdog and others, in Checkstyle's XML"
    static let tellsReadingNotes = false

    static func render(_ report: Report, style: TextStyle) -> String {
        let files = Dictionary(grouping: report.findings) { $0.locations.first?.file ?? Report.placeless }
        let elements = files.sorted { $0.key < $1.key }.map { file, findings in
            MarkupElement("file", ["name": file], findings.map(error))
        }
        return MarkupElement("checkstyle", ["version": "8.0"], elements).document
    }

    private static func error(_ finding: Finding) -> MarkupElement {
        let place = finding.locations.first
        return MarkupElement(
            "error",
            [
                "line": "\(place?.line ?? 1)", "column": "\(place?.column ?? 1)",
                "severity": finding.severity.rawValue, "message": finding.message, "source": "navatlas.\(finding.rule)",
            ])
    }
}
