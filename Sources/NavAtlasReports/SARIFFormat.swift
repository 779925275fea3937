import Foundation
import NavAtlasAnalysis
import NavAtlasModel

/// For GitHub code scanning and editors: the Static Analysis Results Interchange Format, version 2.1.0 (OASIS, 2020).
///
/// Section numbers below are those of the standard.
enum SARIFFormat: ReportFormat {
    static let id = "sarif"
    static let fileExtension: String? = "sarif"
    static let summary = "for GitHub code scanning and editors: SARIF 2.1.0"

    static func render(_ report: Report, style: TextStyle) throws -> String { try Log(report).jsonText() }
}

/// A log of one run (3.13).
private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }

    init(_ report: Report) { runs = [Run(report)] }
}

/// One run of the tool (3.14).
private struct Run: Encodable {
    struct Tool: Encodable { let driver: Driver }
    struct Driver: Encodable {
        let name = "NavAtlas"
        let rules: [ReportingDescriptor]
    }
    struct Automation: Encodable { let id: String }
    /// How the tool ran (3.20): what it could not read is a notification (3.58).
    struct Invocation: Encodable {
        let executionSuccessful = true
        let toolExecutionNotifications: [Notification]
    }
    struct Notification: Encodable {
        let level = "note"
        let message: Message

        init(_ text: String) { message = Message(text) }
    }

    let tool: Tool
    let results: [Result]
    let invocations: [Invocation]?
    let automationDetails = Automation(id: "navatlas/")

    init(_ report: Report) {
        let known = Rules.described.map { ReportingDescriptor($0) }
        let ids = Set(known.map(\.id))
        let others = Dictionary(report.findings.map { ($0.rule, $0) }) { first, _ in first }
            .filter { !ids.contains($0.key) }.sorted { $0.key < $1.key }.map { ReportingDescriptor($0.value) }
        let descriptors = known + others
        let places = Dictionary(uniqueKeysWithValues: zip(descriptors.map(\.id), descriptors.indices))
        tool = Tool(driver: Driver(rules: descriptors))
        let notes = report.readingNotes.map(Notification.init)
        invocations = notes.isEmpty ? nil : [Invocation(toolExecutionNotifications: notes)]
        results = zip(report.findings, report.fingerprints).map { finding, fingerprint in
            Result(finding, ruleIndex: places[finding.rule] ?? -1, fingerprint: fingerprint)
        }
    }
}

/// A text for people (3.11, 3.12).
private struct Message: Encodable {
    let text: String
    init(_ text: String) { self.text = text }
}

/// A rule's metadata (3.49).
private struct ReportingDescriptor: Encodable {
    struct Configuration: Encodable { let level: String, enabled: Bool }

    let id: String
    let shortDescription: Message?, fullDescription: Message?, help: Message
    let defaultConfiguration: Configuration

    init(_ rule: RuleDescription) {
        id = rule.id
        (shortDescription, fullDescription) = (Message(rule.title + "."), Message(rule.rationale))
        help = Message(rule.remedy)
        defaultConfiguration = Configuration(level: rule.severity.rawValue, enabled: rule.isEnabledByDefault)
    }

    /// What a finding tells of a rule that is not in the list, such as a threshold of the command line.
    init(_ finding: Finding) {
        id = finding.rule
        (shortDescription, fullDescription) = (nil, nil)
        help = Message(finding.help)
        defaultConfiguration = Configuration(level: finding.severity.rawValue, enabled: true)
    }
}

/// A finding (3.27).
private struct Result: Encodable {
    let ruleId: String, ruleIndex: Int, level: String, message: Message
    let locations: [Place], relatedLocations: [Place]?
    let partialFingerprints: [String: String]

    init(_ finding: Finding, ruleIndex: Int, fingerprint: String) {
        (ruleId, self.ruleIndex, level) = (finding.rule, ruleIndex, finding.severity.rawValue)
        message = Message(([finding.message] + finding.evidence).joined(separator: "\n"))
        locations = [Place(finding.locations.first, subject: finding.subject)]
        let others = finding.locations.dropFirst().map { Place($0, subject: nil) }
        relatedLocations = others.isEmpty ? nil : others
        partialFingerprints = ["navatlasIdentity/v1": fingerprint]
    }
}

/// A place in a file, and what of the program stands there (3.28). GitHub refuses a whole log for one result without a
/// file, so a finding without a place is put on the graph itself.
private struct Place: Encodable {
    struct Physical: Encodable { let artifactLocation: Artifact, region: Region }
    struct Artifact: Encodable { let uri: String, uriBaseId: String? }
    struct Region: Encodable { let startLine: Int, startColumn: Int }
    struct Logical: Encodable { let fullyQualifiedName: String }

    let physicalLocation: Physical
    let logicalLocations: [Logical]?

    init(_ location: SourceLocation?, subject: String?) {
        let file = location?.file ?? Report.placeless
        let path = file.escapedForURI
        let artifact =
            file.utf8.first == UInt8(ascii: "/")
            ? Artifact(uri: "file://" + path, uriBaseId: nil) : Artifact(uri: path, uriBaseId: "%SRCROOT%")
        physicalLocation = Physical(
            artifactLocation: artifact,
            region: Region(startLine: location?.line ?? 1, startColumn: location?.column ?? 1))
        logicalLocations = subject.map { [Logical(fullyQualifiedName: $0)] }
    }
}

extension String {
    /// A path as the path of a URI (RFC 3986): all but unreserved signs and slashes in per cent.
    fileprivate var escapedForURI: String {
        utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
