import NavAtlasAnalysis
import NavAtlasModel

/// For other programs: the findings, the counts and the graph as one document.
enum JSONFormat: ReportFormat {
    static let id = "json"
    static let fileExtension: String? = "json"
    static let summary = "for other programs: findings, counts and the graph"

    static func render(_ report: Report, style: TextStyle) throws -> String {
        try Payload(report).jsonText()
    }

    private struct Payload: Encodable {
        let title: String
        let findings: [FindingPayload]
        let withheld: [WithheldPayload]
        let notFollowed: NotFollowedPayload
        let summary: SummaryPayload
        let graph: NavigationGraph

        init(_ report: Report) {
            title = report.title
            findings = report.findings.map(FindingPayload.init)
            withheld = Dictionary(grouping: report.withheld, by: \.rule).sorted { $0.key < $1.key }
                .map { WithheldPayload($0.key, $0.value) }
            notFollowed = NotFollowedPayload(report.analysis.notFollowed)
            summary = SummaryPayload(report)
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

    /// The findings of a rule that are withheld.
    private struct WithheldPayload: Encodable {
        struct Reason: Encodable { let reason: String, count: Int }
        let rule: String, count: Int, reasons: [Reason], subjects: [String]

        init(_ rule: String, _ findings: [Finding]) {
            (self.rule, count) = (rule, findings.count)
            reasons = Report.counted(findings.compactMap(\.doubt)).map { Reason(reason: $0.name, count: $0.count) }
            subjects = Set(findings.map(\.subject)).sorted()
        }
    }

    private struct NotFollowedPayload: Encodable {
        struct File: Encodable { let file: String, sites: Int }
        struct Reason: Encodable { let reason: String, sites: Int }
        let files: [File], reasons: [Reason]

        init(_ notFollowed: NotFollowed) {
            files = notFollowed.files.map { File(file: $0.name, sites: $0.sites) }
            reasons = notFollowed.reasons.map { Reason(reason: $0.name, sites: $0.sites) }
        }
    }

    private struct LocationPayload: Encodable { let file: String, line: Int, column: Int }

    private struct SummaryPayload: Encodable {
        let errors: Int, warnings: Int, coordinators: Int, screens: Int
        let deepLinkCoverage: Double?
        let reachability: [String: Int], unknown: [String]
        let callSites: Int?, resolved: Int?, dead: Int?, noNavigation: Int?, notFollowed: Int?
        let unresolved: Int, withheld: Int, isUnderstood: Bool

        init(_ report: Report) {
            let summary = report.summary
            (errors, warnings) = (summary.errors, summary.warnings)
            (coordinators, screens) = (summary.coordinators, summary.screens)
            deepLinkCoverage = summary.deepLinkCoverage
            reachability = Dictionary(uniqueKeysWithValues: summary.reachability.map { ($0.rawValue, $1) })
            unknown = summary.unknown
            let sites = summary.callSites
            (callSites, resolved, dead) = (sites?.callSites, sites?.resolved, sites?.dead)
            (noNavigation, notFollowed) = (sites?.noNavigation, sites?.notFollowed)
            (unresolved, withheld) = (summary.unresolved, report.withheld.count)
            isUnderstood = report.analysis.isUnderstood
        }
    }
}

extension Encodable {
    /// The value as a document of JSON.
    ///
    /// - Throws: `EncodingError`.
    func jsonText() throws -> String { String(decoding: try json(), as: UTF8.self) }
}
