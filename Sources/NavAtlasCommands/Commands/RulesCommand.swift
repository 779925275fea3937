import Foundation
import NavAtlasAnalysis
import NavAtlasFiles
import NavAtlasReports

/// `rules`: lists the rules, or explains some of them.
enum RulesCommand: Command {
    static let name = "rules"
    static let summary = "List the rules, or explain some of them"
    static let options: [any OptionDeclaration] = [format, SharedOptions.output]
    static let ownPositionals: Positionals? = Positionals(
        .rule, least: 0,
        help: "the rules to explain (default: list all rules)")

    static func examples(path: String) -> [Example] {
        [
            Example("rules", "List all rules, each with its severity."),
            Example("rules unused-route", "Explain a rule, with examples."),
        ]
    }

    private static let format = Option<RuleManual.Format?>.choice(
        "format", placeholder: "FORMAT",
        among: [.init("text", "for a terminal", .text), .init("markdown", "for documentation", .markdown)],
        absent: nil, help: "The format of the rules (default: by the file's name, else text)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let arguments = invocation.arguments
        let style = invocation.outputFile == nil ? invocation.console.outputStyle : .plain
        let isMarkdown = invocation.outputFile.map(PathText.fileExtension) == "md"
        let manual = RuleManual(format: arguments[format] ?? (isMarkdown ? .markdown : .text), style: style)
        let rules = try arguments.paths.map { id throws(UsageError) in try RuleSelection.rule(id) }
        try invocation.deliver(Data((rules.isEmpty ? manual.list(Rules.described) : manual.pages(rules)).utf8))
        return .clean
    }
}
