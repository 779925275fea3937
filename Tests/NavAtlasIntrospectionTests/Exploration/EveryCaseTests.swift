import FlowStacksCoordination
import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import Stinsen1Coordination
import SwiftUICoordinatorCoordination
import Testing

// Each style shows a route type with a case of each sort. Every case must be a way or an open question.

private enum Place: Hashable { case plain, nested(Kind), sampled(Int), unsampled(String) }
private enum Kind: Hashable { case first, second }

private struct PlainPane: View { var body: some View { EmptyView() } }
private struct UpperPane: View { var body: some View { EmptyView() } }
private struct ZeroPane: View { var body: some View { EmptyView() } }
private struct NumberPane: View { var body: some View { EmptyView() } }

@ViewBuilder private func pane(_ place: Place) -> some View {
    switch place {
    case .plain, .unsampled: PlainPane()
    case .nested(.first): UpperPane()
    case .nested(.second): ZeroPane()
    case .sampled: NumberPane()
    }
}

private struct FlowPane: View {
    @State var flow: Routes<Place> = []
    @State var isHelping = false
    var body: some View {
        FlowStack($flow) {
            PlainPane().flowDestination(for: Place.self) { pane($0) }
                .flowDestination(isPresented: $isHelping, style: .cover) { ZeroPane() }
        }
    }
}

private struct StackPane: View {
    @State var path: [Place] = []
    var body: some View {
        NavigationStackCoordination.NavigationStack(path: $path) {
            PlainPane().navigationDestination(for: Place.self) { pane($0) }
        }
    }
}

private enum Sheet: Identifiable {
    case plain, nested(Kind), sampled(Int), unsampled(String)
    var id: String { "\(self)" }
    var place: Place {
        switch self {
        case .plain: .plain
        case .nested(let kind): .nested(kind)
        case .sampled(let number): .sampled(number)
        case .unsampled(let text): .unsampled(text)
        }
    }
}

private struct SheetPane: View {
    @State var path: [Kind] = []
    @State var sheet: Sheet?
    @State var isHelping = false
    var body: some View {
        NavigationStackCoordination.NavigationStack(path: $path) {
            PlainPane().navigationDestination(for: Kind.self) { _ in UpperPane() }
        }
        .sheet(item: $sheet) { pane($0.place) }
        .fullScreenCover(isPresented: $isHelping) { ZeroPane() }
    }
}

private final class StinsenCoordinator: Stinsen1Coordination.NavigationCoordinatable {
    var navigationStack = Stinsen1Coordination.NavigationStack()
    func resolveRoute(route: Place) -> Stinsen1Coordination.Transition { .push(AnyView(pane(route))) }
    @ViewBuilder func start() -> some View { PlainPane() }
}

private final class RoutingCoordinator: Routing {
    enum Route: SwiftUICoordinatorCoordination.NavigationRoute {
        case plain, nested(Kind), sampled(Int), unsampled(String)
        var action: TransitionAction? { .push(animated: true) }
    }
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: UINavigationController = NavigationController()
    let startRoute = Route.plain
}

extension RoutingCoordinator: RouterViewFactory {
    @ViewBuilder func view(for route: Route) -> some View {
        switch route {
        case .plain, .unsampled: PlainPane()
        case .nested: UpperPane()
        case .sampled: NumberPane()
        }
    }
}

extension Kind: ActionProviding {
    fileprivate var action: Presentation { self == .first ? .push : .popover }
}

@Suite struct EveryCaseTests {
    private func graph(_ coordinator: Any) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(coordinator)
        registry.entry(type(of: coordinator))
        for sample: Any in [Place.sampled(1), Sheet.sampled(1), RoutingCoordinator.Route.sampled(1)] {
            registry.sample(sample)
        }
        return try registry.graph()
    }

    @Test(arguments: ["flow", "stack", "sheet", "stinsen", "routing"])
    func aCaseIsAWayOrAnOpenQuestion(style: String) throws {
        let coordinators: [String: Any] = [
            "flow": FlowPane(), "stack": StackPane(), "sheet": SheetPane(), "stinsen": StinsenCoordinator(),
            "routing": RoutingCoordinator(),
        ]
        let graph = try graph(try #require(coordinators[style]))
        let ways = Set(graph.edges.map { String($0.name.prefix { $0 != "." }) })
        let open = Set(graph.unresolved.compactMap { $0.what.split(separator: ".").last.map(String.init) })
        #expect(ways.union(open).isSuperset(of: ["plain", "nested", "sampled", "unsampled"]), "\(ways) \(open)")
        #expect(ways.isSuperset(of: ["plain", "nested", "sampled"]))
        #expect(open == ["unsampled"])
        let question = graph.unresolved.first
        #expect(question?.reason.contains("sample(") == true)
        #expect(question?.candidates.isEmpty == false)
    }

    @Test func aCaseThatDecidesIsAWayOfItsOwn() throws {
        let edges = try graph(StackPane()).edges
        #expect(
            edges.filter { $0.name.hasPrefix("nested") }.map { "\($0.name) \($0.to)" } == [
                "nested.first UpperPane", "nested.second ZeroPane",
            ])
    }

    @Test func whatIsShownOverACoordinatorIsRead() throws {
        let edges = try graph(SheetPane()).edges
        #expect(
            edges.filter { $0.presentation == .sheet }.map(\.to) == [
                "NumberPane", "PlainPane", "UpperPane", "ZeroPane",
            ])
        #expect(edges.first { $0.presentation == .fullScreen }?.name == "isHelping")
        let local = try graph(FlowPane()).edges.first { $0.presentation == .fullScreen }
        #expect(local?.name == "isHelping" && local?.to == "ZeroPane")
    }

    @Test func aLineSaysHowACaseIsShown() throws {
        let edges = try graph(SheetPane()).edges.filter { ["first", "second"].contains($0.name) }
        #expect(edges.map { "\($0.name) \($0.presentation?.rawValue ?? "?")" } == ["first push", "second popover"])
    }
}
