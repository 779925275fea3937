/// Places cards and routes lines. Lines run in the gutters between columns and in the gaps between cards, so that none
/// crosses a card.
struct CardLayout {
    let faces: [CardFace]
    private(set) var boxes: [Box] = []
    /// The points of each of the map's lines, from its start to its end.
    private(set) var paths: [[Point]] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// The room left of the first column, for the arrow that leads to an entry.
    static let entryRoom = 26.0

    init(_ map: CardMap, faces: [CardFace], columns count: Int) {
        self.faces = faces
        let heights = zip(map.cards, faces).map(Self.height)
        let rowTops = zip(map.cards, faces).map(Self.rowTops)
        func port(_ place: CardMap.RowPosition) -> Double {
            rowTops[place.card][place.row] + faces[place.card].rows[place.row].port
        }
        let plan = ColumnPlan(map, heights: heights, columns: count, port: port)
        var routing = LineRouting(map, columns: plan.columns, heights: heights, port: port)
        routing.run()

        boxes = Array(repeating: Box(x: 0, y: 0, width: 0, height: 0), count: map.cards.count)
        var x = Self.entryRoom
        var laneStarts: [Double] = []
        var edges: [(left: Double, right: Double)] = []
        for (column, cards) in plan.columns.enumerated() {
            x += routing.gutterWidth(column)
            laneStarts.append(x - routing.gutterWidth(column))
            let wide = cards.map { faces[$0].width }.max() ?? 0
            for card in cards {
                boxes[card] = Box(x: x, y: routing.tops[card], width: wide, height: heights[card])
            }
            edges.append((x, x + wide))
            x += wide
        }
        laneStarts.append(x)
        width = x + routing.gutterWidth(plan.columns.count)
        paths = map.lines.indices.map { routing.path(ofLine: $0, laneStarts: laneStarts, columnEdges: edges) }
        let lowest = paths.joined().map(\.y).max() ?? 0
        height = max(boxes.map(\.bottom).max() ?? 0, lowest + 2)
    }

    /// The box of a row.
    func box(of place: CardMap.RowPosition, in map: CardMap) -> Box {
        let card = boxes[place.card]
        let top = Self.rowTops(map.cards[place.card], faces[place.card])[place.row]
        return Box(x: card.x, y: card.y + top, width: card.width, height: faces[place.card].rows[place.row].height)
    }

    static func rowTops(_ card: Card, _ face: CardFace) -> [Double] {
        var y = card.hasHead ? 0 : CardFace.trayHead
        return face.rows.map { row in
            defer { y += row.height }
            return y
        }
    }

    private static func height(_ card: Card, _ face: CardFace) -> Double {
        (card.hasHead ? 0 : CardFace.trayHead) + face.rows.reduce(0) { $0 + $1.height } + 3
    }
}

extension CardLayout {
    /// The page for which pictures are made where nothing else is said: 900 pixels wide, and higher than wide.
    static let page = Diagram.Fit(width: 675, height: 1_000)
    private static let mostColumns = 24
    /// Names are then 11 pixels high on a page, whose pictures may be that much smaller for the sake of more columns.
    static let readable = 0.75
    /// A picture for a page is no smaller, however high that makes it.
    static let leastOnPage = 0.6

    /// The layout that can be shown largest in a place; of several that fit as they are, the one with the most columns, in
    /// which ways lead on to the right.
    ///
    /// - Parameter fit: the place; `nil` for a page.
    static func fitting(_ fit: Diagram.Fit?, _ map: CardMap, faces: [CardFace]) -> CardLayout {
        let (readable, least) = fit == nil ? (readable, leastOnPage) : (1, 0)
        let fit = fit ?? page
        let first = CardLayout(map, faces: faces, columns: 1)
        var best = (layout: first, scale: scale(of: first, fit))
        var worse = 0
        for count in 2..<max(3, min(Self.mostColumns, map.cards.count) + 1) where map.cards.count > 1 && worse < 3 {
            let layout = CardLayout(map, faces: faces, columns: count)
            let scale = scale(of: layout, fit)
            if fit.width / layout.width >= least, min(scale, readable) >= min(best.scale, readable) {
                best = (layout, scale)
                worse = 0
            } else {
                worse += 1
            }
        }
        return best.layout
    }

    private static func scale(of layout: CardLayout, _ fit: Diagram.Fit) -> Double {
        min(fit.width / layout.width, fit.height / layout.height)
    }
}
