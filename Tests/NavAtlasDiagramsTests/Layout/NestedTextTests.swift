import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct NestedTextTests {
    private static let place = LayoutPlace.separateProcess(timeLimit: 3600)

    private func drawing(_ diagram: Diagram, _ format: String = "svg") throws -> Graphviz.Drawing {
        try Graphviz.draw(as: format, engine: "nop2", in: Self.place) { send throws(DiagramError) in
            _ = try NestedText.write(diagram, images: [], measuringFonts: false, in: Self.place, send)
        }
    }

    @Test(arguments: 0..<30)
    func drawsWhatOneLayoutDraws(_ seed: Int) throws {
        let nodes = [1, 2, 12, 40, 90, 200][seed % 6]
        let graph = try Samples.random(nodes: nodes, seed: UInt64(seed), isOrderly: seed.isMultiple(of: 4))
        var diagram = Diagram(graph: graph, direction: Diagram.Direction.allCases[seed % 4])
        diagram.theme = .auto
        let nested = try drawing(diagram)
        let whole = try Graphviz.draw(diagram.dot(), as: "svg", in: Self.place)
        #expect(nested.warnings == "")
        let (one, other) = (try Drawing(svg: nested.data), try Drawing(svg: whole.data))
        for kind in ["graph", "cluster", "node", "edge"] {
            #expect(one.ids(of: kind) == other.ids(of: kind).subtracting(hidden(other)), "\(kind)")
        }
        #expect(one.texts.sorted() == other.texts.sorted())
    }

    /// Graphviz numbers the elements that have no id.
    private func hidden(_ drawing: Drawing) -> Set<String> { drawing.ids(of: "edge").filter { !$0.contains("-") } }

    @Test(arguments: 0..<12)
    func nothingStandsOnAnythingElse(_ seed: Int) throws {
        let graph = try Samples.random(nodes: 120, seed: UInt64(seed), isOrderly: !seed.isMultiple(of: 4))
        let direction = Diagram.Direction.allCases[seed % 4]
        let data = try drawing(Diagram(graph: graph, direction: direction), "json").data
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        var frames: [String: Rectangle] = [:]
        var nodes: [String: Rectangle] = [:]
        for object in json["objects"] as? [[String: Any]] ?? [] {
            let name = try #require(object["name"] as? String)
            if let box = (object["bb"] as? String).flatMap(Rectangle.init(corners:)) {
                frames[String(name.dropFirst("cluster::".count))] = box
            } else {
                let box = try #require(Rectangle(node: object))
                nodes[name] = box
            }
        }
        let owners = graph.screenOwners(avoiding: [])
        for (name, box) in nodes {
            let frame = frames[name].map { (name, $0) } ?? owners[name].flatMap { id in frames[id].map { (id, $0) } }
            if let (_, inside) = frame { #expect(inside.contains(box), "\(name)") }
            for (other, one) in frames where other != frame?.0 { #expect(!one.meets(box), "\(name) in \(other)") }
            for (other, one) in nodes where other < name { #expect(!one.meets(box), "\(name) on \(other)") }
        }
        for (name, box) in frames {
            for (other, one) in frames where other < name { #expect(!one.meets(box), "\(name) on \(other)") }
        }
    }

    @Test func eachWayEndsAtItsNodes() throws {
        let graph = try Samples.random(nodes: 100, seed: 3)
        let data = try drawing(Diagram(graph: graph), "json").data
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let objects = try #require(json["objects"] as? [[String: Any]])
        for edge in try #require(json["edges"] as? [[String: Any]]) {
            let head = try #require(edge["head"] as? Int)
            let pos = try #require(edge["pos"] as? String)
            guard let tip = pos.split(separator: " ").first(where: { $0.first == "e" }),
                let box = Rectangle(node: objects[head])
            else { continue }
            let point = tip.dropFirst(2).split(separator: ",").compactMap { Double($0) }
            #expect(box.grown(by: 2).contains(x: point[0], y: point[1]), "\(pos)")
        }
    }

    @Test func everythingIsDescribedFirstAndGetsItsPlaceThen() throws {
        var pieces: [String] = []
        _ = try NestedText.write(
            Diagram(graph: try Samples.random(nodes: 80, seed: 1)), images: [], measuringFonts: false, in: Self.place
        ) { pieces.append($0) }
        #expect(pieces.count > 2)
        let lines = pieces.joined().split(separator: "\n")
        func key(_ line: Substring) -> Substring? { line.firstRange(of: " [").map { line[..<$0.lowerBound] } }
        func keys(_ sign: String, with attribute: String) -> [String] {
            lines.filter { $0.contains(sign) && $0.contains(attribute) }.compactMap(key)
                .map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
        }
        #expect(keys(" -> ", with: ", id=").count > 80)
        #expect(keys(" -> ", with: ", id=") == keys(" -> ", with: ", pos="))
        #expect(keys(" [id=\"node-", with: "") == keys(" [pos=", with: "").filter { !$0.contains("entry::") })
        #expect(pieces[0].contains("subgraph \"cluster::") && !pieces[0].contains("bb="))
    }

    @Test func manyFlowsOfOneTabBarMakeNoTower() throws {
        let flows = (0..<80).map { flow in
            "Main -tab-> Flow\(flow) : f\(flow)\n"
                + (0..<6).map { "Flow\(flow) -push-> S\(flow)x\($0) : s\($0)" }.joined(separator: "\n")
        }
        let graph = try Notation.parse(
            "entry Main\ncoordinator Main tab\n"
                + (0..<80).map { "coordinator Flow\($0) stack" }.joined(separator: "\n") + "\n"
                + flows.joined(separator: "\n"))
        for direction in [Diagram.Direction.leftToRight, .topToBottom] {
            let data = try drawing(Diagram(graph: graph, direction: direction), "json").data
            let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let box = try #require((json["bb"] as? String).flatMap(Rectangle.init(corners:)))
            let shape = box.width / box.height
            #expect((0.5..<4).contains(shape), "\(direction) \(shape)")
        }
    }

    @Test func hostileNamesAreDrawn() throws {
        let names = Samples.hostileNames
        let edges = names.enumerated().flatMap { place, name in
            [
                Edge(from: names[place / 5 * 5], to: name, kind: .route, name: name, presentation: .push),
                Edge(
                    from: name, to: names[(place + 9) % names.count], kind: .transition, name: name,
                    presentation: .sheet),
            ]
        }
        let graph = try NavigationGraph(
            entries: names, nodes: names.enumerated().map { Node(id: $1, kind: $0 % 5 == 0 ? .coordinator : .screen) },
            edges: edges)
        let drawing = try drawing(Diagram(graph: graph, title: names.joined(separator: " ")))
        #expect(drawing.warnings == "")
        #expect(try Drawing(svg: drawing.data).ids(of: "node").count == 2 * Set(names).count)
    }

    @Test(arguments: [DiagramFormat.svg.id, DiagramFormat.png.id])
    func theSameBytesHereAndThere(_ id: String) throws {
        let format = try #require(DiagramFormat.all.first { $0.id == id })
        let diagram = Diagram(graph: try Samples.random(nodes: 900, seed: 5))
        let here = try diagram.draw(as: format, DrawingOptions(dpi: 30))
        let again = try diagram.draw(as: format, DrawingOptions(dpi: 30))
        let there = try diagram.draw(as: format, DrawingOptions(dpi: 30, place: Self.place))
        #expect(here.data == there.data && here.data == again.data && here.notes.isEmpty == there.notes.isEmpty)
    }

    @Test func aGraphThatIsTooMuchIsDrawnWithLess() throws {
        // No layout is done in so little time; the last of them would be, were there any.
        let diagram = Diagram(graph: try Samples.random(nodes: 400, seed: 7, isOrderly: false))
        #expect(throws: DiagramError.self) {
            try diagram.draw(as: .svg, DrawingOptions(place: .separateProcess(timeLimit: 0.0001)))
        }
    }
}

@Suite struct ColumnsTests {
    private func lengths(_ count: Int, wantsWide: Bool = true) -> [Int: Int] {
        let size = NavAtlasDiagrams.Places.Point(x: 400, y: 200)
        return Columns(
            sizes: Array(repeating: size, count: count + 1), lines: (0..<count).map { (0, $0 + 1) }, roots: [0],
            wantsWide: wantsWide
        ).lengths
    }

    @Test func aFewStandInOneColumn() { #expect(lengths(3).isEmpty) }

    @Test func manyStandInSeveral() {
        #expect(!lengths(60).isEmpty)
        #expect(!lengths(60, wantsWide: false).isEmpty)
    }
}

private struct Rectangle {
    var x0, y0, x1, y1: Double

    var width: Double { x1 - x0 }
    var height: Double { y1 - y0 }

    init?(corners text: String) {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        (x0, y0, x1, y1) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }

    init?(node: [String: Any]) {
        guard let place = (node["pos"] as? String)?.split(separator: ",").compactMap({ Double($0) }), place.count == 2,
            let width = (node["width"] as? String).flatMap(Double.init).map({ $0 * 36 }),
            let height = (node["height"] as? String).flatMap(Double.init).map({ $0 * 36 })
        else { return nil }
        (x0, y0, x1, y1) = (place[0] - width, place[1] - height, place[0] + width, place[1] + height)
    }

    func contains(_ other: Rectangle) -> Bool {
        x0 <= other.x0 + 1 && y0 <= other.y0 + 1 && x1 >= other.x1 - 1 && y1 >= other.y1 - 1
    }

    func contains(x: Double, y: Double) -> Bool { (x0...x1).contains(x) && (y0...y1).contains(y) }

    func meets(_ other: Rectangle) -> Bool {
        min(x1, other.x1) - max(x0, other.x0) > 1 && min(y1, other.y1) - max(y0, other.y0) > 1
    }

    func grown(by step: Double) -> Rectangle {
        var grown = self
        (grown.x0, grown.y0, grown.x1, grown.y1) = (x0 - step, y0 - step, x1 + step, y1 + step)
        return grown
    }
}
