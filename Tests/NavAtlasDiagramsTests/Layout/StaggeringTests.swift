import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

/// The shapes of pictures that would be far higher than wide.
@Suite struct StaggeringTests {
    /// A coordinator with so many tabs, each a coordinator with so many screens.
    static func tabs(_ count: Int, screens: Int) throws -> NavigationGraph {
        var lines = ["entry Main", "coordinator Main tab"]
        for tab in 0..<count {
            lines += ["coordinator Tab\(tab)Coordinator stack", "Main -tab-> Tab\(tab)Coordinator : tab\(tab)"]
            lines += (0..<screens).map { "Tab\(tab)Coordinator -push-> Tab\(tab)Screen\($0) : screen\($0)" }
        }
        return try Notation.parse(lines.joined(separator: "\n"))
    }

    /// How many times as high as wide a picture is.
    static func shape(_ graph: NavigationGraph, _ direction: Diagram.Direction = .leftToRight) throws -> Double {
        let svg = String(decoding: try Diagram(graph: graph, direction: direction).render(as: .svg), as: UTF8.self)
        let sizes = try #require(svg.firstMatch(of: /<svg width="(\d+)pt" height="(\d+)pt"/))
        return try #require(Double(sizes.2)) / #require(Double(sizes.1))
    }

    @Test(arguments: [(20, 8), (8, 20), (40, 4), (5, 12)]) func manyFramesFitAPage(_ count: Int, _ screens: Int) throws
    {
        #expect((0.4...2.5).contains(try Self.shape(Self.tabs(count, screens: screens))))
    }

    @Test(arguments: [150, 250, 380], [Diagram.Direction.leftToRight, .topToBottom])
    func randomAppsFitAPage(_ nodes: Int, _ direction: Diagram.Direction) throws {
        #expect((0.4...2.5).contains(try Self.shape(Samples.random(nodes: nodes, seed: 1), direction)))
    }

    @Test(arguments: [(20, 8), (8, 20), (40, 4)]) func manyFramesFitAPageDownwards(_ count: Int, _ screens: Int) throws
    {
        #expect((0.4...2.5).contains(try Self.shape(Self.tabs(count, screens: screens), .topToBottom)))
    }

    @Test func oneFrameWithManyScreensFitsAPage() throws {
        let lines = (0..<60).map { "Main -push-> Screen\($0) : screen\($0)" }
        let graph = try Notation.parse((["entry Main", "coordinator Main stack"] + lines).joined(separator: "\n"))
        #expect((0.4...2.5).contains(try Self.shape(graph)))
        // Downwards it would be 7,000 points wide, and a twentieth as high.
        #expect(try Self.shape(graph, .topToBottom) > 0.4)
    }

    @Test(arguments: Diagram.Direction.allCases) func smallPicturesStayAsTheyAre(_ direction: Diagram.Direction) throws
    {
        #expect(!Diagram(graph: try Self.tabs(2, screens: 2), direction: direction).dot().contains("minlen"))
    }

    /// A screen that has to stand a long way behind others would be at the end of a very long line.
    @Test func whatIsShortStandsFirst() {
        // A root leads to chains of 30 screens and to as many screens, each a frame.
        let chains = (0..<20).map { chain in (0..<30).map { 1 + chain * 30 + $0 } }
        let single = (0..<20).map { 601 + $0 }
        let lines =
            chains.flatMap { chain in zip([0] + chain, chain).map { (from: $0, to: $1) } }
            + single.map { (from: 0, to: $0) }
        let staggering = Staggering(
            frames: [[0]] + chains + single.map { [$0] }, lines: lines, roots: [0], isAcross: false)
        let toSingle = staggering.lengths.filter { $0.key >= 600 }.values
        let toChains = staggering.lengths.filter { $0.key < 600 }.values
        #expect(!staggering.lengths.isEmpty)
        #expect((toSingle.max() ?? 0) < (toChains.max() ?? 0))
    }

    /// Graphviz keeps places for a line in each rank that it passes, and takes very long with very many.
    @Test func aLayoutStaysBounded() {
        let lines = (1...5_000).map { (from: 0, to: $0) }
        let staggering = Staggering(frames: [Array(0...5_000)], lines: lines, roots: [0], isAcross: false)
        let spans = lines.indices.reduce(0) { $0 + staggering.lengths[$1, default: 1] }
        #expect(spans <= 5_000)
        let few = Staggering(frames: [Array(0...200)], lines: Array(lines.prefix(200)), roots: [0], isAcross: false)
        #expect(few.lengths.count > 100 && few.attributes.contains("nslimit"))
    }

    @Test func whatIsLongerIsNamedByItsPlace() {
        let lines = (1...40).map { (from: 0, to: $0) }
        let staggering = Staggering(frames: [Array(0...40)], lines: lines, roots: [0], isAcross: true)
        #expect(!staggering.lengths.isEmpty && staggering.lengths[0] == nil)
        #expect(staggering.lengths.allSatisfy { lines.indices.contains($0.key) && $0.value > 1 })
        #expect(Staggering(frames: [], lines: [], roots: [], isAcross: true).lengths.isEmpty)
    }
}

@Suite struct RanksTests {
    @Test func aLineLeadsToAHigherRank() {
        let ranks = Ranks(count: 4, lines: [(0, 1), (1, 2), (0, 2), (2, 3)], roots: [0])
        #expect(ranks.ranks([:]) == [0, 1, 2, 3])
        #expect(ranks.ranks([2: 5]) == [0, 1, 5, 6])
    }

    @Test func whatClosesACycleCountsForNothing() {
        let ranks = Ranks(count: 3, lines: [(0, 1), (1, 2), (2, 0), (1, 1), (2, 1)], roots: [0])
        #expect(ranks.ranks([:]) == [0, 1, 2])
    }

    @Test func aLongChainIsNoTrouble() {
        let count = 100_000
        let ranks = Ranks(count: count, lines: (1..<count).map { ($0 - 1, $0) }, roots: [0])
        #expect(ranks.ranks([:]).last == count - 1)
    }
}
