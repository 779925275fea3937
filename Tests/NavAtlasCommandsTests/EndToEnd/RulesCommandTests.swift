import Foundation
import NavAtlasAnalysis
import Testing

@testable import NavAtlasCommands

struct RulesCommandTests {
    @Test func theListNeedsNoGraphAndOneRuleIsExplained() throws {
        for tool in [Executable.navatlas, .todoApp] {
            let list = try tool.run(["rules"])
            #expect(list.status == 0)
            #expect(list.text.split(separator: "\n").count == Rules.described.count)
        }
        let page = try Executable.navatlas.run(["rules", "unused-route", "missing-entry"])
        #expect(page.status == 0)
        #expect(page.text.hasPrefix("unused-route (warning)\n") && page.text.contains("\nmissing-entry (error)\n"))
        let folder = try TemporaryFolder()
        let run = try Executable.navatlas.run(["rules", "--format", "markdown", "-o", "rules.md"], in: folder.url)
        #expect(run.status == 0 && run.standardOutput.isEmpty)
        #expect(try folder.text(of: "rules.md").hasPrefix("| rule | severity | finds |\n"))
    }

    @Test(arguments: [
        (["rules", "unused-rout"], "there is no rule 'unused-rout'; the command 'rules' lists them; did you mean"),
        (
            ["check", "-", "--disable", "unreachable"],
            "did you mean 'unreachable-coordinator' or 'unreachable-screen'?"
        ),
        (["check", "-", "--enable", "nonsense"], "there is no rule 'nonsense'"),
        (["report", "-", "--enable=unused-route", "--disable=unused-route"], "both enabled and disabled"),
        (["rules", "--platform", "iOS"], "'rules' has no option '--platform'"),
    ])
    func whatIsNoRuleIsSaidSo(words: [String], clue: String) throws {
        let run = try Executable.navatlas.run(words, input: Data("entry A\nA -push-> B : b\n".utf8))
        #expect(run.status == 2)
        #expect(run.standardOutput.isEmpty)
        #expect(run.standardError.contains(clue))
    }

    @Test func aDisabledRuleIsNotAsked() throws {
        let graph = Data("entry A\nA -root!-> B : b\nscreen Lost\n".utf8)
        let run = try Executable.navatlas.run(
            ["check", "-", "--format", "junit", "--disable", "unreachable-screen", "--disable=missing-entry"],
            input: graph)
        #expect(run.status == 0)
        #expect(!run.text.contains("unreachable-screen") && !run.text.contains("missing-entry"))
        #expect(run.text.contains("unreachable-coordinator"))
    }
}
