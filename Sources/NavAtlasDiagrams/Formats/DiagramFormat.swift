import Foundation

/// A form in which a diagram is written. An open list: another form is another value.
package struct DiagramFormat: Sendable {
    /// The name on the command line.
    package let id: String
    /// The ending of its files, without the dot.
    package let fileExtension: String
    /// What it is good for, in a few words.
    package let summary: String
    /// Whether it is text, which a terminal can show.
    package let isText: Bool
    /// Draws the picture; the number is the resolution of a bitmap.
    package let draw: @Sendable (Diagram, Double?) throws(DiagramError) -> DrawnDiagram

    /// Creates a format.
    package init(
        id: String, fileExtension: String, summary: String, isText: Bool = true,
        draw: @escaping @Sendable (Diagram, Double?) throws(DiagramError) -> DrawnDiagram
    ) {
        self.id = id
        self.fileExtension = fileExtension
        self.summary = summary
        self.isText = isText
        self.draw = draw
    }

    /// Vectors with tooltips and stable ids, for pages and documentation.
    package static let svg = DiagramFormat(
        id: "svg", fileExtension: "svg",
        summary: "a vector image with tooltips and stable ids, for pages and documentation"
    ) { diagram, _ throws(DiagramError) in
        let canvas = CardPainter(diagram).canvas
        let svg = SVG(
            canvas: canvas, theme: diagram.theme, title: diagram.title,
            images: diagram.images.map(\.thumbnail.png))
        return DrawnDiagram(data: svg.document, width: canvas.width, notes: diagram.notes)
    }

    /// Pixels, for places that show no vectors.
    package static let png = DiagramFormat(
        id: "png", fileExtension: "png", summary: "a bitmap, for places that do not show SVG",
        isText: false
    ) { diagram, dpi throws(DiagramError) in
        let canvas = CardPainter(diagram).canvas
        let size = try Bitmap(dpi, width: canvas.width, height: canvas.height)
        return try painted(diagram, canvas, "png", dpi: size.dpi, notes: size.notes)
    }

    /// Vectors for print.
    package static let pdf = DiagramFormat(
        id: "pdf", fileExtension: "pdf", summary: "a vector image for print", isText: false
    ) { diagram, _ throws(DiagramError) in
        var drawn = try painted(diagram, CardPainter(diagram).canvas, "pdf")
        drawn.data = PDF.withoutDate(drawn.data)
        return drawn
    }

    /// Graphviz's own language, for other tools.
    package static let dot = DiagramFormat(
        id: "dot", fileExtension: "dot", summary: "the graph in Graphviz's language, for other tools"
    ) { diagram, _ throws(DiagramError) in DrawnDiagram(data: Data(diagram.dot().utf8), notes: diagram.notes) }

    /// Blocks of Mermaid in Markdown.
    package static let mermaid = DiagramFormat(
        id: "mermaid", fileExtension: "md", summary: "Mermaid in Markdown, which GitHub and GitLab render"
    ) { diagram, _ throws(DiagramError) in DrawnDiagram(data: Data(Mermaid(diagram).markdown.utf8)) }

    /// PlantUML's language.
    package static let plantUML = DiagramFormat(
        id: "plantuml", fileExtension: "puml", summary: "the graph in PlantUML's language"
    ) { diagram, _ throws(DiagramError) in DrawnDiagram(data: Data(PlantUML(diagram).text.utf8)) }

    /// The drawing as data.
    package static let json = DiagramFormat(
        id: "json", fileExtension: "json", summary: "the drawing as data: cards, rows and lines with their positions"
    ) { diagram, _ throws(DiagramError) in
        var diagram = diagram
        diagram.thumbnails = [:]
        let canvas = CardPainter(diagram).canvas
        do {
            return DrawnDiagram(data: try DrawingJSON(canvas).json(), width: canvas.width, notes: diagram.notes)
        } catch {
            throw .notEncodable("\(error)")
        }
    }

    /// Every format, in the order in which help shows them.
    package static let all = [svg, png, pdf, dot, mermaid, plantUML, json]

    private static func painted(
        _ diagram: Diagram, _ canvas: Canvas, _ format: String, dpi: Double? = nil, notes: [DiagramNote] = []
    ) throws(DiagramError) -> DrawnDiagram {
        try ImageFolder.with(diagram.images.map(\.thumbnail.png)) { paths throws(DiagramError) in
            try ImageFolder.check(paths, of: diagram.images.map(\.id))
            let text = PaintedText(
                canvas, theme: diagram.theme, images: paths, fonts: try PaintedFonts.measured(), dpi: dpi
            ).text
            return DrawnDiagram(
                data: try Graphviz.draw(text, as: format), width: canvas.width, notes: diagram.notes + notes)
        }
    }
}
