import NavAtlasIntrospection
import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

private enum Stop: StackNavigationRoute {
    case list
    var action: TransitionAction { .push(animated: true) }
}

private enum Ask: CoordinatorAction {
    case cart
    case help(topic: Int)
    case offer
}

private struct Pane: View { var body: some View { EmptyView() } }

/// A flow that starts others, in all ways in which that is written.
private class Flow: Routing {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: NavigationController
    let startRoute = Stop.list

    init(_ parent: Coordinator?, _ navigationController: NavigationController) {
        self.parent = parent
        self.navigationController = navigationController
    }

    func handle(_ action: CoordinatorAction) {
        switch action {
        case Ask.cart, Action.cancel: add(child: Cart(self, navigationController))
        case Ask.help: startHelp()
        case Ask.offer: [1].forEach { _ in add(child: Offer(self, navigationController)) }
        default: parent?.handle(action)
        }
    }

    func startHelp() {
        let help = Help(self, navigationController)
        add(child: help)
        help.start()
    }
}

extension Flow: RouterViewFactory {
    func view(for route: Stop) -> some View { Pane() }
}

private final class Cart: Flow {}
private final class Help: Flow {}
private final class Offer: Flow {}

private final class Root: RootCoordinator {
    func begin() { add(child: Flow(self, navigationController)) }

    override func handle(_ action: CoordinatorAction) { add(child: Help(self, navigationController)) }
}

@Suite struct StartedChildrenTests {
    private let root = Root(window: UIWindow(), navigationController: NavigationController())

    private func starts(of coordinator: any Coordinator) throws -> [String] {
        var registry = CoordinatorRegistry()
        registry.register(coordinator)
        registry.entry(type(of: coordinator))
        let graph = try registry.graph()
        return graph.edges.filter { graph[$0.to]?.kind == .coordinator }.map { Notation.print($0) }
    }

    private var flow: (any Coordinator)? { root.childCoordinators.first }

    @Test func aChildIsNamedForTheFunctionOrTheActionThatStartsIt() throws {
        root.begin()
        let flow = try #require(flow)
        for action in [Ask.cart, .help(topic: 3), .offer] { flow.handle(action) }
        #expect(try starts(of: root).contains("Root -root!-> Flow : begin"))
        #expect(
            try starts(of: flow) == [
                "Flow -push-> Cart : cart", "Flow -push-> Help : startHelp",
                "Flow -push-> Offer : offer",
            ])
    }

    @Test func whatTheLibraryItselfSaysNamesNothing() throws {
        root.begin()
        try #require(flow).handle(Action.cancel(1))
        #expect(try starts(of: #require(flow)) == ["Flow -push-> Cart : handle"])
    }

    @Test func aCallPastTheProtocolSaysNoAction() throws {
        root.begin()
        (flow as? Flow)?.handle(Ask.cart)
        (flow as? Flow)?.handle(Ask.help(topic: 1))
        #expect(
            try starts(of: #require(flow)) == [
                "Flow -push-> Cart : start", "Flow -push-> Help : startHelp",
            ])
    }

    @Test func aRootThatAnActionStartsIsNotTheInitialOne() throws {
        root.begin()
        try #require(flow).handle(Action.done(1))
        #expect(
            try starts(of: root).filter { $0.hasPrefix("Root") } == [
                "Root -root!-> Flow : begin", "Root -root-> Help : handle",
            ])
    }

    @Test func aChildThatIsGoneIsForgotten() throws {
        root.begin()
        weak let first = flow
        root.remove(coordinator: try #require(first))
        #expect(first == nil)
        #expect(root.childCoordinators.isEmpty)
        root.childCoordinators.append(Flow(root, root.navigationController))
        #expect(try starts(of: root) == ["Root -root!-> Flow : start"], "added past the library")
    }
}
