import Foundation
import NavAtlasAnalysis
import NavAtlasReports
import Testing

@testable import NavAtlasCommands

/// The tables of the README, which are those of the lists.
struct ReadmeTests {
    static func readme(testFile: String = #filePath) throws -> String {
        let package = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    }

    @Test func everyRuleIsInTheTable() throws {
        #expect(try Self.readme().contains("\n\n" + RuleManual(format: .markdown).list(Rules.described) + "\n"))
    }

    @Test func everyFormatIsInTheTable() throws {
        let rows = ReportOptions.formats.map { "| `\($0.id)` | \($0.summary) |\n" }
        #expect(try Self.readme().contains("| `--format` | is |\n| --- | --- |\n" + rows.joined() + "\n"))
    }
}
