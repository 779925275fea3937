import Foundation
import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct SARIFFormatTests {
    private func read(_ report: Report) throws -> [String: Any] {
        let data = Data(try SARIFFormat.render(report, style: .colored).utf8)
        #expect(try JSONSchema(sarifSchema).problems(in: data) == [])
        let log = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return try #require((log?["runs"] as? [[String: Any]])?.first)
    }

    private func results(_ report: Report) throws -> [[String: Any]] {
        try #require(try read(report)["results"] as? [[String: Any]])
    }

    private func rules(_ run: [String: Any]) throws -> [[String: Any]] {
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        return try #require(driver?["rules"] as? [[String: Any]])
    }

    private func artifact(_ result: [String: Any]) throws -> [String: Any] {
        let place = try #require((result["locations"] as? [[String: Any]])?.first)
        let physical = place["physicalLocation"] as? [String: Any]
        return try #require(physical?["artifactLocation"] as? [String: Any])
    }

    @Test func theSampleFollowsTheSchemaAndNamesItsRules() throws {
        let report = try SampleReport.make()
        let run = try read(report)
        let ids = try rules(run).compactMap { $0["id"] as? String }
        #expect(ids == Rules.described.map { $0.id })
        let results = try results(report)
        #expect(results.count == report.findings.count)
        for (result, finding) in zip(results, report.findings) {
            #expect(result["ruleId"] as? String == finding.rule)
            #expect(ids[try #require(result["ruleIndex"] as? Int)] == finding.rule)
            #expect(result["level"] as? String == finding.severity.rawValue)
        }
    }

    @Test(arguments: HostileNames.all)
    func aHostileNameFollowsTheSchema(name: String) throws {
        let report = try SampleReport.hostile(name)
        let run = try read(report)
        // A rule that is in no list is described by its finding. (The parser drops a byte order mark.)
        let text = name.replacing("\u{FEFF}", with: "")
        #expect(try rules(run).last?["id"] as? String == text)
        let unreserved = CharacterSet(charactersIn: "/-._~").union(
            .alphanumerics.intersection(.init(charactersIn: "!"..."~")))
        let path = try #require(name.addingPercentEncoding(withAllowedCharacters: unreserved))
        let uri = try artifact(results(report)[0])["uri"] as? String
        #expect(uri == (name.utf8.first == UInt8(ascii: "/") ? "file://" : "") + path)
    }

    @Test(arguments: [
        ("App/A b.swift", "App/A%20b.swift", true), ("/App/Ä.swift", "file:///App/%C3%84.swift", false),
        (nil, "navigation-graph", true),
    ])
    func pathsBecomeURIs(file: String?, uri: String, isRelative: Bool) throws {
        let places = file.map { [SourceLocation(file: $0, line: 3, column: 5)] } ?? []
        let finding = Finding(
            rule: "growing-cycle", severity: .warning, subject: "A", message: "m", help: "h", locations: places)
        let report = Report(title: "", analysis: Analysis(.empty), findings: [finding])
        let artifact = try artifact(results(report)[0])
        #expect(artifact["uri"] as? String == uri)
        #expect((artifact["uriBaseId"] as? String == "%SRCROOT%") == isRelative)
    }

    @Test func theSchemaRefusesWhatIsWrong() throws {
        for (text, clue) in [
            (#"{"version": "2.1.0"}"#, "runs"), (#"{"version": "2.0.0", "runs": []}"#, "version"),
            (#"{"version": "2.1.0", "runs": [{"tool": {}}]}"#, "driver"),
            (#"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "N"}}, "results": [{}]}]}"#, "message"),
        ] {
            let problems = try JSONSchema(sarifSchema).problems(in: Data(text.utf8))
            #expect(problems.contains { $0.contains(clue) })
        }
    }
}

/// The part of SARIF 2.1.0 (OASIS, 2020, sections 3.10 to 3.58) that the format uses, stricter than the standard: what is
/// not listed may not stand there.
private let sarifSchema = #"""
    {
      "type": "object", "required": ["version", "runs"], "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string", "pattern": "^https://" },
        "version": { "enum": ["2.1.0"] },
        "runs": { "type": "array", "items": { "$ref": "#/definitions/run" } }
      },
      "definitions": {
        "run": {
          "type": "object", "required": ["tool", "results"], "additionalProperties": false,
          "properties": {
            "tool": {
              "type": "object", "required": ["driver"], "additionalProperties": false,
              "properties": { "driver": { "$ref": "#/definitions/driver" } }
            },
            "automationDetails": {
              "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string" } }
            },
            "results": { "type": "array", "items": { "$ref": "#/definitions/result" } },
            "invocations": { "type": "array", "items": { "$ref": "#/definitions/invocation" } }
          }
        },
        "invocation": {
          "type": "object", "required": ["executionSuccessful"], "additionalProperties": false,
          "properties": {
            "executionSuccessful": { "type": "boolean" },
            "toolExecutionNotifications": {
              "type": "array",
              "items": {
                "type": "object", "required": ["message"], "additionalProperties": false,
                "properties": {
                  "level": { "$ref": "#/definitions/level" }, "message": { "$ref": "#/definitions/message" }
                }
              }
            }
          }
        },
        "driver": {
          "type": "object", "required": ["name"], "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "rules": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/definitions/rule" } }
          }
        },
        "rule": {
          "type": "object", "required": ["id"], "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "shortDescription": { "$ref": "#/definitions/message" },
            "fullDescription": { "$ref": "#/definitions/message" },
            "help": { "$ref": "#/definitions/message" },
            "defaultConfiguration": {
              "type": "object", "additionalProperties": false,
              "properties": { "level": { "$ref": "#/definitions/level" }, "enabled": { "type": "boolean" } }
            }
          }
        },
        "message": {
          "type": "object", "required": ["text"], "additionalProperties": false,
          "properties": { "text": { "type": "string" } }
        },
        "level": { "enum": ["none", "note", "warning", "error"] },
        "result": {
          "type": "object", "required": ["message", "ruleId", "level", "locations"], "additionalProperties": false,
          "properties": {
            "ruleId": { "type": "string" },
            "ruleIndex": { "type": "integer", "minimum": 0 },
            "level": { "$ref": "#/definitions/level" },
            "message": { "$ref": "#/definitions/message" },
            "locations": { "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/location" } },
            "relatedLocations": {
              "type": "array", "uniqueItems": true, "items": { "$ref": "#/definitions/location" }
            },
            "partialFingerprints": { "type": "object", "additionalProperties": { "type": "string" } }
          }
        },
        "location": {
          "type": "object", "required": ["physicalLocation"], "additionalProperties": false,
          "properties": {
            "physicalLocation": {
              "type": "object", "required": ["artifactLocation", "region"], "additionalProperties": false,
              "properties": {
                "artifactLocation": {
                  "type": "object", "required": ["uri"], "additionalProperties": false,
                  "properties": {
                    "uri": { "type": "string", "pattern": "^[A-Za-z0-9._~:/%-]*$" },
                    "uriBaseId": { "type": "string" }
                  }
                },
                "region": {
                  "type": "object", "required": ["startLine"], "additionalProperties": false,
                  "properties": {
                    "startLine": { "type": "integer", "minimum": 1 },
                    "startColumn": { "type": "integer", "minimum": 1 }
                  }
                }
              }
            },
            "logicalLocations": {
              "type": "array", "uniqueItems": true,
              "items": {
                "type": "object", "additionalProperties": false,
                "properties": { "fullyQualifiedName": { "type": "string" } }
              }
            }
          }
        }
      }
    }
    """#
