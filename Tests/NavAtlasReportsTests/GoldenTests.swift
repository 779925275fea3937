@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct GoldenTests {
    @Test(arguments: [("text", "report.txt"), ("markdown", "report.md"), ("json", "report.json")])
    func theSampleIsWrittenAsKept(format: String, golden: String) throws {
        let format = try #require(Formats.all.first { $0.id == format })
        try Golden.check(format.render(SampleReport.make(), style: .plain), golden)
    }

    @Test func theSampleInColour() throws {
        try Golden.check(TextFormat.render(SampleReport.make(), style: .colored), "report.ansi")
    }
}
