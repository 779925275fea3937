/// A diagram's picture in pieces of SVG, for a page that puts them together itself and arranges the cards anew.
package struct DiagramPieces: Sendable {
    /// A card's frame, a row or a part of one, or a line.
    package struct Piece: Sendable {
        /// `cluster`, `node` or `edge`.
        package let kind: String
        /// Stable, and different for any two pieces of a picture.
        package let id: String
        /// The node that a row shows, or that heads a card.
        package let node: String?
        /// The elements that it stands for, where it is the end of a list: see ``Diagram``.
        package let lines: [String]
        /// Everything in words.
        package let words: String
        /// The shapes.
        package let markup: String
        /// The place of its card in ``cards``; `nil` for a line between cards.
        package let card: Int?
        /// The place of its row in the card; `nil` for the card's frame.
        package let row: Int?
        /// Whether it is the branch that leads to the row from one above it.
        package let isBranch: Bool
    }

    /// A card, measured in points.
    package struct Card: Sendable {
        /// Where it stands.
        package let x: Double
        /// Where it stands.
        package let y: Double
        /// How wide it is drawn.
        package let width: Double
        /// Whether the first row is its head.
        package let hasHead: Bool
        /// From top to bottom.
        package let rows: [Row]
    }

    /// A row of a card.
    package struct Row: Sendable {
        /// The node's id.
        package let node: String
        /// What the node is called in the picture.
        package let name: String
        /// In points.
        package let height: Double
        /// How far below the row's top lines leave and enter.
        package let port: Double
        /// How far it is set in.
        package let depth: Int
        /// The place of the row that it is shown from.
        package let parent: Int?
    }

    /// What leads from one card to another.
    package struct Line: Sendable {
        /// The id of its element.
        package let id: String
        /// A node's id.
        package let from: String
        /// A node's id.
        package let to: String
        /// The place of its look in ``looks``.
        package let look: Int
    }

    /// How lines of a kind look.
    package struct LineSample: Sendable {
        /// A sample of the line in one path, and the sign at its end, which points to the right and ends at the origin. Where
        /// the picture points at the line, a group follows with the sign that says so.
        package let markup: String
        /// How long the sign is, in points.
        package let length: Double
    }

    /// A sign, and what it means.
    package struct Sign: Sendable {
        /// The shapes, in a box 14 points high.
        package let markup: String
        /// In points.
        package let width: Double
        /// What it means.
        package let words: String
    }

    /// In points.
    package let width: Double
    /// In points.
    package let height: Double
    /// In the order in which they are painted.
    package let pieces: [Piece]
    /// The cards.
    package let cards: [Card]
    /// Those that are drawn, in the order of their pieces, then those that rows tell by name alone.
    package let lines: [Line]
    /// How many of ``lines`` are drawn.
    package let drawnLines: Int
    /// One drawn sample for each style of line.
    package let lineSamples: [LineSample]
    /// What the picture's signs mean.
    package let legend: [Sign]
    /// Rules of style by which the pieces take the reader's colours, inside an element with the id `navigation`.
    package static let rules = Theme.rules

    /// The picture of a diagram, on light paper, without words above it.
    package init(_ diagram: Diagram) {
        var diagram = diagram
        diagram.theme = .auto
        diagram.showsHead = false
        let painter = CardPainter(diagram)
        let svg = SVG(canvas: painter.canvas, theme: .auto, images: diagram.images.map(\.thumbnail.png))
        (width, height) = (painter.canvas.width, painter.canvas.height)
        pieces = painter.canvas.groups.filter { $0.kind != .legend }.map {
            Piece($0, markup: svg.markup(of: $0.shapes))
        }
        cards = painter.map.cards.indices.map { Card($0, painter) }
        let told = painter.map.cards.flatMap(\.rows).flatMap(\.chips).filter {
            painter.map.rowPositions[$0.from]?.card != painter.map.rowPositions[$0.to]?.card
        }
        var lineSamples: [LineSample] = []
        var numbers: [String: Int] = [:]
        lines = (painter.map.lines + told).map { line in
            let key = line.style.caption + "\n" + (line.highlight?.rawValue ?? "")
            let number = numbers[key] ?? lineSamples.count
            if number == lineSamples.count {
                numbers[key] = number
                lineSamples.append(LineSample(line, svg))
            }
            return Line(id: line.id, from: line.from, to: line.to, look: number)
        }
        drawnLines = painter.map.lines.count
        self.lineSamples = lineSamples
        legend = painter.legend.entries.map { entry in
            Sign(markup: svg.markup(of: entry.shapes), width: entry.width, words: entry.words)
        }
    }
}

extension DiagramPieces.Piece {
    fileprivate init(_ group: Canvas.Group, markup: String) {
        (kind, id, node, lines) = (group.kind.rawValue, group.id, group.node, group.lines)
        (words, self.markup) = (group.tooltip, markup)
        switch group.part {
        case .frame(let card): (self.card, row, isBranch) = (card, nil, false)
        case .row(let place): (card, row, isBranch) = (place.card, place.row, false)
        case .branch(let place): (card, row, isBranch) = (place.card, place.row, true)
        case nil: (card, row, isBranch) = (nil, nil, false)
        }
    }
}

extension DiagramPieces.Card {
    fileprivate init(_ number: Int, _ painter: CardPainter) {
        let (card, box) = (painter.map.cards[number], painter.layout.boxes[number])
        (x, y, width) = (box.x + painter.origin.x, box.y + painter.origin.y, box.width)
        hasHead = card.hasHead
        rows = zip(card.rows, painter.layout.faces[number].rows).map { row, face in
            DiagramPieces.Row(
                node: row.node.id, name: face.parts.name, height: face.height, port: face.port, depth: row.depth,
                parent: row.parent?.row)
        }
    }
}

extension DiagramPieces.LineSample {
    fileprivate init(_ line: CardLine, _ svg: SVG) {
        let origin = Point(x: 0, y: 0)
        let sample = Shape.line([Point(x: -20, y: 0), origin], LineAppearance.stroke(of: line))
        let sign = line.highlight.map { svg.markup(of: LineAppearance.sign(of: $0, at: origin)) }
        markup =
            svg.markup(of: [sample] + LineAppearance.head(of: line, at: origin, leadsRight: true))
            + (sign.map { "<g transform=\"translate(\(-LineAppearance.signDistance(of: line)) 0)\">\($0)</g>" } ?? "")
        length = LineAppearance.length(of: line)
    }
}
