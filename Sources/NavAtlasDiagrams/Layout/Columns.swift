import Foundation

/// How a picture gets a shape that fits a page: what would stand in one long column is spread over several, by lines that
/// are longer than others.
struct Columns {
    /// How many ranks the lines that need more than one span, by the lines' places in the list.
    private(set) var lengths: [Int: Int] = [:]
    /// The lines that lead to each thing for the first time: a tree, or several where not everything is led to.
    private(set) var tree: Set<Int> = []

    /// How many times as wide as high a picture shall be.
    private static let shape = 1.5
    /// Graphviz's layouts are higher than what stands in the highest column, for what leads on is kept together; and frames
    /// are wide, so that rows of them have more room to lose.
    private static let slack = (columns: 1.3, rows: 3.0)

    /// - Parameters:
    ///   - sizes: What stands in columns: `x` across them and `y` along.
    ///   - lines: From where to where; `nil` for what does not stand in columns.
    ///   - roots: Where columns begin.
    ///   - wantsWide: Whether columns stand side by side, rather than one beneath the other.
    init(sizes: [Places.Point], lines: [(from: Int?, to: Int?)], roots: [Int], wantsWide: Bool) {
        // By the least number of lines from a root, as Graphviz does more or less.
        let forest = SpanningForest(count: sizes.count, lines: lines, roots: roots)
        let (columns, led) = (forest.columns, forest.led)
        tree = Set(led.values)
        let slack = wantsWide ? Self.slack.columns : Self.slack.rows
        let heights = columns.map { $0.reduce(0) { $0 + sizes[$1].y + 16 } * slack }
        let widths = columns.map { ($0.map { sizes[$0].x }.max() ?? 0) + 110 }
        guard let highest = heights.max(), highest > 0 else { return }
        func count(_ column: Int, _ height: Double) -> Int { max(1, Int((heights[column] / height).rounded(.up))) }
        func distance(_ height: Double) -> Double {
            let width = columns.indices.reduce(0) { $0 + widths[$1] * Double(count($1, height)) }
            return abs(log(width / height / (wantsWide ? Self.shape : 1 / Self.shape)))
        }
        let heightsTried = (0..<40).map { highest / pow(1.15, Double($0)) }
        let height = heightsTried.min { distance($0) < distance($1) } ?? highest
        for (place, column) in columns.enumerated() {
            let count = count(place, height)
            for (number, one) in column.enumerated() where number % count > 0 {
                if let line = led[one] { lengths[line] = 1 + number % count }
            }
        }
    }
}
