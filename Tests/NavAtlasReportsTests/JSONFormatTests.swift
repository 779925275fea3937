import Foundation
import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct JSONFormatTests {
    /// What a program that reads the report would declare.
    struct Document: Decodable {
        struct Place: Decodable { let file: String, line: Int, column: Int }
        struct Finding: Decodable {
            let rule: String, severity: String, subject: String, message: String, help: String
            let locations: [Place], evidence: [String]
        }
        struct Summary: Decodable { let errors: Int, warnings: Int, deepLinkCoverage: Double? }
        let title: String
        let findings: [Finding]
        let summary: Summary
        let graph: Value
    }

    /// Any JSON, so that the graph can be taken out and decoded as a document.
    enum Value: Codable {
        case object([String: Value]), list([Value]), text(String), number(Int), truth(Bool)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Bool.self) {
                self = .truth(value)
            } else if let value = try? container.decode(Int.self) {
                self = .number(value)
            } else if let value = try? container.decode(String.self) {
                self = .text(value)
            } else if let value = try? container.decode([Value].self) {
                self = .list(value)
            } else {
                self = .object(try container.decode([String: Value].self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .object(let value): try container.encode(value)
            case .list(let value): try container.encode(value)
            case .text(let value): try container.encode(value)
            case .number(let value): try container.encode(value)
            case .truth(let value): try container.encode(value)
            }
        }
    }

    /// The document, and the graph inside it.
    private func read(_ report: Report) throws -> (Document, NavigationGraph) {
        let data = Data(try JSONFormat.render(report, style: .colored).utf8)
        let document = try JSONDecoder().decode(Document.self, from: data)
        return (document, try GraphDocument.decode(JSONEncoder().encode(document.graph)))
    }

    @Test func theSampleIsReadBack() throws {
        let report = try SampleReport.make()
        let (document, graph) = try read(report)
        #expect(graph == report.analysis.graph)
        #expect(document.title == "TodoApp")
        #expect(document.findings.map(\.rule) == report.findings.map(\.rule))
        #expect(document.findings.map(\.subject) == report.findings.map(\.subject))
        #expect(document.findings.map(\.evidence) == report.findings.map(\.evidence))
        #expect(document.findings.map(\.locations.count) == report.findings.map(\.locations.count))
        #expect(document.summary.errors == report.summary.errors)
        #expect(document.summary.warnings == report.summary.warnings)
        #expect(document.summary.deepLinkCoverage == 0.25)
    }

    @Test(arguments: HostileNames.all)
    func aHostileNameIsReadBack(name: String) throws {
        let report = try SampleReport.hostile(name)
        let (document, graph) = try read(report)
        #expect(graph == report.analysis.graph)
        let finding = try #require(document.findings.first)
        #expect([finding.rule, finding.subject, finding.message, finding.help].allSatisfy { $0 == name })
        #expect(finding.locations.map(\.file) == [name])
        #expect(finding.evidence == [name, name])
    }

    @Test func withoutScreensThereIsNoCoverage() throws {
        let (document, graph) = try read(Report(title: "", analysis: Analysis(.empty), findings: []))
        #expect(document.summary.deepLinkCoverage == nil)
        #expect(graph == .empty)
    }
}
