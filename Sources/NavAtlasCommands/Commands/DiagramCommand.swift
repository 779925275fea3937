import NavAtlasAnalysis
import NavAtlasDiagrams

/// `diagram`: draws the graph, with what the analysis found.
enum DiagramCommand: Command {
    static let name = "diagram"
    static let summary = "Draw how the app navigates"
    static let options: [any OptionDeclaration] =
        [
            format, SharedOptions.output, SharedOptions.title, dpi, direction,
        ] + SelectionOptions.all

    static func examples(path: String) -> [Example] {
        [
            Example("diagram -o navigation.svg \(path)", "Draw the graph; the file's name says the format."),
            Example("diagram -o navigation.png --dpi 144 \(path)", "Draw it for a page that takes no SVG."),
            Example("diagram -o navigation.md \(path)", "Write it as Mermaid in Markdown, which GitHub draws itself."),
            Example(
                "diagram --scope ShopCoordinator --depth 2 -o shop.svg \(path)", "Draw a coordinator and those inside."),
            Example("diagram --from Home --to Payment -o ways.svg \(path)", "Draw what lies between two screens."),
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

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let format = try format(for: invocation)
        if !format.isText, invocation.outputFile == nil, invocation.console.output.isTerminal {
            throw UsageError.binaryOnTerminal(format: format.id)
        }
        let analysis = Analysis(try invocation.graph())
        // What is unreachable is told from the whole graph, whatever part of it is drawn.
        let part = analysis.graph.selecting(try SelectionOptions.selection(invocation.arguments, in: analysis.graph))
        let diagram = Diagram(
            graph: part, title: invocation.title, marks: marks(for: analysis),
            direction: invocation.arguments[direction])
        invocation.console.showProgress("Drawing \(part.nodes.count) nodes")
        let drawing = Result { try diagram.render(as: format, dpi: invocation.arguments[dpi]) }
        invocation.console.endProgress()
        try invocation.deliver(drawing.get())
        return .clean
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

    private static func marks(for analysis: Analysis) -> [String: Mark] {
        // The picture shows links themselves; a mark on every screen without one would hide the rest.
        let findings = Rules.findings(in: analysis).filter { $0.rule != Rules.deepLinkGap }
        let counts = findings.reduce(into: [:]) { $0[$1.subject, default: 0] += 1 }
        let linked = Set(analysis.deepLinkCoverage.linked)
        return Dictionary(
            uniqueKeysWithValues: analysis.graph.nodes.map { node in
                let mark = Mark(
                    reach: Mark.Reach(analysis.reachability(of: node.id)), findings: counts[node.id] ?? 0,
                    isDeepLinked: linked.contains(node.id))
                return (node.id, mark)
            })
    }
}

extension Mark.Reach {
    /// The analysis's answer, as pictures show it.
    init(_ reachability: Reachability) {
        self =
            switch reachability {
            case .reachable: .reachable
            case .deepLinkOnly: .deepLinkOnly
            case .unknown: .unknown
            case .unreachable: .unreachable
            }
    }
}
