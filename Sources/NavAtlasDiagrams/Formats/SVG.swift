import Foundation

/// Writes a canvas as SVG.
struct SVG {
    let canvas: Canvas
    let theme: Theme
    var title: String?
    var images: [Data] = []

    /// Fonts of the same measure, as far as a machine has one of them; texts fit in any other, too.
    static let fonts = "Helvetica, Arial, Liberation Sans, sans-serif"

    /// The whole document.
    var document: Data {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="navigation" role="img" \
            width="\(Self.number(canvas.width))pt" height="\(Self.number(canvas.height))pt" \
            viewBox="0 0 \(Self.number(canvas.width)) \(Self.number(canvas.height))" font-family="\(Self.fonts)">
            <title>\(Self.escaped(title ?? "Navigation"))</title>

            """
        if theme == .auto { text += "<style>\n\(Theme.rules)\n</style>\n" }
        text += "<rect width=\"100%\" height=\"100%\" fill=\"\(hex(.background))\"/>\n"
        for group in canvas.groups { text += markup(of: group) }
        return Data((text + "</svg>\n").utf8)
    }

    private func markup(of group: Canvas.Group) -> String {
        var inner = group.tooltip.isEmpty ? "" : "<title>\(Self.escaped(group.tooltip))</title>"
        inner += "\n" + markup(of: group.shapes)
        if let url = group.url {
            inner = "<a xlink:href=\"\(Self.escaped(url))\">\(inner)</a>\n"
        }
        return "<g id=\"\(Self.escaped(group.id))\" class=\"\(group.kind.rawValue)\">\(inner)</g>\n"
    }

    /// Shapes, one a line.
    func markup(of shapes: [Shape]) -> String {
        shapes.map { markup(of: $0) + "\n" }.joined()
    }

    private func markup(of shape: Shape) -> String {
        switch shape {
        case .box(let box, let radius, let fill, let stroke):
            let corners = radius == 0 ? "" : " rx=\"\(Self.number(radius))\""
            return "<rect\(place(of: box))\(corners)\(paint(fill, stroke))/>"
        case .polygon(let points, let fill, let stroke):
            return "<path d=\"\(PathData(points, isClosed: true).text)\"\(paint(fill, stroke))/>"
        case .circle(let middle, let radius, let fill, let stroke):
            return
                "<circle cx=\"\(Self.number(middle.x))\" cy=\"\(Self.number(middle.y))\" r=\"\(Self.number(radius))\""
                + "\(paint(fill, stroke))/>"
        case .line(let points, let stroke):
            return "<path d=\"\(PathData(points, isClosed: false).text)\"\(paint(nil, stroke))/>"
        case .text(let words):
            let bold = words.isBold ? " font-weight=\"bold\"" : ""
            return "<text x=\"\(Self.number(words.start.x))\" y=\"\(Self.number(words.start.y))\""
                + " font-size=\"\(Self.number(words.size))\"\(bold) fill=\"\(hex(words.color))\""
                + " textLength=\"\(Self.number(words.width))\" lengthAdjust=\"spacingAndGlyphs\">"
                + "\(Self.escaped(words.text))</text>"
        case .image(let number, let box):
            let data = images.indices.contains(number) ? images[number].base64EncodedString() : ""
            return "<image\(place(of: box)) xlink:href=\"data:image/png;base64,\(data)\"/>"
        }
    }

    private func place(of box: Box) -> String {
        " x=\"\(Self.number(box.x))\" y=\"\(Self.number(box.y))\" width=\"\(Self.number(box.width))\""
            + " height=\"\(Self.number(box.height))\""
    }

    private func paint(_ fill: ColorRole?, _ stroke: Stroke?) -> String {
        var text = " fill=\"\(fill.map(hex) ?? "none")\""
        guard let stroke else { return text }
        text += " stroke=\"\(hex(stroke.color))\""
        if stroke.width != 1 { text += " stroke-width=\"\(Self.number(stroke.width))\"" }
        if !stroke.dashes.isEmpty {
            text += " stroke-dasharray=\"\(stroke.dashes.map(Self.number).joined(separator: ","))\""
        }
        return text
    }

    private func hex(_ role: ColorRole) -> String { theme.hex(role).lowercased() }

    /// In tenths, as exact as any display.
    static func number(_ value: Double) -> String { PathData.text(Int((value * 10).rounded())) }

    /// Text inside an element or an attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in DOT.visible(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Only there to keep Graphviz from seeing entities.
            case "\u{200B}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// Points as SVG writes them, told from point to point: a large picture has large coordinates and small steps.
struct PathData {
    private(set) var text = ""
    private var last = (x: 0, y: 0)

    /// A line round corners, or a polygon with sharp ones.
    init(_ points: [Point], isClosed: Bool) {
        guard let first = points.first, let end = points.last else { return }
        last = Self.tenths(first)
        text = "M\(Self.text(last.x)) \(Self.text(last.y))"
        if isClosed {
            for point in points.dropFirst() { add("l", [point]) }
            text += "z"
        } else {
            for (from, corner, to) in Shape.corners(of: points) {
                add("l", [from])
                add("q", [corner, to])
            }
            add("l", [end])
        }
    }

    private mutating func add(_ command: String, _ points: [Point]) {
        let steps = points.map { point in
            let place = Self.tenths(point)
            return (x: place.x - last.x, y: place.y - last.y)
        }
        if command == "l", let step = steps.first {
            if step.x == 0, step.y == 0 { return }
            text +=
                step.y == 0 ? "h\(Self.text(step.x))" : step.x == 0 ? "v\(Self.text(step.y))" : "l" + Self.pair(step)
        } else {
            text += command + steps.map(Self.pair).joined(separator: " ")
        }
        if let point = points.last { last = Self.tenths(point) }
    }

    private static func tenths(_ point: Point) -> (x: Int, y: Int) {
        (Int((point.x * 10).rounded()), Int((point.y * 10).rounded()))
    }

    private static func pair(_ step: (x: Int, y: Int)) -> String {
        let y = text(step.y)
        return text(step.x) + (y.first == "-" ? y : " " + y)
    }

    static func text(_ tenths: Int) -> String {
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole == 0 ? "" : "\(whole)").\(rest)"
    }
}
