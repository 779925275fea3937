/// A canvas in Graphviz's language for drawings, for formats that are made of glyphs or pixels: nothing is laid out any more.
struct PaintedText {
    private let canvas: Canvas
    private let theme: Theme
    private let images: [String]
    /// How much smaller text is written than it is measured, so that it fits where the machine's font is wider.
    private let fonts: PaintedFonts
    private(set) var text = ""

    /// - Parameter images: the files of the diagram's images.
    init(_ canvas: Canvas, theme: Theme, images: [String], fonts: PaintedFonts, dpi: Double?) {
        (self.canvas, self.theme, self.images, self.fonts) = (canvas, theme, images, fonts)
        let size = "\(number(canvas.width)),\(number(canvas.height))"
        text = "digraph { graph [bb=\"0,0,\(size)\", pad=0, margin=0, bgcolor=\(color(.background))"
        if let dpi { text += ", dpi=\(dpi)" }
        text += ", _background=\(DOT.quotedPieces(canvas.groups.flatMap(\.shapes).map(operations)))]\n"
        text += "node [shape=none, label=\"\", fixedsize=true, imagescale=true, width=0.001, height=0.001]\n"
        text += "low [pos=\"0,0\"]; high [pos=\"\(size)\"]\n"
        for case .image(let place, let box) in canvas.groups.flatMap(\.shapes) where images.indices.contains(place) {
            let middle = "\(number(box.x + box.width / 2)),\(number(canvas.height - box.y - box.height / 2))"
            text += "image\(place) [pos=\"\(middle)\", width=\(box.width / 72), height=\(box.height / 72), "
            text += "image=\(DOT.quoted(images[place]))]\n"
        }
        text += "}\n"
    }

    private func color(_ role: ColorRole) -> String { "\"\(theme.hex(role))\"" }

    private func number(_ value: Double) -> String { SVG.number(value) }

    /// Graphviz counts from the lower left corner.
    private func pair(_ point: Point) -> String { "\(number(point.x)) \(number(canvas.height - point.y)) " }

    // MARK: Operations of the format xdot

    private func operations(_ shape: Shape) -> String {
        switch shape {
        case .box(let box, let radius, let fill, let stroke):
            return painted(fill, stroke) { isFilled in
                radius == 0
                    ? polygon(Self.corners(of: box), isFilled)
                    : curve(Self.rounded(box, min(radius, box.height / 2)), isFilled)
            }
        case .polygon(let points, let fill, let stroke):
            return painted(fill, stroke) { polygon(points, $0) }
        case .circle(let middle, let radius, let fill, let stroke):
            return painted(fill, stroke) { isFilled in
                "\(isFilled ? "E" : "e") \(pair(middle))\(number(radius)) \(number(radius)) "
            }
        case .line(let points, let stroke): return pen(stroke) + curve(Self.curve(along: points), false)
        case .text(let words): return letters(words)
        case .image: return ""
        }
    }

    private func painted(_ fill: ColorRole?, _ stroke: Stroke?, _ draw: (_ isFilled: Bool) -> String) -> String {
        if let fill {
            let pen = stroke.map(pen) ?? pen(Stroke(color: fill, width: 0.1))
            return pen + "C 7 -\(theme.hex(fill)) " + draw(true)
        }
        return stroke.map { pen($0) + draw(false) } ?? ""
    }

    private func pen(_ stroke: Stroke) -> String {
        let pattern =
            switch stroke.pattern {
            case .solid: "solid"
            case .dashed: "dashed"
            case .dotted: "dotted"
            }
        let width = "setlinewidth(\(number(stroke.width)))"
        return "S \(width.count) -\(width) S \(pattern.count) -\(pattern) c 7 -\(theme.hex(stroke.color)) "
    }

    private func polygon(_ points: [Point], _ isFilled: Bool) -> String {
        "\(isFilled ? "P" : "p") \(points.count) \(points.map(pair).joined())"
    }

    private func curve(_ points: [Point], _ isFilled: Bool) -> String {
        "\(isFilled ? "b" : "B") \(points.count) \(points.map(pair).joined())"
    }

    private func letters(_ words: Words) -> String {
        let font = words.isBold ? "\(PaintedFonts.name) Bold" : PaintedFonts.name
        let size = words.size / (words.isBold ? fonts.bold : fonts.plain)
        // A backslash that stands before nothing else is one in Graphviz's strings.
        // Graphviz sets text a fifth of its size above where it is told to.
        let start = Point(x: words.start.x, y: words.start.y + size / 5)
        let text = DOT.visible(words.text).replacing("\\", with: "\\\u{200B}")
        return "F \(size) \(font.utf8.count) -\(font) c 7 -\(theme.hex(words.color)) "
            + "T \(pair(start))-1 \(number(words.width)) \(text.utf8.count) -\(text) "
    }

    // MARK: Curves

    private static func corners(of box: Box) -> [Point] {
        [
            Point(x: box.x, y: box.y), Point(x: box.right, y: box.y), Point(x: box.right, y: box.bottom),
            Point(x: box.x, y: box.bottom),
        ]
    }

    private static func rounded(_ box: Box, _ radius: Double) -> [Point] {
        let corners = corners(of: box)
        let middle = Point(x: box.x + box.width / 2, y: box.y)
        // From the middle of the upper side round to it again.
        let points = [middle] + [corners[1], corners[2], corners[3], corners[0]] + [middle]
        return curve(along: points, radius: radius)
    }

    private static func curve(along points: [Point], radius: Double = Shape.cornerRadius) -> [Point] {
        guard let first = points.first, let end = points.last else { return [] }
        var curve = [first]
        func straight(_ to: Point) {
            if let last = curve.last { curve += [last, to, to] }
        }
        func between(_ one: Point, _ other: Point) -> Point {
            Point(x: one.x + (other.x - one.x) * 2 / 3, y: one.y + (other.y - one.y) * 2 / 3)
        }
        for (from, corner, to) in Shape.corners(of: points, radius: radius) {
            straight(from)
            curve += [between(from, corner), between(to, corner), to]
        }
        straight(end)
        return curve
    }
}

/// The fonts of pictures made of glyphs, and how much wider they are than Helvetica's metrics on this machine.
struct PaintedFonts {
    /// The set-up installs it.
    static let name = "Liberation Sans"

    var plain = 1.0
    var bold = 1.0

    /// Measures a text in the fonts that Graphviz finds.
    static func measured() throws(DiagramError) -> PaintedFonts {
        let sample = "AppCoordinator shows ProfileSettingsScreen"
        func factor(_ font: String, isBold: Bool) throws(DiagramError) -> Double {
            let size = 100.0
            let width = try Graphviz.width(
                of:
                    "digraph { pad=0; a [pos=\"0,0\", shape=plain, fontname=\"\(font)\", fontsize=\(size), label=\"\(sample)\"] }"
            )
            return max(1, width / TextWidth.of(sample, size: size, isBold: isBold))
        }
        return PaintedFonts(
            plain: try factor(name, isBold: false), bold: try factor(name + " Bold", isBold: true))
    }
}
