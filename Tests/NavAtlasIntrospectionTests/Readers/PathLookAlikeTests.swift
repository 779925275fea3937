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
            make: { OldPresentingView() }, style: "flowStacks", edges: [],
            unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { RoutesOwner() }, style: "flowStacks", edges: [], unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { RoutesView(_owner: .init(storage: .object(.init(wrappedValue: RoutesOwner())))) },
            style: "flowStacks", edges: [], unresolved: ["first", "root", "second", "third"]),
        Shape(
            make: { AnyPathOwner() }, style: "flowStacks", edges: [],
            unresolved: ["first", "root", "second", "third"]),
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

    @Test func anObjectThatIsNotMadeYetCannotBeRead() {
        let view = RoutesView(_owner: .init(storage: .initially { RoutesOwner() }))
        #expect(throws: RegistryError.notACoordinator("RoutesView")) { try graph(view) }
    }
}
