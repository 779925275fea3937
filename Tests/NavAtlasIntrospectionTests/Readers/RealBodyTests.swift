import NavAtlasModel
import Testing

@testable import NavAtlasIntrospection

/// Bodies in the shapes of the real SwiftUI and FlowStacks.
@Suite struct RealBodyTests {
    private func graph(_ coordinators: [Any], samples: [Any] = []) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        for coordinator in coordinators { registry.register(coordinator) }
        for sample in samples { registry.sample(sample) }
        for coordinator in coordinators { registry.entry(type(of: coordinator)) }
        return try registry.graph()
    }

    private func ways(_ graph: NavigationGraph) -> [String] { graph.edges.map { Notation.print($0) } }

    @Test func theRootIsTheStacksAndNoRouteIs() throws {
        let graph = try graph([FrontFlow()])
        #expect(
            ways(graph) == [
                "FrontFlow -root!-> FirstPane : root", "FrontFlow -?-> SecondPane : first",
                "FrontFlow -?-> SecondPane : second(Int)", "FrontFlow -?-> SecondPane : third",
            ])
        #expect(graph.unresolved.isEmpty)
    }

    @Test func whatAnyPathShowsIsAskedForByType() throws {
        let open = try graph([AnyFlow()]).unresolved
        #expect(open.map(\.what) == ["Choice", "ItemData", "one", "two"].map { "AnyFlow.\($0)" })
        #expect(open.allSatisfy { $0.reason.contains("DestinationProviding: view(for: AnyHashable)") })
        #expect(ways(try graph([AnyFlow()])) == ["AnyFlow -root!-> FirstPane : root"])
    }

    @Test func anyPathWithoutABodyIsOpen() throws {
        let open = try graph([SilentAnyFlow()]).unresolved
        #expect(open.map(\.what) == ["SilentAnyFlow.path", "SilentAnyFlow.root"])
        #expect(open.allSatisfy { $0.reason.contains("conforms to BodyProviding") && $0.candidates == ["*"] })
    }

    /// A type whose cases all lead to the same has one way, as where a destination is declared for it in source.
    @Test func oneTableMayBeForValuesOfAnyType() throws {
        let graph = try graph([ToldAnyFlow()], samples: [ItemData(id: 7)])
        #expect(
            ways(graph) == [
                "ToldAnyFlow -root!-> FirstPane : root", "ToldAnyFlow -?-> FirstPane : ItemData",
                "ToldAnyFlow -?-> SecondPane : Choice",
            ])
        #expect(graph.unresolved.isEmpty)
    }

    @Test func aStackMayKeepItsPath() throws {
        let graph = try graph([KeepingFlow()])
        #expect(graph["KeepingFlow"]?.style == "flowStacks")
        #expect(ways(graph) == ["KeepingFlow -root!-> FirstPane : root"])
        #expect(graph.unresolved.map(\.what) == ["KeepingFlow.ItemData"])
    }

    /// What is empty says nothing of its root: it is the router's first route, and there is none yet.
    @Test func aRoutersFirstRouteIsItsRoot() throws {
        let graph = try graph([RouterFlow(routes: [.push(.first)])])
        #expect(graph.edges.filter(\.initial).map(\.name) == ["first"])
        #expect(try self.graph([RouterFlow(routes: [])]).unresolved.map(\.what) == ["RouterFlow.root"])
    }

    /// `FirstPane().showing($routes) { … }`; the router's type alone says what stands beneath the routes.
    @Test func whatShowsRoutesOverItselfIsTheRoot() throws {
        #expect(
            ways(try graph([ShowingFlow<FirstPane>()], samples: [Step.second(1)])) == [
                "ShowingFlow -root!-> FirstPane : root", "ShowingFlow -?-> SecondPane : second(Int)",
                "ShowingFlow -?-> SecondPane : third",
            ])
        let roots = try graph([ShowingFlow<Never.Text>()]).edges.filter(\.initial)
        #expect(roots.map(\.to) == ["inline:Text#ShowingFlow.root"])
    }

    @Test func tabsAreNamedByTheirTags() throws {
        #expect(
            ways(try graph([RealTabs()])) == [
                "RealTabs -tab-> FirstPane : home", "RealTabs -tab-> SecondPane : 1",
                "RealTabs -tab-> SecondPane : second",
            ])
    }

    struct Builder: Sendable {
        let view: @Sendable () -> Any
        let shown: String
    }

    @Test(arguments: [
        Builder(
            view: { Never._ConditionalContent<FirstPane, Never.Text>(storage: .trueContent(FirstPane())) },
            shown: "FirstPane"),
        Builder(
            view: { Never._ConditionalContent<FirstPane, Never.Text>(storage: .falseContent(Never.Text())) },
            shown: "inline:Text#Front.root"),
        Builder(view: { Never.TupleView(value: (Never.Text(), Never.Text())) }, shown: "inline:Text#Front.root"),
        Builder(view: { Never.TupleView(value: (Never.Text(), FirstPane())) }, shown: "FirstPane"),
        Builder(view: { Never.AnyView(Never.AnyView(SecondPane())) }, shown: "SecondPane"),
        Builder(
            view: { Never.ModifiedContent(content: Never.AnyView(Never.Text()), modifier: Never.Padding()) },
            shown: "inline:Text#Front.root"),
        Builder(view: { Optional.some(FirstPane()) as Any }, shown: "FirstPane"),
        Builder(view: { Never.VStack(Never.TupleView(value: (Never.Text(), SecondPane()))) }, shown: "SecondPane"),
        Builder(view: { Never.VStack(Never.Text()) }, shown: "inline:VStack#Front.root"),
    ]) func whatABuilderPutsAroundAScreenIsNotItsName(builder: Builder) throws {
        #expect(try graph([Front(content: builder.view())]).edges.map(\.to) == [builder.shown])
    }

    @Test func whatCannotBeReadIsListedAndTheOthersAreRead() throws {
        let view = RoutesView(_owner: .init(storage: .initially { RoutesOwner() }))
        let graph = try graph([view, FrontFlow(), FirstPane(), Unknown()])
        #expect(ways(graph).first == "FrontFlow -root!-> FirstPane : root")
        #expect(graph.unresolved.map(\.what) == ["FirstPane", "RoutesView", "Unknown"])
        #expect(graph.unresolved.allSatisfy { $0.candidates == ["*"] && $0.from == $0.what })
        #expect(graph.unresolved[0].reason.contains("extension FirstPane: BodyProviding {}"))
        #expect(graph.unresolved[1].reason.contains("its owner is a StateObject that is not made yet"))
        #expect(graph.nodes.map(\.id).contains("Unknown"))
    }
}

private struct ItemData: Hashable { let id: Int }

private enum Choice: Hashable { case one, two }

private struct Unknown { let title = "" }

private func destination<Data, Content>(
    for type: Data.Type, on content: Content
) -> Never.ModifiedContent<Content, Never.DestinationBuilderModifier<Data>> {
    .init(content: content, modifier: .init(typedDestinationBuilder: { _ in Never.AnyView(Never.EmptyView()) }))
}

private struct Front: BodyProviding {
    let content: Any
    var body: Never.FlowStack<Any> { .init(root: content) }
}

/// `FlowStack($model.routes) { FrontView() … }` with `routes = [.push(.first)]`.
private struct FrontFlow: BodyProviding, DestinationProviding {
    let _routes = Paths.State(_value: [Paths.Newer.Route<Step>.push(.first), .sheet(.third, withNavigation: true)])
    var body: some Any { Never.FlowStack(root: destination(for: Step.self, on: FirstPane())) }
    func view(for step: Step) -> SecondPane { SecondPane() }
}

private struct AnyFlow: BodyProviding {
    let _path = Paths.State(_value: Paths.FlowPath(routes: []))
    var body: some Any {
        Never.VStack(
            Never.FlowStack(
                root: destination(for: Choice.self, on: destination(for: ItemData.self, on: FirstPane()))))
    }
}

private struct SilentAnyFlow {
    let _path = Paths.State(_value: Paths.FlowPath(routes: []))
}

private struct ToldAnyFlow: BodyProviding, DestinationProviding {
    let _path = Paths.State(_value: Paths.FlowPath(routes: []))
    var body: some Any { AnyFlow().body }
    func view(for value: AnyHashable) -> Any { value.base is ItemData ? FirstPane() as Any : SecondPane() }
}

private struct KeepingFlow: BodyProviding {
    var body: some Any { Never.FlowStack(root: destination(for: ItemData.self, on: FirstPane())) }
}

private struct RouterFlow: BodyProviding, DestinationProviding {
    let routes: [Paths.Older.Route<Step>]
    var body: some Any { Never.Router<Step, FirstPane>() }
    func view(for step: Step) -> FirstPane { FirstPane() }
}

/// Nothing is shown for `first`: there is no way to it.
private struct ShowingFlow<Root>: BodyProviding, DestinationProviding {
    let routes: [Paths.Older.Route<Step>] = []
    var body: some Any { Never.Router<Never.AllScreen<Step>, Never._ConditionalContent<Root, SecondPane>>() }
    func view(for step: Step) -> Any { step == .first ? Never.EmptyView() as Any : SecondPane() }
}

private struct RealTabs: BodyProviding {
    enum Tab: Hashable { case home }

    var body: some Any {
        Never.TabView(
            content: Never.TupleView(
                value: (
                    tagged(FirstPane(), Tab.home),
                    Never.ModifiedContent(content: SecondPane(), modifier: Never.Padding()),
                    tagged(Never.AnyView(SecondPane()), "second")
                )))
    }

    private func tagged<Content, Tag>(_ content: Content, _ tag: Tag) -> some Any {
        Never.ModifiedContent(
            content: Never.ModifiedContent(content: content, modifier: Never.Padding()),
            modifier: Never._TraitWritingModifier(value: .tagged(tag)))
    }
}
