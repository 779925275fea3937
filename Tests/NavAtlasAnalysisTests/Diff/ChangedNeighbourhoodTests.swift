import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

@Suite struct ChangedNeighbourhoodTests {
    private static let base = """
        entry Main
        Main -root!-> Home : home
        Main -push-> Detail : detail
        Main -push-> Far : far
        Far -push-> Farther : farther

        """

    private func neighbourhood(_ edit: (String) -> String) throws -> ChangedNeighbourhood {
        ChangedNeighbourhood(from: try Notation.parse(Self.base), to: try Notation.parse(edit(Self.base)))
    }

    @Test func nothingChangedIsNothing() throws {
        let nothing = try neighbourhood { $0 }
        #expect(nothing.graph == .empty && nothing.nodes.isEmpty && nothing.edges.isEmpty)
    }

    @Test func holdsWhatChangedAndWhatStandsNextToIt() throws {
        let found = try neighbourhood {
            $0.replacing("Main -push-> Detail : detail\n", with: "Home -sheet-> Help : help\n")
        }
        // Nothing leads from a change to these.
        #expect(found.graph["Far"] == nil && found.graph["Farther"] == nil)
        #expect(found.nodes["Detail"] == .removed && found.nodes["Help"] == .added)
        let edges = Dictionary(uniqueKeysWithValues: found.graph.edges.map { ($0.name, found.edges[$0.identity]) })
        #expect(edges == ["home": .none, "detail": .removed, "help": .added])
        #expect(found.reachability["Help"] == .reachable && found.reachability["Detail"] == nil)
    }

    @Test func aNewNameIsOneNode() throws {
        let found = try neighbourhood { $0.replacing("Detail", with: "Item") }
        #expect(found.nodes == ["Item": .changed] && found.edges.isEmpty)
        #expect(found.graph.nodes.map(\.id) == ["Item", "Main"])
    }

    @Test func anotherPresentationIsBothWays() throws {
        let found = try neighbourhood { $0.replacing("Main -push-> Detail", with: "Main -sheet-> Detail") }
        #expect(found.nodes.isEmpty && Set(found.edges.values) == [.added, .removed])
        #expect(found.graph.nodes.map(\.id) == ["Detail", "Main"])
    }

    @Test func whatIsCutOffIsPointedOut() throws {
        let found = try neighbourhood {
            $0.replacing("Main -push-> Far : far\n", with: "coordinator Far stack\nscreen Farther\n")
        }
        #expect(found.nodes["Farther"] == .changed && found.reachability["Farther"] == .unreachable)
    }

    /// Every change of nodes and ways is in the graph, and there is a graph just where something can be drawn.
    @Test(arguments: [RandomGraph.Names.plain, .hostile])
    func everyChangeIsThere(names: RandomGraph.Names) {
        for seed in 0..<300 as Range<UInt64> {
            let base = RandomGraph.make(seed: seed, names: names, nodes: 6)
            let head = RandomGraph.make(seed: seed + 1000, names: names, nodes: 6)
            let found = ChangedNeighbourhood(from: base, to: head)
            let ids = Set(found.graph.nodes.map(\.id))
            #expect(Set(found.nodes.keys).isSubset(of: ids), "seed \(seed)")
            #expect(Set(found.edges.keys).isSubset(of: Set(found.graph.edges.map(\.identity))), "seed \(seed)")
            for node in head.nodes where base[node.id] == nil { #expect(found.nodes[node.id] != nil, "seed \(seed)") }
        }
    }
}
