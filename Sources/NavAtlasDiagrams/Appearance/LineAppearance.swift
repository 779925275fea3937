/// How lines look: colour, pattern, width and the sign at the end all say how something is shown.
enum LineAppearance {
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

    /// How far before the end of a line the sign stands that says why the picture points at it. Signs of lines that have the
    /// same end stand side by side where they say different things.
    static func signDistance(of line: CardLine) -> Double {
        let place =
            switch line.highlight {
            case .removed, .untested: 1.0
            case .changed: 2.0
            default: 0.0
            }
        return length(of: line) + 6 + place * 9.5
    }

    /// The sign that says why the picture points at a line, for whoever sees no colours: ``Highlight/sign`` in a circle.
    static func sign(of highlight: Highlight, at center: Point, size: Double = 1) -> [Shape] {
        func point(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * size, y: center.y + y * size) }
        func line(_ points: Point...) -> Shape { .line(points, Stroke(color: highlight.color, width: 1.2)) }
        let ring = Shape.circle(
            center, radius: 4 * size, fill: .background, stroke: Stroke(color: highlight.color, width: 1.2))
        switch highlight {
        case .added: return [ring, line(point(-2.2, 0), point(2.2, 0)), line(point(0, -2.2), point(0, 2.2))]
        case .removed: return [ring, line(point(-2.2, 0), point(2.2, 0))]
        case .changed:
            return [ring, line(point(-2.4, 1), point(-0.8, -1.2), point(0.8, 1.2), point(2.4, -1))]
        case .finding:
            return [
                ring, line(point(0, -2.6), point(0, 0.6)), .circle(point(0, 2.1), radius: 0.7, fill: highlight.color),
            ]
        case .path: return [ring, .circle(center, radius: 2 * size, fill: highlight.color)]
        case .tested: return [ring, line(point(-2, 0.2), point(-0.6, 1.8)), line(point(-0.6, 1.8), point(2.2, -1.6))]
        case .untested: return [ring]
        }
    }
}
