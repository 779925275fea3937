import NavAtlasDiagrams

/// The picture as the page holds it, with the numbers of nodes and edges at their elements.
struct PageDrawing {
    let width: Double
    let height: Double
    let legend: [DiagramPieces.Sign]
    private let parts: [(markup: String, isLine: Bool)]

    /// - Parameters:
    ///   - nodes: The places of the nodes, by id.
    ///   - edges: The places of the edges by the ids of their elements; several may share one.
    init(_ pieces: DiagramPieces, nodes: [String: Int], edges: [String: [Int]]) {
        (width, height, legend) = (pieces.width, pieces.height, pieces.legend)
        parts = pieces.pieces.map { piece in
            let places = piece.node.flatMap { nodes[$0] }
            var data = ""
            switch piece.kind {
            case "node": data = places.map { " data-node=\"\($0)\"" } ?? ""
            case "cluster": data = places.map { " data-frame=\"\($0)\"" } ?? ""
            default:
                let numbers = (piece.lines.isEmpty ? [piece.id] : piece.lines).flatMap { edges[$0] ?? [] }
                data = " data-edges=\"\(numbers.map(String.init).joined(separator: " "))\""
            }
            let words = piece.words.isEmpty ? "" : "<title>\(piece.words.html)</title>"
            let markup = "<g id=\"\(piece.id.html)\" class=\"\(piece.kind)\"\(data)>\(words)\(piece.markup)</g>\n"
            return (markup, piece.kind == "edge" && !piece.markup.contains("<text"))
        }
    }

    /// The `svg` element.
    var svg: String { element(parts.map(\.markup)) }

    /// The picture in at most so many bytes, without so many of its lines, the last first; names always stay.
    func limited(to limit: Int) -> (svg: String, omitted: Int) {
        var surplus = svg.utf8.count - limit
        var omitted: Set<Int> = []
        for place in parts.indices.reversed() where surplus > 0 && parts[place].isLine {
            omitted.insert(place)
            surplus -= parts[place].markup.utf8.count
        }
        return (element(parts.indices.filter { !omitted.contains($0) }.map { parts[$0].markup }), omitted.count)
    }

    private func element(_ markup: [String]) -> String {
        let size = "\(Int(width)) \(Int(height))"
        return "<svg id=\"drawing\" role=\"img\" aria-label=\"The map; the tables below say the same in words\" "
            + "viewBox=\"0 0 \(size)\" width=\"\(Int(width))\" height=\"\(Int(height))\"><g id=\"navigation\">\n"
            + markup.joined() + "</g></svg>"
    }
}
