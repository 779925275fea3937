import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

/// Ways that are not drawn, and hold a picture in shape.
@Suite struct NeededWaysTests {
    private func ways(_ text: String) throws -> (needed: [String], implied: [String]) {
        let parts = DiagramParts(Diagram(graph: try Notation.parse(text)))
        return (parts.lines.hidden.map(\.name), parts.lines.implied.map(\.name))
    }

    private static let flow = """
        entry Flow
        coordinator Flow stack
        Flow -root!-> First : first
        Flow -push-> Second : second
        Flow -push-> Third : third

        """

    @Test func whatAScreenOfTheSameFrameLeadsToIsImplied() throws {
        let ways = try ways(Self.flow + "First ~push~> Second : Flow.second\nSecond ~push~> Third : Flow.third")
        #expect(ways.needed.isEmpty && ways.implied == ["second", "third"])
    }

    @Test func whatOnlyAnotherFrameLeadsToIsNeeded() throws {
        let ways = try ways(
            Self.flow + """
                coordinator Other stack
                Flow -push-> Other : other
                Other -root!-> Start : start
                Start ~push~> Second : Flow.second
                """)
        #expect(ways.needed == ["second"] && ways.implied.isEmpty)
    }

    @Test func whatClosesACycleImpliesNothing() throws {
        let ways = try ways(Self.flow + "Third ~push~> Second : Flow.second\nSecond ~push~> Third : Flow.third")
        #expect(ways.needed.count == 1 && ways.implied.count == 1)
    }

    /// A destination stands behind the coordinator that declares the way to it, drawn or not.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func whatIsImpliedHolds(_ seed: UInt64) throws {
        let graph = try Samples.random(nodes: 120, seed: seed)
        let parts = DiagramParts(Diagram(graph: graph))
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        func number(_ id: String) -> Int { numbers[id] ?? 0 }
        let lines =
            parts.lines.drawn.map { (from: number($0.left), to: number($0.right)) }
            + parts.lines.hidden.map { (from: number($0.from), to: number($0.to)) }
        let all = lines + parts.lines.implied.map { (from: number($0.from), to: number($0.to)) }
        let roots = graph.entries.map(number)
        let before = Ranks(count: graph.nodes.count, lines: all, roots: roots).ranks([:])
        let ranks = Ranks(count: graph.nodes.count, lines: lines, roots: roots).ranks([:])
        for edge in parts.lines.implied where before[number(edge.from)] < before[number(edge.to)] {
            #expect(ranks[number(edge.from)] < ranks[number(edge.to)])
        }
    }
}
