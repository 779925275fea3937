import NavAtlasDiagrams

/// The picture as the page holds it: cards with their rows, lines, and the numbers of nodes and edges at their elements.
struct PageDrawing {
    let pieces: DiagramPieces
    private let cards: String
    private let lines: [String]

    var width: Double { pieces.width }
    var height: Double { pieces.height }
    var legend: [DiagramPieces.Sign] { pieces.legend }

    /// - Parameters:
    ///   - nodes: The places of the nodes, by id.
    ///   - edges: The places of the edges by the ids of their elements; several may share one.
    init(_ pieces: DiagramPieces, nodes: [String: Int], edges: [String: [Int]]) {
        self.pieces = pieces
        let elements = pieces.pieces.map { Self.element($0, nodes, edges) }
        let parts = Dictionary(grouping: pieces.pieces.indices) { pieces.pieces[$0].card }
        cards =
            pieces.cards.indices.map { card in
                let own = parts[card] ?? []
                let rows = Dictionary(grouping: own.filter { !pieces.pieces[$0].isBranch }) { pieces.pieces[$0].row }
                let frame = (rows[nil] ?? []).map { elements[$0] }.joined()
                let all = pieces.cards[card].rows.indices.map { row in
                    "<g class=\"row\" data-row=\"\(row)\">\((rows[row] ?? []).map { elements[$0] }.joined())</g>\n"
                }
                let branches = own.filter { pieces.pieces[$0].isBranch }.map { place in
                    "<g class=\"branch\" data-row=\"\(pieces.pieces[place].row ?? 0)\">\(elements[place])</g>\n"
                }
                return "<g class=\"card\" data-card=\"\(card)\">\(frame)\(all.joined())\(branches.joined())</g>\n"
            }.joined() + (pieces.cards.isEmpty ? elements.joined() : "")
        lines =
            pieces.cards.isEmpty
            ? [] : (parts[nil] ?? []).enumerated().map { "<g data-line=\"\($0)\"\(elements[$1].dropFirst(2))" }
    }

    private static func element(
        _ piece: DiagramPieces.Piece, _ nodes: [String: Int], _ edges: [String: [Int]]
    ) -> String {
        let place = piece.node.flatMap { nodes[$0] }
        var data = ""
        switch piece.kind {
        case "node": data = place.map { " data-node=\"\($0)\"" } ?? ""
        case "cluster": data = place.map { " data-frame=\"\($0)\"" } ?? ""
        default:
            let numbers = (piece.lines.isEmpty ? [piece.id] : piece.lines).flatMap { edges[$0] ?? [] }
            data = " data-edges=\"\(numbers.map(String.init).joined(separator: " "))\""
        }
        let words = piece.words.isEmpty ? "" : "<title>\(piece.words.html)</title>"
        return "<g id=\"\(piece.id.html)\" class=\"\(piece.kind)\"\(data)>\(words)\(piece.markup)</g>\n"
    }

    /// The `svg` element.
    var svg: String { element(lines) }

    /// The picture in at most so many bytes, without so many of its lines, the last first; names always stay.
    func limited(to limit: Int) -> (svg: String, omitted: Int) {
        var surplus = svg.utf8.count - limit
        var kept = lines
        while surplus > 0, let last = kept.popLast() { surplus -= last.utf8.count }
        return (element(kept), lines.count - kept.count)
    }

    private func element(_ lines: [String]) -> String {
        let size = "\(Int(width)) \(Int(height))"
        let samples = pieces.lineSamples.enumerated().map { number, sample in
            "<g id=\"look-\(number)\" data-length=\"\(Int(sample.length))\">\(sample.markup)</g>\n"
        }
        return "<svg id=\"drawing\" role=\"img\" aria-label=\"The map; the tables below say the same in words\" "
            + "viewBox=\"0 0 \(size)\" width=\"\(Int(width))\" height=\"\(Int(height))\"><g id=\"navigation\">\n"
            + "<defs>\(samples.joined())</defs><g id=\"cards\">\(cards)</g><g id=\"lines\">\(lines.joined())</g></g></svg>"
    }
}
