import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

/// The fast algorithms held against the obvious ones, each on ten thousand random graphs.
@Suite struct DigraphTests {
    static let seeds = 0..<10_000 as Range<UInt64>

    /// A third of the nodes, more or less.
    private static func sources(_ graph: SlowGraph, _ seed: UInt64) -> [Int] {
        (0..<graph.nodeCount).filter { ($0 + Int(seed)) % 3 == 0 }
    }

    @Test func edgesStandInTheOrderInWhichTheyWereGiven() {
        for seed in Self.seeds {
            let slow = SlowGraph.random(seed: seed)
            let digraph = slow.digraph
            var rows = [[Int32]](repeating: [], count: slow.nodeCount)
            for (edge, pair) in slow.pairs.enumerated() { rows[pair.0].append(Int32(edge)) }
            for node in 0..<slow.nodeCount {
                let places = digraph.places(from: Int32(node))
                if Array(digraph.edges[places]) != rows[node] { Issue.record("seed \(seed): edges") }
                for place in places where digraph.heads[place] != Int32(slow.pairs[Int(digraph.edges[place])].1) {
                    Issue.record("seed \(seed): heads")
                }
            }
        }
    }

    @Test func reachabilityIsThatOfTheSlowVersion() {
        for seed in Self.seeds {
            let slow = SlowGraph.random(seed: seed)
            let sources = Self.sources(slow, seed)
            let isReached = slow.digraph.reachable(from: sources.map { Int32($0) })
            if isReached != slow.reachable(from: sources) { Issue.record("seed \(seed)") }
        }
    }

    @Test func shortestPathsAreThoseOfTheSlowVersion() {
        for seed in Self.seeds {
            let slow = SlowGraph.random(seed: seed)
            let sources = Self.sources(slow, seed)
            let paths = slow.digraph.shortestPaths(
                from: (sources + sources).map { Int32($0) })
            if paths.distances != slow.distances(from: sources) { Issue.record("seed \(seed): distances") }
            for node in 0..<slow.nodeCount {
                let path = paths.path(to: Int32(node)).map { Int($0) }
                let isWay = zip(path, path.dropFirst()).allSatisfy { slow.neighbours[$0] >> $1 & 1 == 1 }
                let ends = path.isEmpty || sources.contains(path[0]) && path[path.count - 1] == node
                if !isWay || !ends || path.count != Int(paths.distances[node]) + 1 {
                    Issue.record("seed \(seed): path to \(node)")
                }
            }
        }
    }

    /// A search that ran before leaves nothing behind.
    @Test func aSearchCanBeRunAgain() {
        for seed in Self.seeds {
            let slow = SlowGraph.random(seed: seed)
            var search = BreadthFirstSearch(slow.digraph)
            for source in 0..<slow.nodeCount {
                search.run(from: [Int32(source)], until: { $0 == Int32(seed) % Int32(slow.nodeCount) })
                search.run(from: [Int32(source)])
                if search.distances != slow.distances(from: [source]) { Issue.record("seed \(seed)") }
            }
        }
    }

    /// Edges that lead to some nodes are closed.
    @Test func aSearchTakesOpenEdgesOnly() {
        for seed in Self.seeds {
            let slow = SlowGraph.random(seed: seed)
            let digraph = slow.digraph
            let open = SlowGraph(nodeCount: slow.nodeCount, pairs: slow.pairs.filter { ($0.1 + Int(seed)) % 3 != 0 })
            var search = BreadthFirstSearch(digraph)
            let sources = Self.sources(slow, seed)
            search.run(from: sources.map { Int32($0) }, over: { (Int(digraph.heads[$0]) + Int(seed)) % 3 != 0 })
            if search.distances != open.distances(from: sources) { Issue.record("seed \(seed)") }
        }
    }

    @Test func componentsAreThoseOfTheSlowVersion() {
        for seed in Self.seeds {
            let slow = SlowGraph.random(seed: seed)
            let components = slow.digraph.components()
            for left in 0..<slow.nodeCount {
                for right in 0..<slow.nodeCount {
                    let isOne = components.labels[left] == components.labels[right]
                    if isOne != slow.isInOneComponent(left, right) { Issue.record("seed \(seed)") }
                }
            }
            if Set(components.labels) != Set(0..<Int32(components.count)) { Issue.record("seed \(seed): labels") }
            if slow.pairs.contains(where: { components.labels[$0.0] < components.labels[$0.1] }) {
                Issue.record("seed \(seed): order")
            }
        }
    }

    @Test func anEmptyGraphIsNoTrouble() {
        let digraph = Digraph(nodeCount: 0, tails: [], heads: [])
        #expect(digraph.components().count == 0)
        #expect(digraph.reachable(from: []) == [])
        #expect(digraph.shortestPaths(from: []).distances == [])
    }

    /// One node leads to all others, and each of them to the one before it.
    @Test func aWideNodeIsNoTrouble() {
        let count = 5_000
        let others = (1..<count).map { Int32($0) }
        let digraph = Digraph(
            nodeCount: count, tails: others.map { _ in 0 } + others, heads: others + others.map { $0 - 1 })
        #expect(digraph.reachable(from: [0]).allSatisfy { $0 })
        #expect(digraph.components().count == 1)
        #expect(digraph.shortestPaths(from: [0]).distances == [0] + others.map { _ in 1 })
    }

    @Test(arguments: [false, true])
    func aLongWayIsNoTrouble(isRing: Bool) {
        let count = 100_000
        let tails = (0..<Int32(isRing ? count : count - 1)).map { $0 }
        let digraph = Digraph(nodeCount: count, tails: tails, heads: tails.map { ($0 + 1) % Int32(count) })
        #expect(digraph.reachable(from: [0]).allSatisfy { $0 })
        #expect(digraph.components().count == (isRing ? 1 : count))
        #expect(digraph.shortestPaths(from: [0]).distances == (0..<Int32(count)).map { $0 })
    }
}
