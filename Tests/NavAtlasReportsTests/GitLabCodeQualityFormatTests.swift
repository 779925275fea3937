import Foundation
import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct GitLabCodeQualityFormatTests {
    struct Issue: Decodable {
        struct Location: Decodable { let path: String }
        let check_name: String, fingerprint: String, severity: String, location: Location
    }

    private func read(_ report: Report) throws -> [Issue] {
        let data = Data(try GitLabCodeQualityFormat.render(report, style: .colored).utf8)
        #expect(try JSONSchema(codeClimateSchema).problems(in: data) == [])
        return try JSONDecoder().decode([Issue].self, from: data)
    }

    @Test func theSampleHasTheShapeThatGitLabReads() throws {
        let report = try SampleReport.make()
        let issues = try read(report)
        #expect(issues.map(\.check_name) == report.findings.map(\.rule))
        #expect(issues.map { $0.severity == "major" } == report.findings.map { $0.severity == .error })
        #expect(Set(issues.map(\.fingerprint)).count == issues.count)
    }

    @Test(arguments: HostileNames.all)
    func aHostileNameIsReadBack(name: String) throws {
        let issue = try #require(try read(SampleReport.hostile(name)).first)
        #expect(issue.check_name == name)
        #expect(issue.location.path == name)
    }

    @Test func withoutFindingsItIsAnEmptyList() throws {
        #expect(try read(Report(title: "", analysis: Analysis(.empty), findings: [])).isEmpty)
    }

    @Test func aFindingIsKnownAgainWhenItsLineItsWordsAndItsNeighboursChange() throws {
        func fingerprints(_ findings: [Finding]) -> [String] {
            Report(title: "", analysis: Analysis(.empty), findings: findings).fingerprints
        }
        var finding = Finding(rule: "growing-cycle", severity: .warning, subject: "A -> B", message: "m", help: "h")
        let before = fingerprints([finding])
        // Fixed, for a service compares it with that of another version.
        #expect(before == ["5a841f001e6cdf67"])
        finding.message = "other"
        finding.locations = [SourceLocation(file: "A.swift", line: 9, column: 1)]
        var other = finding
        other.subject = "C"
        #expect(fingerprints([other, finding])[0] == before[0])
        #expect(fingerprints([finding, finding]) == [before[0], before[0] + "-2"])
        (other.rule, other.subject) = ("growing", "-cycleA -> B")
        #expect(fingerprints([other]) != before)
    }
}

/// Code Climate's engine specification, "Issues", as far as GitLab reads it.
private let codeClimateSchema = #"""
    {
      "type": "array",
      "items": {
        "type": "object", "additionalProperties": false,
        "required": ["type", "check_name", "description", "categories", "severity", "fingerprint", "location"],
        "properties": {
          "type": { "enum": ["issue"] },
          "check_name": { "type": "string" },
          "description": { "type": "string" },
          "content": { "type": "object", "required": ["body"], "properties": { "body": { "type": "string" } } },
          "categories": {
            "type": "array", "minItems": 1,
            "items": {
              "enum": [
                "Bug Risk", "Clarity", "Compatibility", "Complexity", "Duplication", "Performance", "Security", "Style"
              ]
            }
          },
          "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
          "fingerprint": { "type": "string", "minLength": 1 },
          "location": { "$ref": "#/definitions/location" },
          "other_locations": { "type": "array", "items": { "$ref": "#/definitions/location" } }
        }
      },
      "definitions": {
        "location": {
          "type": "object", "required": ["path", "lines"], "additionalProperties": false,
          "properties": {
            "path": { "type": "string" },
            "lines": {
              "type": "object", "required": ["begin", "end"], "additionalProperties": false,
              "properties": {
                "begin": { "type": "integer", "minimum": 1 }, "end": { "type": "integer", "minimum": 1 }
              }
            }
          }
        }
      }
    }
    """#
