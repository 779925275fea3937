import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct HighlightTests {
    private static func graph() throws -> NavigationGraph {
        try Notation.parse(
            """
            entry Main
            Main -root!-> Home : home
            Main -push-> Detail : detail
            Home ~push~> Detail : Main.detail
            """)
    }

    private static func dot(of graph: NavigationGraph, _ highlight: Highlight) -> String {
        Diagram(
            graph: graph, marks: ["Detail": Mark(highlight: highlight)],
            highlights: Dictionary(
                uniqueKeysWithValues: graph.edges.filter { $0.name == "detail" }.map { ($0.identity, highlight) })
        ).dot()
    }

    @Test func withoutOneNothingIsDrawnOtherwise() throws {
        let graph = try Self.graph()
        #expect(
            Diagram(graph: graph).dot() == Diagram(graph: graph, marks: ["Detail": Mark()], highlights: [:]).dot())
    }

    private static func picture(of graph: NavigationGraph, _ highlight: Highlight) throws -> SVGElements {
        let diagram = Diagram(
            graph: graph, marks: ["Detail": Mark(highlight: highlight)],
            highlights: Dictionary(
                uniqueKeysWithValues: graph.edges.filter { $0.name.hasSuffix("detail") }.map {
                    ($0.identity, highlight)
                }))
        return try SVGElements(diagram.render(as: .svg))
    }

    /// A reader who sees no colours needs the words, and one who does needs the colours.
    @Test(arguments: Highlight.allCases)
    func isSaidInWordsBesideTheColour(highlight: Highlight) throws {
        let texts = try Self.picture(of: try Self.graph(), highlight).element("node-Detail").texts.map(\.words)
        #expect(texts.contains("\(highlight.sign) \(highlight.word)"))
        let way = try Self.picture(of: try Self.graph(), highlight).element("edge-Main-Detail").texts.map(\.words)
        #expect(way.contains { $0.hasPrefix(highlight.sign) })
    }

    /// A line between cards has no words; the sign in a circle at its end tells one highlight from another.
    @Test func linesBetweenCardsDifferInMoreThanColour() throws {
        let graph = try Notation.parse(
            """
            entry Main
            Main -root!-> Home : home
            Other -push-> Detail : detail
            Home ~push~> Detail : Other.detail
            Home ~sheet~> Other : Main.other
            """)
        func shapes(_ highlight: Highlight?) throws -> Set<String> {
            let highlights = highlight.map { one in graph.edges.map { ($0.identity, one) } } ?? []
            let svg = try Diagram(graph: graph, highlights: Dictionary(uniqueKeysWithValues: highlights)).render(
                as: .svg)
            let lines = String(decoding: svg, as: UTF8.self).components(separatedBy: "<g ").filter {
                $0.hasPrefix("id=\"edge-Home-")
            }
            #expect(lines.count == 2)
            // Without colours, and without how wide a line is.
            return Set(
                lines.map { $0.replacing(#/(class|stroke|fill|stroke-width)="[^"]*"/#, with: "") })
        }
        let all: [Highlight?] = [nil] + Highlight.allCases
        #expect(try Set(all.map(shapes)).count == all.count)
    }

    /// Two lines that lead to one row end in one line; what each says stands beside the other.
    @Test(arguments: [(.tested, .untested), (.added, .removed), (.removed, .changed)] as [(Highlight, Highlight)])
    func signsOfLinesWithOneEndStandSideBySide(one: Highlight, other: Highlight) throws {
        let graph = try Notation.parse(
            """
            entry Main
            coordinator First
            coordinator Second
            coordinator Third
            Main -root!-> First : first
            First ~push~> Third : Main.third
            Second ~push~> Third : Main.third
            First ~sheet~> Second : Main.second
            """)
        let highlights = graph.edges.filter { $0.to == "Third" }.map { ($0.identity, $0.from == "First" ? one : other) }
        let svg = try Diagram(graph: graph, highlights: Dictionary(uniqueKeysWithValues: highlights)).render(as: .svg)
        let rings = String(decoding: svg, as: UTF8.self).matches(of: #/<circle cx="([0-9.]+)" cy="([0-9.]+)" r="4"/#)
            .compactMap { ring in Double(ring.1).flatMap { x in Double(ring.2).map { (x: x, y: $0) } } }
        #expect(rings.count == 2)
        guard let first = rings.first, let last = rings.last else { return }
        let (x, y) = (first.x - last.x, first.y - last.y)
        #expect(x * x + y * y >= 64)
    }

    /// A declared way that someone triggers is not drawn, unless something has become of it.
    @Test func aChangedDeclarationIsDrawn() throws {
        let graph = try Self.graph()
        let plain = try SVGElements(Diagram(graph: graph).render(as: .svg))
        #expect(!plain.elements.contains { $0.id == "edge-Main-Detail" })
        #expect(try Self.picture(of: graph, .added).elements.contains { $0.id == "edge-Main-Detail" })
    }
}
