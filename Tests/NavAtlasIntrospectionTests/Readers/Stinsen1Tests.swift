import Foundation
import NavAtlasIntrospection
import NavAtlasModel
import Stinsen1Coordination
import Testing

private struct ListScreen: View { var body: some View { EmptyView() } }
private struct ItemScreen: View {
    let id: UUID
    var body: some View { EmptyView() }
}

private final class ListCoordinator: NavigationCoordinatable {
    var navigationStack = NavigationStack()

    enum Route {
        case item(id: UUID)
        case again
    }

    func resolveRoute(route: Route) -> Transition {
        switch route {
        case .item(let id): .push(AnyView(ItemScreen(id: id).navigationTitle("Item")))
        case .again: .modal(AnyCoordinatable(NavigationViewCoordinator(ListCoordinator())))
        }
    }

    @ViewBuilder func start() -> some View { ListScreen() }
}

private final class Tabs: TabCoordinatable {
    lazy var children = TabChild(self, tabRoutes: [.list])
    enum Route: TabRoute { case list }
    func tabItem(forTab tab: Int) -> some View { Text("List") }
    func resolveRoute(route: Route) -> AnyCoordinatable {
        NavigationViewCoordinator(ListCoordinator()).eraseToAnyCoordinatable()
    }
}

private final class Main: ViewCoordinatable {
    var children = ViewChild()
    enum Route: ViewRoute { case signedIn }
    func resolveRoute(route: Route) -> AnyCoordinatable { AnyCoordinatable(Tabs()) }
    @ViewBuilder func start() -> some View { ListScreen() }
}

@Suite struct Stinsen1ReaderTests {
    private func graph(_ coordinators: [Any], entry: Any.Type, samples: [Any] = []) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        for coordinator in coordinators { registry.register(coordinator) }
        for sample in samples { registry.sample(sample) }
        registry.entry(entry)
        return try registry.graph()
    }

    private func edges(_ graph: NavigationGraph) throws -> [Substring] {
        try graph.withoutProvenance.lines.filter { $0.contains("->") }
    }

    @Test func headlessCoordinatorsSayAll() throws {
        let coordinators: [Any] = [Main(), Tabs(), NavigationViewCoordinator(ListCoordinator())]
        let graph = try graph(coordinators, entry: Main.self, samples: [ListCoordinator.Route.item(id: UUID())])
        #expect(
            try graph.withoutProvenance.lines == [
                "entry Main", "coordinator ListCoordinator stack [container]", "coordinator Main view",
                "coordinator Tabs tab", "screen ItemScreen", "screen ListScreen",
                "ListCoordinator -push-> ItemScreen : item(UUID)", "ListCoordinator -sheet-> ListCoordinator : again",
                "ListCoordinator -root!-> ListScreen : start", "Main -root!-> ListScreen : start",
                "Main -root-> Tabs : signedIn", "Tabs -tab-> ListCoordinator : list",
            ])
        #expect(graph.unresolved.isEmpty)
        #expect(graph["Main"]?.style == "stinsen1")
    }

    @Test func theRealShapesAreRead() throws {
        let tabs = LookTabs1()
        _ = tabs.children
        let samples: [Any] = [LookNavigation.Route.pick(true), LookNavigation.Route.pick(false)]
        let coordinators: [Any] = [
            LookView(), tabs, SilentNavigation(), Old.NavigationViewCoordinator<Old.AnyView>(LookNavigation()),
        ]
        let graph = try graph(coordinators, entry: LookView.self, samples: samples)
        #expect(
            try edges(graph) == [
                "LookNavigation -fullScreen-> LookNavigation : cover", "LookNavigation -push-> OldPane : pane",
                "LookNavigation -sheet-> OldPane : pick(Bool)", "LookNavigation -root!-> OldStartPane : start",
                "LookNavigation -push-> OldStartPane : pick(Bool)", "LookNavigation -push-> SilentNavigation : child",
                "LookTabs1 -tab-> LookNavigation : first", "LookTabs1 -tab-> SilentNavigation : second",
                "LookView -root-> LookTabs1 : inside", "LookView -root-> SilentNavigation : outside",
            ])
        #expect(graph["LookNavigation"]?.container == true)
        #expect(
            graph.unresolved.map(\.what) == [
                "LookView.start", "SilentNavigation.resolveRoute", "SilentNavigation.start",
            ])
        #expect(graph.unresolved.allSatisfy { $0.candidates == ["*"] })
        #expect(graph.unresolved[1].reason.contains("RouteResolving"))
    }

    @Test func tabsThatWereNotMadeAndDoNotSayAreListed() throws {
        let graph = try graph([LookTabs1()], entry: LookTabs1.self)
        #expect(graph.edges.isEmpty)
        #expect(graph["LookTabs1"]?.flow == .tab)
        #expect(graph.unresolved.map(\.what) == ["LookTabs1.resolveRoute"])
    }

    @Test func aCaseWithoutASampleIsListed() throws {
        let graph = try graph([ListCoordinator()], entry: ListCoordinator.self)
        #expect(graph.unresolved.map(\.what) == ["ListCoordinator.item"])
        #expect(graph.unresolved.first?.reason.contains("sample(ListCoordinator.Route.item(") == true)
    }
}
