/// A picture made of simple shapes, which each format writes in its own language. Points are counted from the upper left
/// corner, in points of 1/72 inch.
struct Canvas {
    var width = 0.0
    var height = 0.0
    /// In the order in which they are painted.
    var groups: [Group] = []

    /// What is known by one name: a node, a line, a card.
    struct Group {
        enum Kind: String {
            case card = "cluster"
            case node
            case line = "edge"
            case legend
        }

        enum Part: Equatable {
            case frame(card: Int)
            case row(CardMap.RowPosition)
            /// The branch that leads to a row from one above it.
            case branch(CardMap.RowPosition)
        }

        let kind: Kind
        /// Stable, and different for any two groups of a picture.
        let id: String
        /// Everything in words: what a screen reader reads out.
        var tooltip = ""
        /// Where it leads.
        var url: String?
        /// The node that it shows, or whose card it is.
        var node: String?
        /// The ids of the lines that it stands for, where it stands for several.
        var lines: [String] = []
        /// The part of a card that it belongs to.
        var part: Part?
        var shapes: [Shape] = []
    }
}

struct Point: Hashable {
    var x: Double
    var y: Double
}

struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }

    func inset(by distance: Double) -> Box {
        Box(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }
}

struct Stroke: Hashable {
    enum Pattern { case solid, dashed, dotted }

    var color: ColorRole
    var width = 1.0
    var pattern = Pattern.solid

    /// Lengths of dashes and of the gaps between them, in points.
    var dashes: [Double] {
        switch pattern {
        case .solid: []
        case .dashed: [5, 3]
        case .dotted: [1.5, 2.5]
        }
    }
}

enum Shape {
    case box(Box, radius: Double = 0, fill: ColorRole? = nil, stroke: Stroke? = nil)
    case polygon([Point], fill: ColorRole? = nil, stroke: Stroke? = nil)
    case circle(Point, radius: Double, fill: ColorRole? = nil, stroke: Stroke? = nil)
    /// A line round corners.
    case line([Point], Stroke)
    case text(Words)
    /// One of the diagram's images, by its number.
    case image(Int, Box)

    /// The radius of a line's corners, in points.
    static let cornerRadius = 4.0
}

/// A text on one line.
struct Words {
    let text: String
    /// Where it begins, on its baseline.
    let start: Point
    let size: Double
    let color: ColorRole
    var isBold = false

    /// How much room it takes, whatever the reader's font: texts are squeezed or stretched to it.
    var width: Double { TextWidth.of(text, size: size, isBold: isBold) }
    /// The room from the top of its letters to the foot of those that hang.
    var box: Box { Box(x: start.x, y: start.y - size * 0.74, width: width, height: size * 0.95) }
}

extension Shape {
    /// The corners of a line with each cut off where the curve begins: pairs of points and the corner between them.
    static func corners(of points: [Point], radius: Double = cornerRadius) -> [(from: Point, corner: Point, to: Point)]
    {
        guard points.count > 2 else { return [] }
        return (1..<points.count - 1).map { place in
            let (before, corner, after) = (points[place - 1], points[place], points[place + 1])
            func towards(_ other: Point) -> Point {
                let (x, y) = (other.x - corner.x, other.y - corner.y)
                let length = max((x * x + y * y).squareRoot(), 0.001)
                let cut = min(radius, length / 2) / length
                return Point(x: corner.x + x * cut, y: corner.y + y * cut)
            }
            return (towards(before), corner, towards(after))
        }
    }
}
