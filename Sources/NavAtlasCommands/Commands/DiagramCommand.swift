import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasFiles
import NavAtlasModel

/// `diagram`: draws the graph, with what the analysis found.
enum DiagramCommand: Command {
    static let name = "diagram"
    static let summary = "Draw the app's navigation"
    static let options: [any OptionDeclaration] =
        [
            format, SharedOptions.output, SharedOptions.title, dpi, DrawingChoices.fit, legend,
            HighlightOptions.highlight,
            HighlightOptions.base, CoverageOptions.profiles,
        ] + DrawingChoices.all + SelectionOptions.all + [whole]

    static func examples(path: String) -> [Example] {
        [
            Example("diagram -o navigation.svg \(path)", "Draw the graph; the file's name implies the format."),
            Example("diagram -o navigation.png --dpi 144 \(path)", "Draw it for a page that cannot show SVG."),
            Example("diagram -o navigation.md \(path)", "Write it as Mermaid in Markdown, which GitHub renders."),
            Example(
                "diagram --scope ShopCoordinator --depth 2 -o shop.svg \(path)",
                "Draw a coordinator and the coordinators inside it."),
            Example("diagram --fit 1600x900 -o slide.svg \(path)", "Draw it in the size of a slide."),
            Example(
                "diagram --from Home --to Payment -o between.svg \(path)", "Draw only the paths between two screens."),
            Example(
                "diagram --highlight path --to Payment --theme auto -o path.svg \(path)",
                "Highlight the shortest path to a screen; follow the reader's light or dark appearance."),
            Example("diagram --format dot \(path) | dot -Tjpg > navigation.jpg", "Pass the graph to Graphviz."),
        ]
    }

    private static let format = Option<DiagramFormat?>.choice(
        "format", placeholder: "FORMAT", among: DiagramFormat.all.map { .init($0.id, $0.summary, $0) }, absent: nil,
        help: "The format of the diagram (default: by the file's name, else svg)")
    private static let dpi = Option<Double?>.number(
        "dpi", in: 18...1200,
        help: "The resolution of a PNG in dots per inch (default: 144, less for a very large diagram)")

    private static let legend = Option<Legend.Extent>.choice(
        "legend", placeholder: "WHAT",
        among: [
            .init("used", "symbols that the diagram uses", .used), .init("all", "all symbols", .all),
            .init("none", "no legend", .none),
        ], absent: .used, help: "Which symbols the legend explains (default: used)")
    private static let whole = Option<Bool>.flag(
        "whole", help: "Draw every screen of a graph of more than 300 nodes, instead of an overview")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let format = try format(for: invocation)
        let arguments = invocation.arguments
        if !format.isText, invocation.outputFile == nil, invocation.console.output.isTerminal {
            throw UsageError.binaryOnTerminal(format: format.id)
        }
        let links = try DrawingChoices.sourceLinks(arguments)
        let analysis = Analysis(try invocation.graph())
        let highlighting = try HighlightOptions.highlighting(invocation, analysis)
        // What is unreachable is told from the whole graph, whatever part of it is drawn.
        let part = try part(of: highlighting.graph, invocation)
        var diagram = Diagram(
            graph: part, title: invocation.title,
            marks: DiagramMarks.marks(for: analysis).merging(highlighting.nodes) { mark, highlight in
                var mark = mark
                mark.highlight = highlight.highlight
                return mark
            },
            highlights: highlighting.edges)
        diagram.theme = arguments[DrawingChoices.theme] ?? .light
        diagram.fit = arguments[DrawingChoices.fit]
        diagram.showsEveryScreen = arguments[whole]
        diagram.legend = arguments[legend]
        diagram.sourceLinks = links
        diagram.thumbnails = try DrawingChoices.thumbnails(invocation, for: part)
        try invocation.deliver(diagram, as: format, dpi: arguments[dpi])
        return .clean
    }

    private static func part(of graph: NavigationGraph, _ invocation: Invocation) throws -> NavigationGraph {
        let arguments = invocation.arguments
        var selection = try SelectionOptions.selection(arguments, in: graph)
        // With a way brought out, its ends do not say what is drawn.
        if arguments[HighlightOptions.highlight] == .path { (selection.from, selection.to) = (nil, nil) }
        return graph.selecting(selection)
    }

    private static func format(for invocation: Invocation) throws(UsageError) -> DiagramFormat {
        if let format = invocation.arguments[format] { return format }
        guard let file = invocation.outputFile else { return .svg }
        let suffix = PathText.fileExtension(of: file)
        guard let format = DiagramFormat.all.first(where: { $0.fileExtension == suffix }) else {
            throw .unknownExtension(file: file, known: DiagramFormat.all.map(\.fileExtension))
        }
        return format
    }
}

extension Invocation {
    /// Draws a diagram, and hands the picture over; what there is to say about it is said.
    func deliver(_ diagram: Diagram, as format: DiagramFormat, dpi: Double? = nil) throws {
        console.showProgress("Drawing \(diagram.graph.nodes.count) nodes")
        let drawing = Result {
            try diagram.draw(as: format, dpi: dpi)
        }
        console.endProgress()
        let drawn = try drawing.get()
        for note in drawn.notes { console.say("note: \(note)") }
        try deliver(drawn.data)
    }
}
