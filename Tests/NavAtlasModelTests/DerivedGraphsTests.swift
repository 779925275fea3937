import NavAtlasModel
import NavAtlasTestSupport
import Testing

struct DerivedGraphsTests {
    @Test(arguments: 0..<60 as Range<UInt64>) func derivedGraphsNameOnlyNodesThatTheyHave(seed: UInt64) throws {
        let graph = RandomGraph.make(seed: seed)
        let some = Set(graph.nodes.map(\.id).enumerated().filter { $0.offset % 2 == Int(seed % 2) }.map(\.element))
        let part = graph.keeping(some)
        #expect(Set(part.nodes.map(\.id)) == some)
        #expect(part.edges == graph.edges.filter { some.contains($0.from) && some.contains($0.to) })
        #expect(graph.keeping(some, edges: { _ in false }, links: { _ in false }).edges.isEmpty)
        let names = Dictionary(uniqueKeysWithValues: some.map { ($0, "New" + $0) })
        for derived in [part, graph.collapsed, graph.renaming(names), graph.withoutProvenance] {
            // The checked initializer throws where a node is missing.
            #expect(
                try NavigationGraph(
                    entries: derived.entries, nodes: derived.nodes, edges: derived.edges, deepLinks: derived.deepLinks,
                    unresolved: derived.unresolved, remarks: derived.remarks) == derived)
        }
    }

    @Test func placesMoveTogether() throws {
        let graph = try Notation.parse("Main -root!-> Home : start [source at=Main.swift:6:9]")
        let moved = graph.moving { SourceLocation(file: $0.file, line: $0.line + 1, column: $0.column) }
        #expect(moved.edges.first?.locations == [SourceLocation(file: "Main.swift", line: 7, column: 9)])
        #expect(moved.withoutProvenance == graph.withoutProvenance)
    }

    /// Two stacks with the same routes: a screen belongs to the one in which someone goes to it.
    @Test func aScreenBelongsToTheCoordinatorThatShowsIt() throws {
        let graph = try Notation.parse(
            """
            coordinator Login stack
            coordinator Tabs stack
            Login -root!-> SignIn : signIn
            Login -push-> Help : help
            Login -push-> News : news
            Tabs -root!-> Home : home
            Tabs -push-> Help : help
            Tabs -push-> News : news
            Home ~push~> News : Tabs.news
            """)
        #expect(graph.screenOwners() == ["SignIn": "Login", "Help": "Login", "News": "Tabs", "Home": "Tabs"])
        #expect(graph.screenOwners(avoiding: ["Tabs"])["News"] == "Login")
    }
}
