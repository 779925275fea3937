import Foundation
import NavAtlasAnalysis
import NavAtlasReports

/// `report`: says all there is to say about the graph.
enum ReportCommand: Command {
    static let name = "report"
    static let summary = "Describe how the app navigates, and what is wrong with it"
    static let options: [any OptionDeclaration] = [ReportOptions.format, SharedOptions.output, SharedOptions.title]

    static func examples(path: String) -> [Example] {
        [
            Example("report \(path)", "Print the report for the terminal."),
            Example(
                "report --format markdown -o report.md \(path)", "Write it as Markdown, for a pull request or a wiki."),
        ]
    }

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let analysis = Analysis(try invocation.graph())
        let report = Report(
            title: invocation.title, analysis: analysis, findings: Rules.findings(in: analysis))
        try invocation.deliver(report)
        return .clean
    }
}

/// What `report` and `check` have in common.
enum ReportOptions {
    static let format = Option<any ReportFormat.Type>.choice(
        "format", placeholder: "FORMAT", among: Formats.all.map { .init($0.id, $0.summary, $0) },
        absent: Formats.standard, help: "How the report is written (default: \(Formats.standard.id))")
}

extension Invocation {
    /// Hands the report over in the format that the command line names.
    func deliver(_ report: Report) throws(FileError) {
        let style = outputFile == nil ? console.outputStyle : .plain
        try deliver(Data(arguments[ReportOptions.format].render(report, style: style).utf8))
    }
}
