import Foundation
import NavAtlasModel

/// A picture of a graph: coordinators as frames with their screens inside, edges styled by presentation.
public struct Diagram: Sendable {
    /// What is drawn.
    public let graph: NavigationGraph
    /// The words above it.
    public let title: String?
    /// What an analysis found out, by node id. A node without a mark is drawn as reachable.
    public let marks: [String: Mark]
    /// What has become of edges, in a picture of changes.
    public let highlights: [Edge.Identity: Highlight]

    /// Creates a picture of a graph.
    public init(
        graph: NavigationGraph, title: String? = nil, marks: [String: Mark] = [:],
        highlights: [Edge.Identity: Highlight] = [:]
    ) {
        self.graph = graph
        self.title = title
        self.marks = marks
        self.highlights = highlights
    }

    /// The picture in Graphviz's language; the same graph always gives the same text.
    public func dot() -> String { DiagramText(self).text }

    /// The picture as the bytes of a file; the same graph gives the same bytes with one version of Graphviz and fonts.
    ///
    /// Safe to call from any thread; one picture is drawn at a time.
    ///
    /// - Parameters:
    ///   - format: The form, such as ``DiagramFormat/svg``.
    ///   - dpi: The resolution of a bitmap in dots per inch; `nil` chooses 144, or less where the bitmap would be huge.
    /// - Throws: ``DiagramError`` with Graphviz's own messages.
    public func render(as format: DiagramFormat, dpi: Double? = nil) throws(DiagramError) -> Data {
        try format.bytes(self, dpi)
    }
}
