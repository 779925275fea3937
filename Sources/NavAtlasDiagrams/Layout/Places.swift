/// Where everything of a graph stands that Graphviz laid out by itself: points from the lower left corner.
struct Places: Equatable {
    struct Point: Equatable {
        var x, y: Double
    }

    /// A node: its middle and its size.
    struct Box: Equatable {
        var middle: Point
        var size: Point

        var lowerLeft: Point { middle - size * 0.5 }
        var upperRight: Point { middle + size * 0.5 }
    }

    /// A line: the middle of its label, and its curves.
    struct Line: Equatable {
        var label: Point?
        var curves: [Curve]
    }

    /// A chain of Bézier curves, with the tips of its arrowheads; as the attribute `pos` has it.
    struct Curve: Equatable {
        var start: Point?
        var end: Point?
        var points: [Point]
    }

    /// The size of the whole.
    var size: Point
    /// The middle of the whole's label.
    var title: Point?
    /// By the nodes' names, which are numbers.
    var nodes: [Int: Box] = [:]
    /// By the lines' ids, which are numbers; those without an id are left out.
    var lines: [Int: Line] = [:]
}

extension Places.Point {
    var dot: String { "\(Self.number(x)),\(Self.number(y))" }

    /// In hundredths, without an exponent.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }
    static func * (left: Self, right: Double) -> Self { Self(x: left.x * right, y: left.y * right) }
}

extension Places.Curve {
    var dot: String {
        (start.map { ["s,\($0.dot)"] } ?? []).joined()
            + (start == nil ? "" : " ") + (end.map { "e,\($0.dot) " } ?? "") + points.map(\.dot).joined(separator: " ")
    }

    /// Places on the curve, which its control points only draw it towards.
    var sampled: [Places.Point] {
        stride(from: 0, to: points.count - 3, by: 3).flatMap { place in
            (0...4).map { step in
                let (part, rest) = (Double(step) / 4, 1 - Double(step) / 4)
                return points[place] * (rest * rest * rest) + points[place + 1] * (3 * rest * rest * part)
                    + points[place + 2] * (3 * rest * part * part) + points[place + 3] * (part * part * part)
            }
        }
    }

    func moved(by step: Places.Point) -> Self {
        Self(start: start.map { $0 + step }, end: end.map { $0 + step }, points: points.map { $0 + step })
    }
}
