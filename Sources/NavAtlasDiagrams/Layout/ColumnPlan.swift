/// Assigns cards to columns, and orders them in each from top to bottom.
struct ColumnPlan {
    private(set) var columns: [[Int]]
    private let map: CardMap
    private let heights: [Double]
    /// For each card: the cards that lines lead to or come from, with how far down the rows are at both ends.
    private let ends: [[(other: Int, own: Double, there: Double)]]

    /// Room between two cards, in points.
    static let gap = 15.0

    /// - Parameter heights: those of the cards.
    /// - Parameter port: how far down a card the row of a node is.
    init(_ map: CardMap, heights: [Double], columns count: Int, port: (CardMap.RowPosition) -> Double) {
        self.map = map
        self.heights = heights
        var ends: [[(other: Int, own: Double, there: Double)]] = Array(repeating: [], count: map.cards.count)
        for line in map.lines {
            guard let from = map.rowPositions[line.from], let to = map.rowPositions[line.to] else { continue }
            ends[from.card].append((to.card, port(from), port(to)))
            ends[to.card].append((from.card, port(to), port(from)))
        }
        self.ends = ends
        columns = Self.split(map, heights, into: count)
        sort()
    }

    // MARK: Columns

    /// Cuts the order in which a reader meets the cards into columns of about the same height, between cards that are as
    /// many steps from an entry where that costs little.
    private static func split(_ map: CardMap, _ heights: [Double], into count: Int) -> [[Int]] {
        let order = map.order
        let sums = order.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + heights[$1] + gap) }
        let mean = (sums.last ?? 0) / Double(count)
        func cost(_ from: Int, _ to: Int) -> Double {
            let height = sums[to] - sums[from] - mean
            let breaksLayer = from > 0 && from < to && map.depths[order[from - 1]] == map.depths[order[from]]
            return height * height + (breaksLayer ? mean * mean * 0.08 : 0)
        }
        var best = (0...order.count).map { cost(0, $0) }
        var cuts: [[Int]] = []
        for _ in 1..<max(count, 2) where count > 1 {
            var (next, cut) = (best, Array(repeating: 0, count: order.count + 1))
            for end in 0...order.count {
                next[end] = .infinity
                for start in 0...end {
                    let sum = best[start] + cost(start, end)
                    if sum < next[end] { (next[end], cut[end]) = (sum, start) }
                }
            }
            best = next
            cuts.append(cut)
        }
        var columns: [[Int]] = []
        var end = order.count
        for cut in cuts.reversed() {
            columns.insert(Array(order[cut[end]..<end]), at: 0)
            end = cut[end]
        }
        columns.insert(Array(order[0..<end]), at: 0)
        return columns.filter { !$0.isEmpty }
    }

    // MARK: Order in a column

    private static let rounds = 12

    /// Brings cards to the height of those that lines lead to, and keeps the best of several rounds.
    private mutating func sort() {
        var best = (columns, cost: length(columns))
        for round in 0..<Self.rounds {
            var tops = tops(of: columns)
            let sweep = round.isMultiple(of: 2) ? Array(columns.indices) : columns.indices.reversed()
            for column in sweep {
                let wishes = columns[column].map { (card: $0, wish: wish(of: $0, tops)) }
                let sorted = wishes.enumerated().sorted { one, other in
                    let (left, right) = (rank(one.element.card), rank(other.element.card))
                    return left != right
                        ? left < right : (one.element.wish, one.offset) < (other.element.wish, other.offset)
                }
                columns[column] = sorted.map(\.element.card)
                var y = 0.0
                for card in columns[column] {
                    tops[card] = y
                    y += heights[card] + Self.gap
                }
            }
            let cost = length(columns)
            if cost < best.cost { best = (columns, cost) }
        }
        columns = best.0
        improve()
    }

    /// An entry stands above all others, and what nobody gets to beneath.
    private func rank(_ card: Int) -> Int {
        if !map.cards[card].hasHead { return 3 }
        return map.entries.contains(card) ? 0 : map.lost.contains(card) ? 2 : 1
    }

    /// Swaps neighbours for as long as that makes lines shorter.
    private mutating func improve() {
        guard map.cards.count <= 150 else { return }
        var tops = tops(of: columns)
        func around(_ card: Int) -> Double {
            ends[card].reduce(0) { $0 + abs(tops[card] + $1.own - tops[$1.other] - $1.there) }
        }
        for _ in 0..<8 {
            var isBetter = false
            for column in columns.indices {
                for place in columns[column].indices.dropFirst() {
                    let (upper, lower) = (columns[column][place - 1], columns[column][place])
                    guard rank(upper) == rank(lower) else { continue }
                    let before = around(upper) + around(lower)
                    let saved = (tops[upper], tops[lower])
                    tops[lower] = tops[upper]
                    tops[upper] = tops[lower] + heights[lower] + Self.gap
                    if around(upper) + around(lower) < before - 0.5 {
                        columns[column].swapAt(place - 1, place)
                        isBetter = true
                    } else {
                        (tops[upper], tops[lower]) = saved
                    }
                }
            }
            if !isBetter { return }
        }
    }

    private func wish(of card: Int, _ tops: [Double]) -> Double {
        guard !ends[card].isEmpty else { return .infinity }
        return ends[card].reduce(0) { $0 + tops[$1.other] + $1.there - $1.own } / Double(ends[card].count)
    }

    private func tops(of columns: [[Int]]) -> [Double] {
        var tops = Array(repeating: 0.0, count: heights.count)
        for column in columns {
            var y = 0.0
            for card in column {
                tops[card] = y
                y += heights[card] + Self.gap
            }
        }
        return tops
    }

    /// How far up and down all lines go.
    private func length(_ columns: [[Int]]) -> Double {
        let tops = tops(of: columns)
        return ends.indices.reduce(0) { sum, card in
            ends[card].reduce(sum) { $0 + abs(tops[card] + $1.own - tops[$1.other] - $1.there) }
        }
    }
}
