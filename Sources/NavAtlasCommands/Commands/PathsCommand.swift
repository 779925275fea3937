import Foundation
import NavAtlasAnalysis
import NavAtlasFiles
import NavAtlasModel
import NavAtlasReports

/// `paths`: how a person comes to a screen.
enum PathsCommand: Command {
    static let name = "paths"
    static let summary = "Show how a person gets to a screen; end with exit status 1 if there is no path"
    static let options: [any OptionDeclaration] = [to, cover, from, avoid, all, most, format, SharedOptions.output]

    static func examples(path: String) -> [Example] {
        [
            Example("paths --to TodoScreen \(path)", "Show the shortest path from an entry."),
            Example(
                "paths --to TodoScreen --all --max 5 --avoid LoginScreen \(path)",
                "Show the five shortest paths that avoid the login."),
            Example("paths --to TodoScreen --from HomeScreen --format steps \(path)", "Print the steps for a UI test."),
            Example(
                "paths --cover --format steps \(path)", "Cover every transition and tab with as few paths as possible."),
        ]
    }

    private static let to = Option<String?>.text(
        "to", kind: .text("SCREEN"), help: "The screen or coordinator where the paths end")
    private static let cover = Option<Bool>.flag(
        "cover", help: "Show as few paths as possible that together take every transition and tab; excludes --to")
    private static let from = Option<[String]>.list(
        "from", kind: .text("SCREEN"), help: "A screen or coordinator where the paths start (default: the entries)")
    private static let avoid = Option<[String]>.list(
        "avoid", kind: .text("SCREEN"),
        help: "A screen, coordinator or route ('Coordinator.route') that the paths avoid")
    private static let all = Option<Bool>.flag("all", help: "Show all paths that visit no screen twice, shortest first")
    private static let most = Option<Double?>.number(
        "max", in: 1...10_000, help: "With --all, the greatest number of paths (default: 100)")
    private static let format = Option<PathFormat?>.choice(
        "format", placeholder: "FORMAT", among: PathFormat.all.map { .init($0.id, $0.summary, $0) },
        absent: nil, help: "The format of the paths (default: by the file's name, else text)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let arguments = invocation.arguments
        if arguments[cover] { return try runCover(invocation) }
        guard let destination = arguments[to] else { throw UsageError.missingOption(to.display, command: name) }
        if let most = arguments[most], !arguments[all] || most.rounded() != most {
            throw UsageError.invalidValue(
                most.formattedShortly, option: "--max", expected: "a whole number, together with --all", meant: [])
        }
        let analysis = Analysis(try invocation.graph())
        try check(arguments, in: analysis.graph)
        let limit = arguments[all] ? Int(arguments[most] ?? 100) : 1
        let answer = analysis.paths(
            PathQuery(
                to: destination, from: arguments[from], avoiding: Set(arguments[avoid]), atMost: limit))
        var notes: [String] = []
        if answer.paths.isEmpty {
            let starts = arguments[from].isEmpty ? "any entry or deep link" : arguments[from].joined(separator: ", ")
            notes.append("no path leads from \(starts) to \(destination)")
            if let doubt = analysis.doubt(aboutReaching: destination) {
                notes.append("this is not certain, because a call that was not followed may lead there: \(doubt)")
            }
        }
        if answer.usesDeclarations { notes.append("these paths use declared routes that nothing is known to trigger") }
        if answer.isGivenUp {
            notes.append("there are too many paths to try them all; narrow the search with --avoid or --from")
        } else if arguments[all], !answer.areAll {
            notes.append("there are more paths; raise the limit with --max")
        }
        let listing = PathListing(title: "paths to \(destination)", paths: answer.paths, notes: notes)
        try deliver(listing, invocation)
        return answer.paths.isEmpty ? .findings : .clean
    }

    @MainActor private static func runCover(_ invocation: Invocation) throws -> ExitCode {
        let arguments = invocation.arguments
        for (other, isGiven) in [
            (to.display, arguments[to] != nil), (all.display, arguments[all]), (most.display, arguments[most] != nil),
        ] where isGiven {
            throw UsageError.contradictedOptions(cover.display, other)
        }
        let analysis = Analysis(try invocation.graph())
        try check(arguments, in: analysis.graph)
        let answer = analysis.cover(from: arguments[from], avoiding: Set(arguments[avoid]))
        var notes: [String] = []
        if answer.paths.isEmpty, answer.untaken.isEmpty { notes.append("there is no transition and no tab to take") }
        if !answer.untaken.isEmpty {
            let starts = arguments[from].isEmpty ? "any entry or deep link" : arguments[from].joined(separator: ", ")
            notes.append("no path from \(starts) leads to the steps that cannot be taken")
        }
        let listing = PathListing(
            title: "paths that take every transition and tab", paths: answer.paths, untaken: answer.untaken,
            isNumbered: true,
            notes: notes)
        try deliver(listing, invocation)
        return answer.untaken.isEmpty ? .clean : .findings
    }

    private static func deliver(_ listing: PathListing, _ invocation: Invocation) throws {
        let isJSON = invocation.outputFile.map(PathText.fileExtension) == "json"
        let format = invocation.arguments[format] ?? (isJSON ? .json : .text)
        try invocation.deliver(Data(format.render(listing).utf8))
    }

    /// Every name must be that of something in the graph.
    private static func check(_ arguments: Arguments, in graph: NavigationGraph) throws(UsageError) {
        let ids = graph.nodes.map(\.id)
        let routes = graph.edges.filter(\.kind.isDeclared).map { "\($0.from).\($0.name)" }
        for (option, names, known) in [
            (to.display, [arguments[to]].compactMap { $0 }, ids), (from.display, arguments[from], ids),
            (avoid.display, arguments[avoid], ids + routes),
        ] {
            for name in names where !known.contains(name) {
                throw .notInGraph(name, option: option, meant: probablyMeant(by: name, among: known))
            }
        }
    }
}
