/// Routes lines between columns of cards.
///
/// All lines of one look that enter a row from one side share their last part, as branches share a trunk: whoever
/// follows a line from its start comes to its end.
struct LineRouting {
    /// Lines that share a trunk.
    struct Net {
        let target: CardMap.RowPosition
        let column: Int
        /// Whether the lines come from columns further to the left.
        let entersLeft: Bool
        var members: [(line: Int, source: CardMap.RowPosition, column: Int)] = []
        /// By column, how high it is crossed.
        var crossings: [Int: Double] = [:]
        /// By source, how high lines leave it.
        var starts: [CardMap.RowPosition: Double] = [:]
        var end = 0.0
        /// By gutter, which lane it takes; none where it runs straight through.
        var lanes: [Int: Int] = [:]
    }

    private let map: CardMap
    private let columns: [[Int]]
    private let heights: [Double]
    private let port: (CardMap.RowPosition) -> Double
    private var nets: [Net] = []
    /// By line, the net that it is in.
    private var netOfLine: [Int] = []
    /// By gutter, how many lanes there are; gutter 0 is left of the first column.
    private var laneCounts: [Int]
    /// How far down each card begins.
    private(set) var tops: [Double]

    static let laneStep = 4.5
    static let trackStep = 4.5
    /// The room beside a column for arrowheads.
    static let arrowRoom = 10.0
    /// The room between two columns.
    static let leastGutter = 22.0

    init(
        _ map: CardMap, columns: [[Int]], heights: [Double], port: @escaping (CardMap.RowPosition) -> Double
    ) {
        (self.map, self.columns, self.heights, self.port) = (map, columns, heights, port)
        laneCounts = Array(repeating: 0, count: columns.count + 1)
        tops = Array(repeating: 0, count: heights.count)
    }

    mutating func run() {
        makeNets()
        stack(tracks: [:])
        let gaps = chooseGaps()
        stack(tracks: gaps.mapValues(\.count))
        placeCrossings(gaps)
        placePorts()
        for gutter in laneCounts.indices { assignLanes(gutter) }
    }

    // MARK: Nets

    private struct Trunk: Hashable {
        let target: CardMap.RowPosition
        let entersLeft: Bool
        let style: EdgeStyle
        let highlight: String
    }

    private mutating func makeNets() {
        var columnOf = Array(repeating: 0, count: heights.count)
        for (column, cards) in columns.enumerated() { for card in cards { columnOf[card] = column } }
        var numbers: [Trunk: Int] = [:]
        for (place, line) in map.lines.enumerated() {
            guard let from = map.rowPositions[line.from], let to = map.rowPositions[line.to] else { continue }
            let (source, target) = (columnOf[from.card], columnOf[to.card])
            let trunk = Trunk(
                target: to, entersLeft: source < target, style: line.style, highlight: line.highlight?.rawValue ?? "")
            let number = numbers[trunk] ?? nets.count
            if number == nets.count {
                numbers[trunk] = number
                nets.append(Net(target: to, column: target, entersLeft: trunk.entersLeft))
            }
            nets[number].members.append((place, from, source))
            netOfLine.append(number)
        }
    }

    /// The columns that a net crosses on its way.
    private func crossed(_ net: Net) -> [Int] {
        let sources = net.members.map(\.column)
        if net.entersLeft {
            return Array(
                (((sources.min() ?? net.column) + 1)..<max(net.column, (sources.min() ?? net.column) + 1)).reversed())
        }
        let last = sources.max() ?? net.column
        return last > net.column ? Array(net.column + 1..<last) : []
    }

    // MARK: Heights

    private struct Gap: Hashable {
        let column: Int
        /// The place of the card beneath it.
        let place: Int
    }

    /// Stacks the cards of each column, with room for so many lines between them.
    private mutating func stack(tracks: [Gap: Int]) {
        for (column, cards) in columns.enumerated() {
            var y = 0.0
            for (place, card) in cards.enumerated() {
                let count = Double(tracks[Gap(column: column, place: place)] ?? 0)
                y +=
                    place == 0
                    ? (count == 0 ? 0 : count * Self.trackStep + 4)
                    : ColumnPlan.gap + max(0, count - 1) * Self.trackStep
                tops[card] = y
                y += heights[card]
            }
        }
    }

    private func top(_ place: CardMap.RowPosition) -> Double { tops[place.card] + port(place) }

    /// For each gap, the nets that cross the column there, from top to bottom.
    private mutating func chooseGaps() -> [Gap: [Int]] {
        var gaps: [Gap: [(net: Int, wish: Double)]] = [:]
        for number in nets.indices {
            let net = nets[number]
            var last = top(net.target)
            for column in crossed(net) {
                let further = net.members.filter { net.entersLeft ? $0.column < column : $0.column > column }
                let from = further.map { top($0.source) }.reduce(0, +) / Double(max(further.count, 1))
                let cards = columns[column]
                var best = (place: 0, y: 0.0, cost: Double.infinity)
                for place in 0...cards.count {
                    let low = place == 0 ? -8 : tops[cards[place - 1]] + heights[cards[place - 1]]
                    let isLast = place == cards.count
                    let middle = isLast ? max(low + 8, last) : place == 0 ? -4 : (low + tops[cards[place]]) / 2
                    let used = Double(gaps[Gap(column: column, place: place)]?.count ?? 0)
                    let cost = abs(middle - last) + abs(middle - from) + (isLast ? 0 : used * 3) + (place == 0 ? 10 : 0)
                    if cost < best.cost { best = (place, middle, cost) }
                }
                gaps[Gap(column: column, place: best.place), default: []].append((number, (last + from) / 2))
                last = best.y
            }
        }
        return gaps.mapValues { list in
            list.sorted { ($0.wish, $0.net) < ($1.wish, $1.net) }.map(\.net)
        }
    }

    private mutating func placeCrossings(_ gaps: [Gap: [Int]]) {
        for (gap, list) in gaps {
            let cards = columns[gap.column]
            let low = gap.place == 0 ? 0 : tops[cards[gap.place - 1]] + heights[cards[gap.place - 1]]
            var last = -Double.infinity
            for (track, number) in list.enumerated() {
                var y = low + (gap.place == 0 ? 1 : ColumnPlan.gap / 2) + Double(track) * Self.trackStep
                if gap.place == cards.count { y = max(y, last + Self.trackStep, top(nets[number].target)) }
                nets[number].crossings[gap.column] = y
                last = y
            }
        }
    }

    private struct Side: Hashable {
        let place: CardMap.RowPosition
        let isLeft: Bool
    }

    /// Spreads what leaves and enters a row at one side over its height.
    private mutating func placePorts() {
        var ends: [Side: [(net: Int, isEnd: Bool, towards: Double)]] = [:]
        for (number, net) in nets.enumerated() {
            let mean = net.members.reduce(0) { $0 + top($1.source) } / Double(net.members.count)
            ends[Side(place: net.target, isLeft: net.entersLeft), default: []].append((number, true, mean))
            for source in Set(net.members.map(\.source)) {
                let column = net.members.first { $0.source == source }?.column ?? 0
                let side = Side(place: source, isLeft: !net.entersLeft && column > net.column)
                ends[side, default: []].append((number, false, top(net.target)))
            }
        }
        for (side, list) in ends {
            let sorted = list.sorted { ($0.towards, $0.net, $0.isEnd ? 0 : 1) < ($1.towards, $1.net, $1.isEnd ? 0 : 1) }
            let step = min(4.0, 11 / Double(max(sorted.count - 1, 1)))
            let start = top(side.place) - step * Double(sorted.count - 1) / 2
            for (place, end) in sorted.enumerated() {
                let y = start + Double(place) * step
                if end.isEnd { nets[end.net].end = y } else { nets[end.net].starts[side.place] = y }
            }
        }
    }

    // MARK: Lanes

    /// What a net does in a gutter: where it comes in or goes out at its left and at its right.
    private struct Segment {
        let net: Int
        let left: [Double]
        let right: [Double]
        let span: ClosedRange<Double>

        init?(net: Int, left: [Double], right: [Double]) {
            let all = left + right
            guard let least = all.min(), let most = all.max() else { return nil }
            (self.net, self.left, self.right, span) = (net, left, right, least...most)
        }
    }

    private func segment(_ number: Int, _ gutter: Int) -> Segment? {
        let net = nets[number]
        func starts(_ column: Int) -> [Double] {
            net.members.filter { $0.column == column }.compactMap { net.starts[$0.source] }
        }
        let (before, behind) = (net.crossings[gutter - 1].map { [$0] } ?? [], net.crossings[gutter].map { [$0] } ?? [])
        if net.entersLeft {
            guard gutter <= net.column else { return nil }
            return Segment(
                net: number, left: starts(gutter - 1) + before, right: gutter == net.column ? [net.end] : behind)
        }
        guard gutter > net.column else { return nil }
        let right = starts(gutter).isEmpty || gutter == net.column ? behind : starts(gutter) + behind
        let left = gutter == net.column + 1 ? [net.end] + starts(net.column) : before
        return Segment(net: number, left: left, right: right)
    }

    private mutating func assignLanes(_ gutter: Int) {
        var segments = nets.indices.compactMap { segment($0, gutter) }
            .filter { $0.span.upperBound - $0.span.lowerBound > 0.5 || $0.right.isEmpty }
        func crossings(_ one: Segment, _ other: Segment) -> Int {
            one.right.count { other.span.lowerBound - 1 < $0 && $0 < other.span.upperBound + 1 }
                + other.left.count { one.span.lowerBound - 1 < $0 && $0 < one.span.upperBound + 1 }
        }
        segments.sort { ($0.span.lowerBound, $0.net) < ($1.span.lowerBound, $1.net) }
        for _ in segments.indices {
            var isBetter = false
            for place in segments.indices.dropFirst()
            where crossings(segments[place], segments[place - 1]) < crossings(segments[place - 1], segments[place]) {
                segments.swapAt(place - 1, place)
                isBetter = true
            }
            if !isBetter { break }
        }
        var placed: [(span: ClosedRange<Double>, lane: Int)] = []
        for segment in segments {
            let wide = segment.span.lowerBound - 3...segment.span.upperBound + 3
            let lane = placed.filter { $0.span.overlaps(wide) }.map { $0.lane + 1 }.max() ?? 0
            placed.append((segment.span, lane))
            nets[segment.net].lanes[gutter] = lane
        }
        laneCounts[gutter] = placed.map { $0.lane + 1 }.max() ?? 0
    }

    /// How wide a gutter is; the first has no lines.
    func gutterWidth(_ gutter: Int) -> Double {
        let lanes = Double(laneCounts[gutter])
        if gutter == 0 { return 0 }
        if gutter == columns.count { return lanes == 0 ? 0 : 2 * Self.arrowRoom - 6 + (lanes - 1) * Self.laneStep }
        return max(Self.leastGutter, 2 * Self.arrowRoom + (lanes - 1) * Self.laneStep)
    }

    // MARK: Paths

    /// The points of a line, from its start to its end.
    func path(ofLine line: Int, laneStarts: [Double], columnEdges: [(left: Double, right: Double)]) -> [Point] {
        let net = nets[netOfLine[line]]
        guard let member = net.members.first(where: { $0.line == line }), let start = net.starts[member.source] else {
            return []
        }
        func lane(_ gutter: Int) -> Double? {
            net.lanes[gutter].map { laneStarts[gutter] + Self.arrowRoom + Double($0) * Self.laneStep }
        }
        var points: [Point] = []
        var y = start
        func turn(_ gutter: Int, to next: Double) {
            if let x = lane(gutter), abs(next - y) > 0.01 { points += [Point(x: x, y: y), Point(x: x, y: next)] }
            y = next
        }
        if net.entersLeft {
            points.append(Point(x: columnEdges[member.column].right, y: start))
            for gutter in member.column + 1...net.column {
                turn(gutter, to: gutter == net.column ? net.end : net.crossings[gutter] ?? y)
            }
            points.append(Point(x: columnEdges[net.column].left, y: net.end))
        } else if member.column == net.column {
            points.append(Point(x: columnEdges[member.column].right, y: start))
            turn(net.column + 1, to: net.end)
            points.append(Point(x: columnEdges[net.column].right, y: net.end))
        } else {
            points.append(Point(x: columnEdges[member.column].left, y: start))
            for gutter in stride(from: member.column, to: net.column, by: -1) {
                turn(gutter, to: gutter == net.column + 1 ? net.end : net.crossings[gutter - 1] ?? y)
            }
            points.append(Point(x: columnEdges[net.column].right, y: net.end))
        }
        return points
    }
}
