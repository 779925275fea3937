import NavAtlasModel

/// The cards of a graph, and the lines between them.
struct CardMap {
    /// The card of a node, and its row on the card.
    struct RowPosition: Hashable {
        let card: Int
        let row: Int
    }

    private(set) var cards: [Card] = []
    /// The lines that lead from one card to another, the first that leads to each card among them.
    private(set) var lines: [CardLine] = []
    /// Where each node stands, by its id.
    private(set) var rowPositions: [String: RowPosition] = [:]
    /// How many cards away from an entry each card is; cards that nothing leads to count from themselves.
    private(set) var depths: [Int] = []
    /// The cards in the order in which a reader meets them.
    private(set) var order: [Int] = []
    /// The cards that entries head.
    private(set) var entries: Set<Int> = []
    /// Cards that a person cannot get to, by their heads.
    private(set) var lost: Set<Int> = []

    /// How far rows may be set in.
    static let mostDepth = 4
    /// A screen that leads on to so many screens which nothing else leads to has a card of its own.
    static let ownCard = 4

    /// - Parameter isOverview: whether the cards are of several nodes each, as a graph of coordinators alone needs them.
    init(
        _ graph: NavigationGraph, marks: [String: Mark] = [:], highlights: [Edge.Identity: Highlight] = [:],
        isOverview: Bool = false
    ) {
        let all = CardLine.lines(of: graph, highlights)
        cards = isOverview ? OverviewCards(graph, all).cards : Self.cards(graph, marks, all)
        for (card, place) in zip(cards, cards.indices) {
            for (row, number) in zip(card.rows, card.rows.indices) {
                rowPositions[row.node.id] = RowPosition(card: place, row: number)
            }
        }
        entries = Set(graph.entries.compactMap { rowPositions[$0] }.filter { $0.row == 0 }.map(\.card))
        var between: [CardLine] = []
        for line in all {
            guard let from = rowPositions[line.from], let to = rowPositions[line.to] else { continue }
            if from.card != to.card {
                between.append(line)
            } else if from.row == 0, to.row != 0, cards[from.card].hasHead, !isOverview,
                cards[from.card].rows[0].node.kind == .coordinator
            {
                cards[to.card].rows[to.row].declared = line
            } else if cards[to.card].rows[to.row].parent?.line.id != line.id {
                cards[from.card].rows[from.row].chips.append(line)
            }
        }
        let first = walk(graph, between, marks)
        share(between, first)
    }

    // MARK: Cards

    private static func cards(
        _ graph: NavigationGraph, _ marks: [String: Mark], _ lines: [CardLine]
    ) -> [Card] {
        let members = CardMembers(graph, marks: marks, lines: lines)
        let cards = members.cards.map { head, screens in card(head, screens, in: members) }
        if members.unconnected.isEmpty { return cards }
        return cards + [Card(hasHead: false, rows: members.unconnected.map { CardRow(node: $0) })]
    }

    /// A card whose rows stand under those that they are shown from.
    private static func card(_ head: Node, _ screens: [Node], in members: CardMembers) -> Card {
        var waiting = Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0) })
        var rows = [CardRow(node: head)]
        func leaving(_ id: String) -> [CardLine] { members.leaving[id] ?? [] }
        func place(_ node: Node, depth: Int, parent: (Int, CardLine)?) {
            waiting[node.id] = nil
            let row = rows.count
            rows.append(CardRow(node: node, depth: depth, parent: parent))
            if depth < mostDepth { placeChildren(of: node.id, row: row, depth: depth + 1) }
        }
        func placeChildren(of id: String, row: Int, depth: Int) {
            for line in leaving(id) where waiting[line.to].map({ !members.starts.contains($0.id) }) ?? false {
                if let child = waiting[line.to] { place(child, depth: depth, parent: (row, line)) }
            }
        }
        if head.kind == .screen { placeChildren(of: head.id, row: 0, depth: 1) }
        let starts = screens.filter { members.starts.contains($0.id) }
        let shown = Set(screens.flatMap { leaving($0.id).map(\.to) })
        let roots = screens.filter { !shown.contains($0.id) && !members.starts.contains($0.id) }
        for node in starts + roots + screens where waiting[node.id] != nil { place(node, depth: 0, parent: nil) }
        return Card(rows: rows)
    }

    // MARK: Order

    /// Goes from card to card, from the entries on; gives the line that leads to each card first.
    private mutating func walk(_ graph: NavigationGraph, _ lines: [CardLine], _ marks: [String: Mark]) -> Set<String> {
        var leaving: [[CardLine]] = Array(repeating: [], count: cards.count)
        for line in lines { if let place = rowPositions[line.from] { leaving[place.card].append(line) } }
        var depths: [Int?] = Array(repeating: nil, count: cards.count)
        var first: Set<String> = []
        var queue: [Int] = []
        func start(_ card: Int) {
            guard depths[card] == nil else { return }
            depths[card] = 0
            queue.append(card)
        }
        for entry in graph.entries { if let place = rowPositions[entry] { start(place.card) } }
        let hasWayIn = Set(lines.compactMap { rowPositions[$0.to]?.card })
        func rank(_ card: Int) -> Int {
            if !cards[card].hasHead { return 3 }
            if marks[cards[card].rows[0].node.id]?.reach == .unreachable { return 2 }
            return hasWayIn.contains(card) ? 1 : 0
        }
        var next = 0
        for card in cards.indices.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
            if !graph.entries.isEmpty || next > 0 { follow() }
            start(card)
        }
        follow()
        func follow() {
            while next < queue.count {
                let card = queue[next]
                next += 1
                for line in leaving[card] {
                    guard let target = rowPositions[line.to]?.card, depths[target] == nil else { continue }
                    depths[target] = (depths[card] ?? 0) + 1
                    first.insert(line.id)
                    queue.append(target)
                }
            }
        }
        lost = Set(cards.indices.filter { rank($0) == 2 })
        self.depths = depths.map { $0 ?? 0 }
        order = queue
        return first
    }

    // MARK: Lines and chips

    /// Lines that a picture has room for: so many for each card.
    static let mostLinesPerCard = 2.0

    /// Sorts what leads from card to card into lines and names of destinations: to where many lead, only the first way and
    /// what the picture points at are lines.
    private mutating func share(_ between: [CardLine], _ first: Set<String>) {
        var sources: [Int: Set<Int>] = [:]
        for line in between {
            if let from = rowPositions[line.from], let to = rowPositions[line.to] {
                sources[to.card, default: []].insert(from.card)
            }
        }
        func fan(_ line: CardLine) -> Int { rowPositions[line.to].flatMap { sources[$0.card]?.count } ?? 0 }
        let room = max(12, Int(Double(cards.count) * Self.mostLinesPerCard))
        var most = fan(between.max { fan($0) < fan($1) } ?? CardLine(from: "", to: "", strands: []))
        func isLine(_ line: CardLine) -> Bool {
            first.contains(line.id) || line.highlight != nil || fan(line) <= most
        }
        while most > 0, between.count(where: isLine) > room { most -= 1 }
        for line in between {
            if isLine(line) {
                lines.append(line)
            } else if let place = rowPositions[line.from] {
                cards[place.card].rows[place.row].chips.append(line)
            }
        }
    }
}
