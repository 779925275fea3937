import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

/// Measures pictures as a reader sees them: what stands on what.
struct Overlaps {
    private(set) var found: [String] = []
    private(set) var textCount = 0

    init(_ canvas: Canvas) {
        var texts: [(words: Words, box: Box, group: Canvas.Group)] = []
        var lines: [(points: [Point], id: String)] = []
        var boxes: [String: Box] = [:]
        for group in canvas.groups {
            for shape in group.shapes {
                switch shape {
                case .text(let words): texts.append((words, words.box, group))
                case .line(let points, _): if group.kind == .line { lines.append((points, group.id)) }
                case .box(let box, _, _, _):
                    if group.kind == .card || group.kind == .node, boxes[group.id] == nil { boxes[group.id] = box }
                default: break
                }
            }
        }
        textCount = texts.count
        let whole = Box(x: 0, y: 0, width: canvas.width, height: canvas.height)
        var grid = BoxGrid()
        for (place, text) in texts.enumerated() {
            if !Self.contains(whole, text.box) { found.append("'\(text.words.text)' leaves the picture") }
            if text.group.kind == .node, let box = boxes[text.group.id], !Self.contains(box, text.box) {
                found.append("'\(text.words.text)' leaves its row")
            }
            for other in grid.near(text.box).map({ texts[$0] }) where Self.overlap(text.box, other.box) {
                found.append("'\(text.words.text)' stands on '\(other.words.text)'")
            }
            grid.add(text.box, as: place)
        }
        for line in lines {
            let segments = zip(line.points, line.points.dropFirst()).map(Self.box)
            let crossed = segments.reduce(into: Set()) { crossed, segment in
                crossed.formUnion(grid.near(segment).filter { Self.crosses(segment, texts[$0].box) })
            }
            found += crossed.map { "\(line.id) crosses '\(texts[$0].words.text)'" }
        }
        let cards = canvas.groups.filter { $0.kind == .card }.compactMap { group in
            boxes[group.id].map { (group.id, $0) }
        }
        for (place, card) in cards.enumerated() {
            for other in cards[..<place] where Self.overlap(card.1, other.1) {
                found.append("\(card.0) stands on \(other.0)")
            }
        }
    }

    private static func contains(_ outer: Box, _ inner: Box) -> Bool {
        inner.x >= outer.x - 0.5 && inner.right <= outer.right + 0.5 && inner.y >= outer.y - 0.5
            && inner.bottom <= outer.bottom + 0.5
    }

    private static func overlap(_ one: Box, _ other: Box) -> Bool {
        min(one.right, other.right) - max(one.x, other.x) > 0.5
            && min(one.bottom, other.bottom) - max(one.y, other.y) > 0.5
    }

    /// Lines run along the axes but for corners.
    private static func box(from: Point, to: Point) -> Box {
        Box(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x), height: abs(from.y - to.y))
    }

    private static func crosses(_ segment: Box, _ box: Box) -> Bool {
        min(segment.right, box.right) - max(segment.x, box.x) > -0.2
            && min(segment.bottom, box.bottom) - max(segment.y, box.y) > -0.2
    }
}

/// Boxes by the squares of a grid, so that what is near another need not be looked for among all.
private struct BoxGrid {
    private struct Square: Hashable {
        let column, row: Int
    }

    private static let side = 64.0
    private var numbers: [Square: [Int]] = [:]

    private static func squares(_ box: Box) -> [Square] {
        func places(_ from: Double, _ to: Double) -> ClosedRange<Int> {
            Int(((from - 1) / side).rounded(.down))...Int(((to + 1) / side).rounded(.down))
        }
        return places(box.x, box.right).flatMap { column in
            places(box.y, box.bottom).map { Square(column: column, row: $0) }
        }
    }

    mutating func add(_ box: Box, as number: Int) {
        for square in Self.squares(box) { numbers[square, default: []].append(number) }
    }

    /// The numbers of all boxes that may touch one.
    func near(_ box: Box) -> Set<Int> { Set(Self.squares(box).flatMap { numbers[$0] ?? [] }) }
}

@Suite struct CardLayoutTests {
    /// Graphs of the sizes of real apps: nodes, and edges a node.
    private static let sizes: [(nodes: Int, edgesPerNode: Double)] = [
        (24, 2.7), (33, 2.2), (36, 1.6), (61, 1.8), (80, 25), (95, 1.5), (113, 3.9), (133, 2.4), (400, 1.5),
        (2_000, 1.5),
    ]

    @Test(arguments: sizes.indices, [true, false])
    func noTextStandsOnAnotherOrOnALine(_ size: Int, _ isOrderly: Bool) throws {
        let (nodes, edges) = Self.sizes[size]
        let graph = try Samples.random(
            nodes: nodes, seed: UInt64(size), edgesPerNode: edges, isOrderly: isOrderly)
        let overlaps = Overlaps(CardPainter(Diagram(graph: graph, title: "Sample")).canvas)
        #expect(overlaps.found == [])
        #expect(overlaps.textCount > min(nodes, 60))
    }

    @Test(arguments: [Samples.todoApp, Samples.todoAppWithTransitions, Samples.looks])
    func noTextStandsOnAnother(_ notation: String) throws {
        var diagram = Diagram(
            graph: try Notation.parse(notation), title: "Looks",
            marks: Samples.looksMarks.merging(Samples.todoAppMarks) { one, _ in one })
        diagram.legend = .all
        #expect(Overlaps(CardPainter(diagram).canvas).found == [])
    }

    /// The measure itself finds what is wrong.
    @Test func theMeasureSeesOverlaps() {
        var canvas = Canvas(width: 100, height: 100)
        let words = Words(text: "Name", start: Point(x: 10, y: 20), size: 10, color: .ink)
        canvas.groups = [
            Canvas.Group(kind: .node, id: "a", shapes: [.box(Box(x: 5, y: 5, width: 20, height: 20)), .text(words)]),
            Canvas.Group(kind: .node, id: "b", shapes: [.text(words)]),
            Canvas.Group(
                kind: .line, id: "l",
                shapes: [.line([Point(x: 0, y: 18), Point(x: 90, y: 18)], Stroke(color: .ink))]),
        ]
        #expect(Overlaps(canvas).found.count == 4)
    }

    /// At a page's width of 900 pixels, which are 675 points.
    @Test(arguments: sizes.indices) func namesCanBeReadAtAPagesWidth(_ size: Int) throws {
        let (nodes, edges) = Self.sizes[size]
        let graph = try Samples.random(nodes: nodes, seed: UInt64(size), edgesPerNode: edges)
        let width = CardPainter(Diagram(graph: graph)).canvas.width
        #expect(675 / width >= (nodes <= 40 ? 0.65 : CardLayout.leastOnPage), "\(nodes) nodes: \(width)")
    }

    @Test func aPictureTakesTheShapeOfItsPlace() throws {
        var diagram = Diagram(graph: try Samples.random(nodes: 60, seed: 4))
        func shape(_ width: Double, _ height: Double) -> Double {
            diagram.fit = Diagram.Fit(width: width, height: height)
            let canvas = CardPainter(diagram).canvas
            return canvas.width / canvas.height
        }
        #expect(shape(1_600, 500) > 1.5)
        #expect(shape(400, 2_000) < 0.7)
    }

    /// Lines of a trunk leave and enter at cards' sides, and no line has a diagonal part of more than half a point.
    @Test func linesRunAlongTheAxes() throws {
        for seed in 0..<6 as Range<UInt64> {
            let canvas = CardPainter(Diagram(graph: try Samples.random(nodes: 60, seed: seed, isOrderly: false))).canvas
            for group in canvas.groups where group.kind == .line {
                for case .line(let points, _) in group.shapes where points.count > 2 {
                    for (from, to) in zip(points, points.dropFirst()) where abs(from.x - to.x) > 7 {
                        #expect(abs(from.y - to.y) <= 0.6, "\(group.id)")
                    }
                }
            }
        }
    }
}
