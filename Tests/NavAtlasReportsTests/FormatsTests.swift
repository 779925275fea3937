import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct FormatsTests {
    @Test(arguments: Formats.all.map { $0.id })
    func everyFormatSaysWhatItIsFor(id: String) throws {
        let format = try #require(Formats.all.first { $0.id == id })
        #expect(Formats.all.filter { $0.id == id }.count == 1)
        #expect(!format.summary.isEmpty)
    }

    @Test(arguments: Formats.all.map { $0.id })
    func everyReportEndsWithANewlineAndSaysNothingTwiceInAnotherWay(id: String) throws {
        let format = try #require(Formats.all.first { $0.id == id })
        let empty = Report(title: "", analysis: Analysis(.empty), findings: [])
        for report in [empty, try SampleReport.make()] {
            let text = try format.render(report, style: .plain)
            #expect(text.isEmpty || text.hasSuffix("\n"))
            #expect(try format.render(report, style: .plain) == text)
        }
    }

    @Test(arguments: Formats.all.map { $0.id })
    func withoutCountsOnlyFindingsAreLeft(id: String) throws {
        let format = try #require(Formats.all.first { $0.id == id })
        let full = try SampleReport.make()
        let short = Report(
            title: full.title, analysis: full.analysis, findings: full.findings, withheld: full.withheld,
            detail: .findings)
        let text = try format.render(short, style: .plain)
        for finding in full.findings { #expect(text.contains(finding.rule)) }
        let isForPeople = ["text", "markdown", "xcode"].contains(id)
        #expect(try (text == format.render(full, style: .plain)) == !isForPeople)
        if isForPeople { #expect(!text.contains("could not be followed") && !text.contains("coordinators")) }
    }

    @Test(arguments: Formats.all.map { $0.id })
    func everyFormatWithRoomSaysWhatWasNotFollowed(id: String) throws {
        let format = try #require(Formats.all.first { $0.id == id })
        let text = try format.render(SampleReport.make(), style: .plain)
        let isJSON = id == "json"
        for words in ["1 finding is withheld", "NavAtlas could not follow 1 navigation call", "limit"] {
            #expect(text.contains(words) == (format.tellsReadingNotes && !isJSON))
        }
        if isJSON { #expect(text.contains("\"withheld\" : [\n    {") && text.contains("\"bounds\" : [")) }
    }

    @Test func aReportSortsItsFindings() throws {
        let findings = try SampleReport.make().findings
        let report = Report(title: "", analysis: Analysis(.empty), findings: findings.reversed())
        #expect(report.findings == findings)
    }

    @Test func theSummaryCounts() throws {
        let summary = try SampleReport.make().summary
        #expect(summary.errors == 4)
        #expect(summary.coordinators == 6)
        #expect(summary.screens == 8)
        #expect(summary.deepLinkCoverage == 0.25)
        #expect(summary.unknown == ["SecretScreen"])
        #expect(summary.reachability == [.reachable: 10, .deepLinkOnly: 1, .unknown: 1, .unreachable: 2])
        #expect(summary.callSites == Resolution(resolved: 3, notFollowed: 1))
    }

    @Test func withoutSourceThereAreNoCallSitesToCount() throws {
        let analysis = Analysis(try Notation.parse("entry A\nA -root!-> B : b [runtime]"))
        #expect(Report(title: "", analysis: analysis, findings: []).summary.callSites == nil)
    }
}
