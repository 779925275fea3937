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

    /// The words and signs stand there, so that no one needs the colours.
    @Test(arguments: Highlight.allCases)
    func isSaidInWordsBesideTheColour(highlight: Highlight) throws {
        let dot = Self.dot(of: try Self.graph(), highlight)
        #expect(dot.contains("<B>\(highlight.word)</B>") && dot.contains("<B>\(highlight.sign)&#160;</B>"))
        for other in Highlight.allCases where other != highlight { #expect(!dot.contains("<B>\(other.word)</B>")) }
    }

    /// A declared way that someone triggers is not drawn, unless something has become of it.
    @Test func aChangedDeclarationIsDrawn() throws {
        let graph = try Self.graph()
        #expect(!Diagram(graph: graph).dot().contains("edge-Main-Detail"))
        #expect(Self.dot(of: graph, .added).contains("edge-Main-Detail"))
    }

    @Test(arguments: Highlight.allCases)
    func graphvizDrawsIt(highlight: Highlight) throws {
        let graph = try Self.graph()
        let picture = try Diagram(graph: graph, marks: ["Home": Mark(reach: .unreachable, highlight: highlight)])
            .render(as: .svg)
        #expect(String(decoding: picture, as: UTF8.self).contains(highlight.word))
    }
}
