import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct TextFormatTests {
    @Test(arguments: HostileNames.all)
    func noNameReachesTheTerminalUnescaped(name: String) throws {
        let text = TextFormat.render(try SampleReport.hostile(name), style: .plain)
        for scalar in text.unicodeScalars where scalar != "\n" {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: Issue.record("U+\(scalar.value)")
            default: break
            }
        }
        let harmless = TextFormat.render(try SampleReport.hostile("harmless"), style: .plain)
        #expect(text.count { $0 == "\n" } == harmless.count { $0 == "\n" })
    }

    @Test func coloursChangeNothingElse() throws {
        let report = try SampleReport.make()
        let colored = TextFormat.render(report, style: .colored)
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TextFormat.render(report, style: .plain))
        #expect(colored != TextFormat.render(report, style: .plain))
    }

    @Test func aFindingWithAPlaceStartsWithIt() throws {
        let text = TextFormat.render(try SampleReport.make(), style: .plain)
        let start = "App/Forgotten/ForgottenScreen.swift:3:8: error: ForgottenScreen cannot be reached"
        #expect(text.split(separator: "\n").contains { $0.hasPrefix(start) && $0.hasSuffix("[unreachable-screen]") })
    }
}
