/// The lines above a picture: its title, and what its signs mean.
package struct Legend {
    /// How much a legend explains.
    package enum Extent: String, Sendable, CaseIterable {
        /// The signs that stand in the picture.
        case used
        /// Every sign there is.
        case all
        /// Nothing.
        case none
    }

    /// A sign, in a box 14 points high, and what it means.
    struct Entry {
        let shapes: [Shape]
        let width: Double
        let words: String
    }

    private var title: String?
    private(set) var entries: [Entry] = []

    private static let titleSize = 15.0
    private static let size = 9.0
    private static let lineHeight = 15.0

    init(_ diagram: Diagram, _ map: CardMap) {
        title = diagram.title
        let all = CardLine.lines(of: diagram.graph, diagram.highlights)
        let pointed = Set(diagram.highlights.values).union(diagram.marks.values.compactMap(\.highlight))
        switch diagram.legend {
        case .none: return
        case .used:
            let rows = map.cards.flatMap(\.rows)
            let kinds = Set(diagram.graph.nodes.map(\.kind))
            if kinds.count > 1 { entries += [Self.coordinator, Self.screen] }
            if rows.contains(where: { $0.parent != nil }) { entries.append(Self.branch) }
            entries += EdgeStyle.sorted(Set(all.map(\.style))).map(Self.line)
            if rows.contains(where: { !$0.chips.isEmpty }) { entries.append(Self.chip) }
            entries += Highlight.allCases.filter(pointed.contains).map(Self.highlight)
        case .all:
            entries = [Self.coordinator, Self.screen, Self.entry, Self.branch]
            entries += (EdgeStyle.known.map(\.1) + [.unstated, .untriggered]).map(Self.line)
            entries += [Self.chip, Self.link, Self.unreachable, Self.unknown, Self.linkOnly]
            entries += Highlight.allCases.map(Self.highlight)
        }
    }

    /// The same with nothing in it.
    var empty: Legend {
        var legend = self
        (legend.title, legend.entries) = (nil, [])
        return legend
    }

    // MARK: Signs

    private static func swatch(_ fill: ColorRole, _ stroke: Stroke, _ words: String) -> Entry {
        Entry(
            shapes: [.box(Box(x: 0.5, y: 2.5, width: 15, height: 9), radius: 3, fill: fill, stroke: stroke)], width: 16,
            words: words)
    }

    private static let coordinator = swatch(.coordinator, Stroke(color: .coordinatorBorder), "coordinator")
    private static let screen = swatch(.screen, Stroke(color: .screenBorder), "screen")
    private static let unreachable = swatch(
        .alarmTint, Stroke(color: .alarm, width: 1.6, pattern: .dashed), "unreachable")
    private static let unknown = swatch(
        .screen, Stroke(color: .violet, width: 1.4, pattern: .dotted), "perhaps reachable")
    private static let linkOnly = swatch(.screen, Stroke(color: .blue, width: 1.4), "reachable only by deep link")

    private static let entry = Entry(
        shapes: [
            .circle(Point(x: 5, y: 7), radius: 4, fill: .ink),
            .line([Point(x: 9, y: 7), Point(x: 18, y: 7)], Stroke(color: .ink, width: 2)),
        ], width: 18, words: "entry")

    private static let branch = Entry(
        shapes: [
            .line([Point(x: 3, y: 1), Point(x: 3, y: 9), Point(x: 9, y: 9)], Stroke(color: .ink, width: 1.1))
        ], width: 10, words: "shown from the row above")

    private static let chip = Entry(
        shapes: [.text(Words(text: "→ Name", start: Point(x: 0, y: 10), size: 8.5, color: .ink))],
        width: TextWidth.of("→ Name", size: 8.5), words: "leads to a row elsewhere")

    private static let link = Entry(
        shapes: [
            .box(Box(x: 0.5, y: 1.5, width: 20, height: 11), radius: 4, stroke: Stroke(color: .blue, width: 0.8)),
            .text(Words(text: "link", start: Point(x: 4, y: 9.8), size: 8, color: .blue)),
        ], width: 21, words: "opened by a deep link")

    private static func line(_ style: EdgeStyle) -> Entry {
        let stroke = Stroke(color: style.color, width: style.width, pattern: LineAppearance.pattern(of: style))
        let end = Point(x: 26, y: 7)
        return Entry(
            shapes: [.line([Point(x: 26 - LineAppearance.length(of: style), y: 7), Point(x: 0, y: 7)], stroke)]
                + LineAppearance.head(of: style, style.color, at: end, leadsRight: true),
            width: 27, words: style.caption)
    }

    private static func highlight(_ highlight: Highlight) -> Entry {
        Entry(
            shapes: [
                .text(
                    Words(
                        text: highlight.sign, start: Point(x: 0, y: 10.5), size: 10, color: highlight.color,
                        isBold: true))
            ], width: 8, words: highlight.meaning)
    }

    // MARK: Painting

    /// The title and the signs, side by side as far as there is room.
    func paint(width: Double, at place: Point) -> (groups: [Canvas.Group], width: Double, height: Double) {
        var shapes: [Shape] = []
        var y = place.y
        var widest = 0.0
        if let title, !title.isEmpty {
            let letters = max(24, Int(width / (Self.titleSize * 0.62)))
            for line in Caption.lines(title, width: letters) {
                let words = Words(
                    text: line, start: Point(x: place.x, y: y + 13), size: Self.titleSize, color: .ink, isBold: true)
                shapes.append(.text(words))
                widest = max(widest, words.width)
                y += 19
            }
        }
        var x = place.x
        for entry in entries {
            let room = entry.width + 4 + TextWidth.of(entry.words, size: Self.size)
            if x + room > place.x + width, x > place.x {
                x = place.x
                y += Self.lineHeight
            }
            shapes += entry.shapes.map { $0.moved(by: Point(x: x, y: y)) }
            shapes.append(
                .text(
                    Words(
                        text: entry.words, start: Point(x: x + entry.width + 4, y: y + 10), size: Self.size,
                        color: .quiet)))
            x += room + 14
            widest = max(widest, x - 14 - place.x)
        }
        if !entries.isEmpty { y += Self.lineHeight }
        guard !shapes.isEmpty else { return ([], 0, 0) }
        return ([Canvas.Group(kind: .legend, id: "legend", shapes: shapes)], widest, y - place.y + 8)
    }
}

extension Shape {
    fileprivate func moved(by step: Point) -> Shape {
        func moved(_ point: Point) -> Point { Point(x: point.x + step.x, y: point.y + step.y) }
        func moved(_ box: Box) -> Box {
            Box(x: box.x + step.x, y: box.y + step.y, width: box.width, height: box.height)
        }
        return switch self {
        case .box(let box, let radius, let fill, let stroke):
            .box(moved(box), radius: radius, fill: fill, stroke: stroke)
        case .polygon(let points, let fill, let stroke): .polygon(points.map(moved), fill: fill, stroke: stroke)
        case .circle(let middle, let radius, let fill, let stroke):
            .circle(moved(middle), radius: radius, fill: fill, stroke: stroke)
        case .line(let points, let stroke): .line(points.map(moved), stroke)
        case .text(let words):
            .text(
                Words(
                    text: words.text, start: moved(words.start), size: words.size, color: words.color,
                    isBold: words.isBold))
        case .image(let number, let box): .image(number, moved(box))
        }
    }
}
