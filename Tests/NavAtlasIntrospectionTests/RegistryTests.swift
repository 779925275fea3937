import NavAtlasIntrospection
import NavAtlasModel
import Stinsen2Coordination
import Testing
@testable import TodoAppCoordinators

private struct Pane: View { var body: some View { EmptyView() } }

private final class One: NavigationCoordinatable {
    let stack = NavigationStack(initial: \One.start)
    @Root var start = makeStart
    @Root var many = makeMany
    @Route(.push) var two = makeTwo
    func makeStart() -> some View { Pane() }
    @ViewBuilder func makeMany(isFirst: Bool) -> some View {
        if isFirst { Pane() } else { LostScreen() }
    }
    func makeTwo() -> NavigationViewCoordinator<Two> { NavigationViewCoordinator(Two()) }
}

private final class Two: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Two.start)
    @Root var start = makeStart
    func makeStart() -> some View { Pane() }
}

private struct LostScreen: View { var body: some View { EmptyView() } }

/// Of the same name as one of the example's.
private final class TodosCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \TodosCoordinator.start)
    @Root var start = makeStart
    func makeStart() -> some View { Pane() }
}

private final class Hollow {}

@Suite struct RegistryTests {
    struct Mistake: Sendable {
        let error: RegistryError
        let make: @Sendable (inout CoordinatorRegistry) -> Void
    }

    static let mistakes = [
        Mistake(error: .empty) { _ in },
        Mistake(error: .noEntry(registered: ["One", "Two"])) {
            $0.register(Two())
            $0.register(One())
        },
        Mistake(error: .unknownEntry("Two", registered: ["One"])) {
            $0.register(One())
            $0.entry(Two.self)
        },
        Mistake(error: .registeredTwice("Two")) {
            $0.register(Two())
            $0.register(NavigationViewCoordinator(Two()))
            $0.entry(Two.self)
        },
        Mistake(error: .notAnInstance("Two")) {
            $0.register(Two.self)
            $0.entry(Two.self)
        },
        Mistake(error: .notACoordinator("Int")) { $0.register(3) },
        Mistake(error: .notACoordinator("LostScreen")) { $0.register(LostScreen()) },
        Mistake(error: .unreadable("Hollow", property: nil)) { $0.register(Hollow()) },
    ]

    @Test(arguments: mistakes) func aMistakeIsNamed(mistake: Mistake) {
        var registry = CoordinatorRegistry()
        mistake.make(&registry)
        #expect(throws: mistake.error) { try registry.graph() }
    }

    @Test func anErrorNamesTheType() {
        #expect(RegistryError.registeredTwice("Two").description.contains("Two"))
        #expect(RegistryError.unknownEntry("Two", registered: ["One"]).description.contains("One"))
        #expect(RegistryError.unreadable("Two", property: nil).description.contains("reflection metadata"))
    }

    @Test func aTypeWithAnEmptyInitialiserIsMade() throws {
        var registry = CoordinatorRegistry()
        registry.register(TestbedCoordinator.self as Any)
        registry.entry(TestbedCoordinator.self)
        #expect(try registry.graph()["TestbedCoordinator"]?.flow == .stack)
    }

    @Test func aRegisteredScreenIsThereWithoutARoute() throws {
        var registry = CoordinatorRegistry()
        registry.register(Two())
        registry.screen(LostScreen.self)
        registry.screen(Pane.self)
        registry.entry(Two.self)
        let graph = try registry.graph()
        #expect(graph["LostScreen"]?.kind == .screen)
        #expect(graph.edges.map(\.to) == ["Pane"])
        #expect(graph.nodes.count == 3)
    }

    @Test func namesThatCollideAreQualified() throws {
        var registry = CoordinatorRegistry()
        registry.register(TodosCoordinator())
        registry.register(TodoAppCoordinators.TodosCoordinator(list: TodoList()))
        registry.entry(TodosCoordinator.self)
        let graph = try registry.graph()
        #expect(graph.entries == ["NavAtlasIntrospectionTests.TodosCoordinator"])
        #expect(graph["TodoAppCoordinators.TodosCoordinator"]?.flow == .stack)
        #expect(graph["TodosCoordinator"] == nil)
    }

    @Test func privateNamesThatCollideAreNumbered() throws {
        func first() -> Any.Type {
            struct Twin {}
            return Twin.self
        }
        func second() -> Any.Type {
            struct Twin {}
            return Twin.self
        }
        var registry = CoordinatorRegistry()
        registry.register(Two())
        registry.screen(first())
        registry.screen(second())
        registry.entry(Two.self)
        let twins = try registry.graph().nodes.map(\.id).filter { $0.contains("Twin") }
        #expect(
            twins == [
                "NavAtlasIntrospectionTests.RegistryTests.Twin", "NavAtlasIntrospectionTests.RegistryTests.Twin#2",
            ])
    }

    @Test(
        arguments: [
            ([], "One"),
            (["One.start"], "Pane"),
            (["One.two"], "Two"),
            (["One.two", "Two.start"], "Pane"),
            (["One.many"], "LostScreen"),
            (["Two.start"], nil),
            (["One.missing"], nil),
            (["One.start", "Two.start"], nil),
            (["One"], nil),
            (["One.two", "One.start"], nil),
        ] as [([String], String?)])
    func aLinkLeadsWhereItsPathLeads(path: [String], destination: String?) throws {
        var registry = CoordinatorRegistry()
        registry.register(One())
        registry.register(Two())
        registry.entry(One.self)
        switch path.count {
        case 0: registry.deepLink("app://x/{id}")
        case 1: registry.deepLink("app://x/{id}", opens: path[0])
        default: registry.deepLink("app://x/{id}", opens: path[0], path[1])
        }
        #expect(
            try registry.graph().deepLinks == [DeepLink(pattern: "app://x/{id}", to: destination, path: path)])
    }
}
