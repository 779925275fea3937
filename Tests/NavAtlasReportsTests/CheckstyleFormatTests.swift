import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct CheckstyleFormatTests {
    private func read(_ report: Report) throws -> XMLTree {
        let root = try XMLTree.parse(CheckstyleFormat.render(report, style: .colored))
        #expect(root.name == "checkstyle" && root.attributes["version"] != nil)
        for file in root.children {
            #expect(file.name == "file" && file.attributes["name"] != nil && !file.children.isEmpty)
            for error in file.children {
                #expect(error.name == "error" && error.children.isEmpty)
                #expect((error.attributes["line"].flatMap { Int($0) } ?? 0) >= 1)
                #expect((error.attributes["column"].flatMap { Int($0) } ?? 0) >= 1)
                #expect(["ignore", "info", "warning", "error"].contains(error.attributes["severity"]))
                #expect(error.attributes["source"]?.utf8.starts(with: "navatlas.".utf8) == true)
                #expect(error.attributes["message"] != nil)
            }
        }
        return root
    }

    @Test func everyFindingStandsOnceInItsFile() throws {
        let report = try SampleReport.make()
        let root = try read(report)
        #expect(root.elements("error").count == report.findings.count)
        let files = root.children.compactMap { $0.attributes["name"] }
        #expect(files == Set(report.findings.map { $0.locations.first?.file ?? "navigation-graph" }).sorted())
    }

    @Test(arguments: HostileNames.all)
    func aHostileNameIsReadBack(name: String) throws {
        let root = try read(try SampleReport.hostile(name))
        let escaped = name.escapedForTerminal.replacing("\u{FFFE}", with: "\\u{fffe}")
        #expect(root.children.map { $0.attributes["name"] } == [escaped])
        #expect(root.elements("error").map { $0.attributes["message"] } == [escaped])
    }

    @Test func withoutFindingsThereAreNoFiles() throws {
        #expect(try read(Report(title: "", analysis: Analysis(.empty), findings: [])).children.isEmpty)
    }
}
