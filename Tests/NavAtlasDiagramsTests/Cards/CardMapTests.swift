import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct CardMapTests {
    private func map(_ notation: String, isOverview: Bool = false) throws -> CardMap {
        CardMap(try Notation.parse(notation), isOverview: isOverview)
    }

    /// Each card as its rows, those that are shown from another with two spaces for each step.
    private func rows(_ map: CardMap) -> [[String]] {
        map.cards.map { card in card.rows.map { String(repeating: "  ", count: $0.depth) + $0.node.id } }
    }

    @Test func aScreenStandsWithTheCoordinatorThatDeclaresItMost() throws {
        let map = try map(
            """
            A -push-> Shared : one
            B -push-> Shared : one
            B -sheet-> Shared : two
            A -push-> Even : one
            B -push-> Even : one
            A -push-> B : b
            screen Alone
            """)
        #expect(rows(map) == [["A", "Even"], ["Alone"], ["B", "Shared"]])
    }

    @Test(arguments: [Samples.todoApp, Samples.todoAppWithTransitions, Samples.looks], [false, true])
    func everyNodeStandsOnce(_ notation: String, _ isOverview: Bool) throws {
        let graph = try Notation.parse(notation)
        let map = CardMap(graph, isOverview: isOverview)
        #expect(map.cards.flatMap { $0.rows.map(\.node.id) }.sorted() == graph.nodes.map(\.id))
        #expect(map.order.sorted() == Array(map.cards.indices))
    }

    @Test func aRowStandsUnderTheRowThatShowsIt() throws {
        let map = try map(
            """
            entry C
            C -root!-> List : start
            C -push-> Detail : detail
            C -sheet-> Edit : edit
            C -push-> Other : other
            List ~push~> Detail : C.detail
            Detail ~sheet~> Edit : C.edit
            """)
        #expect(rows(map) == [["C", "List", "  Detail", "    Edit", "Other"]])
        #expect(map.lines.isEmpty)
        #expect(map.cards[0].rows[4].declared?.style == .untriggered)
    }

    /// Without coordinators, a screen that one screen alone shows belongs to that one's card.
    @Test func screensStandWithTheOnlyScreenThatShowsThem() throws {
        let map = try map(
            """
            entry Home
            Home ~push~> Detail : Home.detail
            Detail ~sheet~> Help : Detail.help
            Home ~push~> Shared : Home.shared
            Detail ~push~> Shared : Detail.shared
            """)
        #expect(rows(map) == [["Home", "  Detail", "    Help"], ["Shared"]])
        #expect(map.lines.map { "\($0.from) \($0.to)" } == ["Detail Shared", "Home Shared"])
    }

    /// A ring has no beginning, and must have an end.
    @Test func ringsOfScreensStandByThemselves() throws {
        let map = try map("A ~push~> B : A.b\nB ~push~> C : B.c\nC ~push~> A : C.a\nC ~push~> D : C.d")
        #expect(map.cards.flatMap(\.rows).count == 4)
    }

    @Test func whatIsNotConnectedStandsTogether() throws {
        let map = try map("entry Main\nMain -push-> A : a\nscreen X\nscreen Y")
        #expect(rows(map) == [["Main", "A"], ["X", "Y"]])
        #expect(!map.cards[1].hasHead)
        #expect(map.order.last == 1)
    }

    /// To where many lead, the first way is a line and the others are names.
    @Test func aDestinationOfManyIsANameInTheRow() throws {
        let flows = (0..<30).flatMap { flow in
            ["Main -push-> F\(flow) : f\(flow)", "F\(flow) -root!-> S\(flow) : start"]
                + ["S\(flow) ~sheet~> Web : Main.web", "S\(flow) ~push~> S\((flow + 1) % 30) : F.next"]
        }
        let map = try map((["entry Main", "Main -sheet-> Web : web"] + flows).joined(separator: "\n"))
        #expect(!map.lines.contains { $0.to == "Web" })
        #expect(map.cards.flatMap(\.rows).flatMap(\.chips).count { $0.to == "Web" } == 30)
        #expect(map.lines.count { $0.to.hasPrefix("F") } == 30)
        #expect(map.lines.count <= Int(Double(map.cards.count) * CardMap.mostLinesPerCard))
    }

    /// However many edges lead from one node to another, there is one line.
    @Test func onePairIsOneLine() throws {
        let map = try map(
            "entry A\nA -root!-> X : x\ncoordinator B stack\nX ~push~> B : A.b\nX ~sheet~> B : A.c\nX ~push~> B : A.d")
        #expect(map.lines.count == 1)
        #expect(map.lines[0].strands.count == 3 && map.lines[0].style == .push)
        #expect(map.lines[0].caption == "b, c and 1 more (sheet)")
    }

    @Test func anOverviewIsATreeOfCoordinators() throws {
        let notation = (0..<40).map { "C\($0 / 3) -push-> C\($0 + 1) : c" }.joined(separator: "\n")
        let map = try map("entry C0\n" + notation, isOverview: true)
        #expect(map.cards[0].rows[0].node.id == "C0")
        #expect(map.cards.allSatisfy { $0.rows.count <= OverviewCards.mostRows })
        // All but the first are under another, or a line leads to them.
        let ledTo = Set(map.lines.map(\.to))
        #expect(map.cards.allSatisfy { $0.rows[0].node.id == "C0" || ledTo.contains($0.rows[0].node.id) })
    }
}

@Suite struct CardLineTests {
    @Test func aRouteIsDrawnFromWhoTriggersIt() throws {
        let graph = try Notation.parse(
            """
            entry C
            C -root!-> A : start
            C -push-> B : b
            C -push-> D : d
            C -root-> E : e
            A ~push~> B : C.b
            coordinator E stack
            B ~root~> E : C.e
            """)
        let lines = CardLine.lines(of: graph).map { "\($0.from) \($0.to) \($0.style.caption)" }
        #expect(lines.sorted() == ["A B push", "B E root", "C A root", "C D \(EdgeStyle.untriggered.caption)"])
    }

    @Test func aLiveGraphIsDrawnFromItsCoordinators() throws {
        let graph = try Notation.parse(Samples.todoApp)
        let strands = CardLine.lines(of: graph).flatMap(\.strands)
        #expect(strands.count == graph.edges.count)
        #expect(!strands.contains { $0.style == .untriggered })
    }
}

@Suite struct NodeNamesTests {
    @Test(
        arguments: [
            ("TodoScreen", "TodoScreen", ""), ("Shop.Cart", "Cart", "Shop"), ("View#Cart", "View", "Cart"),
            ("inline:Text#A.route", "Text", "A.route"), ("", "", ""), ("a b", "a b", ""),
            ("trailing.", "trailing.", ""),
            ("Home#home/Home", "Home", "home/Home"), ("A.B#F", "B", "A, F"),
        ])
    func anIdIsANameAndTheRest(_ id: String, _ name: String, _ qualifier: String) {
        #expect(NodeNames.split(id) == (name, qualifier))
    }

    @Test func onlyAlikeNamesAreToldApart() throws {
        let names = NodeNames(try Notation.parse("screen Shop.Cart\nscreen Old.Cart\nscreen Shop.Item"))
        #expect(names.name(of: "Shop.Cart") == "Cart" && names.qualifier(of: "Shop.Cart") == "Shop")
        #expect(names.name(of: "Shop.Item") == "Item" && names.qualifier(of: "Shop.Item") == nil)
    }
}
