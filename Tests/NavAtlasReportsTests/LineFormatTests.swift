import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

/// The formats of a line a finding: Xcode's and that of GitHub Actions.
@Suite struct LineFormatTests {
    static let formats: [any ReportFormat.Type] = [XcodeFormat.self, GitHubActionsFormat.self]

    static let findings = [
        Finding(
            rule: "unreachable-screen", severity: .error, subject: "A", message: "50 % lost: A", help: "Mend it.",
            locations: [SourceLocation(file: "/a,b/A.swift", line: 3, column: 5)], evidence: ["A -push-> B : b"]),
        Finding(rule: "missing-entry", severity: .warning, subject: "entries", message: "no entry", help: "Name one."),
    ]
    static let report = Report(title: "", analysis: Analysis(.empty), findings: findings)

    @Test func xcodeReadsPlaceSeverityAndMessage() {
        #expect(
            XcodeFormat.render(Self.report, style: .colored) == """
                /a,b/A.swift:3:5: error: 50 % lost: A [unreachable-screen]
                warning: no entry [missing-entry]

                """)
        #expect(XcodeFormat.needsAbsolutePaths)
    }

    @Test func gitHubReadsCommands() {
        #expect(
            GitHubActionsFormat.render(Self.report, style: .colored) == """
                ::error file=/a%2Cb/A.swift,line=3,col=5,title=unreachable-screen\
                ::50 %25 lost: A%0AA -push-> B : b%0AMend it.
                ::warning title=missing-entry::no entry%0AName one.

                """)
    }

    @Test(arguments: HostileNames.all, formats.map { $0.id })
    func aFindingIsOneLineWhateverItsName(name: String, id: String) throws {
        let format = try #require(Self.formats.first { $0.id == id })
        let report = try SampleReport.hostile(name)
        let text = try format.render(report, style: .colored)
        #expect(text.unicodeScalars.count { $0 == "\n" } == 1 + report.readingNotes.count)
        #expect(text.unicodeScalars.last == "\n")
        let invisible = text.unicodeScalars.filter {
            $0 != "\n"
                && [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        #expect(invisible.isEmpty)
        if id == "github-actions" { #expect(text.utf8.starts(with: "::error file=".utf8)) }
    }

    @Test func relativePathsAreMadeAbsolute() throws {
        let located = try SampleReport.make().located(in: "/app").findings.flatMap(\.locations)
        #expect(!located.isEmpty)
        for place in located { #expect(place.file.hasPrefix("/app/App/")) }
        #expect(Self.report.located(in: "/app").findings == Self.report.findings)
    }
}
