import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// `paths`: how a person comes to a screen.
enum PathsCommand: Command {
    static let name = "paths"
    static let summary = "Show how a person comes to a screen: exit status 1 where there is no way"
    static let options: [any OptionDeclaration] = [to, from, avoid, all, most, format, SharedOptions.output]

    static func examples(path: String) -> [Example] {
        [
            Example("paths --to TodoScreen \(path)", "Show the shortest way from where the app starts."),
            Example(
                "paths --to TodoScreen --all --max 5 --avoid LoginScreen \(path)",
                "Show the five shortest ways that do without a login."),
            Example("paths --to TodoScreen --from HomeScreen --format steps \(path)", "Write them out for a UI test."),
        ]
    }

    private static let to = Option<String?>.text(
        "to", placeholder: "SCREEN", help: "The screen or coordinator that the paths lead to")
    private static let from = Option<[String]>.list(
        "from", placeholder: "SCREEN", help: "A screen or coordinator that they start from (default: the entries)")
    private static let avoid = Option<[String]>.list(
        "avoid", placeholder: "SCREEN", help: "A screen, coordinator or route ('Coordinator.route') that no path takes")
    private static let all = Option<Bool>.flag("all", help: "Show all paths that visit nothing twice, shortest first")
    private static let most = Option<Double?>.number(
        "max", in: 1...10_000, help: "With --all, show no more than so many (default: 100)")
    private static let format = Option<PathFormat>.choice(
        "format", placeholder: "FORMAT", among: PathFormat.all.map { .init($0.id, $0.summary, $0) },
        absent: .text, help: "How the paths are written (default: text)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let arguments = invocation.arguments
        guard let destination = arguments[to] else { throw UsageError.missingOption(to.display, command: name) }
        if let most = arguments[most], !arguments[all] || most.rounded() != most {
            throw UsageError.invalidValue(
                most.formattedShortly, option: "--max", expected: "a whole number, together with --all", nearest: nil)
        }
        let analysis = Analysis(try invocation.graph())
        try check(arguments, destination, in: analysis.graph)
        let limit = arguments[all] ? Int(arguments[most] ?? 100) : 1
        let answer = analysis.paths(
            PathQuery(
                to: destination, from: arguments[from], avoiding: Set(arguments[avoid]), atMost: limit))
        var notes: [String] = []
        if answer.paths.isEmpty {
            let starts = arguments[from].isEmpty ? "any entry or deep link" : arguments[from].joined(separator: ", ")
            notes.append("no path leads from \(starts) to \(destination)")
        }
        if answer.usesDeclarations { notes.append("these paths take declared routes that nobody is known to trigger") }
        if arguments[all], !answer.areAll { notes.append("there are more paths; ask for them with --max") }
        let listing = PathListing(title: "paths to \(destination)", paths: answer.paths, notes: notes)
        try invocation.deliver(Data(arguments[format].render(listing).utf8))
        return answer.paths.isEmpty ? .findings : .clean
    }

    /// Every name must be that of something in the graph.
    private static func check(_ arguments: Arguments, _ destination: String, in graph: NavigationGraph)
        throws(UsageError)
    {
        let ids = graph.nodes.map(\.id)
        let routes = graph.edges.filter(\.kind.isDeclared).map { "\($0.from).\($0.name)" }
        for (option, names, known) in [
            (to.display, [destination], ids), (from.display, arguments[from], ids),
            (avoid.display, arguments[avoid], ids + routes),
        ] {
            for name in names where !known.contains(name) {
                throw .notInGraph(name, option: option, nearest: nearest(to: name, among: known))
            }
        }
    }
}
