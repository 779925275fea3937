import Foundation

/// A form in which a diagram is written. An open list: another form is another value.
public struct DiagramFormat: Sendable {
    /// The name on the command line.
    public let id: String
    /// The ending of its files, without the dot.
    public let fileExtension: String
    /// What it is good for, in a few words.
    public let summary: String
    /// Whether it is made of pixels, so that a resolution means something.
    public let isBitmap: Bool
    /// Whether it is text, which a terminal can show.
    public let isText: Bool
    /// Draws the picture.
    public let draw: @Sendable (Diagram, DrawingOptions) throws(DiagramError) -> DrawnDiagram

    /// Creates a format.
    public init(
        id: String, fileExtension: String, summary: String, isBitmap: Bool = false, isText: Bool = true,
        draw: @escaping @Sendable (Diagram, DrawingOptions) throws(DiagramError) -> DrawnDiagram
    ) {
        self.id = id
        self.fileExtension = fileExtension
        self.summary = summary
        self.isBitmap = isBitmap
        self.isText = isText
        self.draw = draw
    }

    /// Vectors with tooltips and stable ids, for pages and documentation.
    public static let svg = DiagramFormat(
        id: "svg", fileExtension: "svg", summary: "vectors with tooltips and stable ids, for pages and documentation"
    ) { diagram, options throws(DiagramError) in
        let images = diagram.images
        return try laidOut(diagram, "svg", options).mapping { document in
            let document = images.isEmpty ? document : SVG.embedding(images.map(\.thumbnail.png), in: document)
            return diagram.theme == .auto ? SVG.adding(style: Theme.rules, to: document) : document
        }
    }

    /// Pixels, for places that show no vectors.
    public static let png = DiagramFormat(
        id: "png", fileExtension: "png", summary: "pixels, for places that show no vectors", isBitmap: true,
        isText: false
    ) { diagram, options throws(DiagramError) in
        try laidOut(diagram, "png", options, options.dpi.map(Graphviz.Resolution.exactly) ?? .automatic)
    }

    /// Vectors for print.
    public static let pdf = DiagramFormat(
        id: "pdf", fileExtension: "pdf", summary: "vectors for print", isText: false
    ) { diagram, options throws(DiagramError) in
        try laidOut(diagram, "pdf", options).mapping(PDF.withoutDate)
    }

    /// Graphviz's own language, for other tools.
    public static let dot = DiagramFormat(
        id: "dot", fileExtension: "dot", summary: "the graph in Graphviz's language, for other tools"
    ) { diagram, _ throws(DiagramError) in DrawnDiagram(data: Data(diagram.dot().utf8)) }

    /// Blocks of Mermaid in Markdown.
    public static let mermaid = DiagramFormat(
        id: "mermaid", fileExtension: "md", summary: "Mermaid in Markdown, which GitHub and GitLab draw themselves"
    ) { diagram, _ throws(DiagramError) in DrawnDiagram(data: Data(Mermaid(diagram).markdown.utf8)) }

    /// PlantUML's language.
    public static let plantUML = DiagramFormat(
        id: "plantuml", fileExtension: "puml", summary: "the graph in PlantUML's language"
    ) { diagram, _ throws(DiagramError) in DrawnDiagram(data: Data(PlantUML(diagram).text.utf8)) }

    /// The drawing as data.
    public static let json = DiagramFormat(
        id: "json", fileExtension: "json",
        summary: "nodes and lines with their coordinates, in points, as Graphviz's JSON"
    ) { diagram, options throws(DiagramError) in
        var diagram = diagram
        diagram.thumbnails = [:]
        return try laidOut(diagram, "json", options)
    }

    /// Every format, in the order in which help shows them.
    public static let all = [svg, png, pdf, dot, mermaid, plantUML, json]

    private static func laidOut(
        _ diagram: Diagram, _ format: String, _ options: DrawingOptions, _ resolution: Graphviz.Resolution? = nil
    ) throws(DiagramError) -> DrawnDiagram {
        try ImageFolder.with(diagram.images.map(\.thumbnail.png)) { paths throws(DiagramError) in
            let isOfGlyphs = Graphviz.measuresFonts(for: format)
            if isOfGlyphs { try ImageFolder.check(paths, of: diagram.images.map(\.id), in: options.place) }
            let drawer = Drawer(
                diagram: diagram, images: paths, measuresFonts: isOfGlyphs, place: options.place)
            return try drawer.draw { engine, place, write throws(DiagramError) in
                try Graphviz.draw(as: format, resolution: resolution, engine: engine, in: place, write)
            }
        }
    }
}

extension DrawnDiagram {
    fileprivate func mapping(_ change: (Data) -> Data) -> DrawnDiagram {
        DrawnDiagram(data: change(data), notes: notes)
    }
}
