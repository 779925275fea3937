import NavAtlasModel

/// Paints a diagram's cards and lines.
struct CardPainter {
    private let diagram: Diagram
    private let facts: DiagramFacts
    let map: CardMap
    let layout: CardLayout
    private(set) var canvas = Canvas()
    let legend: Legend
    /// Where the cards begin.
    let origin: Point

    static let margin = 10.0

    init(_ whole: Diagram) {
        let drawn = DrawnCards(whole)
        (diagram, facts, map) = (drawn.diagram, drawn.facts, drawn.map)
        let faces = map.cards.map { [diagram, facts] in CardFace($0, diagram, facts) }
        layout = CardLayout.fitting(diagram.fit, map, faces: faces)
        let isEmpty = diagram.graph.nodes.isEmpty
        let width = max(layout.width, isEmpty ? 240 : 0)
        legend = Legend(diagram, map)
        let head = (whole.showsHead ? legend : legend.empty).paint(
            width: max(width, 220), at: Point(x: Self.margin, y: Self.margin))
        origin = Point(x: Self.margin, y: Self.margin + head.height)
        canvas.width = (max(width, head.width) + 2 * Self.margin).rounded(.up)
        canvas.height = (origin.y + (isEmpty ? 40 : layout.height) + Self.margin).rounded(.up)
        canvas.groups = head.groups
        if isEmpty { paintNothing() }
        for card in map.cards.indices { paintCard(card) }
        for (line, path) in zip(map.lines, layout.paths) { paint(line, along: path) }
    }

    private func mark(_ id: String) -> Mark { diagram.marks[id] ?? Mark() }

    private func moved(_ box: Box) -> Box {
        Box(x: box.x + origin.x, y: box.y + origin.y, width: box.width, height: box.height)
    }

    private mutating func paintNothing() {
        let box = Box(x: origin.x, y: origin.y, width: 232, height: 28)
        canvas.groups.append(
            Canvas.Group(
                kind: .node, id: "nothing", tooltip: "nothing to draw",
                shapes: [
                    .box(box, radius: 6, stroke: Stroke(color: .screenBorder, pattern: .dashed)),
                    .text(
                        Words(
                            text: "Nothing to draw: no coordinators, no screens",
                            start: Point(x: box.x + 8, y: box.y + 18), size: 10, color: .quiet)),
                ]))
    }

    // MARK: Cards

    private mutating func paintCard(_ number: Int) {
        let card = map.cards[number]
        let box = moved(layout.boxes[number])
        let head = card.hasHead ? card.rows[0].node : nil
        let look = head.map { NodeAppearance(node: $0, mark: mark($0.id)) }
        var shapes: [Shape] = [
            .box(
                box, radius: 6, fill: look?.cardFill ?? .background,
                stroke: look?.outline ?? Stroke(color: .flowBorder, pattern: .dashed))
        ]
        if head == nil {
            shapes.append(
                .text(
                    Words(
                        text: CardFace.trayTitle, start: Point(x: box.x + 9, y: box.y + 12.5), size: 9, color: .quiet,
                        isBold: true)))
        }
        canvas.groups.append(
            Canvas.Group(
                kind: .card, id: head.map { "frame-" + DOT.identifier($0.id) } ?? "frame:unconnected",
                tooltip: head.map { "\($0.kind.rawValue) \($0.id)" } ?? "screens that nothing leads to or from",
                node: head?.id, part: .frame(card: number), shapes: shapes))
        for row in card.rows.indices { paintRow(CardMap.RowPosition(card: number, row: row)) }
        // From the last on, so that the branch to the row that is nearest lies on top.
        for row in card.rows.indices.reversed() { paintDetails(CardMap.RowPosition(card: number, row: row)) }
        for row in card.rows where facts.entries.contains(row.node.id) {
            if let place = map.rowPositions[row.node.id] { paintEntry(row.node.id, place) }
        }
    }

    private mutating func paintRow(_ place: CardMap.RowPosition) {
        let card = map.cards[place.card]
        let face = layout.faces[place.card].rows[place.row]
        let node = card.rows[place.row].node
        let mark = mark(node.id)
        let box = moved(layout.box(of: place, in: map))
        let isHead = face.parts.isHead
        let look = NodeAppearance(node: node, mark: mark)
        var shapes: [Shape] = []
        if isHead {
            shapes.append(.box(box.inset(by: 1), radius: 5, fill: look.headFill, stroke: look.headOutline))
        } else if let stroke = look.rowOutline, !isTold(mark, by: card) {
            shapes.append(
                .box(
                    Box(x: box.x + 3, y: box.y + 1, width: box.width - 6, height: box.height - 2), radius: 4,
                    fill: look.rowFill, stroke: stroke))
        } else {
            shapes.append(
                .box(Box(x: box.x + 1, y: box.y, width: box.width - 2, height: box.height), fill: look.rowFill))
        }
        let ink = isHead ? look.headText : .ink
        let top = isHead ? 20.0 : 17.0
        shapes.append(
            .text(
                Words(
                    text: face.parts.name, start: Point(x: box.x + face.parts.indent, y: box.y + top / 2 + 4),
                    size: RowParts.nameSize, color: ink, isBold: isHead)))
        if let text = face.parts.qualifier, let at = face.qualifierPlace {
            shapes.append(
                .text(
                    Words(
                        text: text, start: Point(x: box.x + at.x, y: box.y + at.y), size: RowParts.smallSize,
                        color: isHead ? look.headDetail : .quiet)))
        }
        for (pill, at) in zip(face.parts.pills, pillPlaces(face, box)) where !pill.isDeclared {
            shapes += Self.shapes(of: pill, at: at, on: isHead && look.isDark ? look.headText : nil)
        }
        if let image = face.parts.image, let at = face.imagePlace {
            shapes.append(
                .image(image.number, Box(x: box.x + at.x, y: box.y + at.y, width: image.width, height: image.height)))
        }
        canvas.groups.append(
            Canvas.Group(
                kind: .node, id: "node-" + DOT.identifier(node.id), tooltip: words(about: node, mark),
                url: url(of: node), node: node.id, part: .row(place), shapes: shapes))
    }

    /// Whether the card's own outline says that a row is unreachable.
    private func isTold(_ mark: Mark, by card: Card) -> Bool {
        card.hasHead && mark.reach == .unreachable && self.mark(card.rows[0].node.id).reach == .unreachable
    }

    private func words(about node: Node, _ mark: Mark) -> String {
        NodeDescription(
            node: node, mark: mark, isEntry: facts.entries.contains(node.id), links: facts.links[node.id] ?? [],
            ways: EdgeStyle.sorted(facts.ways[node.id] ?? [])
        ).text
    }

    private func url(of node: Node) -> String? {
        diagram.nodeLinks[node.id] ?? node.location.flatMap { diagram.sourceLinks?.url(of: $0) }
    }

    private func pillPlaces(_ face: RowFace, _ box: Box) -> [Point] {
        let right = face.pillsAreBeside ? box.width - face.width : 0
        return face.pillPlaces.map { Point(x: box.x + $0.x + right, y: box.y + $0.y) }
    }

    private static func shapes(of pill: Pill, at place: Point, on dark: ColorRole?) -> [Shape] {
        let color = dark ?? pill.color
        return [
            .box(
                Box(x: place.x, y: place.y, width: pill.width, height: 11), radius: 4,
                stroke: Stroke(color: color, width: 0.8)),
            .text(
                Words(text: pill.text, start: Point(x: place.x + 3.5, y: place.y + 8.3), size: Pill.size, color: color)),
        ]
    }

    /// What a row tells of ways: how its coordinator shows it, the branch to the row that it is shown from, and where it leads.
    private mutating func paintDetails(_ place: CardMap.RowPosition) {
        let row = map.cards[place.card].rows[place.row]
        let face = layout.faces[place.card].rows[place.row]
        let box = moved(layout.box(of: place, in: map))
        if let line = row.declared {
            let pills = zip(face.parts.pills, pillPlaces(face, box)).filter(\.0.isDeclared)
            let shapes = pills.flatMap { Self.shapes(of: $0, at: $1, on: nil) }
            append(line, shapes, .row(place))
        }
        if let (parent, line) = row.parent { paintBranch(to: row, face, box, from: parent, at: place, line) }
        let isDark = face.parts.isHead && NodeAppearance(node: row.node, mark: mark(row.node.id)).isDark
        for (chip, at) in zip(face.parts.chips, face.chipPlaces) {
            let color = chip.lines.compactMap(\.highlight).first?.color ?? chip.lines[0].style.textColor
            let words = Words(
                text: chip.text, start: Point(x: box.x + at.x, y: box.y + at.y), size: RowParts.smallSize,
                color: isDark ? .coordinatorDetail : color, isBold: chip.lines.contains { $0.highlight != nil })
            if chip.lines.count == 1 {
                append(chip.lines[0], [.text(words)], .row(place))
            } else {
                append(several: chip.lines, [.text(words)], place)
            }
        }
    }

    private mutating func paintBranch(
        to row: CardRow, _ face: RowFace, _ box: Box, from parent: Int, at place: CardMap.RowPosition,
        _ line: CardLine
    ) {
        let above = moved(layout.box(of: CardMap.RowPosition(card: place.card, row: parent), in: map))
        let x = box.x + 9 + Double(row.depth - 1) * RowParts.step + 3.5
        let y = box.y + face.port
        let start = above.y + layout.faces[place.card].rows[parent].port + 7.5
        let stroke = LineAppearance.stroke(of: line)
        let points = [Point(x: x, y: start), Point(x: x, y: y), Point(x: x + 3, y: y)]
        append(
            line,
            [.line(points, stroke)]
                + LineAppearance.head(of: line, at: Point(x: x + 6.5, y: y), leadsRight: true, size: 0.6)
                + (line.highlight.map { LineAppearance.sign(of: $0, at: Point(x: x, y: y - 3), size: 0.8) } ?? []),
            .branch(place))
    }

    private mutating func paintEntry(_ id: String, _ place: CardMap.RowPosition) {
        let box = moved(layout.box(of: place, in: map))
        let name = DOT.identifier(id)
        let y = box.y + 10
        let x = box.x - 20
        canvas.groups.append(
            Canvas.Group(
                kind: .node, id: "entry-" + name, tooltip: "entry to \(id)", part: .row(place),
                shapes: [
                    .circle(Point(x: x, y: y), radius: 5, fill: .ink),
                    .line([Point(x: x + 5, y: y), Point(x: box.x - 6, y: y)], Stroke(color: .ink, width: 2)),
                    .polygon(
                        [Point(x: box.x - 7, y: y - 4), Point(x: box.x - 0.5, y: y), Point(x: box.x - 7, y: y + 4)],
                        fill: .ink),
                ]))
    }

    // MARK: Lines

    private mutating func paint(_ line: CardLine, along path: [Point]) {
        guard path.count > 1 else { return }
        let whole = path.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
        var points = whole
        let end = points[points.count - 1]
        let leadsRight = points[points.count - 2].x < end.x
        let stroke = LineAppearance.stroke(of: line)
        points[points.count - 1].x += leadsRight ? -LineAppearance.length(of: line) : LineAppearance.length(of: line)
        // Dashes are counted from the end, so that those of lines with the same end stand on each other.
        let sign = line.highlight.map {
            LineAppearance.sign(of: $0, at: Self.point(LineAppearance.signDistance(of: line), beforeEndOf: whole))
        }
        append(
            line,
            [.line(points.reversed(), stroke)] + LineAppearance.head(of: line, at: end, leadsRight: leadsRight)
                + (sign ?? []))
    }

    /// The point of a path so far before its end, along it.
    private static func point(_ distance: Double, beforeEndOf path: [Point]) -> Point {
        var rest = distance
        for (end, start) in zip(path.reversed(), path.reversed().dropFirst()) {
            let (x, y) = (start.x - end.x, start.y - end.y)
            let length = (x * x + y * y).squareRoot()
            if length > rest { return Point(x: end.x + x * rest / length, y: end.y + y * rest / length) }
            rest -= length
        }
        return path[0]
    }

    private mutating func append(_ line: CardLine, _ shapes: [Shape], _ part: Canvas.Group.Part? = nil) {
        let link = line.strands.compactMap { $0.edge.locations.min() }.min().flatMap {
            diagram.sourceLinks?.url(of: $0)
        }
        canvas.groups.append(
            Canvas.Group(
                kind: .line, id: line.id, tooltip: line.strands.map { Notation.print($0.edge) }.joined(separator: "; "),
                url: link, part: part, shapes: shapes))
    }

    private mutating func append(several lines: [CardLine], _ shapes: [Shape], _ place: CardMap.RowPosition) {
        let words = lines.flatMap(\.strands).map { Notation.print($0.edge) }.joined(separator: "; ")
        canvas.groups.append(
            Canvas.Group(
                kind: .line, id: "more-" + DOT.identifier(lines[0].from), tooltip: words,
                lines: lines.map(\.id), part: .row(place), shapes: shapes))
    }
}
