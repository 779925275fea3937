import Foundation
import NavAtlasModel

/// A picture of a graph: a card for each coordinator, its screens as rows, lines styled by presentation.
package struct Diagram: Sendable {
    /// What is drawn.
    package private(set) var graph: NavigationGraph
    /// The words above it.
    package let title: String?
    /// What an analysis found out, by node id. A node without a mark is drawn as reachable.
    package let marks: [String: Mark]
    /// The edges that the picture points at.
    package let highlights: [Edge.Identity: Highlight]
    /// The colours.
    package var theme = Theme.light
    /// How much of its signs the picture explains.
    package var legend = Legend.Extent.used
    /// Where the links of nodes and ways lead; `nil` for none.
    package var sourceLinks: SourceLinks?
    /// Where a node leads rather than to its source, by node id.
    package var nodeLinks: [String: String] = [:]
    /// Pictures of screens, by node id. Only SVG, PNG and PDF show them.
    package var thumbnails: [String: Thumbnail] = [:]

    /// Whether a graph of many nodes is drawn with all its screens rather than as an overview of its coordinators.
    package var showsEveryScreen = false
    /// Whether the title and the legend stand above the picture.
    var showsHead = true
    /// The place that it is drawn for, in points; `nil` for a page.
    package var fit: Fit?

    /// A place for a picture.
    package struct Fit: Hashable, Sendable {
        /// In points.
        package let width: Double
        /// In points.
        package let height: Double

        /// A place of that size, in points.
        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// Creates a picture of a graph.
    package init(
        graph: NavigationGraph, title: String? = nil, marks: [String: Mark] = [:],
        highlights: [Edge.Identity: Highlight] = [:]
    ) {
        self.highlights = highlights
        self.graph = graph
        self.title = title
        self.marks = marks
    }

    /// The id of a node's element in an SVG.
    package static func elementID(of node: Node) -> String { "node-" + DOT.identifier(node.id) }

    /// The id of an edge's element in an SVG, which it shares with all from the same node to the same; what a picture does not
    /// show has none there.
    package static func elementID(of edge: Edge) -> String { CardLine.id(from: edge.from, to: edge.to) }

    /// The picture in Graphviz's language; the same graph always gives the same text.
    package func dot() -> String { DOTText(self).text }

    /// The nodes up to which every screen has its row in one picture.
    package static let mostNodes = 300

    /// Whether the picture shows coordinators alone, in trees.
    var isOverview: Bool { graph.nodes.count > Self.mostNodes && !showsEveryScreen }

    /// What there is to say about a picture of it.
    var notes: [DiagramNote] { isOverview ? [.overview(nodes: graph.nodes.count)] : [] }

    /// What an overview shows.
    var collapsed: Diagram {
        var diagram = self
        diagram.graph = graph.collapsed
        return diagram
    }

    /// The coordinator on whose card each screen stands, by node id.
    package var coordinators: [String: String] {
        let members = CardMembers(graph, marks: marks, lines: CardLine.lines(of: graph, highlights))
        return members.cards.filter { $0.head.kind == .coordinator }.reduce(into: [:]) { owners, card in
            for screen in card.screens { owners[screen.id] = card.head.id }
        }
    }

    /// The nodes that show a picture, in the graph's order.
    var images: [(id: String, thumbnail: Thumbnail)] {
        graph.nodes.compactMap { node in thumbnails[node.id].map { (node.id, $0) } }
    }

    /// The picture as the bytes of a file; the same graph gives the same bytes with one version of Graphviz, and for PNG
    /// and PDF, the same fonts.
    ///
    /// Safe to call from any thread; in this process, Graphviz paints one picture at a time.
    ///
    /// - Parameters:
    ///   - format: The form, such as ``DiagramFormat/svg``.
    ///   - dpi: The resolution of a bitmap in dots per inch; `nil` chooses 144, or less where the bitmap would be huge.
    /// - Throws: ``DiagramError`` with Graphviz's own messages.
    package func draw(as format: DiagramFormat, dpi: Double? = nil) throws(DiagramError) -> DrawnDiagram {
        try format.draw(self, dpi)
    }

    /// The bytes that ``draw(as:dpi:)`` makes.
    ///
    /// - Throws: ``DiagramError`` with Graphviz's own messages.
    package func render(as format: DiagramFormat, dpi: Double? = nil) throws(DiagramError) -> Data {
        try draw(as: format, dpi: dpi).data
    }
}
