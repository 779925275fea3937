import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

@Suite struct GraphIndexTests {
    /// A node's and an edge's number is its place in the graph, whatever the graph holds; parallel edges among them.
    @Test func numbersAreThePlacesInTheGraph() {
        for seed in 0..<500 as Range<UInt64> {
            for names in [RandomGraph.Names.plain, .hostile] {
                let graph = RandomGraph.make(seed: seed, names: names, nodes: Int(seed % 30), density: 3)
                let index = GraphIndex(graph)
                for (place, node) in graph.nodes.enumerated() where index.node(node.id) != Int32(place) {
                    Issue.record("seed \(seed): node \(node.id)")
                }
                let ends = ends(of: index, in: graph)
                if ends != graph.edges.map({ [$0.from, $0.to] }) { Issue.record("seed \(seed): edges") }
                if index.digraph.tails.map({ graph.nodes[Int($0)].id }) != graph.edges.map(\.from) {
                    Issue.record("seed \(seed): tails")
                }
            }
        }
    }

    private func ends(of index: GraphIndex, in graph: NavigationGraph) -> [[String]] {
        (0..<Int32(index.digraph.edgeCount)).map { edge in
            [index.tail(of: edge), index.head(of: edge)].map { graph.nodes[Int($0)].id }
        }
    }

    /// Of some edges each stands at its place in the list of them; turned round, each leads to what it left.
    @Test func partsAndTheGraphTurnedRoundHoldTheSameEdges() {
        for seed in 0..<500 as Range<UInt64> {
            let graph = RandomGraph.make(seed: seed, nodes: Int(seed % 30), density: 3)
            let index = GraphIndex(graph)
            let chosen = (0..<Int32(graph.edges.count)).filter { ($0 + Int32(seed)) % 3 != 0 }
            let part = index.digraph(ofEdges: chosen)
            for (place, edge) in chosen.enumerated()
            where part.tails[place] != index.tail(of: edge) || part.heads[place] != index.head(of: edge) {
                Issue.record("seed \(seed): edge \(edge) of the part")
            }
            let incoming = index.incoming
            for place in 0..<incoming.edgeCount {
                let edge = incoming.edges[place]
                if incoming.tails[place] != index.head(of: edge) || incoming.heads[place] != index.tail(of: edge) {
                    Issue.record("seed \(seed): edge \(edge) turned round")
                }
            }
        }
    }
}
