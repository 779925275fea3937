import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

/// The search held against a matrix of distances.
@Suite struct CycleSearchTests {
    @Test func everyEdgeThatClosesACycleIsOnAShortestOne() {
        for seed in 0..<1_000 as Range<UInt64> {
            let graph = RandomGraph.make(seed: seed, nodes: 7, density: 1.6)
            let analysis = Analysis(graph)
            guard analysis.hasAllCycles else { continue }
            let steps = graph.cycleSteps.map { graph.edges[Int($0)] }
            let growing = steps.filter { !$0.endsGrowth }
            let found = analysis.cycles.filter { $0.kind != .switching }
            let slow = SlowGraph(nodeCount: graph.nodes.count, pairs: growing.map(pair(in: analysis)))
            for edge in growing {
                let (tail, head) = pair(in: analysis)(edge)
                let shortest = slow.leads(head, tail) ? Int(slow.distances(from: [head])[tail]) + 1 : nil
                let lengths = found.filter { $0.goesOver(edge.from, edge.to) }.map(\.edges.count)
                if lengths.min() != shortest { Issue.record("seed \(seed): \(Notation.print(edge))") }
            }
            let all = SlowGraph(nodeCount: graph.nodes.count, pairs: steps.map(pair(in: analysis)))
            for edge in steps {
                let (tail, head) = pair(in: analysis)(edge)
                let isOnCycle = all.leads(head, tail)
                if isOnCycle != analysis.cycles.contains(where: { $0.goesOver(edge.from, edge.to) }) {
                    Issue.record("seed \(seed): \(Notation.print(edge))")
                }
            }
        }
    }

    @Test func everyCycleIsOneAndIsListedOnce() {
        for seed in 0..<1_000 as Range<UInt64> {
            let cycles = Analysis(RandomGraph.make(seed: seed, nodes: 7, density: 2.5)).cycles
            for cycle in cycles {
                let ends = cycle.edges.map(\.to)
                #expect(cycle.members == [ends.last].compactMap { $0 } + ends.dropLast())
                #expect(Set(cycle.members).count == cycle.members.count)
                #expect(cycle.members.first == cycle.members.min())
                #expect((cycle.kind == .switching) == cycle.edges.contains(where: \.endsGrowth))
                #expect(cycle.kind != .selfPresenting || cycle.edges.count == 1)
            }
            #expect(Set(cycles.map(\.subject)).count == cycles.count)
            #expect(cycles == cycles.sorted())
        }
    }

    private func pair(in analysis: Analysis) -> (Edge) -> (Int, Int) {
        { edge in (Int(analysis.index.node(edge.from) ?? -1), Int(analysis.index.node(edge.to) ?? -1)) }
    }
}

extension Cycle {
    fileprivate func goesOver(_ from: String, _ to: String) -> Bool {
        edges.contains { $0.from == from && $0.to == to }
    }
}
