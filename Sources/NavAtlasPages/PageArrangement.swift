import NavAtlasDiagrams

/// What the page's script needs to arrange the cards anew, in points; nodes are named by their places.
struct PageArrangement: Encodable {
    struct CardData: Encodable {
        let x: Double, y: Double, width: Double, hasHead: Bool
        /// Node, height, port, how far it is set in, and the row that it is shown from or -1.
        let rows: [[Double]]
    }

    let cards: [CardData]
    /// The places of the nodes at both ends, and the place of the look; those that are drawn come first.
    let lines: [[Int]]
    let drawn: Int

    init(_ pieces: DiagramPieces, nodes: [String: Int]) {
        cards = pieces.cards.map { card in
            CardData(
                x: card.x, y: card.y, width: card.width, hasHead: card.hasHead,
                rows: card.rows.map { row in
                    [
                        Double(nodes[row.node] ?? 0), row.height, row.port, Double(row.depth),
                        Double(row.parent ?? -1),
                    ]
                })
        }
        lines = pieces.lines.map { [nodes[$0.from] ?? 0, nodes[$0.to] ?? 0, $0.look] }
        drawn = pieces.drawnLines
    }
}
