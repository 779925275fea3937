import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct LiveScreenNamesTests {
    /// The facts of a live coordinator, merged with those of its source and named.
    private func named(_ live: String, _ source: String) throws -> NavigationGraph {
        try Notation.parse(live).merging(try Notation.parse(source)).namingLiveScreens
    }

    private static let source = """
        coordinator Todos stack [at=Todos.swift:1:7]
        screen TodoScreen [at=TodoScreen.swift:1:8]
        Todos -push-> TodoScreen : todo [source at=Todos.swift:4:9]
        """

    @Test func aScreenWithoutATypeIsTheOneOfTheSource() throws {
        let graph = try named(
            """
            entry Todos
            coordinator Todos stack [style=stinsen2]
            screen Todos.todo
            Todos -push-> Todos.todo : todo(UUID) [runtime]
            link todos://{id} => Todos.todo : Todos.todo
            """, Self.source)
        #expect(graph.nodes.map(\.id) == ["TodoScreen", "Todos"])
        #expect(graph.edges.map { Notation.print($0) } == ["Todos -push-> TodoScreen : todo(UUID)"])
        #expect(graph.edges.first?.evidence == [.source, .runtime])
        #expect(graph.deepLinks.map(\.to) == ["TodoScreen"])
    }

    @Test func whatTheSourceSaysOfItsReadingStays() throws {
        let reading = """

            census Todos.swift [resolved=1 dead=0 noNavigation=0 notFollowed=2]
            bound "values handed through more than 8 fields" : "ways of these values"
            """
        let graph = try named("screen Todos.todo\nTodos -push-> Todos.todo : todo [runtime]", Self.source + reading)
        #expect(graph.edges.map(\.to) == ["TodoScreen"])
        #expect(graph.census.map(\.notFollowed) == [2])
        #expect(graph.bounds.count == 1)
    }

    @Test func itIsEveryScreenThatTheSourceHasForTheWay() throws {
        let graph = try named(
            "screen Todos.todo\nTodos -push-> Todos.todo : todo [runtime]\nlink todos://{id} => Todos.todo",
            Self.source + "\nTodos -push-> DoneScreen : todo [source at=Todos.swift:4:9]")
        #expect(graph.edges.map(\.to) == ["DoneScreen", "TodoScreen"])
        #expect(graph.edges.allSatisfy { $0.evidence == [.source, .runtime] })
        #expect(graph.deepLinks.map(\.to) == ["DoneScreen"], "of several, the least by id")
    }

    @Test(arguments: [
        "Todos -sheet-> Todos.todo : todo [runtime]",
        "Todos -push-> Todos.other : other [runtime]",
        "Other -push-> Other.todo : todo [runtime]",
        "Todos -push-> OtherScreen : todo [runtime]",
    ]) func anotherWayKeepsItsScreen(live: String) throws {
        let merged = try Notation.parse(live).merging(try Notation.parse(Self.source))
        #expect(merged.namingLiveScreens == merged)
    }

    /// One presentation is known to the source, the other is not.
    @Test func eachWayLeadsToItsOwnScreens() throws {
        let graph = try named(
            """
            screen Todos.todo
            Todos -push-> Todos.todo : todo [runtime]
            Todos -sheet-> Todos.todo : todo [runtime]
            """, Self.source + "\nTodos -sheet-> EditScreen : todo [source at=Todos.swift:5:9]")
        #expect(
            graph.edges.map { Notation.print($0) } == [
                "Todos -sheet-> EditScreen : todo", "Todos -push-> TodoScreen : todo",
            ])
    }

    @Test(arguments: [
        ("HomeView", "HomeView#Library"), ("App.HomeView", "HomeView#Library"), ("App.HomeView#2", "HomeView#Library"),
        ("inline:_ShapeView#Shop.root", "inline:Circle#Shop.root"),
    ]) func aNameThatIsNotTheSourcesIsReplaced(live: String, source: String) throws {
        let graph = try named(
            "screen \(quoted(live))\nShop -root!-> \(quoted(live)) : root [runtime]",
            "screen \(quoted(source))\nShop -root!-> \(quoted(source)) : root [source at=Shop.swift:4:9]")
        #expect(graph.edges.map(\.to) == [source])
        #expect(graph.edges.first?.evidence == [.source, .runtime])
        #expect(graph[live] == nil)
    }

    private func quoted(_ id: String) -> String { "\"\(id)\"" }

    @Test func whatOneSideAloneSaysStaysAsItIs() throws {
        for text in [Self.source, "screen Todos.todo\nTodos -push-> Todos.todo : todo [runtime]"] {
            let graph = try Notation.parse(text)
            #expect(graph.namingLiveScreens == graph)
        }
    }

    /// Whoever merges in whichever order and names in the end gets the same.
    @Test(arguments: 0..<20 as Range<UInt64>) func namesDoNotDependOnTheOrder(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let parts = try [
            "screen Todos.todo\nTodos -push-> Todos.todo : todo [runtime]", Self.source,
            "Todos -push-> DoneScreen : todo [source at=Todos.swift:4:9]",
            "screen Todos.start\nTodos -root!-> Todos.start : start [runtime]",
            "Todos -root!-> TodosScreen : start [source at=Todos.swift:3:9]\nTodosScreen ~push~> TodoScreen : Todos.todo",
        ].map { try Notation.parse($0) }.shuffled(using: &random)
        let merged = parts.reduce(NavigationGraph.empty) { $0.merging($1) }
        let again = parts.reversed().reduce(merged) { $0.merging($1) }
        #expect(merged.namingLiveScreens.nodes.map(\.id) == ["DoneScreen", "TodoScreen", "Todos", "TodosScreen"])
        #expect(again.namingLiveScreens == merged.namingLiveScreens)
        #expect(merged.namingLiveScreens.namingLiveScreens == merged.namingLiveScreens)
    }
}
