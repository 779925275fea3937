import NavAtlasIntrospection
import NavAtlasModel
import Stinsen2Coordination
import Testing

private struct User { let name: String }
private struct Pane: View { var body: some View { EmptyView() } }

private final class Main: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Main.start)
    @Root var start = makeStart
    @Root var profile = makeProfile
    @Route(.push) var inner = makeInner
    func makeStart() -> some View { Pane() }
    func makeProfile(user: User) -> some View { Pane() }
    func makeInner(user: User) -> Inner { Inner() }
}

private final class Inner: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Inner.start)
    @Root var start = makeStart
    func makeStart() -> some View { Pane() }
}

/// A declared way that was not observed is listed, with what to do about it.
@Suite struct UnobservedRouteTests {
    @Test func nothingIsListedWhereNothingWasRun() throws {
        var registry = CoordinatorRegistry()
        registry.register(Main())
        registry.register(Inner())
        registry.entry(Main.self)
        #expect(try registry.graph().unresolved.isEmpty)
    }

    @Test func aRouteWithoutASampleIsListed() throws {
        let graph = try explored({ Main() }, entry: Main(), others: [Inner()])
        let reasons = Dictionary(uniqueKeysWithValues: graph.unresolved.map { ($0.what, $0.reason) })
        #expect(reasons.keys.sorted() == ["Inner.start", "Main.inner", "Main.profile"])
        #expect(reasons["Main.profile"]?.contains("no value of User is known; register one: sample(…)") == true)
        #expect(reasons["Inner.start"]?.contains("Inner was never shown") == true)
        #expect(graph.unresolved.allSatisfy { $0.from.map { graph[$0] != nil } == true && $0.candidates.isEmpty })
        let all = try explored({ Main() }, entry: Main(), others: [Inner()], samples: [User(name: "Ada")])
        #expect(all.unresolved.isEmpty)
    }

    @Test func whatLiesBehindTheBoundIsListed() throws {
        let graph = try explored({ Main() }, entry: Main(), others: [], samples: [User(name: "Ada")], steps: 0)
        #expect(graph.remarked == ["bounded-exploration: Main"])
        #expect(graph.unresolved.map(\.what) == ["Main.inner", "Main.profile"])
        #expect(graph.unresolved.allSatisfy { $0.reason.contains("not explored to the end") })
    }
}
