import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel

/// `diagram`: draws the graph, with what the analysis found.
enum DiagramCommand: Command {
    static let name = "diagram"
    static let summary = "Draw how the app navigates"
    static let options: [any OptionDeclaration] =
        [
            format, SharedOptions.output, SharedOptions.title, dpi, direction, legend, HighlightOptions.highlight,
            HighlightOptions.base,
        ] + DrawingChoices.all + SelectionOptions.all + [whole]

    static func examples(path: String) -> [Example] {
        [
            Example("diagram -o navigation.svg \(path)", "Draw the graph; the file's name says the format."),
            Example("diagram -o navigation.png --dpi 144 \(path)", "Draw it for a page that takes no SVG."),
            Example("diagram -o navigation.md \(path)", "Write it as Mermaid in Markdown, which GitHub draws itself."),
            Example(
                "diagram --scope ShopCoordinator --depth 2 -o shop.svg \(path)", "Draw a coordinator and those inside."),
            Example("diagram --from Home --to Payment -o ways.svg \(path)", "Draw what lies between two screens."),
            Example(
                "diagram --highlight path --to Payment --theme auto -o way.svg \(path)",
                "Draw everything, with the shortest way to a screen brought out, in the reader's colours."),
            Example("diagram --format dot \(path) | dot -Tjpg > navigation.jpg", "Let Graphviz do the rest."),
        ]
    }

    private static let format = Option<DiagramFormat?>.choice(
        "format", placeholder: "FORMAT", among: DiagramFormat.all.map { .init($0.id, $0.summary, $0) }, absent: nil,
        help: "What is drawn (default: by the file's name, else svg)")
    private static let dpi = Option<Double?>.number(
        "dpi", in: 18...1200,
        help: "Dots an inch, for formats that are made of dots (default: 144, less for a huge picture)")

    private static let direction = Option<Diagram.Direction>.choice(
        "direction", placeholder: "WAY",
        among: [
            .init("right", "ways lead to the right", .leftToRight), .init("down", "ways lead down", .topToBottom),
            .init("left", "ways lead to the left", .rightToLeft), .init("up", "ways lead up", .bottomToTop),
        ], absent: .leftToRight, help: "Where ways lead (default: right)")

    private static let legend = Option<Legend.Extent>.choice(
        "legend", placeholder: "WHAT",
        among: [
            .init("used", "what stands in the picture", .used), .init("all", "every sign there is", .all),
            .init("none", "no sign", .none),
        ], absent: .used, help: "Which signs are explained above the picture (default: used)")
    private static let whole = Option<Bool>.flag(
        "whole", help: "Draw every screen, even of a graph so large that its coordinators alone are drawn")

    /// A picture of more nodes is too large to find anything in it: at this size a person's screen shows a hundredth of
    /// it, and its layout takes seconds.
    static let mostNodes = 2_500

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
            highlights: highlighting.edges, direction: arguments[direction])
        diagram.theme = arguments[DrawingChoices.theme] ?? .light
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
        let part = graph.selecting(selection)
        guard part.nodes.count > mostNodes, !arguments[whole], !selection.isCollapsed else { return part }
        selection.isCollapsed = true
        let collapsed = graph.selecting(selection)
        invocation.console.say(
            "note: \(part.nodes.count) nodes are too many for one picture, which shows the \(collapsed.nodes.count) that "
                + "are coordinators or in none; draw a part (--scope, --focus), a page each ('docs'), or all (--whole)")
        return collapsed
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
    /// Draws a diagram in a process of its own, and hands the picture over; what there is to say about it is said.
    func deliver(_ diagram: Diagram, as format: DiagramFormat, dpi: Double? = nil) throws {
        console.showProgress("Drawing \(diagram.graph.nodes.count) nodes")
        let drawing = Result {
            try diagram.draw(as: format, DrawingOptions(dpi: dpi, place: DrawingChoices.place(arguments)))
        }
        console.endProgress()
        let drawn = try drawing.get()
        for note in drawn.notes { console.say("note: \(note)") }
        try deliver(drawn.data)
    }
}
