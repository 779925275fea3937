import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

private let app = """
    entry Main
    coordinator Main stack [at=Main.swift:3:7]
    screen Lost [at=Lost.swift:2:8]
    screen Maybe
    Main -root!-> Home : home [source at=Main.swift:4:5]
    Main -push-> Detail : detail(Int) [source at=Main.swift:5:5]
    Main -sheet-> Help : help [source at=Main.swift:6:5]
    Home ~push~> Detail : Main.detail [source component=Row replaces at=Home.swift:9:13 through=Router.swift:7:9]
    Detail ~push~> Shop.Item : NavigationLink [source at=Detail.swift:4:9]
    Detail ~push~> Cart.Item : NavigationLink [source at=Detail.swift:5:9]
    link app://detail => Detail : Main.detail [at=Links.swift:8:5]
    unresolved "push(next)" : "the route is a variable" [from=Detail candidate=Help at=Detail.swift:9:9]
    unresolved "go(to:)" : "no call of it was found" [candidate=Help candidate=Maybe at=Router.swift:20:9]
    remark "dead-site" : Lost "nothing uses makeLost()" [at=Home.swift:30:9]
    remark "idle-site" : Home "Lost(…): nothing uses makeLost()" [at=Home.swift:30:9]
    remark "idle-site" : Home "path =: it changes no path of a stack" [at=Home.swift:31:9]
    census Home.swift [resolved=2 dead=1 noNavigation=1 notFollowed=0]

    """

struct ExplainerTests {
    private func explain(_ words: String..., of notation: String = app) throws -> Explanation {
        let analysis = Analysis(try Notation.parse(notation))
        return try Explainer(analysis, Rules.answers(in: analysis)).explanation(of: words)
    }

    private func text(_ explanation: Explanation, code: [NavAtlasModel.SourceLocation: String] = [:]) throws -> String {
        try ExplanationFormat.all[0].render(explanation, code, .plain)
    }

    @Test func aTransitionNamesItsCallsWhatTheyGoThroughItsRouteAndHost() throws {
        let explanation = try explain("Home ~push~> Detail")
        let code = [NavAtlasModel.SourceLocation(file: "Home.swift", line: 9, column: 13): "router.show(.detail(7))"]
        #expect(
            try text(explanation, code: code) == """
                Home ~push~> Detail : Main.detail [replaces]
                  Home pushes Detail by the route Main.detail.

                The calls
                  This line in Row, which is a part of Home, triggers it:
                    Home.swift:9:13
                        router.show(.detail(7))

                What the calls go through
                  The calls hand on to this line, which other screens may share:
                    Router.swift:7:9

                The route
                  Main is the host: it declares detail, which pushes Detail:
                  Main -push-> Detail : detail(Int)
                    Main.swift:5:5

                What it rests on
                  It was read in source.
                  Every call of it resets or replaces the stack first, so that the stack does not grow.

                The shortest path to Home
                  Main -root!-> Home : home
                    Main.swift:4:5

                """)
    }

    @Test(arguments: [
        "Home ~push~> Detail", "Home ~> Detail", "Home ~push~> Detail : Main.detail",
        "Home ~push~> Detail : Main.detail (Home.swift:9:13)", "Home ~push~> Detail : Main.detail [replaces]",
    ])
    func anEdgeIsFoundHoweverItIsWritten(words: String) throws {
        #expect(try explain(words) == explain("Home ~push~> Detail"))
    }

    @Test func aDeclaredEdgeNamesWhoTakesIt() throws {
        let explanation = try explain("Main.detail")
        #expect(
            explanation.answer == "Main declares the route detail, which pushes Detail. It takes a value of type Int.")
        let users = try #require(explanation.sections.first { $0.title == "Who takes it" })
        #expect(users.items.map(\.fact) == ["Home ~push~> Detail : Main.detail [replaces]", nil])
        #expect(users.items.last?.text == "The deep link app://detail takes it.")
        let open = try explain("Main -> Help").sections.first { $0.title == "Who takes it" }
        #expect(
            open?.items.map(\.text) == [
                "No transition in the graph takes it.",
                "It may be taken in Detail, push(next): the route is a variable (may lead to Help)",
                "It may be taken go(to:): no call of it was found (may lead to Help, Maybe)",
            ])
    }

    @Test func aNodeTellsHowAPersonComesToItAndWhatKeepsThemAway() throws {
        let detail = try explain("Detail")
        #expect(detail.answer == "Detail is a screen, and can be reached.")
        let way = try #require(detail.sections.first { $0.title == "The shortest path to Detail" })
        #expect(way.items.map(\.fact) == ["Main -root!-> Home : home", "Home ~push~> Detail : Main.detail [replaces]"])
        let lost = try text(explain("Lost"))
        #expect(lost.contains("Lost is a screen, and cannot be reached."))
        #expect(lost.contains("Lost is created here, but nothing uses makeLost().\n    Home.swift:30:9\n"))
        #expect(lost.contains("error unreachable-screen: Lost cannot be reached from any entry"))
        #expect(try explain("Maybe").answer.contains("not known for certain: no call of it was found"))
    }

    @Test func whereNothingLeadsEverySiteThatCouldIsNamed() throws {
        let lost = try text(explain("Home", "Lost"))
        #expect(lost.contains("No edge leads from Home to Lost, and no path over other screens does."))
        #expect(lost.contains("In Home: Lost is created here, but nothing uses makeLost().\n    Home.swift:30:9"))
        #expect(lost.contains("Code in Home that leads nowhere\n  path =: it changes no path of a stack"))
        let help = try text(explain("Detail", "Help"))
        #expect(help.contains("There may be one anyway: 2 calls that were not followed may lead there."))
        #expect(help.contains("Calls in Detail that were not followed, and may lead to Help\n  push(next): the route"))
        #expect(help.contains("whose screen is not known\n  go(to:): no call"))
        let long = try text(explain("Home", "Shop.Item"))
        #expect(long.contains("No edge leads from Home to Shop.Item. The shortest path takes 2 steps."))
        #expect(try text(explain("Detail", "Home")).contains("In the other direction\n  Home ~push~> Detail"))
        #expect(
            try explain("Home ~sheet~> Detail").answer.hasPrefix("There is no edge 'Home ~sheet~> Detail', but: Home"))
    }

    @Test func aFindingShowsItsProof() throws {
        let finding = try explain("unreachable-screen", "Lost")
        #expect(finding.answer.hasPrefix("error: Lost cannot be reached from any entry"))
        let proof = try #require(finding.sections.first { $0.title == "The proof" })
        #expect(proof.items.map(\.text) == ["Lost is created at Home.swift:30:9, but nothing uses makeLost()"])
        let withheld = try text(explain("unreachable-screen", "Maybe"))
        #expect(withheld.contains("withheld: NavAtlas does not know whether Maybe can be reached"))
        #expect(withheld.contains("The calls that may contradict it"))
        #expect(
            try explain("unreachable-screen", "Detail").answer
                == "unreachable-screen has nothing to say about Detail. Detail can be reached.")
        #expect(try explain("unreachable-screen").answer == "unreachable-screen has 1 finding, and withholds 1.")
    }

    @Test func aCycleIsExplainedByItsName() throws {
        let cycle = "entry A\nA ~push~> B : NavigationLink [source]\nB ~push~> A : NavigationLink [source]"
        let finding = try explain("A -> B", of: cycle)
        #expect(finding.subject == "growing-cycle A -> B")
        #expect(finding.sections.first { $0.title == "The proof" }?.items.count == 2)
        #expect(try explain("growing-cycle", "A -> B", of: cycle) == finding)
        #expect(throws: QuestionError.unknown("Lots", meant: ["Lost"])) { try explain("dead-end", "Lots") }
    }

    @Test func aLinkAComponentAndALineAreExplained() throws {
        #expect(try explain("app://detail").answer == "app://detail opens Detail.")
        #expect(try explain("Row").answer.hasPrefix("Row is no screen of its own: it is a part of Home"))
        #expect(try explain("Router.swift:7").sections.map(\.title) == ["Edges of other lines that go through it"])
        #expect(try explain("Home.swift:1").answer == "The graph says nothing about this line.")
    }

    @Test func aNameThatIsNotThereOrNotAloneSaysSo() throws {
        #expect(throws: QuestionError.ambiguous("Item", ids: ["Cart.Item", "Shop.Item"])) { try explain("Item") }
        #expect(throws: QuestionError.unknown("Detial", meant: ["Detail"])) { try explain("Home", "Detial") }
        #expect(throws: QuestionError.component("Row", screens: ["Home"])) { try explain("Row", "Detail") }
        #expect(throws: QuestionError.unknown("Main.detial", meant: ["Main.detail"])) { try explain("Main.detial") }
        let one = "entry A\nA -root!-> Shop.Cart : cart"
        #expect(try explain("Cart", of: one).subject == "Shop.Cart")
    }

    @Test func otherProgramsReadEverything() throws {
        struct Document: Decodable {
            struct Place: Decodable { let file: String, line: Int, code: String? }
            struct Item: Decodable { let text: String?, fact: String?, places: [Place] }
            struct Section: Decodable { let title: String, items: [Item] }
            let subject: String, answer: String, sections: [Section]
        }
        let many = (1...30).map { "Home ~push~> S\($0) : Main.s\($0) [source at=Home.swift:\($0):1]\n" }.joined()
        let explanation = try explain("Home", of: "entry Main\nMain -root!-> Home : home\n" + many)
        let place = NavAtlasModel.SourceLocation(file: "Home.swift", line: 3, column: 1)
        let json = try #require(ExplanationFormat.all.first { $0.id == "json" })
        let document = try JSONDecoder().decode(
            Document.self, from: Data(try json.render(explanation, [place: "code"], .plain).utf8))
        let leads = try #require(document.sections.first { $0.title == "Where it leads" })
        #expect(leads.items.count == 30)
        #expect(leads.items.first { $0.fact?.contains("S3 ") == true }?.places.first?.code == "code")
        #expect(try text(explanation).contains("\n  and 20 more (--format json lists them)\n"))
    }

    @Test(arguments: HostileNames.short)
    func noNameBreaksALine(name: String) throws {
        let graph = try NavigationGraph(
            entries: ["Main"],
            nodes: [Node(id: "Main", kind: .coordinator, flow: .stack)]
                + (name == "Main" ? [] : [Node(id: name, kind: .screen)]),
            edges: [
                Edge(
                    from: "Main", to: name, kind: .root, name: name, presentation: .root,
                    locations: [NavAtlasModel.SourceLocation(file: name, line: 1, column: 1)])
            ])
        let analysis = Analysis(graph)
        let explanation = try Explainer(analysis, Rules.answers(in: analysis)).explanation(of: ["Main", name])
        let code = Dictionary(uniqueKeysWithValues: explanation.places.map { ($0, name) })
        let plain = try ExplanationFormat.all.map { try $0.render(explanation, [:], .plain) }
        let text = try ExplanationFormat.all.map { try $0.render(explanation, code, .plain) }
        #expect(text[0].split(separator: "\n").count > plain[0].split(separator: "\n").count)
        for text in text { #expect(!text.unicodeScalars.contains("\u{1B}")) }
        #expect(!text[1].contains("<script>"))
    }
}
