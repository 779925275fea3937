import NavAtlasIntrospection
import NavAtlasModel
import Stinsen1Coordination
import Testing

private struct BedsPane: View { var body: some View { EmptyView() } }
private struct BedPane: View {
    let name: String
    var body: some View { EmptyView() }
}

private final class Beds: NavigationCoordinatable {
    var navigationStack = NavigationStack()
    enum Route {
        case bed(String)
        case again
    }
    func resolveRoute(route: Route) -> Transition {
        switch route {
        case .bed(let name): .push(AnyView(BedPane(name: name)))
        case .again: .modal(AnyCoordinatable(NavigationViewCoordinator(Beds())))
        }
    }
    @ViewBuilder func start() -> some View { BedsPane() }
}

private final class Bar: TabCoordinatable {
    lazy var children = TabChild(self, tabRoutes: [.beds])
    enum Route: TabRoute { case beds, hidden }
    func tabItem(forTab tab: Int) -> some View { Text("Beds") }
    func resolveRoute(route: Route) -> AnyCoordinatable {
        NavigationViewCoordinator(Beds()).eraseToAnyCoordinatable()
    }
}

private final class Garden: ViewCoordinatable {
    var children = ViewChild()
    enum Route: ViewRoute { case member }
    func resolveRoute(route: Route) -> AnyCoordinatable { AnyCoordinatable(Bar()) }
    @ViewBuilder func start() -> some View { BedsPane() }
}

@Suite struct ExplorerStinsen1Tests {
    @Test func rootsTabsAndRoutesAreTaken() throws {
        let graph = try explored(
            { Garden() }, entry: Garden(), others: [Bar(), Beds()], samples: [Beds.Route.bed("herbs")])
        #expect(
            graph.observed == [
                "Bar -tab-> Beds : beds", "Beds -push-> BedPane : bed(String)", "Beds -sheet-> Beds : again",
                "Beds -root!-> BedsPane : start", "Garden -root-> Bar : member", "Garden -root!-> BedsPane : start",
            ])
        #expect(graph.remarks.map(\.subject) == ["Bar.hidden"], "it is no tab that was started")
        #expect(graph.remarks.first?.kind.rawValue == "empty-route")
        #expect(graph.remarks.first?.detail.contains("not among the starting items") == true)
    }
}
