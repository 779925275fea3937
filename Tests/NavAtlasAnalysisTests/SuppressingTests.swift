import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

@Suite struct SuppressingTests {
    private func finding(_ rule: String, _ line: Int?) -> Finding {
        Finding(
            rule: rule, severity: .error, subject: "S", message: "m", help: "h",
            locations: line.map { [SourceLocation(file: "A.swift", line: $0, column: 3)] } ?? [])
    }

    private func comment(_ rules: Set<String>, file: String = "A.swift", lines: ClosedRange<Int> = 4...6) -> Suppression
    {
        Suppression(
            rules: rules, reason: "", location: SourceLocation(file: file, line: lines.lowerBound, column: 1),
            lastLine: lines.upperBound)
    }

    private func left(of findings: [Finding], by comment: Suppression) -> [Finding] {
        Suppressing.filter(RuleAnswers(findings: findings), by: [comment], askedOf: asked).findings
    }

    private let asked: Set<String> = ["dead-end", "unreachable-screen"]

    @Test(arguments: [(3, false), (4, true), (6, true), (7, false), (nil, false)])
    func acceptsWhatStandsOnItsLines(line: Int?, isAccepted: Bool) {
        let left = left(of: [finding("dead-end", line)], by: comment(["dead-end"]))
        #expect(left.contains { $0.rule == "dead-end" } != isAccepted)
        #expect(left.contains { $0.rule == RuleDescription.superfluousSuppression.id } != isAccepted)
    }

    @Test func acceptsNoOtherRuleAndNoOtherFile() {
        let found = [finding("dead-end", 5)]
        for comment in [comment(["unreachable-screen"]), comment(["dead-end"], file: "B.swift")] {
            let left = left(of: found, by: comment)
            #expect(left.map(\.rule) == ["dead-end", RuleDescription.superfluousSuppression.id])
        }
    }

    @Test func eachRuleOfACommentMustBeOfUse() {
        let left = left(
            of: [finding("dead-end", 5)], by: comment(["dead-end", "unreachable-screen", "no-such-rule"]))
        #expect(left.map(\.subject) == ["A.swift no-such-rule", "A.swift unreachable-screen"])
        #expect(left.map(\.severity) == [.error, .warning])
    }

    @Test func theNearestRuleIsNamed() {
        let left = left(of: [], by: comment(["unreachable-scren"]))
        #expect(left.map { $0.help.contains("did you mean 'unreachable-screen'?") } == [true])
    }

    @Test func aRuleThatIsNotAskedIsNotSuperfluous() {
        let answers = Suppressing.filter(RuleAnswers(findings: []), by: [comment(["dead-end"])], askedOf: [])
        #expect(answers.findings.isEmpty)
    }

    @Test func aCommentForWhatIsWithheldIsNotSuperfluous() {
        let answers = Suppressing.filter(
            RuleAnswers(findings: [], withheld: [finding("dead-end", 5), finding("dead-end", 9)]),
            by: [comment(["dead-end"])], askedOf: asked)
        #expect(answers.findings.isEmpty)
        #expect(answers.withheld == [finding("dead-end", 9)])
    }
}
