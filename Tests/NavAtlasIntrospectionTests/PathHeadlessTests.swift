import FlowStacksCoordination
import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import Testing

private struct HomeView: View { var body: some View { Text("Home") } }
private struct ListView: View { var body: some View { Text("List") } }
private struct DetailView: View {
    let number: Int
    var body: some View { Text("\(number)") }
}

private enum Screen: Hashable {
    case home
    case list
    case detail(Int)
    case pair(x: Int, y: [String?])
}

private struct FlowCoordinator: View {
    @State var flow = NFlow<Screen>(root: .home)

    var body: some View {
        NavigationView {
            NStack($flow) { screen in
                switch screen {
                case .home: HomeView()
                case .list: ListView()
                case .detail(let number): DetailView(number: number)
                case .pair: RoutesCoordinator(model: RoutesModel())
                }
            }
        }
    }
}

private final class RoutesModel: ObservableObject {
    @Published var routes: Routes<Screen> = []
}

private struct RoutesCoordinator: View {
    @ObservedObject var model: RoutesModel

    var body: some View {
        FlowStack($model.routes) {
            HomeView().flowDestination(for: Screen.self) { screen in
                if screen == .list { ListView() } else { HomeView() }
            }
        }
    }
}

private struct PathCoordinator: View {
    @State var path = FlowPath()

    var body: some View {
        FlowStack($path) {
            HomeView()
                .flowDestination(for: Int.self) { DetailView(number: $0) }
                .flowDestination(for: Screen.self) { (_: Screen) in ListView() }
                .flowDestination(for: String.self) { AnyView(Text($0)) }
        }
    }
}

private struct PresentingCoordinator: View {
    @State var flow = PFlow<Screen>(root: .list)
    var body: some View { PStack($flow) { _ in ListView() } }
}

private final class StackModel: ObservableObject {
    enum Destination: Hashable { case detail(Int), list }
    @Published var path: [Destination] = []
}

private struct StackCoordinator: View {
    @ObservedObject var model: StackModel

    var body: some View {
        NavigationStack(path: $model.path) {
            HomeView().navigationDestination(for: StackModel.Destination.self) { destination in
                switch destination {
                case .detail(let number): DetailView(number: number)
                case .list: FlowCoordinator()
                }
            }
        }
    }
}

@Suite struct PathHeadlessTests {
    private func graph(_ entry: Any, others: [Any] = [], samples: [Any] = []) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        for coordinator in [entry] + others { registry.register(coordinator) }
        for sample in samples { registry.sample(sample) }
        registry.entry(type(of: entry))
        return try registry.graph()
    }

    private func edges(_ graph: NavigationGraph) throws -> [Substring] {
        try graph.withoutProvenance.lines.filter { $0.contains("->") }
    }

    @Test func aFlowTellsItsRootItsCasesAndTheirScreens() throws {
        let samples: [Any] = [Screen.detail(1), Screen.pair(x: 1, y: [])]
        let graph = try graph(FlowCoordinator(), others: [RoutesCoordinator(model: RoutesModel())], samples: samples)
        #expect(
            try edges(graph).filter { $0.hasPrefix("FlowCoordinator") } == [
                "FlowCoordinator -?-> DetailView : detail(Int)",
                "FlowCoordinator -root!-> HomeView : home",
                "FlowCoordinator -?-> ListView : list",
                "FlowCoordinator -?-> RoutesCoordinator : pair(\"Int, [String?]\")",
            ])
        #expect(graph["RoutesCoordinator"]?.kind == .coordinator)
        #expect(graph["FlowCoordinator"]?.style == "flowStacks")
    }

    @Test func aCaseWithoutASampleIsListed() throws {
        let graph = try graph(FlowCoordinator())
        let open = graph.unresolved.first { $0.what == "FlowCoordinator.detail" }
        #expect(open?.candidates == ["DetailView", "HomeView", "ListView", "RoutesCoordinator"])
        #expect(open?.reason.contains("sample(Screen.detail(") == true)
        #expect(graph.unresolved.map(\.what) == ["FlowCoordinator.detail", "FlowCoordinator.pair"])
    }

    @Test func whatIsOnThePathIsASample() throws {
        let coordinator = FlowCoordinator()
        coordinator.flow.push(.detail(3))
        #expect(try graph(coordinator).edges.contains { $0.name == "detail" && $0.to == "DetailView" })
    }

    @Test func aViewStandsForItsModel() throws {
        let model = StackModel()
        var registry = CoordinatorRegistry()
        registry.register(model)
        registry.register(StackCoordinator(model: model))
        registry.register(FlowCoordinator())
        registry.sample(StackModel.Destination.detail(1))
        registry.entry(StackModel.self)
        let graph = try registry.graph()
        #expect(graph.entries == ["StackCoordinator"])
        #expect(graph["StackModel"] == nil)
        #expect(graph["StackCoordinator"]?.style == "navigationStack")
        #expect(graph["StackCoordinator"]?.container == false)
        #expect(
            try edges(graph).filter { $0.hasPrefix("StackCoordinator") } == [
                "StackCoordinator -push-> DetailView : detail(Int)",
                "StackCoordinator -push-> FlowCoordinator : list",
                "StackCoordinator -root!-> HomeView : root",
            ])
    }

    @Test func aPathOfAnyValuesTellsItsTables() throws {
        let lines = try edges(graph(PathCoordinator(), samples: ["text"]))
        #expect(lines.contains("PathCoordinator -?-> DetailView : Int"))
        #expect(lines.contains("PathCoordinator -?-> ListView : detail(Int)"))
        #expect(lines.contains { $0.contains("inline:Text#PathCoordinator.String") })
        #expect(lines.contains("PathCoordinator -root!-> HomeView : root"))
    }

    @Test func oneScreenForAllNeedsNoSample() throws {
        let graph = try graph(PresentingCoordinator())
        #expect(graph.unresolved.isEmpty)
        #expect(Set(graph.edges.map(\.name)) == ["home", "list", "detail", "pair"])
        #expect(graph.edges.first { $0.initial }?.name == "list")
    }
}
