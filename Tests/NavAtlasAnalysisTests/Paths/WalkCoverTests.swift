import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

/// The smallest cover held against an exact slow count.
@Suite struct WalkCoverTests {
    @Test func everyWantedEdgeIsTakenByAsFewWalksAsThereCanBe() {
        for seed in 0..<10_000 as Range<UInt64> {
            let slow = SlowGraph.random(seed: seed, largest: 20)
            let digraph = slow.digraph
            var random = SeededGenerator(seed: seed)
            let sources = (0..<slow.nodeCount).filter { _ in random.once(in: 4) }
            let wanting = random.pick([1, 2, 4])
            let isWanted = (0..<digraph.edgeCount).map { _ in random.once(in: wanting) }
            let cover = WalkCover(digraph, from: sources.map { Int32($0) }, isWanted: isWanted)

            let isReached = slow.reachable(from: sources)
            var taken: Set<Int32> = []
            let distances = digraph.shortestPaths(from: sources.map { Int32($0) }).distances
            for walk in cover.walks {
                if !sources.contains(Int(walk.source)) { Issue.record("seed \(seed): a walk starts elsewhere") }
                var node = walk.source
                let first = walk.places.firstIndex { isWanted[Int($0)] && !taken.contains($0) } ?? 0
                for (step, place) in walk.places.enumerated() {
                    if step == first, distances[Int(node)] != first { Issue.record("seed \(seed): a detour") }
                    if !digraph.places(from: node).contains(Int(place)) { Issue.record("seed \(seed): no walk") }
                    node = digraph.heads[Int(place)]
                    taken.insert(place)
                }
            }
            let wanted = (0..<slow.nodeCount).flatMap { node in
                digraph.places(from: Int32(node)).filter { isWanted[$0] }.map { (place: Int32($0), tail: node) }
            }
            let reached = wanted.filter { isReached[$0.tail] }
            if !reached.allSatisfy({ taken.contains($0.place) }) { Issue.record("seed \(seed): an edge is not taken") }
            if cover.missed != wanted.filter({ !isReached[$0.tail] }).map(\.place) {
                Issue.record("seed \(seed): missed")
            }
            let least = Self.leastCount(reached.map { (tail: $0.tail, head: Int(digraph.heads[Int($0.place)])) }, slow)
            if cover.walks.count != least { Issue.record("seed \(seed): \(cover.walks.count) walks, not \(least)") }
        }
    }

    /// The fewest walks that take all of some edges: by Dilworth's theorem and Fulkerson's reduction, the number of
    /// edges, of those that lie in one component and can be taken in one go only one counted, less the greatest matching
    /// of edges with edges that can follow them.
    private static func leastCount(_ edges: [(tail: Int, head: Int)], _ graph: SlowGraph) -> Int {
        func isInside(_ edge: (tail: Int, head: Int)) -> Bool { graph.leads(edge.head, edge.tail) }
        var classes: [(tail: Int, head: Int)] = []
        for edge in edges
        where !isInside(edge)
            || !classes.contains(where: { isInside($0) && graph.isInOneComponent($0.tail, edge.tail) })
        {
            classes.append(edge)
        }
        let followers = classes.indices.map { one in
            classes.indices.filter { $0 != one && graph.leads(classes[one].head, classes[$0].tail) }
        }
        var matched = [Int?](repeating: nil, count: classes.count)
        func match(_ one: Int, _ tried: inout Set<Int>) -> Bool {
            for other in followers[one] where tried.insert(other).inserted {
                if matched[other].map({ match($0, &tried) }) ?? true {
                    matched[other] = one
                    return true
                }
            }
            return false
        }
        var tried: Set<Int> = []
        return classes.count
            - classes.indices.count { one in
                tried.removeAll()
                return match(one, &tried)
            }
    }

    @Test func aGraphWithoutWantedEdgesNeedsNoWalk() {
        let digraph = Digraph(nodeCount: 2, tails: [0], heads: [1])
        #expect(WalkCover(digraph, from: [0], isWanted: [false]).walks.isEmpty)
        #expect(WalkCover(digraph, from: [], isWanted: [true]).missed == [0])
    }

    @Test func aLongWayIsOneWalk() {
        let count = Int32(20_000)
        let tails = (0..<count - 1).map { $0 }
        let digraph = Digraph(nodeCount: Int(count), tails: tails, heads: tails.map { $0 + 1 })
        let cover = WalkCover(digraph, from: [0], isWanted: tails.map { _ in true })
        #expect(cover.walks == [WalkCover.Walk(source: 0, places: tails)])
    }
}
