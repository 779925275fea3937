import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasPages
import NavAtlasReports

/// `docs`: a folder of pages about the app's navigation.
enum DocsCommand: Command {
    static let name = "docs"
    static let summary = "Write pages with diagrams for the app's documentation"
    static let options: [any OptionDeclaration] = [
        output, format, SharedOptions.title, DrawingChoices.sourceURL, DrawingChoices.thumbnails,
        ReportOptions.enabled, ReportOptions.disabled,
    ]

    static func examples(path: String) -> [Example] {
        [
            Example(
                "docs -o docs/navigation \(path)", "Write Markdown pages, each with a diagram, for GitHub and GitLab."),
            Example("docs -o site --format html \(path)", "Write HTML pages for a browser."),
            Example(
                "docs -o Sources/App/App.docc/Navigation --format docc \(path)", "Write articles for a DocC catalogue."),
        ]
    }

    private static let output = Option<String?>.text(
        "output", letter: "o", kind: .folder,
        help: """
            The folder to write; pages from an earlier run are replaced, and other files in it are left alone
            """)
    private static let format = Option<DocumentationFormat>.choice(
        "format", placeholder: "FORMAT", among: DocumentationFormat.all.map { .init($0.id, $0.summary, $0) },
        absent: .markdown, help: "The format of the pages (default: markdown)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let arguments = invocation.arguments
        guard let folder = arguments[output] else {
            throw UsageError.missingOption(output.display, command: name)
        }
        let links = try DrawingChoices.sourceLinks(arguments)
        let rules = try RuleSelection.rules(for: arguments)
        let analysis = Analysis(try invocation.graph())
        let answers = try RuleSelection.answers(in: analysis, by: rules, arguments)
        let report = Report(
            title: invocation.title, analysis: analysis, rules: rules, findings: answers.findings,
            withheld: answers.withheld)
        let thumbnails = try DrawingChoices.thumbnails(invocation, for: analysis.graph)
        let documentation = Result {
            try Documentation(
                of: report, as: arguments[format], marks: DiagramMarks.marks(for: analysis), links: links,
                thumbnails: thumbnails
            ) { invocation.console.showProgress("Drawing \($0)") }
        }
        invocation.console.endProgress()
        let written = try documentation.get()
        for note in written.notes { invocation.console.say("note: \(note)") }
        try WrittenFolder(folder).write(written.files.map { ($0.path, $0.data) })
        return .clean
    }
}
