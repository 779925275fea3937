import NavAtlasAnalysis
import NavAtlasReports
import Testing

@Suite struct RuleManualTests {
    @Test(arguments: [RuleManual.Format.text, .markdown])
    func theListHasALineForEachRule(format: RuleManual.Format) {
        let lines = RuleManual(format: format).list(Rules.described).split(separator: "\n")
        #expect(lines.count == Rules.described.count + (format == .markdown ? 2 : 0))
        for (line, rule) in zip(lines.suffix(Rules.described.count), Rules.described) {
            #expect(line.contains(rule.id) && line.contains(rule.title))
            #expect(line.contains(rule.isEnabledByDefault ? rule.severity.rawValue : " off "))
        }
    }

    @Test(arguments: Rules.described.map { $0.id }, [RuleManual.Format.text, .markdown])
    func aPageSaysEverythingOfItsRule(id: String, format: RuleManual.Format) throws {
        let rule = try #require(Rules.described.first { $0.id == id })
        let page = RuleManual(format: format).pages([rule])
        let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for text in [rule.id, rule.title, rule.rationale, rule.remedy, rule.severity.rawValue] {
            #expect(words.contains(text))
        }
        let examples = rule.examples
        for graph in (examples?.triggering ?? []) + (examples?.passing ?? []) {
            for line in graph.split(separator: "\n") { #expect(page.contains("\(line)\n")) }
        }
        for source in [examples?.swift?.triggering, examples?.swift?.passing].compactMap({ $0 }) {
            for line in source.split(separator: "\n") { #expect(page.contains("\(line)\n")) }
        }
        #expect(page.contains("off by default") == !rule.isEnabledByDefault)
    }
}
