import Foundation

/// A drawn diagram, with notes on what was left out.
package struct DrawnDiagram: Sendable {
    /// The bytes of the file.
    package internal(set) var data: Data
    /// How wide it is, in points; 0 where it is made of words.
    package var width = 0.0
    /// How the picture differs from what one might expect of it.
    package var notes: [DiagramNote] = []
}

/// How a picture differs from what one might expect.
package enum DiagramNote: Hashable, Sendable {
    /// A bitmap has that resolution in dots per inch, rather than the one that small ones have; the size in pixels.
    case resolution(dpi: Double, width: Double, height: Double)
    /// The graph has so many nodes that the picture shows coordinators alone.
    case overview(nodes: Int)
}

extension DiagramNote: CustomStringConvertible {
    /// What was done, why, and how to have it otherwise.
    package var description: String {
        switch self {
        case .resolution(let dpi, let width, let height):
            "drawn at \(DiagramError.number(dpi)) dpi, \(Int(width)) by \(Int(height)) pixels; for a sharper picture draw "
                + "a part of the graph, or choose svg or pdf"
        case .overview(let nodes):
            "drawn as an overview of its coordinators, because \(nodes) nodes are too many for one picture; draw a part of "
                + "the graph (--scope, --focus), or a page each ('docs')"
        }
    }
}
