import Foundation
import NavAtlasAnalysis
import NavAtlasReports

/// `report`: says all there is to say about the graph.
enum ReportCommand: Command {
    static let name = "report"
    static let summary = "Describe the app's navigation and what is wrong with it"
    static let options: [any OptionDeclaration] =
        ReportOptions.all + [group] + PageOptions.all + [SharedOptions.title]

    static func examples(path: String) -> [Example] {
        [
            Example("report \(path)", "Print the report for the terminal."),
            Example("report --group coordinator \(path)", "List the findings by coordinator."),
            Example(
                "report --format markdown -o report.md \(path)", "Write it as Markdown, for a pull request or a wiki."),
            Example(
                "report --format html -o map.html \(path)", "Write the map as one page that works without a network."),
            Example(
                "report --format html --compare main.json -o change.html \(path)",
                "Highlight what was added and removed since a graph document was written."),
        ]
    }

    private static let group = Option<Report.Grouping>.choice(
        "group", placeholder: "BY",
        among: [
            .init("rule", "by rule", .rule),
            .init("coordinator", "by the coordinator whose flow contains them", .coordinator),
        ], absent: .rule, help: "How text and Markdown group the details (default: rule)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let outputs = try ReportOutputs(invocation.arguments)
        let rules = try RuleSelection.rules(for: invocation.arguments)
        let analysis = Analysis(try invocation.graph())
        let answers = try RuleSelection.answers(in: analysis, by: rules, invocation.arguments)
        var report = Report(
            title: invocation.title, analysis: analysis, rules: rules, findings: answers.findings,
            withheld: answers.withheld, grouping: invocation.arguments[group])
        report.base = try PageOptions.base(invocation, outputs)
        report.sourceLinks = try DrawingChoices.sourceLinks(invocation.arguments)
        let thumbnails = try DrawingChoices.thumbnails(invocation, for: analysis.graph)
        try invocation.deliver(report, to: outputs, thumbnails: thumbnails)
        return .clean
    }
}
