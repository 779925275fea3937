import NavAtlasIntrospection
import NavAtlasModel
import Stinsen2Coordination
import Testing
import TodoAppCoordinators

@Suite(.serialized) struct ExplorerTests {
    @Test func everyWayOfTheTodoAppIsSeen() throws {
        var registry = CoordinatorRegistry()
        TodoApp.register(in: &registry)
        let declared = try registry.graph()
        TodoApp.explore(in: &registry)
        let graph = try registry.graph()
        #expect(graph.edges.filter { $0.evidence != [.runtime, .observed] }.map { Notation.print($0) } == [])
        #expect(graph.remarks.isEmpty)
        #expect(graph.withoutProvenance == declared.withoutProvenance, "nothing is shown that no one declares")
        #expect(!graph.hasReadCallSites)
    }

    @Test func aFactoryThatThrowsIsAFact() throws {
        struct Broken: Error, CustomStringConvertible { let description = "no store" }
        let graph = try explored({ () throws -> Deep in throw Broken() }, entry: Deep())
        #expect(graph.remarks.map(\.kind.rawValue) == ["failing-factory"])
        #expect(graph.remarks.first?.subject == "Deep")
        #expect(graph.remarks.first?.detail == "no store")
        #expect(graph.observed.isEmpty)
    }

    @Test func whatIsNoHeadlessCoordinatorSaysSo() throws {
        #expect(throws: RegistryError.notLive("Int")) { try explored({ 1 }, entry: Deep()) }
    }

    @Test func walksAreIndependent() throws {
        Deep.made = 0
        let graph = try explored({ Deep() }, entry: Deep())
        #expect(
            graph.observed
                == ["Deep -root!-> Pane : first", "Deep -push-> Deep : more", "Deep -sheet-> Pane : over"].sorted())
        #expect(Deep.leftOvers == 0, "no walk has seen what another one pushed")
    }

    @Test func nothingIsKept() throws {
        Deep.alive = 0
        _ = try explored({ Deep() }, entry: Deep())
        #expect(Deep.alive == 0)
    }

    @Test func aBoundEndsTheWalk() throws {
        let graph = try explored({ Deep() }, entry: Deep(), steps: 1)
        #expect(graph.remarked == ["bounded-exploration: Deep"])
        #expect(graph.observed.count < 3)
        #expect(try explored({ Deep() }, entry: Deep(), steps: 100).remarks.isEmpty)
    }

    @Test func aNestingWithoutEndIsBounded() throws {
        let graph = try explored({ Endless() }, entry: Endless())
        #expect(graph.remarked == ["bounded-exploration: Endless"])
        #expect(graph.observed == ["Endless -root!-> Endless : again"])
    }
}

private struct Pane: View { var body: some View { EmptyView() } }
private final class Deep: NavigationCoordinatable {
    nonisolated(unsafe) static var made = 0
    nonisolated(unsafe) static var alive = 0
    nonisolated(unsafe) static var leftOvers = 0

    let stack = NavigationStack(initial: \Deep.first)
    @Root var first = makeFirst
    @Route(.push) var more = makeMore
    @Route(.modal) var over = makeOver

    init() { Deep.alive += 1 }
    deinit { Deep.alive -= 1 }

    func makeFirst() -> some View { Pane() }
    func makeMore() -> Deep {
        if !state.stack.isEmpty { Deep.leftOvers += 1 }
        return Deep()
    }
    func makeOver() -> some View { Pane() }
}

private final class Endless: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Endless.again)
    @Root var again = makeAgain
    func makeAgain() -> Endless { Endless() }
}
