import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@Suite struct PathFormatTests {
    static func listing(_ notation: String, to destination: String) throws -> PathListing {
        let answer = Analysis(try Notation.parse(notation)).paths(PathQuery(to: destination, atMost: 9))
        return PathListing(title: "paths to \(destination)", paths: answer.paths, notes: ["mind this"])
    }

    static let app = """
        entry Main
        Main -root!-> Login : login
        Login ~root~> Tabs : Main.home [source at=Login.swift:7:9]
        Tabs -tab-> List : todos
        List ~sheet~> Todo : Todos.todo
        """

    @Test func stepsAreSentences() throws {
        #expect(
            try PathFormat.steps.render(Self.listing(Self.app, to: "Todo")) == """
                # paths to Todo

                1. Start at Main.
                2. Main shows Login.
                3. On Login, trigger Main.home (Login.swift:7:9), which switches the root to Tabs.
                4. Choose the tab todos, which shows List.
                5. On List, trigger Todos.todo, which presents as a sheet Todo.

                # note: mind this

                """)
    }

    /// The state of a sheet is declared in one line and set in another.
    @Test func aStepIsAtTheActionThatTakesIt() throws {
        let graph = """
            entry A
            A ~sheet~> B : A.shows [source at=A.swift:3:1 at=A.swift:9:1 trigger=A.swift:9:1]
            """
        let text = try PathFormat.steps.render(Self.listing(graph, to: "B"))
        #expect(text.contains("2. On A, trigger A.shows (A.swift:9:1), which presents as a sheet B.\n"))
    }

    @Test func aLinkIsTheFirstStep() throws {
        let text = try PathFormat.steps.render(Self.listing("entry A\nscreen B\nlink app://b => B", to: "B"))
        #expect(text.contains("1. Open app://b, which shows B.\n"))
        let block = try PathFormat.text.render(Self.listing("entry A\nscreen B\nlink app://b => B", to: "B"))
        #expect(block == "paths to B\n\nB by app://b: 0 steps\n\nnote: mind this\n")
    }

    @Test func otherProgramsReadTheSameSteps() throws {
        struct Document: Decodable {
            struct Step: Decodable { let from: String, to: String, kind: String, route: String, presentation: String? }
            struct Path: Decodable { let start: String, link: String?, steps: [Step] }
            let title: String, paths: [Path], notes: [String]
        }
        let data = Data(try PathFormat.json.render(Self.listing(Self.app, to: "Todo")).utf8)
        let document = try JSONDecoder().decode(Document.self, from: data)
        #expect(document.paths.map(\.start) == ["Main"])
        #expect(document.paths[0].steps.map(\.route) == ["Main.login", "Main.home", "Tabs.todos", "Todos.todo"])
        #expect(document.paths[0].steps.map(\.to) == ["Login", "Tabs", "List", "Todo"])
        #expect(document.notes == ["mind this"])
    }

    @Test(arguments: HostileNames.all)
    func noNameBreaksALine(name: String) throws {
        func render(_ name: String, _ format: PathFormat) throws -> String {
            let graph = try NavigationGraph(
                entries: [name], nodes: [Node(id: name, kind: .coordinator), Node(id: name + "x", kind: .screen)],
                edges: [
                    Edge(
                        from: name, to: name + "x", kind: .route, name: name,
                        presentation: Presentation(rawValue: name))
                ])
            let answer = Analysis(graph).paths(
                PathQuery(to: graph.nodes.map(\.id).first { $0 != graph.entries[0] } ?? ""))
            return try format.render(PathListing(title: name, paths: answer.paths, notes: [name]))
        }
        for format in [PathFormat.text, .steps] {
            let text = try render(name, format)
            #expect(text.unicodeScalars.count { $0 == "\n" } == (try render("plain", format)).count { $0 == "\n" })
            #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        }
    }
}
