import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

/// The search held against one that tries everything.
@Suite struct SimplePathsTests {
    @Test func everySimplePathIsFoundOnceAndShortestFirst() {
        for seed in 0..<10_000 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let nodeCount = Int.random(in: 1...6, using: &random)
            let nodes = 0..<Int32(truncatingIfNeeded: nodeCount)
            let edges = (0..<Int.random(in: 0...10, using: &random)).map { _ in
                (Int32.random(in: nodes, using: &random), Int32.random(in: nodes, using: &random))
            }
            let digraph = Digraph(nodeCount: nodeCount, tails: edges.map(\.0), heads: edges.map(\.1))
            let isBlocked = nodes.map { _ in random.once(in: 6) }
            let sources = nodes.filter { _ in random.once(in: 3) }
            let target = Int32.random(in: nodes, using: &random)
            var search = SimplePaths(digraph, to: target, isBlocked: isBlocked)
            let (paths, areAll) = search.paths(from: sources, atMost: 1_000)
            let expected = sources.flatMap { source in
                slowPaths(from: source, to: target, in: digraph, isBlocked).map {
                    SimplePaths.Path(source: source, places: $0)
                }
            }.sorted(by: SimplePaths.Path.precedes)
            if !areAll || paths != expected { Issue.record("seed \(seed): \(paths) and not \(expected)") }
            let limit = Int.random(in: 1...4, using: &random)
            let (some, areSomeAll) = search.paths(from: sources, atMost: limit)
            if some != Array(expected.prefix(limit)) || areSomeAll != (expected.count <= limit) {
                Issue.record("seed \(seed), at most \(limit): \(some)")
            }
        }
    }

    @Test func aDenseGraphGivesSoManyAndNoMore() {
        let nodes = 0..<Int32(60)
        let pairs = nodes.flatMap { tail in nodes.map { (tail, $0) } }
        let digraph = Digraph(nodeCount: nodes.count, tails: pairs.map(\.0), heads: pairs.map(\.1))
        var search = SimplePaths(digraph, to: 59, isBlocked: [Bool](repeating: false, count: nodes.count))
        let (paths, areAll) = search.paths(from: [0], atMost: 100)
        #expect(!areAll)
        #expect(paths.map(\.places.count) == [1] + [Int](repeating: 2, count: 58) + [Int](repeating: 3, count: 41))
    }

    @Test func aSearchThatIsGivenUpSaysSo() {
        let nodes = 0..<Int32(30)
        let pairs = nodes.flatMap { tail in nodes.map { (tail, $0) } }
        let digraph = Digraph(nodeCount: nodes.count, tails: pairs.map(\.0), heads: pairs.map(\.1))
        let isBlocked = [Bool](repeating: false, count: nodes.count)
        var search = SimplePaths(digraph, to: 29, isBlocked: isBlocked, lookingAt: 5_000)
        let (paths, areAll) = search.paths(from: [0], atMost: 1_000)
        #expect(!areAll && search.isGivenUp)
        #expect(paths.first?.places.count == 1 && paths.count < 1_000)
        #expect(Set(paths).count == paths.count)
    }

    private func slowPaths(from node: Int32, to target: Int32, in graph: Digraph, _ isBlocked: [Bool]) -> [[Int32]] {
        if isBlocked[Int(node)] { return [] }
        if node == target { return [[]] }
        var isBlocked = isBlocked
        isBlocked[Int(node)] = true
        return graph.places(from: node).flatMap { place in
            slowPaths(from: graph.heads[place], to: target, in: graph, isBlocked)
                .map { [Int32(truncatingIfNeeded: place)] + $0 }
        }
    }
}
