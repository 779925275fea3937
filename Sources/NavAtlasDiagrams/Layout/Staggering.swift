import Foundation

/// How a picture whose frames are laid out together with their nodes gets a shape that fits a page. In Graphviz's layout each
/// rank is a column, and a frame takes the height of its highest column in all the columns that it reaches: with many frames
/// the picture becomes several times as high as wide. Here some of the lines that lead to a frame for the first time span
/// more ranks than one, so that frames come to stand one behind the other; and so do lines to nodes where a frame alone is too
/// high. Downwards, where ranks are rows, the same keeps a picture from being far too wide.
struct Staggering {
    /// How many ranks the lines that need more than one span, by the lines' places in the list.
    private(set) var lengths: [Int: Int] = [:]
    /// Attributes of the graph that keep its layout short.
    private(set) var attributes = ""

    private let frames: [[Int]]
    private let lines: [(from: Int, to: Int)]
    private let ranks: Ranks
    private let pitch: Pitch
    private let comfortable: Double

    /// How much room things take, in points.
    private struct Pitch {
        /// A node in its column, with the gap to the next.
        let node: Double
        /// A rank, with the gap to the next.
        let rank: Double
        /// What passes a column on its way.
        let passing: Double
        /// How large a column may be, compared with all columns together.
        let shape: Double

        static let across = Pitch(node: 56, rank: 265, passing: 14, shape: 0.9)
        static let down = Pitch(node: 190, rank: 105, passing: 40, shape: 0.75)
    }

    /// Points up to which no shape is a bad one, about the height of a printed page; a screen is wider than high.
    static let comfortable = (height: 1_000.0, width: 1_500.0)
    /// The room that frames take in each direction together, beside their nodes.
    private static let margin = 24.0
    /// Layouts are larger than what stands in their largest column, for what leads on is kept together.
    private static let slack = 1.2
    /// Columns that what stood in one is spread over at most: with more, ever more lines pass ever fewer nodes.
    private static let mostColumns = 40
    /// Ranks that lines span at most, all together: Graphviz keeps places for a line in each, and with twice as many a layout
    /// of 200 nodes takes ten seconds.
    private static let mostSpans = 3_000
    /// Ranks that lines span together from which on Graphviz's network simplex is stopped after some rounds a node: the rest
    /// would take longer than all before, to make a few lines straighter.
    private static let manySpans = 1_500

    /// - Parameters:
    ///   - frames: The numbers of the nodes in each frame, its coordinator first. Every node stands in one.
    ///   - lines: From where to where.
    ///   - roots: Where ranks begin.
    ///   - isAcross: Whether ranks are columns, rather than rows.
    ///   - comfortable: Points up to which no shape is a bad one.
    init(
        frames: [[Int]], lines: [(from: Int, to: Int)], roots: [Int], isAcross: Bool,
        comfortable: Double = comfortable.height
    ) {
        self.frames = frames
        self.lines = lines
        let count = frames.reduce(0) { $0 + $1.count }
        ranks = Ranks(count: count, lines: lines, roots: roots)
        pitch = isAcross ? .across : .down
        self.comfortable = comfortable
        let plain = size([:])
        guard plain.column > max(comfortable, pitch.shape * plain.whole) else { return }

        var frameOf = Array(repeating: 0, count: count)
        for (place, frame) in frames.enumerated() {
            for node in frame { frameOf[node] = place }
        }
        let forest = SpanningForest(
            count: frames.count, lines: lines.map { (frameOf[$0.from], frameOf[$0.to]) },
            roots: roots.map { frameOf[$0] })
        let insides = frames.map { inside($0, frameOf) }
        var nearest = Double.infinity
        for step in 1...20 {
            let limit = plain.column / pow(1.2, Double(step))
            var tried: [Int: Int] = [:]
            for (place, columns) in insides.enumerated() where Double(frames[place].count) * pitch.node > limit {
                for column in columns {
                    spread(column.map { ($0, 1) }, over: Double(column.count) * pitch.node / limit, &tried)
                }
            }
            let rooms = rooms(ranks.ranks(tried))
            for column in forest.columns {
                let height = column.reduce(0) { $0 + rooms[$1].height } * Self.slack
                spread(column.map { (forest.led[$0], rooms[$0].ranks.count) }, over: height / limit, &tried)
            }
            let size = size(tried)
            if size.spans > max(Self.mostSpans, plain.spans) { break }
            let distance = abs(log(size.column / size.whole / pitch.shape))
            if distance < nearest {
                (lengths, nearest) = (tried, distance)
                attributes = size.spans > Self.manySpans ? ", nslimit=16" : ""
            }
            if size.column <= max(comfortable, pitch.shape * size.whole) { break }
        }
    }

    /// The lines that lead to the nodes of a frame from the rank before, by ranks.
    private func inside(_ frame: [Int], _ frameOf: [Int]) -> [[Int?]] {
        guard let first = frame.first, Double(frame.count) * pitch.node > comfortable / 4 else { return [] }
        let numbers = Dictionary(uniqueKeysWithValues: frame.enumerated().map { ($1, $0) })
        let inside = lines.indices.filter {
            frameOf[lines[$0].from] == frameOf[first] && frameOf[lines[$0].to] == frameOf[first]
        }
        let ends = inside.map { (from: numbers[lines[$0].from] ?? 0, to: numbers[lines[$0].to] ?? 0) }
        let ranks = Ranks(count: frame.count, lines: ends, roots: [0]).ranks([:])
        let forest = SpanningForest(
            count: frame.count, lines: ends.map { ranks[$0.to] == ranks[$0.from] + 1 ? ($0.from, $0.to) : (nil, nil) },
            roots: [0])
        return forest.columns.map { $0.map { forest.led[$0].map { inside[$0] } } }
    }

    /// Spreads what lines lead to over columns, each as many ranks behind the last as that takes.
    private func spread(_ leading: [(line: Int?, span: Int)], over columns: Double, _ lengths: inout [Int: Int]) {
        let count = max(1, min(Self.mostColumns, Int(columns.rounded(.up))))
        for start in stride(from: 0, to: leading.count, by: count) {
            var behind = 0
            // What is long stands last, so that nothing has to stand behind it.
            for one in leading[start..<min(start + count, leading.count)].sorted(by: { $0.span < $1.span }) {
                if let line = one.line, behind > 0 { lengths[line] = 1 + behind }
                behind += one.span
            }
        }
    }

    // MARK: Sizes

    /// The height of each frame, and the ranks it reaches.
    private func rooms(_ ranks: [Int]) -> [(height: Double, ranks: ClosedRange<Int>)] {
        frames.map { frame in
            let places = frame.map { ranks[$0] }
            let counts = places.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            return (
                Double(counts.values.max() ?? 0) * pitch.node + Self.margin,
                (places.min() ?? 0)...(places.max() ?? 0)
            )
        }
    }

    /// About how large the largest column is, and all columns together; and how many ranks lines span.
    private func size(_ lengths: [Int: Int]) -> (column: Double, whole: Double, spans: Int) {
        let ranks = ranks.ranks(lengths)
        let count = (ranks.max() ?? 0) + 1
        var columns = Array(repeating: 0.0, count: count)
        for (height, reached) in rooms(ranks) {
            for rank in reached { columns[rank] += height * Self.slack }
        }
        var spans = 0
        for line in lines {
            let (from, to) = (ranks[line.from], ranks[line.to])
            spans += abs(from - to)
            for rank in min(from, to)..<max(from, to) where rank > min(from, to) { columns[rank] += pitch.passing }
        }
        return (columns.max() ?? 0, Double(count) * pitch.rank, spans)
    }
}
