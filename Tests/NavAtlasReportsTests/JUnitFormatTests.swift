import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct JUnitFormatTests {
    private func read(_ report: Report) throws -> XMLTree {
        let root = try XMLTree.parse(JUnitFormat.render(report, style: .colored))
        #expect(root.name == "testsuites")
        #expect(root.children.map(\.name) == ["testsuite"])
        for suite in [root] + root.children {
            for (count, element) in [("tests", "testcase"), ("failures", "failure"), ("skipped", "skipped")] {
                #expect(suite.attributes[count] == "\(root.elements(element).count)")
            }
            #expect(suite.attributes["errors"] == "0")
            #expect(suite.attributes["name"] != nil)
        }
        for test in root.elements("testcase") {
            #expect(test.attributes["name"] != nil && test.attributes["classname"] != nil)
            #expect(test.children.count <= 1)
        }
        return root
    }

    @Test func findingsAreCasesAndSoAreRulesWithoutAny() throws {
        let report = try SampleReport.make()
        let root = try read(report)
        let broken = Set(report.findings.map(\.rule))
        let cases = root.elements("testcase")
        #expect(cases.count { !$0.children.isEmpty } == report.findings.count)
        #expect(
            cases.filter(\.children.isEmpty).compactMap { $0.attributes["classname"] }
                == Rules.standard.map { $0.id }.filter { !broken.contains($0) })
        let place = cases.first { $0.attributes["name"] == "ForgottenScreen" }
        #expect(place?.attributes["file"] == "App/Forgotten/ForgottenScreen.swift")
    }

    @Test(arguments: Severity.allCases)
    func whatFailsTheCheckIsAFailureAndTheRestIsSkipped(failing: Severity) throws {
        let sample = try SampleReport.make()
        let root = try read(
            Report(title: "T", analysis: sample.analysis, findings: sample.findings, failing: failing))
        #expect(root.elements("failure").count == sample.findings.count { $0.severity >= failing })
        #expect(root.elements("skipped").count == sample.findings.count { $0.severity < failing })
    }

    @Test(arguments: HostileNames.all)
    func aHostileNameIsReadBack(name: String) throws {
        let root = try read(try SampleReport.hostile(name))
        let test = try #require(root.elements("testcase").first)
        #expect(test.attributes["classname"] == name.escapedForTerminal.replacing("\u{FFFE}", with: "\\u{fffe}"))
        #expect(test.elements("failure").first?.text.isEmpty == false)
    }
}
