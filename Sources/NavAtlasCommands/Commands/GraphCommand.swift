import Foundation
import NavAtlasFiles
import NavAtlasModel

/// `graph`: prints the graph itself.
enum GraphCommand: Command {
    static let name = "graph"
    static let summary = "Print the graph, to keep, merge or compare it"
    static let options: [any OptionDeclaration] = [format, explained, SharedOptions.output]

    static func examples(path: String) -> [Example] {
        [
            Example("graph \(path) -o merged.json", "Merge all inputs into one graph document."),
            Example(
                "graph --format notation \(path)", "Print the facts, sorted, one a line."),
            Example(
                "graph --explain \(path)", "Show which calls the configuration's 'routers' match, and where they lead."),
        ]
    }

    private static let format = Option<GraphFormat?>.choice(
        "format", placeholder: "FORMAT", among: GraphFormat.all.map { .init($0.id, $0.summary, $0) }, absent: nil,
        help: "The format of the graph (default: by the file's name, else json)")

    private static let explained = Option<Bool>.flag(
        "explain", help: "Show what each line of 'routers' in the configuration matches, instead of the graph")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        if invocation.arguments[explained] {
            let text = RouterExplanation(routers: invocation.arguments.routers, graph: try invocation.graphOrEmpty())
                .text
            try invocation.deliver(Data(text.utf8))
            return .clean
        }
        let format = invocation.arguments[format] ?? invocation.outputFile.flatMap(GraphFormat.init(file:)) ?? .json
        try invocation.deliver(format.render(invocation.graphOrEmpty()))
        return .clean
    }
}

/// A way to write a graph.
struct GraphFormat: Sendable {
    let id: String
    let fileExtension: String
    let summary: String
    let render: @Sendable (NavigationGraph) throws -> Data

    static let json = GraphFormat(
        id: "json", fileExtension: "json", summary: "the versioned document with every detail",
        render: { try GraphDocument.encode($0) })
    static let notation = GraphFormat(
        id: "notation", fileExtension: "nav", summary: "the text notation: facts without locations and evidence",
        render: { Data(Notation.print($0).utf8) })
    static let all = [json, notation]
}

extension GraphFormat {
    /// The format that the file's name says.
    init?(file: String) {
        let suffix = PathText.fileExtension(of: file)
        guard let format = Self.all.first(where: { $0.fileExtension == suffix }) else { return nil }
        self = format
    }
}
