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
    /// Makes the bytes; the number is the resolution in dots per inch, `nil` for a good one.
    public let bytes: @Sendable (Diagram, Double?) throws(DiagramError) -> Data

    /// Creates a format.
    public init(
        id: String, fileExtension: String, summary: String, isBitmap: Bool = false, isText: Bool = true,
        bytes: @escaping @Sendable (Diagram, Double?) throws(DiagramError) -> Data
    ) {
        self.id = id
        self.fileExtension = fileExtension
        self.summary = summary
        self.isBitmap = isBitmap
        self.isText = isText
        self.bytes = bytes
    }

    /// Vectors with tooltips and stable ids, for pages and documentation.
    public static let svg = DiagramFormat(
        id: "svg", fileExtension: "svg", summary: "vectors with tooltips and stable ids, for pages and documentation"
    ) { diagram, _ throws(DiagramError) in try Graphviz.draw(diagram.dot(), as: "svg").data }

    /// Pixels, for places that show no vectors.
    public static let png = DiagramFormat(
        id: "png", fileExtension: "png", summary: "pixels, for places that show no vectors", isBitmap: true,
        isText: false
    ) { diagram, dpi throws(DiagramError) in
        try Graphviz.draw(diagram.dot(), as: "png", resolution: dpi.map(Graphviz.Resolution.exactly) ?? .automatic).data
    }

    /// Vectors for print.
    public static let pdf = DiagramFormat(
        id: "pdf", fileExtension: "pdf", summary: "vectors for print", isText: false
    ) { diagram, _ throws(DiagramError) in
        PDF.withoutDate(try Graphviz.draw(diagram.dot(), as: "pdf").data)
    }

    /// Graphviz's own language, for other tools.
    public static let dot = DiagramFormat(
        id: "dot", fileExtension: "dot", summary: "the graph in Graphviz's language, for other tools"
    ) { diagram, _ throws(DiagramError) in Data(diagram.dot().utf8) }

    /// Blocks of Mermaid in Markdown.
    public static let mermaid = DiagramFormat(
        id: "mermaid", fileExtension: "md", summary: "Mermaid in Markdown, which GitHub and GitLab draw themselves"
    ) { diagram, _ throws(DiagramError) in Data(Mermaid(diagram).markdown.utf8) }

    /// PlantUML's language.
    public static let plantUML = DiagramFormat(
        id: "plantuml", fileExtension: "puml", summary: "the graph in PlantUML's language"
    ) { diagram, _ throws(DiagramError) in Data(PlantUML(diagram).text.utf8) }

    /// The drawing as data.
    public static let json = DiagramFormat(
        id: "json", fileExtension: "json",
        summary: "nodes and lines with their coordinates, in points, as Graphviz's JSON"
    ) { diagram, _ throws(DiagramError) in try Graphviz.draw(diagram.dot(), as: "json").data }

    /// Every format, in the order in which help shows them.
    public static let all = [svg, png, pdf, dot, mermaid, plantUML, json]
}
