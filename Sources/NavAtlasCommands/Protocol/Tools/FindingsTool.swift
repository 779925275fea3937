import NavAtlasAnalysis
import NavAtlasModel

/// The tool `findings`: lists the findings of the rules with their evidence.
enum FindingsTool: MapTool {
    static let name = "findings"
    static let title = "Findings with their proofs"
    static let description = """
        Lists what is wrong with the app's navigation, gravest first, such as screens that nobody can reach and broken deep \
        links: each with its proof, its places and what to do. Withheld findings are those that code which could not be \
        followed may contradict.
        """
    static let parameters = [
        ToolParameter(name: "rule", kind: .text, help: "Only findings of this rule, such as 'unreachable-screen'"),
        ToolParameter(name: "about", kind: .text, help: "Only findings whose subject contains this text"),
        ToolParameter(name: "withheld", kind: .flag, help: "List what is withheld, and why, instead of what is found"),
        ToolParameter(name: "limit", kind: .number(1...200), help: "The most that are listed (default: 30)"),
    ]
    private static let mostFacts = 8

    static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String {
        let answers = try map.current().answers
        if let rule = arguments.text("rule") { _ = try RuleSelection.rule(rule) }
        let all = arguments.flag("withheld") ? answers.withheld : answers.findings
        let findings = all.filter { finding in
            (arguments.text("rule").map { $0 == finding.rule } ?? true)
                && (arguments.text("about").map { finding.subject.contains($0) } ?? true)
        }
        let shown = findings.prefix(arguments.number("limit") ?? 30)
        let kind = arguments.flag("withheld") ? "withheld findings" : "findings"
        var lines = ["\(shown.count) of \(findings.count) \(kind)"]
        if !arguments.flag("withheld"), !answers.withheld.isEmpty {
            lines.append("\(answers.withheld.count) more are withheld; ask with 'withheld'")
        }
        return (lines + shown.flatMap(Self.lines)).joined(separator: "\n") + "\n"
    }

    private static func lines(_ finding: Finding) -> [String] {
        func capped(_ texts: [String]) -> [String] {
            texts.prefix(mostFacts).map { "    \($0)" }
                + (texts.count > mostFacts ? ["    and \(texts.count - mostFacts) more"] : [])
        }
        return [
            "", "\(finding.severity.rawValue) \(finding.rule): \(finding.message)", "  subject: \(finding.subject)",
        ]
            + (finding.doubt.map { ["  withheld: \($0)"] } ?? [])
            + (finding.locations.isEmpty ? [] : ["  places:"] + capped(finding.locations.map(\.description)))
            + (finding.evidence.isEmpty ? [] : ["  proof:"] + capped(finding.evidence))
            + ["  what to do: \(finding.help)"]
    }
}
