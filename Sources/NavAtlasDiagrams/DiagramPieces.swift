/// A diagram's picture in pieces of SVG, for a page that puts them together itself.
public struct DiagramPieces: Sendable {
    /// A card, a row, or a line.
    public struct Piece: Sendable {
        /// `cluster`, `node` or `edge`.
        public let kind: String
        /// Stable, and different for any two pieces of a picture.
        public let id: String
        /// The node that a row shows, or that heads a card.
        public let node: String?
        /// The elements that it stands for, where it is the end of a list: see ``Diagram``.
        public let lines: [String]
        /// Everything in words.
        public let words: String
        /// The shapes.
        public let markup: String
    }

    /// A sign, and what it means.
    public struct Sign: Sendable {
        /// The shapes, in a box 14 points high.
        public let markup: String
        /// In points.
        public let width: Double
        /// What it means.
        public let words: String
    }

    /// In points.
    public let width: Double
    /// In points.
    public let height: Double
    /// In the order in which they are painted.
    public let pieces: [Piece]
    /// What the picture's signs mean.
    public let legend: [Sign]
    /// Rules of style by which the pieces take the reader's colours, inside an element with the id `navigation`.
    public static let rules = Theme.rules

    /// The picture of a diagram, on light paper, without words above it.
    public init(_ diagram: Diagram) {
        var diagram = diagram
        diagram.theme = .auto
        diagram.showsHead = false
        let painter = CardPainter(diagram)
        let svg = SVG(canvas: painter.canvas, theme: .auto, images: diagram.images.map(\.thumbnail.png))
        (width, height) = (painter.canvas.width, painter.canvas.height)
        pieces = painter.canvas.groups.filter { $0.kind != .legend }.map { group in
            Piece(
                kind: group.kind.rawValue, id: group.id, node: group.node, lines: group.lines, words: group.tooltip,
                markup: svg.markup(of: group.shapes))
        }
        legend = painter.legend.entries.map { entry in
            Sign(markup: svg.markup(of: entry.shapes), width: entry.width, words: entry.words)
        }
    }
}
