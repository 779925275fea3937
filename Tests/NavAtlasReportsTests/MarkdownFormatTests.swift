import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct MarkdownFormatTests {
    @Test(arguments: HostileNames.all)
    func noNameBreaksATable(name: String) throws {
        let lines = MarkdownFormat.render(try SampleReport.hostile(name), style: .plain)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let harmless = MarkdownFormat.render(try SampleReport.hostile("harmless"), style: .plain)
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == harmless.count)
        for (line, expected) in zip(lines, harmless) {
            // Beside our own elements nothing is left that Markdown or HTML would read as markup.
            let signs = "<>&`\\[]@~_*#$^{}|".unicodeScalars
            #expect(markup(line).filter(signs.contains) == markup(expected).filter(signs.contains))
            #expect(!line.contains("://"))
        }
    }

    /// The text without our own elements and references, by scalars: an accent after `>` would make one `Character`.
    private func markup(_ line: Substring) -> String.UnicodeScalarView {
        let own = /<\/?code>|<br>|&#[0-9]+;/.matchingSemantics(.unicodeScalar)
        return String(line).replacing(own, with: "").unicodeScalars
    }

    @Test(arguments: HostileNames.short)
    func referencesSayTheNameAgain(name: String) throws {
        let text = MarkdownFormat.render(try SampleReport.hostile(name), style: .plain)
        let title = try #require(text.split(separator: "\n").first).dropFirst(2)
        let read = title.replacing(/&#([0-9]+);/) { match in
            UInt32(match.output.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }
        // A terminal's rendering of the same title is the name with controls written out.
        let terminal = TextFormat.render(try SampleReport.hostile(name), style: .plain)
        #expect(terminal.split(separator: "\n", omittingEmptySubsequences: false).contains(read))
    }

    @Test func everyRowOfATableHasItsHeadersCells() throws {
        let lines = MarkdownFormat.render(try SampleReport.make(), style: .plain).split(separator: "\n")
        let tables = lines.split { !$0.hasPrefix("|") }
        let groups = try SampleReport.make().findingsByRule.count
        #expect(tables.count == 3 + groups, "the summary, the rules, the unresolved calls, and one a rule")
        for table in tables { #expect(Set(table.map { row in row.count { $0 == "|" } }).count == 1) }
    }
}
