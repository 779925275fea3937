import NavAtlasAnalysis
import NavAtlasModel
import Testing

@Suite struct DeepLinkCoverageTests {
    static let app = """
        entry Main
        Main -root!-> Login : login
        Main -root-> Tabs : home
        Main -push-> Help : help
        Tabs -tab-> Todos : todos
        Todos -root!-> List : start
        Todos -push-> Todo : todo
        coordinator Lost stack
        Lost -push-> Hidden : hidden

        """

    static func coverage(_ links: String) throws -> DeepLinkCoverage {
        Analysis(try Notation.parse(app + links)).deepLinkCoverage
    }

    @Test(arguments: [
        ("link a => Todo : Main.home / Tabs.todos / Todos.todo", nil),
        ("link a => Todo : Tabs.todos / Todos.todo", nil),
        // What a route leads to contains its tabs and roots.
        ("link a => Todo : Main.home / Todos.todo", nil),
        ("link a => List : Main.home / Tabs.todos", nil),
        // A coordinator stays open when it has pushed a screen.
        ("link a => Todo : Todos.start / Todos.todo", nil),
        ("link a => Todo", nil),
        ("link a => ?", DeepLinkProblem.noDestination),
        ("link a => ? : Main.home", .noDestination),
        ("link a => Todo : Main.gone", .unknownRoute("Main.gone")),
        ("link a => Todo : Main.home / Todos.gone", .unknownRoute("Todos.gone")),
        ("link a => Hidden : Lost.hidden", .unreachableStart("Lost.hidden")),
        ("link a => Todo : Main.help / Lost.hidden", .outOfPlace("Lost.hidden", after: "Main.help")),
        ("link a => List : Main.home / Todos.todo", .endsElsewhere(to: ["Todo"], not: "List")),
    ])
    func aLinkOpensItsDestinationOrSaysWhyNot(link: String, problem: DeepLinkProblem?) throws {
        let coverage = try Self.coverage(link)
        #expect(coverage.broken.first?.problem == problem)
        #expect(coverage.linked.isEmpty == (problem != nil))
    }

    @Test func aHandlerThatCouldNotBeFollowedIsNotCalledBroken() throws {
        let coverage = try Self.coverage("link a => ? [at=L.swift:1:2]\nunresolved open : why [at=L.swift:1:2]")
        #expect(coverage.broken.isEmpty)
    }

    @Test func aCoordinatorOpensWhatItShowsFirst() throws {
        let coverage = try Self.coverage("link a => Main\nlink b => Todos")
        #expect(coverage.linked == ["List", "Login"])
        #expect(coverage.gaps == ["Help", "Hidden", "Todo"])
        #expect(coverage.fraction == 0.4)
    }

    @Test func withoutScreensThereIsNoFraction() throws {
        #expect(Analysis(.empty).deepLinkCoverage.fraction == nil)
        #expect(try Self.coverage("").fraction == 0)
    }

    @Test(arguments: [
        ("link a/{x} => Todo [at=L:1:1]\nlink a/b => List [at=L:2:1]", ["a/b"]),
        ("link a/{x} => Todo [at=L:2:1]\nlink a/b => List [at=L:1:1]", []),
        ("link a/{x} => Todo [at=L:1:1]\nlink a/b => List [at=M:2:1]", []),
        ("link a/{x} => Todo\nlink a/b => List", []),
        ("link a/{x} => Todo\nlink a/{y} => List", ["a/{y}"]),
        ("link a/{x} => Todo [at=L:2:1]\nlink a/{y} => List [at=L:1:1]", ["a/{x}"]),
        ("link a => Todo\nlink a => List", ["a"]),
        ("link a => Todo\nlink a => Todo : Todos.todo", []),
        ("link a => Todo\nlink a => ?", []),
        ("link a/{x} => Todo [at=L:1:1]\nlink a/{y} => List [at=L:1:1]", ["a/{y}"]),
        ("link a/{x} => Todo [at=L:1:1]\nlink a/{y} => List [at=L:1:1]\nunresolved open : why [at=L:1:1]", []),
    ])
    func onlyALinkThatIsTriedLaterIsShadowed(links: String, shadowed: [String]) throws {
        #expect(try Self.coverage(links).shadowed.map(\.link.pattern) == shadowed)
    }
}
