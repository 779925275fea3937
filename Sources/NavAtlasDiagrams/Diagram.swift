import Foundation
import NavAtlasModel

/// A picture of a graph: coordinators as frames with their screens inside, edges styled by presentation.
public struct Diagram: Sendable {
    /// What is drawn.
    public internal(set) var graph: NavigationGraph
    /// The words above it.
    public let title: String?
    /// What an analysis found out, by node id. A node without a mark is drawn as reachable.
    public let marks: [String: Mark]
    /// The edges that the picture points at.
    public let highlights: [Edge.Identity: Highlight]
    /// Where the ways lead.
    public let direction: Direction

    /// The colours.
    public var theme = Theme.light
    /// How much of its signs the picture explains.
    public var legend = Legend.Extent.used
    /// Where the links of nodes and ways lead; `nil` for none.
    public var sourceLinks: SourceLinks?
    /// Where a node leads rather than to its source, by node id.
    public var nodeLinks: [String: String] = [:]
    /// Pictures of screens, by node id. Only SVG, PNG and PDF show them.
    public var thumbnails: [String: Thumbnail] = [:]

    /// Where ways lead in a picture; Graphviz's and Mermaid's words.
    public enum Direction: String, Sendable, CaseIterable {
        case leftToRight = "LR"
        case topToBottom = "TB"
        case rightToLeft = "RL"
        case bottomToTop = "BT"
    }

    /// Creates a picture of a graph.
    public init(
        graph: NavigationGraph, title: String? = nil, marks: [String: Mark] = [:],
        highlights: [Edge.Identity: Highlight] = [:], direction: Direction = .leftToRight
    ) {
        self.direction = direction
        self.highlights = highlights
        self.graph = graph
        self.title = title
        self.marks = marks
    }

    /// The id of a node's element in an SVG.
    public static func elementID(of node: Node) -> String { "node-" + DOT.identifier(node.id) }

    /// The id of an edge's element in an SVG; an edge that is not drawn has none there.
    public static func elementID(of edge: Edge) -> String {
        DrawnEdge(strands: [(edge, EdgeStyle.of(edge.presentation))], leadsBack: false).id
    }

    /// The picture in Graphviz's language; the same graph always gives the same text.
    public func dot() -> String { DiagramText(self, Effort.bestText(for: graph)).text }

    /// The nodes that show a picture, in the graph's order.
    var images: [(id: String, thumbnail: Thumbnail)] {
        graph.nodes.compactMap { node in thumbnails[node.id].map { (node.id, $0) } }
    }

    /// The picture as the bytes of a file; the same graph gives the same bytes with one version of Graphviz, and for PNG
    /// and PDF, the same fonts.
    ///
    /// Safe to call from any thread; in this process, one picture is drawn at a time.
    ///
    /// - Throws: ``DiagramError`` with Graphviz's own messages.
    public func draw(as format: DiagramFormat, _ options: DrawingOptions = DrawingOptions()) throws(DiagramError)
        -> DrawnDiagram
    {
        try format.draw(self, options)
    }

    /// The bytes that ``draw(as:_:)`` makes.
    ///
    /// - Parameters:
    ///   - format: The form, such as ``DiagramFormat/svg``.
    ///   - dpi: The resolution of a bitmap in dots per inch; `nil` chooses 144, or less where the bitmap would be huge.
    /// - Throws: ``DiagramError`` with Graphviz's own messages.
    public func render(as format: DiagramFormat, dpi: Double? = nil) throws(DiagramError) -> Data {
        try draw(as: format, DrawingOptions(dpi: dpi)).data
    }
}
