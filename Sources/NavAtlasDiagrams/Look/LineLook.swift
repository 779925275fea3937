/// How lines look: colour, pattern, width and the sign at the end all say how something is shown.
enum LineLook {
    static func stroke(of line: CardLine) -> Stroke {
        let style = line.style
        return Stroke(
            color: line.highlight?.color ?? style.color, width: line.highlight == nil ? style.width : 2.6,
            pattern: pattern(of: style))
    }

    static func pattern(of style: EdgeStyle) -> Stroke.Pattern {
        switch style.pattern {
        case "dashed": .dashed
        case "dotted": .dotted
        default: .solid
        }
    }

    /// How long the sign at the end of a line is, in points.
    static func length(of line: CardLine) -> Double { length(of: line.style) }

    static func length(of style: EdgeStyle) -> Double {
        switch style.head.shape {
        case "vee": 1
        case "odiamond": 8
        case "normal": 6
        default: 5
        }
    }

    /// The sign at the end of a line.
    static func head(of line: CardLine, at end: Point, leadsRight: Bool, size: Double = 1) -> [Shape] {
        head(of: line.style, line.highlight?.color ?? line.style.color, at: end, leadsRight: leadsRight, size: size)
    }

    static func head(
        of style: EdgeStyle, _ color: ColorRole, at end: Point, leadsRight: Bool, size: Double = 1
    ) -> [Shape] {
        let back = (leadsRight ? -1.0 : 1.0) * size
        func point(_ x: Double, _ y: Double) -> Point { Point(x: end.x + back * x, y: end.y + y * size) }
        let outline = Stroke(color: color, width: 1.1)
        switch style.head.shape {
        case "box":
            return [.polygon([point(0, -2.6), point(5, -2.6), point(5, 2.6), point(0, 2.6)], fill: color)]
        case "odiamond":
            return [
                .polygon(
                    [point(0.5, 0), point(4.2, -2.8), point(8, 0), point(4.2, 2.8)], fill: .background, stroke: outline)
            ]
        case "dot": return [.circle(point(2.7, 0), radius: 2.7 * size, fill: color)]
        case "odot": return [.circle(point(2.9, 0), radius: 2.4 * size, fill: .background, stroke: outline)]
        case "vee": return [.line([point(5, -2.8), point(0.6, 0), point(5, 2.8)], outline)]
        default: return [.polygon([point(0, 0), point(6.5, -3), point(6.5, 3)], fill: color)]
        }
    }
}
