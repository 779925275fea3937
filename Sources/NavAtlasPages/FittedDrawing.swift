import NavAtlasDiagrams
import NavAtlasModel

/// A picture for a place of a certain size: of several ways to draw it, the first that can be read there.
struct FittedDrawing {
    let diagram: Diagram
    let drawn: DrawnDiagram
    /// How large it is shown, 1 for as large as it is drawn, where it has to fit.
    let scale: Double

    /// What a place holds, in points; without a height, it scrolls.
    struct Room {
        let width: Double
        var height: Double?

        func scale(of drawing: DrawnDiagram) -> Double {
            guard let size = drawing.size else { return 1 }
            return min(width / size.width, height.map { $0 / size.height } ?? .infinity)
        }
    }

    /// Draws one after the other until one fits at a scale at which it can be read.
    ///
    /// - Parameter candidates: what to draw, the best first; there is one.
    /// - Returns: the first that can be read, else the one that can be read best.
    static func draw(
        _ candidates: [Diagram], in room: Room, readable: Double, _ options: DrawingOptions
    ) throws(DiagramError) -> FittedDrawing? {
        var best: FittedDrawing?
        for diagram in candidates {
            let drawn = try diagram.draw(as: .svg, options)
            let one = FittedDrawing(diagram: diagram, drawn: drawn, scale: room.scale(of: drawn))
            if one.scale >= readable { return one }
            // What is hardly larger is no reason to leave the order.
            if one.scale > (best?.scale ?? 0) * 1.15 { best = one }
        }
        return best
    }
}

extension Diagram {
    /// Where a graph is larger, no direction makes a picture that can be read as a whole.
    private static let mostTurned = 200

    /// The same picture from left to right, and from top to bottom.
    static func eitherWay(of graph: NavigationGraph, _ make: (Direction) -> Diagram) -> [Diagram] {
        (graph.nodes.count > mostTurned ? [.leftToRight] : [.leftToRight, .topToBottom]).map(make)
    }
}

extension DrawnDiagram {
    /// How large an SVG is, in points.
    var size: (width: Double, height: Double)? {
        let head = String(decoding: data.prefix(2_000), as: UTF8.self)
        guard let box = head.firstMatch(of: /viewBox="([^"]*)"/) else { return nil }
        let numbers = box.1.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return (numbers[2], numbers[3])
    }
}
