import Foundation
import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// `diff`: how two graphs differ.
enum DiffCommand: Command {
    static let name = "diff"
    static let summary = "Show how the app's navigation has changed"
    static let options: [any OptionDeclaration] = [
        format, diagram, path, exitCode, SharedOptions.output, SharedOptions.title,
    ]
    static let readsGraph = true
    static let ownPositionals: Positionals? = Positionals(
        "BASE [HEAD]", least: 1, most: 2,
        help: "what to compare, each a folder, a graph document, a snapshot, or a revision of git; "
            + "HEAD is the app as it is now where it is left out")

    static func examples(path: String) -> [Example] {
        let folder = path.isEmpty ? "" : " --path \(path)"
        return [
            Example("diff main\(folder)", "Show what has changed since the branch 'main'."),
            Example("diff v1.4 v1.5\(folder) --format markdown", "Show what a release has changed, for its notes."),
            Example(
                "diff origin/main\(folder) --format markdown -o changes.md --diagram changes.svg",
                "Write what a pull request changes, and draw it with what stands next to it."),
            Example("diff old.json new.json --exit-code", "Compare two documents; exit status 1 where they differ."),
        ]
    }

    private static let format = Option<DiffFormat>.choice(
        "format", placeholder: "FORMAT", among: DiffFormat.all.map { .init($0.id, $0.summary, $0) }, absent: .text,
        help: "How the changes are written (default: text)")
    private static let diagram = Option<String?>.text(
        "diagram", placeholder: "FILE",
        help: "Draw what has changed, with what stands next to it, into this file, whose name says the format")
    private static let path = Option<[String]>.list(
        "path", placeholder: "PATH",
        help: "A folder or file that is read of a revision, and of the app as it is now (default: '.')")
    private static let exitCode = Option<Bool>.flag("exit-code", help: "End with exit status 1 where anything changed")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let operands = invocation.arguments.paths
        let picture = invocation.arguments[diagram]
        let pictureFormat = try picture.map { file throws(UsageError) in try DiagramFormat.named(by: file) }
        try OutputPlaces.check(
            [invocation.outputFile ?? GraphInput.standardInput] + [picture].compactMap { $0 },
            inputs: operands + invocation.arguments[path])
        let base = try graph(of: operands[0], invocation)
        let head = operands.count > 1 ? try graph(of: operands[1], invocation) : try present(invocation)
        // Two apps without anything in them are no app that has not changed.
        if base.nodes.isEmpty, head.nodes.isEmpty { throw DocumentError.empty }
        let diff = GraphDiff(from: base, to: head)
        let style = invocation.outputFile == nil ? invocation.console.outputStyle : .plain
        if let picture, let pictureFormat {
            let neighbourhood = ChangedNeighbourhood(from: base, to: head)
            try Files.write(Diagram(of: neighbourhood, title: invocation.title).render(as: pictureFormat), to: picture)
        }
        let report = DiffReport(title: invocation.title, diff: diff)
        let text = invocation.arguments[format].render(report, style)
        if !text.isEmpty || invocation.outputFile != nil { try invocation.deliver(Data(text.utf8)) }
        return invocation.arguments[exitCode] && !diff.isEmpty ? .findings : .clean
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

    @MainActor private static func graph(of operand: String, _ invocation: Invocation) throws -> NavigationGraph {
        if operand == GraphInput.standardInput || FileManager.default.fileExists(atPath: operand) {
            // A branch and a folder may have one name; a path that is written as one is none.
            let isPath = operand.contains("/") || operand.contains(".") || operand == GraphInput.standardInput
            if !isPath, (try? GitRevision(operand)) != nil { throw GitError.ambiguous(operand) }
            return try invocation.graph(at: [operand])
        }
        let paths = invocation.arguments[path].isEmpty ? ["."] : invocation.arguments[path]
        return try invocation.graph(at: paths, of: GitRevision(operand))
    }
}
