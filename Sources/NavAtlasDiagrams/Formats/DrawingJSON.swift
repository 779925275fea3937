import NavAtlasModel

/// The places of everything in a picture, as data.
struct DrawingJSON: Encodable {
    struct Part: Encodable {
        let kind: String
        let id: String
        let node: String?
        let words: String
        /// Left, top, width and height.
        let box: [Double]?
        let points: [[Double]]?
        let texts: [String]
    }

    let width: Double
    let height: Double
    let parts: [Part]

    init(_ canvas: Canvas) {
        width = canvas.width
        height = canvas.height
        parts = canvas.groups.map { group in
            var (box, points, texts): (Box?, [Point]?, [String]) = (nil, nil, [])
            for shape in group.shapes {
                switch shape {
                case .box(let area, _, _, _): box = box ?? area
                case .line(let line, _): points = points ?? line.reversed()
                case .text(let words): texts.append(words.text)
                default: break
                }
            }
            func short(_ value: Double) -> Double { (value * 10).rounded() / 10 }
            return Part(
                kind: group.kind.rawValue, id: group.id, node: group.node, words: group.tooltip,
                box: box.map { [$0.x, $0.y, $0.width, $0.height].map(short) },
                points: points.map { $0.map { [short($0.x), short($0.y)] } }, texts: texts)
        }
    }
}
