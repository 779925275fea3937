import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

@Suite struct ChangedNeighbourhoodTests {
    private func neighbourhood(_ base: NavigationGraph, _ head: NavigationGraph) -> ChangedNeighbourhood {
        ChangedNeighbourhood(of: GraphDiff(from: base, to: head), from: base, to: head)
    }

    @Test func showsWhatChangedAndWhatLeadsThere() throws {
        let base = try Notation.parse(
            """
            entry M
            M -root!-> Home : home
            M -push-> Old : item
            M -sheet-> Far : far
            Home ~push~> Old : M.item
            Far ~push~> Farther : M.farther
            """)
        let head = try Notation.parse(
            """
            entry M
            M -root!-> Home : home
            M -push-> Old : item
            M -push-> New : new
            M -sheet-> Far : far
            Home ~sheet~> Old : M.item
            Home ~push~> New : M.new
            Far ~push~> Farther : M.farther
            """)
        let part = neighbourhood(base, head)
        #expect(part.nodes == ["New": .added])
        #expect(part.graph.nodes.map(\.id) == ["Home", "M", "New", "Old"])
        let fates = part.edges.map { (id: $0.key, fate: $0.value) }
        #expect(fates.count { $0.fate == .added } == 2 && fates.count { $0.fate == .changed } == 1)
        // The way as it was before is not drawn beside the way as it is.
        #expect(!part.graph.edges.contains { $0.kind == .transition && $0.to == "Old" && $0.presentation == .push })
    }

    @Test func whatHasAnotherNameStandsThereOnce() throws {
        let base = try Notation.parse(
            "entry M\nM -root!-> Home : home\nM -push-> Old : item\nHome ~push~> Old : M.item\n")
        let head = try Notation.parse(
            "entry M\nM -root!-> Home : home\nM -push-> Item : item\nHome ~push~> Item : M.item\n")
        let part = neighbourhood(base, head)
        #expect(part.nodes == ["Item": .changed])
        #expect(part.graph["Old"] == nil && part.edges.isEmpty)
    }

    @Test(arguments: [RandomGraph.Names.plain, .hostile])
    func everythingThatIsPointedAtIsThere(names: RandomGraph.Names) {
        for seed in 0..<300 as Range<UInt64> {
            let base = RandomGraph.make(seed: seed, names: names, nodes: 6)
            let head = RandomGraph.make(seed: seed + 500, names: names, nodes: 6)
            let part = neighbourhood(base, head)
            let ids = Set(part.graph.nodes.map(\.id))
            #expect(Set(part.nodes.keys).isSubset(of: ids), "seed \(seed)")
            let edges = Set(part.graph.edges.map(\.identity))
            #expect(Set(part.edges.keys).isSubset(of: edges), "seed \(seed)")
        }
        let graph = RandomGraph.make(seed: 1, names: names, nodes: 6)
        #expect(neighbourhood(graph, graph).graph.nodes.isEmpty)
    }
}
