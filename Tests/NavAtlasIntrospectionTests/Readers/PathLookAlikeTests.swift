import NavAtlasIntrospection
import NavAtlasModel
import Testing

@Suite struct PathLookAlikeTests {
    private func graph(_ coordinator: Any, samples: [Any] = []) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(coordinator)
        for sample in samples { registry.sample(sample) }
        registry.entry(type(of: coordinator))
        return try registry.graph()
    }

    struct Shape: Sendable {
        let make: @Sendable () -> Any
        let style: String
        let edges: [String]
        let unresolved: [String]
    }

    static let shapes = [
        Shape(
            make: { OldFlowView() }, style: "flowStacks",
            edges: ["-root!-> FirstPane : first", "-?-> SecondPane : second(Int)", "-?-> SecondPane : third"],
            unresolved: []),
        Shape(
            make: { OldestFlowView() }, style: "flowStacks",
            edges: ["-root!-> FirstPane : first", "-?-> SecondPane : second(Int)", "-?-> SecondPane : third"],
            unresolved: []),
        Shape(
            make: { OldPresentingView() }, style: "flowStacks", edges: [],
            unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { RoutesOwner() }, style: "flowStacks", edges: [], unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { RoutesView(_owner: .init(storage: .object(.init(wrappedValue: RoutesOwner())))) },
            style: "flowStacks", edges: [], unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { AnyPathOwner() }, style: "flowStacks", edges: [],
            unresolved: ["Step", "first", "path", "root", "second", "third"]),
        Shape(
            make: { ObservableOwner() }, style: "navigationStack", edges: [],
            unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { MacroOwner() }, style: "navigationStack", edges: [],
            unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { InheritingOwner() }, style: "navigationStack", edges: [],
            unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { OldRoutesOwner() }, style: "flowStacks", edges: [],
            unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { BoxedOwner() }, style: "flowStacks", edges: [], unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { OwnerView(_owner: .init(wrappedValue: ObservableOwner())) }, style: "navigationStack",
            edges: ["-push-> SecondPane : first", "-push-> SecondPane : second(Int)", "-push-> SecondPane : third"],
            unresolved: ["root"]),
        Shape(
            make: { AnyStackView() }, style: "navigationStack",
            edges: ["-push-> FirstPane : first", "-push-> FirstPane : second(Int)", "-push-> FirstPane : third"],
            unresolved: ["root"]),
    ]

    @Test(arguments: shapes) func aRealShapeIsRead(shape: Shape) throws {
        let coordinator = shape.make()
        let graph = try graph(coordinator)
        let name = TypeName(type(of: coordinator)).id
        let edges = try graph.withoutProvenance.lines.filter { $0.contains("->") }.map { $0.dropFirst(name.count + 1) }
        #expect(edges.sorted() == shape.edges.map { Substring($0) }.sorted())
        #expect(graph.unresolved.map(\.what) == shape.unresolved.map { "\(name).\($0)" })
        #expect(graph[name]?.style == shape.style)
        #expect(graph[name]?.flow == .stack)
    }

    @Test func theLineThatIsMissingIsNamed() throws {
        let open = try graph(OldPresentingView()).unresolved.first { $0.what == "OldPresentingView.first" }
        #expect(open?.candidates == ["*"])
        #expect(open?.reason.contains("DestinationProviding") == true)
        #expect(open?.reason.contains("Step") == true)
    }

    @Test func anObjectThatIsNotMadeYetIsGivenByTheRegistration() throws {
        let view = RoutesView(_owner: .init(storage: .initially { RoutesOwner() }))
        let unmade = RegistryError.unmadeModel("RoutesView", property: "owner", model: "RoutesOwner")
        #expect(throws: unmade) { try graph(view) }
        #expect("\(unmade)".contains("register(RoutesView(…), model: RoutesOwner(…))"))
        var registry = CoordinatorRegistry()
        registry.register(view, model: RoutesOwner())
        registry.entry(RoutesView.self)
        #expect(
            try registry.graph().unresolved.map(\.what)
                == ["first", "root", "second", "third"].map { "RoutesView.\($0)" })
    }

    struct Beginning: Sendable {
        let isRoot: Bool
        let make: @Sendable () -> Any
    }

    /// Only the routes of the versions up to 0.4 begin with the root; those of later ones are shown over it.
    @Test(arguments: [
        Beginning(isRoot: true) { OlderOwner(routes: [.sheet(.first, embedInNavigationView: true), .push(.third)]) },
        Beginning(isRoot: true) { OlderOwner(routes: [.cover(.first, embedInNavigationView: false), .push(.third)]) },
        Beginning(isRoot: false) { OlderOwner(routes: [.push(.first), .push(.third)]) },
        Beginning(isRoot: false) { NewerOwner(routes: [.sheet(.first, withNavigation: true), .push(.third)]) },
        Beginning(isRoot: false) { NewerOwner(routes: [.cover(.first, withNavigation: false), .push(.third)]) },
        Beginning(isRoot: false) { NewerOwner(routes: [.push(.first), .push(.third)]) },
    ]) func onlyOldRoutesBeginWithTheRoot(beginning: Beginning) throws {
        let (coordinator, isRoot) = (beginning.make(), beginning.isRoot)
        let graph = try graph(coordinator)
        let name = TypeName(type(of: coordinator)).id
        #expect(graph.edges.contains { $0.name == "first" && $0.kind == .root && $0.initial } == isRoot)
        #expect(graph.edges.contains { $0.name == "first" && $0.kind == .route } != isRoot)
        #expect(graph.unresolved.map(\.what) == (isRoot ? [] : ["\(name).root"]))
    }
}
