import NavAtlasAnalysis
import NavAtlasTestSupport
import Testing

@Suite struct DigraphTests {
    @Test func reachabilityIsThatOfTheSlowVersion() {
        for seed in 0..<10_000 as Range<UInt64> {
            let slow = SlowGraph.random(seed: seed)
            let sources = (0..<slow.nodeCount).filter { ($0 + Int(seed)) % 3 == 0 }
            let isReached = slow.digraph.reachable(from: sources.map { Int32($0) })
            if isReached != slow.reachable(from: sources) { Issue.record("seed \(seed)") }
        }
    }

    @Test func componentsAreThoseOfTheSlowVersion() {
        for seed in 0..<10_000 as Range<UInt64> {
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

    @Test func anEmptyGraphHasNoComponents() {
        let digraph = Digraph(nodeCount: 0, tails: [], heads: [])
        #expect(digraph.components().count == 0)
        #expect(digraph.reachable(from: []) == [])
    }

    @Test(arguments: [false, true])
    func aLongWayIsNoTrouble(isRing: Bool) {
        let count = 300_000
        let tails = (0..<Int32(isRing ? count : count - 1)).map { $0 }
        let digraph = Digraph(nodeCount: count, tails: tails, heads: tails.map { ($0 + 1) % Int32(count) })
        #expect(digraph.reachable(from: [0]).allSatisfy { $0 })
        #expect(digraph.components().count == (isRing ? 1 : count))
    }
}
