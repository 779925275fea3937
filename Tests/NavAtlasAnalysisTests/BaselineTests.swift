import Foundation
import NavAtlasAnalysis
import Testing

@Suite struct BaselineTests {
    private static func finding(_ rule: String, _ subject: String, _ message: String = "m") -> Finding {
        Finding(rule: rule, severity: .warning, subject: subject, message: message, help: "h")
    }

    private static let known = [finding("dead-end", "Receipt"), finding("unused-route", "Main.help")]

    @Test func whatIsAcceptedIsDropped() {
        let new = Self.finding("dead-end", "Other")
        let left = Baseline(Self.known).filter(Self.known + [new], askedOf: ["dead-end", "unused-route"])
        #expect(left == [new])
    }

    @Test func aFindingIsKnownAgainByRuleAndSubject() {
        let moved = Self.finding("dead-end", "Receipt", "worded otherwise")
        let left = Baseline(Self.known).filter([moved, moved, Self.known[1]], askedOf: ["dead-end", "unused-route"])
        #expect(left.isEmpty)
    }

    @Test func anEntryThatIsNotFoundAnyMoreIsAnError() {
        let left = Baseline(Self.known).filter([Self.known[0]], askedOf: ["dead-end", "unused-route"])
        #expect(left.map(\.rule) == [RuleDescription.staleBaseline.id])
        #expect(left.map(\.subject) == ["unused-route Main.help"])
        #expect(left.map(\.severity) == [.error])
    }

    @Test func whatIsWithheldIsNotStale() {
        let left = Baseline(Self.known).filter(
            [Self.known[0]], withheld: [Self.known[1]], askedOf: ["dead-end", "unused-route"])
        #expect(left.isEmpty)
    }

    @Test func aRuleThatWasNotAskedLeavesNothingStale() {
        #expect(Baseline(Self.known).filter([Self.known[0]], askedOf: ["dead-end"]).isEmpty)
    }

    @Test func itIsWrittenAndReadBack() throws {
        let baseline = Baseline(Self.known + [Self.finding("a", "quote \" and \u{202E} and\nline")])
        #expect(try Baseline(decoding: baseline.encoded()) == baseline)
        #expect(try Baseline(Self.known).encoded() == Baseline(Self.known.reversed()).encoded())
    }

    @Test(arguments: [
        ("", Baseline.Failure.malformed("it has no whole number 'version'")),
        ("{\"findings\":[]}", .malformed("it has no whole number 'version'")),
        ("{\"version\":2,\"findings\":[]}", .unknownVersion(2)),
        ("{\"version\":1}", .malformed("'findings' is no list of objects with 'rule' and 'subject'")),
        (
            "{\"version\":1,\"findings\":[{\"rule\":1}]}",
            .malformed("'findings' is no list of objects with 'rule' and 'subject'")
        ),
    ])
    func whatIsNoBaselineIsAnError(text: String, error: Baseline.Failure) {
        #expect(throws: error) { try Baseline(decoding: Data(text.utf8)) }
    }
}
