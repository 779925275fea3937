import NavAtlasAnalysis
import NavAtlasModel
import Testing

@Suite struct RuleExampleTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let rule: any Rule.Type
        let number: Int
        let notation: String
        let triggers: Bool

        var testDescription: String { "\(rule.id), \(triggers ? "triggering" : "passing") example \(number)" }

        static let all: [Example] = Rules.all.flatMap { rule in
            rule.examples.triggering.enumerated()
                .map { Example(rule: rule, number: $0 + 1, notation: $1, triggers: true) }
                + rule.examples.passing.enumerated()
                .map { Example(rule: rule, number: $0 + 1, notation: $1, triggers: false) }
        }
    }

    @Test(arguments: Example.all)
    func theExampleTriggersOrPasses(example: Example) throws {
        let analysis = Analysis(try Notation.parse(example.notation))
        let findings = Rules.findings(in: analysis, by: [example.rule])
        #expect(findings.isEmpty == !example.triggers)
        for finding in findings {
            #expect(finding.rule == example.rule.id)
            #expect(finding.severity == example.rule.severity)
            #expect(finding.help == example.rule.remedy)
            #expect(!finding.subject.isEmpty && !finding.message.isEmpty)
        }
        #expect(Rules.findings(in: analysis, by: Rules.all).filter { $0.rule == example.rule.id } == findings.sorted())
    }

    @Test(arguments: Rules.all.map { $0.id })
    func everyRuleExplainsItself(id: String) throws {
        let rule = try #require(Rules.all.first { $0.id == id })
        #expect(Rules.all.filter { $0.id == id }.count == 1)
        #expect(id.allSatisfy { $0.isLowercase || $0 == "-" })
        #expect(!rule.examples.triggering.isEmpty && !rule.examples.passing.isEmpty)
        #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
        #expect(rule.rationale.hasSuffix(".") && rule.remedy.hasSuffix("."))
        #expect(!(rule.rationale + rule.remedy + rule.title).contains("\n"))
    }
}
