import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct NavigationGraphTests {
    @Test func aNodeIsFoundByItsId() {
        for seed in 0..<50 as Range<UInt64> {
            let graph = RandomGraph.make(seed: seed, names: .hostile, nodes: 20)
            for node in graph.nodes { #expect(graph[node.id] == node) }
            #expect(graph["there is no such node"] == nil)
        }
        #expect(NavigationGraph.empty["A"] == nil)
    }

    @Test func referencesAreChecked() {
        let a = Node(id: "A", kind: .screen)
        #expect(throws: GraphError.missingNode("B", place: "entries[0]")) {
            try NavigationGraph(entries: ["B"], nodes: [a])
        }
        #expect(throws: GraphError.missingNode("B", place: "edges[0].from")) {
            try NavigationGraph(
                nodes: [a], edges: [Edge(from: "B", to: "A", kind: .route, name: "a", presentation: .push)])
        }
        #expect(throws: GraphError.missingNode("B", place: "edges[0].to")) {
            try NavigationGraph(
                nodes: [a], edges: [Edge(from: "A", to: "B", kind: .route, name: "b", presentation: .push)])
        }
        #expect(throws: GraphError.missingNode("B", place: "deepLinks[0].to")) {
            try NavigationGraph(nodes: [a], deepLinks: [DeepLink(pattern: "app://b", to: "B")])
        }
        #expect(throws: GraphError.missingNode("B", place: "unresolved[0].from")) {
            try NavigationGraph(nodes: [a], unresolved: [UnresolvedCall(what: "x", reason: "y", from: "B")])
        }
    }

    @Test(arguments: [("[source]", true), ("[observed]", false), ("[runtime]", false), ("", false)])
    func onlySourceTellsOfCallSites(evidence: String, hasRead: Bool) throws {
        #expect(try Notation.parse("A -push-> B : b \(evidence)").hasReadCallSites == hasRead)
    }

    @Test(arguments: [
        ("", true), ("screen A", false), ("unresolved push : why", false), ("census A.swift [dead=1]", false),
        ("census A.swift", true), ("bound a : b", true),
    ])
    func onlyWhatHasNoSiteIsWithoutNavigation(notation: String, isWithout: Bool) throws {
        #expect(try Notation.parse(notation).isWithoutNavigation == isWithout)
    }

    @Test func theCensusCountsWhatPlacesCannot() throws {
        let places = """
            A ~push~> B : A.b [source at=A.swift:1:1]
            unresolved "push(_:)" : "not known" [at=A.swift:2:1]
            """
        #expect(try Notation.parse(places).resolution == Resolution(resolved: 1, notFollowed: 1))
        let census = places + "\ncensus A.swift [resolved=5 dead=2 noNavigation=3 notFollowed=1]"
        #expect(
            try Notation.parse(census).resolution
                == Resolution(resolved: 5, dead: 2, noNavigation: 3, notFollowed: 1))
    }

    @Test(arguments: [
        (Presentation.push, true), (.sheet, true), (.fullScreen, true), (.popover, true),
        (Presentation(rawValue: "modal"), true), (.root, false), (.tab, false),
    ])
    func rootsAndTabsReplaceWhatIsShown(presentation: Presentation, grows: Bool) {
        #expect(presentation.growsStack == grows)
    }
}
