import NavAtlasAnalysis
import NavAtlasModel
import Testing

@Suite struct FlowTreeTests {
    private func tree(_ notation: String) throws -> FlowTree { Analysis(try Notation.parse(notation)).flows }

    @Test func aFlowStandsBelowTheOneThatLeadsToItFirst() throws {
        let tree = try tree(
            """
            entry Main
            Main -root!-> Tabs : start
            Tabs -tab-> Home : home
            Tabs -tab-> Search : search
            coordinator Main
            coordinator Tabs tab
            coordinator Home stack
            coordinator Checkout stack
            screen Search
            screen Detail
            Home -root!-> HomeScreen : start
            Home -push-> Detail : detail
            HomeScreen ~sheet~> Checkout : Home.checkout
            Search ~push~> Detail : Search.detail
            Checkout -root!-> Basket : start
            """)
        #expect(tree.flows.map(\.id) == ["Main", "Tabs", "Home", "Checkout", "Search"])
        #expect(tree.flows.map(\.depth) == [0, 1, 2, 3, 2])
        #expect(tree.flows.map(\.screens) == [[], [], ["HomeScreen", "Detail"], ["Basket"], ["Search"]])
        #expect(tree.flow(of: "Detail")?.id == "Home", "a declared route comes before a transition")
        #expect(tree.flows.map(\.start) == ["Tabs", nil, "HomeScreen", "Basket", nil])
        #expect(tree.flows.map(\.way?.presentation) == [nil, .root, .tab, .sheet, .tab])
    }

    @Test func screensWithoutACoordinatorBelongToTheirEntry() throws {
        let tree = try tree(
            """
            entry A
            entry C
            A ~push~> B : A.b
            B ~push~> A : B.a
            B ~push~> C : B.c
            """)
        #expect(tree.flows.map(\.id) == ["A", "C"])
        #expect(tree.flows.map(\.screens) == [["A", "B"], ["C"]])
    }

    @Test func whatNoEntryLeadsToIsInNoFlow() throws {
        let tree = try tree("entry A\nA -root!-> B : b\ncoordinator C stack\nC -root!-> D : d")
        #expect(tree.flows.map(\.id) == ["A"])
        #expect(tree.flow(of: "D") == nil)
        #expect(try self.tree("A -root!-> B : b").flows.isEmpty)
    }

    @Test func aLongChainOfCoordinatorsIsNoTroubleForTheStack() throws {
        let length = 20_000
        let chain = (0..<length).map { "C\($0) -push-> C\($0 + 1) : next\ncoordinator C\($0) stack" }
        let tree = try tree("entry C0\n" + chain.joined(separator: "\n"))
        #expect(tree.flows.count >= length)
    }
}
