import Foundation
import NavAtlasAnalysis
import NavAtlasFiles
import NavAtlasModel
import NavAtlasReports

/// `explain`: why something is in the graph, or is not.
enum ExplainCommand: Command {
    static let name = "explain"
    static let summary = "Explain why an edge, a screen or a finding is in the graph, or why it is not"
    static let options: [any OptionDeclaration] = [format, path, SharedOptions.output]
    static let readsGraph = true
    static let ownPositionals: Positionals? = Positionals(
        .text("SUBJECT [DESTINATION]"), least: 1, most: 2,
        help:
            "what to explain: an edge ('A ~push~> B'), a screen or coordinator, two of them (why nothing leads from one to "
            + "the other), 'Coordinator.route', a deep link, a rule, a rule and the subject of a finding, or 'File.swift:12'"
    )

    static func examples(path: String) -> [Example] {
        let folder = path.isEmpty ? "" : " --path \(path)"
        return [
            Example(
                "explain TodoScreen\(folder)",
                "Explain how a person gets to a screen, what leads there, and where it leads."),
            Example(
                "explain 'TodosScreen ~push~> TodoScreen'\(folder)",
                "Show the lines of code that an edge comes from, its route and the route's host."),
            Example(
                "explain HomeScreen LoginScreen\(folder)",
                "Show the shortest path, and each call that could lead there directly, with the reason why it does not."
            ),
            Example(
                "explain unreachable-screen TodoScreen\(folder)", "Show the proof of a finding, or why there is none."),
        ]
    }

    private static let format = Option<ExplanationFormat?>.choice(
        "format", placeholder: "FORMAT", among: ExplanationFormat.all.map { .init($0.id, $0.summary, $0) }, absent: nil,
        help: "The format of the answer (default: by the file's name, else text)")
    private static let path = AnsweredPaths.option

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let arguments = invocation.arguments
        let paths = AnsweredPaths.paths(invocation)
        try OutputTargets.check([invocation.outputFile ?? GraphInput.standardInput], inputs: paths)
        let analysis = Analysis(try AnsweredPaths.graph(invocation))
        let answers = try RuleSelection.answers(in: analysis, of: arguments, asking: arguments.paths[0])
        let explanation: Explanation
        do {
            explanation = try Explainer(analysis, answers).explanation(of: arguments.paths)
        } catch {
            throw UsageError(error)
        }
        let suffix = invocation.outputFile.map(PathText.fileExtension)
        let format =
            arguments[format] ?? ExplanationFormat.all.first { $0.fileExtension == suffix } ?? ExplanationFormat.all[0]
        let code = CodeLines(folders: [FileManager.default.currentDirectoryPath] + paths).lines(at: explanation.places)
        let style = invocation.outputFile == nil ? invocation.console.outputStyle : .plain
        try invocation.deliver(Data(format.render(explanation, code, style).utf8))
        return .clean
    }
}

/// The paths of commands whose arguments are questions.
enum AnsweredPaths {
    static let option = Option<[String]>.list(
        "path", kind: .path,
        help: "A folder, file or graph document to read (default: the paths of the configuration, else '.')")

    static func paths(_ invocation: Invocation) -> [String] {
        let (given, configured) = (invocation.arguments[option], invocation.arguments.configuredPaths)
        // An app's own tool is the app.
        if invocation.source.positionals.least == 0 { return given }
        return given.isEmpty ? configured.isEmpty ? ["."] : configured : given
    }

    /// The graph of the paths.
    @MainActor static func graph(_ invocation: Invocation) throws -> NavigationGraph {
        var arguments = invocation.arguments
        arguments.paths = paths(invocation)
        return try Invocation(reference: invocation.reference, arguments: arguments, console: invocation.console)
            .graph()
    }
}

extension RuleSelection {
    /// What the rules of a command line have to say, and the rule of that name, if it is one, even where it is off.
    ///
    /// A policy that speaks of what is not in the graph keeps nobody from an answer about something else.
    static func answers(
        in analysis: Analysis, of arguments: Arguments, asking name: String
    ) throws(UsageError) -> RuleAnswers {
        var rules = try rules(for: arguments)
        rules += Rules.all.filter { rule in rule.id == name && !rules.contains { $0.id == name } }
        return asked(of: analysis, by: rules, arguments)
    }
}

extension UsageError {
    init(_ error: QuestionError) {
        self =
            switch error {
            case .unknown(let name, let meant): .notInGraph(name, option: nil, meant: meant)
            case .ambiguous(let name, let ids): .notInGraph(name, option: nil, meant: ids)
            case .component(let name, let screens): .partOfScreens(name, screens: screens)
            }
    }
}
