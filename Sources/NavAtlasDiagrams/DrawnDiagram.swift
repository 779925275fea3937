import Foundation

/// A picture, and what there is to say about it.
public struct DrawnDiagram: Sendable {
    /// The bytes of the file.
    public let data: Data
    /// How the picture differs from what one might expect of it.
    public var notes: [DiagramNote] = []
}

/// How a picture differs from what one might expect.
public enum DiagramNote: Hashable, Sendable {
    /// A bitmap has that resolution in dots per inch, rather than the one that small ones have; the size in pixels.
    case resolution(dpi: Double, width: Double, height: Double)
    /// The layout was too much, and the picture is simpler: what came first, and what it is like.
    case simplified(reason: DiagramError, drawn: String)
    /// So many ways lead between so few nodes that the picture is simpler from the start: what it is like.
    case tangled(drawn: String)
    /// So many ways lead between frames that so many of them go across whatever stands between, without their names.
    case straight(ways: Int)
}

extension DiagramNote: CustomStringConvertible {
    /// What was done, why, and how to have it otherwise.
    public var description: String {
        switch self {
        case .resolution(let dpi, let width, let height):
            "drawn at \(DiagramError.number(dpi)) dpi, \(Int(width)) by \(Int(height)) pixels; for a sharper picture draw "
                + "a part of the graph, or choose svg or pdf"
        case .tangled(let drawn):
            "drawn \(drawn), because so many ways lead between so few nodes; draw a part of the graph (--scope, --focus)"
        case .straight(let ways):
            "drawn with \(ways) ways going straight across and without their names, because so many lead from one frame to "
                + "another; for a clearer picture draw a part of the graph (--scope, --focus)"
        case .simplified(let reason, let drawn):
            "drawn \(drawn), because \(reason.cause); for a better picture draw a part of the graph (--scope, --focus), "
                + "or give the layout more time"
        }
    }
}

/// How a picture is to be drawn.
public struct DrawingOptions: Sendable {
    /// The resolution of a bitmap in dots per inch; `nil` chooses 144, or less where the bitmap would be huge.
    public var dpi: Double?
    /// Where Graphviz runs.
    public var place: LayoutPlace

    /// Creates options.
    public init(dpi: Double? = nil, place: LayoutPlace = .inProcess) {
        self.dpi = dpi
        self.place = place
    }
}
