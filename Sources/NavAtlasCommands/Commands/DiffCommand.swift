import Foundation
import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasFiles
import NavAtlasModel
import NavAtlasPages
import NavAtlasReports

/// `diff`: how two graphs differ.
enum DiffCommand: Command {
    static let name = "diff"
    static let summary = "Show changes of the app's navigation"
    static let options: [any OptionDeclaration] = [
        format, path, exitCode, CoverageOptions.profiles, SharedOptions.output, SharedOptions.title,
        DrawingChoices.theme,
    ]
    static let readsGraph = true
    static let ownPositionals: Positionals? = Positionals(
        .pathOrRevision("BASE"), placeholder: "BASE [HEAD]", least: 1, most: 2,
        help: "what to compare: folders, graph documents, snapshots or git revisions; "
            + "without HEAD, the app as it is now")

    static func examples(path: String) -> [Example] {
        let folder = path.isEmpty ? "" : " --path \(path)"
        return [
            Example("diff main\(folder)", "Show changes since the branch 'main'."),
            Example("diff v1.4 v1.5\(folder) --format markdown", "Show the changes of a release, for its notes."),
            Example(
                "diff main\(folder) --profile .build/debug/codecov/App.json",
                "Also name new transitions that no test takes."),
            Example("diff main\(folder) -o change.svg", "Draw the changes with their neighbours."),
            Example(
                "diff old.json new.json --exit-code", "Compare two documents; end with exit status 1 if they differ."),
        ]
    }

    /// What the changes are shown as.
    private enum Output: Sendable {
        case words(DiffFormat)
        case picture(DiagramFormat)
    }

    private static let format = Option<Output?>.choice(
        "format", placeholder: "FORMAT",
        among: DiffFormat.all.map { .init($0.id, $0.summary, .words($0)) }
            + pictures.map { .init($0.id, "a diagram of the changes: " + $0.summary, .picture($0)) },
        absent: nil, help: "The format of the changes (default: by the file's name, else text)")
    /// The pictures. A diagram's own data would share the name `json` with the changes.
    private static let pictures = DiagramFormat.all.filter { picture in
        !DiffFormat.all.contains { $0.id == picture.id }
    }
    private static let path = Option<[String]>.list(
        "path", kind: .path,
        help: "A folder or file to read, both of a revision and of the working copy (default: '.')")
    private static let exitCode = Option<Bool>.flag("exit-code", help: "End with exit status 1 if anything changed")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let output = try output(for: invocation)
        let operands = invocation.arguments.paths
        try OutputTargets.check(
            [invocation.outputFile ?? GraphInput.standardInput],
            inputs: operands + invocation.arguments[path] + invocation.arguments[CoverageOptions.profiles])
        let paths = invocation.arguments[path].isEmpty ? ["."] : invocation.arguments[path]
        let base = try invocation.graph(of: operands[0], at: paths)
        let head = operands.count > 1 ? try invocation.graph(of: operands[1], at: paths) : try present(invocation)
        // Two apps without anything in them are no app that has not changed.
        if base.nodes.isEmpty, head.nodes.isEmpty { throw DocumentError.empty }
        let diff = GraphDiff(from: base, to: head)
        let style = invocation.outputFile == nil ? invocation.console.outputStyle : .plain
        switch output {
        case .words(let format):
            let coverage = try coverage(of: head, invocation)
            let text = try format.render(DiffReport(title: invocation.title, diff: diff, coverage: coverage), style)
            if !text.isEmpty || invocation.outputFile != nil { try invocation.deliver(Data(text.utf8)) }
        case .picture(let format):
            try invocation.deliver(picture(of: diff, base, head, invocation), as: format)
        }
        return invocation.arguments[exitCode] && !diff.isEmpty ? .findings : .clean
    }

    /// The tests' coverage of the later graph; `nil` if no profile is given.
    private static func coverage(
        of head: NavigationGraph, _ invocation: Invocation
    ) throws -> NavigationCoverage? {
        guard !invocation.arguments[CoverageOptions.profiles].isEmpty else { return nil }
        let answer = try CoverageOptions.answer(invocation.arguments, for: head)
        for note in answer.notes { invocation.console.say("note: \(note)") }
        return answer.coverage
    }

    private static func output(for invocation: Invocation) throws(UsageError) -> Output {
        let suffix = invocation.outputFile.map(PathText.fileExtension) ?? ""
        // Words come first where a name could mean either, such as Markdown.
        let words = DiffFormat.all.first { $0.fileExtension == suffix }.map(Output.words)
        let picture = pictures.first { $0.fileExtension == suffix }.map(Output.picture)
        let output = invocation.arguments[format] ?? words ?? picture ?? .words(.text)
        if case .picture(let format) = output, !format.isText, invocation.outputFile == nil,
            invocation.console.output.isTerminal
        {
            throw .binaryOnTerminal(format: format.id)
        }
        return output
    }

    /// The changed nodes and edges with their surroundings; added and removed ones are marked.
    private static func picture(
        of diff: GraphDiff, _ base: NavigationGraph, _ head: NavigationGraph, _ invocation: Invocation
    ) -> Diagram {
        let part = ChangedNeighbourhood(of: diff, from: base, to: head)
        let analysis = Analysis(head)
        let marks = Dictionary(
            uniqueKeysWithValues: part.graph.nodes.map { node in
                // What is gone cannot be reached, and need not be.
                let reach = head[node.id] == nil ? .reachable : Mark.Reach(analysis.reachability(of: node.id))
                return (node.id, Mark(reach: reach, highlight: part.nodes[node.id].map(Highlight.init)))
            })
        var diagram = Diagram(
            graph: part.graph, title: "\(invocation.title): what has changed", marks: marks,
            highlights: part.edges.mapValues(Highlight.init))
        diagram.theme = invocation.arguments[DrawingChoices.theme] ?? .light
        return diagram
    }

    /// The app as it is now.
    @MainActor private static func present(_ invocation: Invocation) throws -> NavigationGraph {
        let paths = invocation.arguments[path]
        // An app's own tool is the app.
        guard invocation.source.positionals.least > 0 else {
            var own = invocation.arguments
            own.paths = paths
            return try invocation.source.graph(own, invocation.console)
        }
        return try invocation.graph(at: paths.isEmpty ? ["."] : paths)
    }
}
