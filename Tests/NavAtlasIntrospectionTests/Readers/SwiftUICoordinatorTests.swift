import NavAtlasIntrospection
import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

extension SignRoute: ActionProviding {}

/// What is read of live coordinators of the headless library that stands for SwiftUICoordinator.
@Suite struct SwiftUICoordinatorLookAlikeTests {
    private func graph(
        _ coordinators: [Any], samples: [Any] = [], handler: Any? = nil
    ) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        for coordinator in coordinators { registry.register(coordinator) }
        for sample in samples { registry.sample(sample) }
        if let handler { registry.deepLinks(of: handler) }
        if let first = coordinators.first { registry.entry(type(of: first)) }
        return try registry.graph()
    }

    private func edges(_ graph: NavigationGraph) throws -> [Substring] {
        try graph.withoutProvenance.lines.filter { $0.contains("->") }
    }

    @Test func whatACoordinatorSaysIsRead() throws {
        let graph = try graph([SignCoordinator()], samples: [SignRoute.code("1"), SignRoute.code("")])
        #expect(
            try edges(graph) == [
                "SignCoordinator -push-> CodePane : code(String)",
                "SignCoordinator -sheet-> CodePane : code(String)",
                "SignCoordinator -root/push!-> SignInPane : signIn",
                "SignCoordinator -fullScreen-> SignUpPane : help",
                "SignCoordinator -sheet-> SignUpPane : signUp",
            ])
        #expect(graph.unresolved.map(\.what) == ["SignCoordinator.child", "SignCoordinator.handle"])
        #expect(
            graph.unresolved.allSatisfy { $0.candidates == ["*"] && $0.reason.contains("starts(Child.self, from: ") })
        #expect(graph["SignCoordinator"]?.style == "swiftUICoordinator")
    }

    @Test func whatACoordinatorDoesNotSayIsListed() throws {
        let graph = try graph([SilentSignCoordinator()])
        #expect(graph.edges.isEmpty)
        #expect(
            graph.unresolved.map(\.what)
                == ["child", "code", "handle", "help", "signIn", "signUp"].map { "SilentSignCoordinator.\($0)" })
        #expect(graph.unresolved[1].reason.contains("DestinationProviding"))
    }

    @Test func aCaseWithoutASampleHasAScreenButNoPresentation() throws {
        let graph = try graph([SpokenCoordinator()])
        #expect(
            try edges(graph) == [
                "SpokenCoordinator -root/push!-> SignInPane : start",
                "SpokenCoordinator -?-> SignInPane : end(Int)",
            ])
        #expect(graph.unresolved.first?.reason.contains("register a sample") == true)
    }

    @Test func startedCoordinatorsAreReadWithoutBeingRegistered() throws {
        let (root, first, second) = (LookRoot(), SilentSignCoordinator(), SpokenCoordinator())
        root.childCoordinators = [first]
        first.childCoordinators = [.init(second), .init(LookTabs())]
        second.childCoordinators = [root]
        let graph = try graph([root])
        let children = try edges(graph).filter { $0.hasSuffix(": start") && !$0.contains("SignInPane") }
        #expect(
            children == [
                "LookRoot -root!-> SilentSignCoordinator : start",
                "SilentSignCoordinator -push-> SpokenCoordinator : start",
                "SpokenCoordinator -push-> LookRoot : start",
            ])
        #expect(graph["LookTabs"] == nil, "it is held weakly, and gone")
    }

    @Test func tabsAreRead() throws {
        let graph = try graph([LookTabs()])
        #expect(try edges(graph) == ["LookTabs -tab-> CodePane : first", "LookTabs -tab-> CodePane : second"])
        #expect(graph["LookTabs"]?.flow == .tab)
        #expect(graph.unresolved.map(\.what) == ["LookTabs.handle", "LookTabs.third"])
        #expect(graph.unresolved.last?.candidates == ["CodePane"])
    }

    @Test func aHandlersLinksAreRead() throws {
        let graph = try graph([SpokenCoordinator(), LookTabs()], handler: LookLinkHandler())
        #expect(
            graph.deepLinks == [
                DeepLink(pattern: "look://end?a={a}&b={b}", to: "SignInPane", path: ["SpokenCoordinator.end"]),
                DeepLink(pattern: "look://lost"),
            ])
        #expect(throws: RegistryError.unreadable("SignInPane", property: "scheme")) {
            try self.graph([SpokenCoordinator()], handler: SignInPane())
        }
    }

    @Test func aLongChainOfChildrenIsWalked() throws {
        let root = SpokenCoordinator()
        var last = root
        for _ in 0..<1_000 {
            let next = SpokenCoordinator()
            last.childCoordinators = [next]
            last = next
        }
        last.childCoordinators = [LookTabs()]
        let graph = try graph([root])
        #expect(graph["LookTabs"]?.flow == .tab)
        // Taken apart from the top: a chain that is released from its head is released recursively.
        var next: SpokenCoordinator? = root
        while let current = next {
            next = current.childCoordinators.first as? SpokenCoordinator
            current.childCoordinators = []
        }
    }
}

private enum FlowRoute: StackNavigationRoute {
    case list
    case item(Int)
    case cover

    var action: TransitionAction {
        switch self {
        case .cover: .present(modalPresentationStyle: .fullScreen)
        default: .push()
        }
    }
}

private struct ListView: View { var body: some View { EmptyView() } }
private struct ItemView: View {
    let number: Int
    var body: some View { EmptyView() }
}

private final class FlowCoordinator: Routing, RouterViewFactory {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: UINavigationController
    let startRoute: FlowRoute

    init(parent: Coordinator?, navigationController: NavigationController, startRoute: FlowRoute = .list) {
        self.parent = parent
        self.navigationController = navigationController
        self.startRoute = startRoute
    }

    func view(for route: FlowRoute) -> some View {
        switch route {
        case .list, .cover: ListView()
        case .item(let number): ItemView(number: number)
        }
    }
}

private final class StartCoordinator: RootCoordinator {
    func start() {
        let flow = FlowCoordinator(parent: self, navigationController: navigationController)
        add(child: flow)
        flow.start()
    }
}

@Suite struct SwiftUICoordinatorHeadlessTests {
    @Test func headlessCoordinatorsSayAll() throws {
        let start = StartCoordinator(window: UIWindow(), navigationController: NavigationController())
        start.start()
        var registry = CoordinatorRegistry()
        registry.register(start)
        registry.sample(FlowRoute.item(1))
        registry.entry(StartCoordinator.self)
        let graph = try registry.graph()
        #expect(
            try graph.withoutProvenance.lines.filter { $0.contains("->") } == [
                "FlowCoordinator -push-> ItemView : item(Int)",
                "FlowCoordinator -root/push!-> ListView : list",
                "FlowCoordinator -fullScreen-> ListView : cover",
                "StartCoordinator -root!-> FlowCoordinator : start",
            ])
        #expect(graph.unresolved.isEmpty)
    }
}
