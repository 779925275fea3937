import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel

/// The tool `diagram`: writes a part of the map as Mermaid, DOT or PlantUML.
enum DiagramTool: MapTool {
    static let name = "diagram"
    static let title = "Diagram of a part"
    static let description = """
        Draws a part of the map as text: Mermaid for Markdown, or DOT or PlantUML. Name a coordinator with 'scope', a screen \
        with 'focus', or the ends of a way; the whole of a large app is too large for an answer.
        """
    private static let formats = [DiagramFormat.mermaid, .dot, .plantUML]
    static let parameters = [
        ToolParameter(name: "scope", kind: .text, help: "Only this coordinator and everything inside it"),
        ToolParameter(name: "focus", kind: .text, help: "Only this screen or coordinator and its direct neighbours"),
        ToolParameter(name: "from", kind: .text, help: "Only what can be reached from here"),
        ToolParameter(name: "to", kind: .text, help: "Only what leads here"),
        ToolParameter(name: "format", kind: .choice(formats.map(\.id)), help: "The language (default: mermaid)"),
    ]

    static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String {
        let analysis = try map.current().analysis
        func id(_ name: String) throws -> String? {
            try arguments.text(name).map { try analysis.graph.id(meantBy: $0) }
        }
        var selection = GraphSelection()
        (selection.scope, selection.focus) = (try id("scope"), try id("focus"))
        (selection.from, selection.to) = (try id("from"), try id("to"))
        let part = analysis.graph.selecting(selection)
        let diagram = Diagram(graph: part, title: map.title, marks: DiagramMarks.marks(for: analysis))
        let format = formats.first { $0.id == arguments.text("format") } ?? .mermaid
        let text = String(decoding: try diagram.draw(as: format, dpi: nil).data, as: UTF8.self)
        // Half a diagram is none.
        guard text.utf8.count <= BoundedText.mostOfTool else {
            throw ToolError(
                "this part has \(part.nodes.count) screens and coordinators, which is too large for an answer; "
                    + "name a smaller part with 'scope', 'focus', or 'from' and 'to'")
        }
        return text
    }
}
