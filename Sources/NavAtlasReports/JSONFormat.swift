import Foundation
import NavAtlasAnalysis
import NavAtlasModel

/// For other programs: the findings, the counts and the graph as one document.
enum JSONFormat: ReportFormat {
    static let id = "json"
    static let summary = "for other programs: findings, counts and the graph"

    static func render(_ report: Report, style: TextStyle) -> String {
        Payload(report).json
    }

    private struct Payload: Encodable {
        let title: String
        let findings: [FindingPayload]
        let summary: SummaryPayload
        let graph: NavigationGraph

        init(_ report: Report) {
            title = report.title
            findings = report.findings.map(FindingPayload.init)
            summary = SummaryPayload(report.summary)
            graph = report.analysis.graph
        }
    }

    private struct FindingPayload: Encodable {
        let rule: String, severity: String, subject: String, message: String, help: String
        let locations: [LocationPayload], evidence: [String]

        init(_ finding: Finding) {
            (rule, severity, subject) = (finding.rule, finding.severity.rawValue, finding.subject)
            (message, help, evidence) = (finding.message, finding.help, finding.evidence)
            locations = finding.locations.map { LocationPayload(file: $0.file, line: $0.line, column: $0.column) }
        }
    }

    private struct LocationPayload: Encodable { let file: String, line: Int, column: Int }

    private struct SummaryPayload: Encodable {
        let errors: Int, warnings: Int, coordinators: Int, screens: Int
        let deepLinkCoverage: Double?
        let reachability: [String: Int], unknown: [String]
        let callSites: Int?, resolved: Int?, unresolved: Int

        init(_ summary: Summary) {
            (errors, warnings) = (summary.errors, summary.warnings)
            (coordinators, screens) = (summary.coordinators, summary.screens)
            deepLinkCoverage = summary.deepLinkCoverage
            reachability = Dictionary(uniqueKeysWithValues: summary.reachability.map { ($0.rawValue, $1) })
            unknown = summary.unknown
            (callSites, resolved) = (summary.callSites?.all, summary.callSites?.resolved)
            unresolved = summary.unresolved
        }
    }
}

extension Encodable {
    /// The value as a document, with a newline at its end. It must hold strings, integers and finite fractions alone, so
    /// that there is nothing that the encoder could refuse.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
