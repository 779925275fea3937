import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import SwiftUICoordinatorCoordination
import Testing

private final class Session: ObservableObject { var isOn = false }

private struct Pane: View { var body: some View { EmptyView() } }
private struct OtherPane: View { var body: some View { EmptyView() } }

/// What several views have in common: it asks for the object in their place.
private struct Access {
    @EnvironmentObject var session: Session
    var isOn: Bool { session.isOn }
}

private struct Gate: View {
    let access = Access()
    var body: some View { if access.isOn { Pane() } else { OtherPane() } }
}

private struct MaybeGate: View {
    let access: Access? = Access()
    var body: some View { if access?.isOn == true { Pane() } else { OtherPane() } }
}

/// Says what it shows itself, and asks for the object there.
private struct Desk: View, DestinationProviding {
    enum Stop: Hashable { case one }
    @EnvironmentObject var session: Session
    @State var path: [Stop] = []
    @ViewBuilder func view(for stop: Stop) -> some View {
        if session.isOn { Pane() } else { OtherPane() }
    }
    var body: some View {
        NavigationStack(path: $path) { Pane().navigationDestination(for: Stop.self) { view(for: $0) } }
    }
}

/// Shows a view that asks for it, and is gone at once.
private final class Brief: Routing {
    enum Route: StackNavigationRoute {
        case choice
        var action: TransitionAction { .push(animated: true) }
    }
    weak var parent: Coordinator?
    var childCoordinators = [WeakCoordinator]()
    let navigationController: NavigationController
    let startRoute = Route.choice
    let isOn = false

    init(_ navigationController: NavigationController) { self.navigationController = navigationController }

    func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}

extension Brief: RouterViewFactory {
    func view(for route: Route) -> some View { ChoicePane() }
}

private struct ChoicePane: View {
    @EnvironmentObject var coordinator: Brief
    var body: some View { if coordinator.isOn { Gate() } else { Gate() } }
}

private final class Main: Routing {
    enum Route: StackNavigationRoute {
        case start
        var action: TransitionAction { .push(animated: true) }
    }
    enum Ask: CoordinatorAction { case brief }
    let parent: Coordinator? = nil
    var childCoordinators = [WeakCoordinator]()
    let navigationController = NavigationController()
    let startRoute = Route.start

    func handle(_ action: CoordinatorAction) { Brief(navigationController).start() }
}

extension Main: RouterViewFactory {
    func view(for route: Route) -> some View { Pane() }
}

/// Nothing here asks a view for what ends the program where it is not there.
@Suite struct MissingEnvironmentTests {
    private func graph(_ view: Any) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(view)
        registry.entry(type(of: view))
        return try registry.graph()
    }

    @Test func whatPartsOfAViewAskForIsMissed() throws {
        #expect(throws: RegistryError.missingEnvironment("Gate", property: "access")) { try graph(Gate()) }
        #expect(throws: RegistryError.missingEnvironment("MaybeGate", property: "access")) { try graph(MaybeGate()) }
        let gate = ViewEnvironment.providing(Session()) { Gate() }
        #expect(try graph(gate).nodes.map(\.id) == ["Gate", "OtherPane", "Pane"])
    }

    @Test func whatSaysItselfWhatItShowsIsNotAskedWithoutIt() throws {
        #expect(throws: RegistryError.missingEnvironment("Desk", property: "session")) { try graph(Desk()) }
        let desk = ViewEnvironment.providing(Session()) { Desk() }
        #expect(try graph(desk).nodes.map(\.id) == ["Desk", "OtherPane", "Pane"])
    }

    /// What is shown by hand is not run by an explorer, and asks no registry: there may be none yet.
    @Test func whatIsShownByHandWithoutItIsNotRead() throws {
        #expect(!LiveBodies.canRead(Gate()))
        #expect(LiveBodies.canRead(Pane()))
        #expect(ViewHost(Gate()).snapshot.visible == ["Gate"])
        let main = Main()
        main.handle(Main.Ask.brief)
        #expect(main.navigationController.state.items.map(\.kind) == [.screen])
    }

    @Test func whatIsRunWithoutItIsListed() throws {
        var registry = CoordinatorRegistry()
        ViewEnvironment.providing(Session()) { registry.register(Gate()) }
        registry.entry(Gate.self)
        registry.explore { Gate() }
        let open = try registry.graph().unresolved
        #expect(open.contains { $0.what == "Gate.body" && $0.reason.contains("access comes from around it") })
    }

    @Test func aViewThatOutlivesItsCoordinatorIsListed() throws {
        let graph = try explored({ Main() }, entry: Main(), actions: [(Main.Ask.brief, Main.self)])
        #expect(graph.unresolved.contains { $0.what == "ChoicePane.body" && $0.reason.contains("coordinator") })
    }
}
