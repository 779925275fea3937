import NavAtlasIntrospection
import NavAtlasModel
import Testing

@testable import NavAtlasIntrospection

/// What an app says of the coordinators that the real SwiftUICoordinator starts in code.
@Suite struct DeclaredStartTests {
    private func graph(_ say: (inout CoordinatorRegistry) -> Void) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(LookRoot())
        registry.register(SpokenCoordinator())
        registry.register(SignCoordinator())
        registry.entry(LookRoot.self)
        say(&registry)
        return try registry.graph()
    }

    private func handlers(_ graph: NavigationGraph) -> [String] {
        graph.unresolved.map(\.what).filter { $0.hasSuffix(".handle") }
    }

    @Test func whatNobodySaysMayLeadAnywhere() throws {
        let graph = try graph { _ in }
        #expect(handlers(graph) == ["LookRoot.handle", "SignCoordinator.handle", "SpokenCoordinator.handle"])
        #expect(graph.unresolved.allSatisfy { $0.from != nil })
        #expect(graph.unresolved.first { $0.what == "LookRoot.handle" }?.candidates == ["*"])
    }

    @Test func whatIsSaidIsAWay() throws {
        let graph = try graph {
            $0.starts(SpokenCoordinator.self, from: LookRoot.self, as: "showMain")
            $0.starts(SignCoordinator.self, from: SpokenCoordinator.self, as: "signIn")
            $0.startsNothing(SignCoordinator.self)
        }
        let ways = try graph.withoutProvenance.lines.filter { $0.contains("Coordinator :") }
        #expect(
            ways == [
                "LookRoot -root-> SpokenCoordinator : showMain",
                "SpokenCoordinator -push-> SignCoordinator : signIn",
            ])
        #expect(handlers(graph).isEmpty)
    }

    /// The live coordinator knows that the child was started; the app says what that is called.
    @Test func aChildThatWasStartedGetsTheNameThatIsSaid() throws {
        let root = LookRoot()
        root.childCoordinators = [SpokenCoordinator()]
        var registry = CoordinatorRegistry()
        registry.register(root)
        registry.entry(LookRoot.self)
        registry.starts(SpokenCoordinator.self, from: LookRoot.self, as: "begin")
        let ways = try registry.graph().edges.filter { $0.from == "LookRoot" }
        #expect(ways.map { Notation.print($0) } == ["LookRoot -root!-> SpokenCoordinator : begin"])
    }

    @Test func whoStartsThemHasToBeRegistered() {
        #expect(throws: RegistryError.unknownStart("LookTabs", child: "SignCoordinator")) {
            try graph { $0.starts(SignCoordinator.self, from: LookTabs.self, as: "signIn") }
        }
        #expect(throws: RegistryError.unknownStart("LookTabs", child: nil)) {
            try graph { $0.startsNothing(LookTabs.self) }
        }
    }

    @Test func aRealCoordinatorIsNotExplored() {
        #expect(throws: RegistryError.notLive("LookRoot")) { try graph { $0.explore { LookRoot() } } }
    }

    @Test func anEmptyViewStandsForAChild() throws {
        var registry = CoordinatorRegistry()
        registry.register(PlaceholderCoordinator())
        registry.entry(PlaceholderCoordinator.self)
        registry.startsNothing(PlaceholderCoordinator.self)
        let graph = try registry.graph()
        #expect(graph.edges.map(\.name) == ["list"])
        #expect(graph.unresolved.map(\.what) == ["PlaceholderCoordinator.shop"])
        #expect(graph.unresolved.first?.reason.contains("starts(Child.self, from: PlaceholderCoordinator.self") == true)
    }
}

private enum PlaceholderRoute: ActionProviding {
    case list, shop
    var action: Coords.TransitionAction { .push(animated: true) }
}

private final class PlaceholderCoordinator: Coords.Coordinator, DestinationProviding {
    weak var parent: (any Coords.Coordinator)?
    var childCoordinators: [any Coords.Coordinator] = []
    let navigationController = Coords.NavigationController()
    let startRoute = PlaceholderRoute.list
    func view(for route: PlaceholderRoute) -> Any { route == .list ? SignInPane() as Any : Never.EmptyView() }
}
