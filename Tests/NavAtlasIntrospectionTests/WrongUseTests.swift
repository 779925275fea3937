import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import Stinsen2Coordination
import SwiftUICoordinatorCoordination
import Testing

private final class Link: Routing {
    enum Route: SwiftUICoordinatorCoordination.StackNavigationRoute {
        case start
        var action: TransitionAction { .push(animated: true) }
    }
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: UINavigationController = NavigationController()
    let startRoute = Route.start

    init(parent: Coordinator? = nil) { self.parent = parent }
}

extension Link: RouterViewFactory {
    func view(for route: Route) -> some View { Pane() }
}

private struct Pane: View { var body: some View { EmptyView() } }

/// A container that contains itself.
private final class NavigationViewCoordinator {
    var child: AnyObject = Link()
    let children = 0
}

/// A view that holds itself in a library's view, twice.
private struct Loop: View {
    let isEndless: Bool
    @State var path: [Int] = []
    var body: some View {
        TabView {
            AnyView(VStack { AnyView(Loop(isEndless: isEndless)) })
            Pane()
        }
    }
}

@Suite struct WrongUseTests {
    private func graph(_ coordinator: Any) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(coordinator)
        registry.entry(type(of: coordinator))
        return try registry.graph()
    }

    @Test func aLongChainOfChildrenIsWalked() throws {
        let first = Link()
        var last = first
        for _ in 0..<1_000 {
            let next = Link(parent: last)
            last.add(child: next)
            last = next
        }
        let graph = try graph(first)
        #expect(graph.nodes.map(\.id) == ["Link", "Pane"])
        // The way is called for the function that has added the child: this one.
        let name = String(#function.prefix { $0 != "(" })
        #expect(graph.edges.contains { $0.from == "Link" && $0.to == "Link" && $0.name == name })
    }

    @Test func aCircleOfChildrenIsWalkedOnce() throws {
        let (first, second) = (Link(), Link())
        first.childCoordinators = [second, first]
        second.childCoordinators = [first, second]
        #expect(try graph(first).nodes.count == 2)
        (first.childCoordinators, second.childCoordinators) = ([], [])
    }

    @Test func aContainerThatContainsItselfIsAnError() {
        let wrapper = NavigationViewCoordinator()
        wrapper.child = wrapper
        #expect(throws: RegistryError.endlessWrapping("NavigationViewCoordinator")) { try graph(wrapper) }
        wrapper.child = Link()
    }

    @Test func aViewThatHoldsItselfIsReadOnce() throws {
        #expect(try graph(Loop(isEndless: true)).edges.map(\.to) == ["Loop", "Pane"])
    }

    @Test func theRegistryKeepsNothingAlive() throws {
        var link: Link? = Link()
        let child = Link(parent: link)
        link?.add(child: child)
        weak let gone = link
        do {
            var registry = CoordinatorRegistry()
            if let link { registry.register(link) }
            registry.entry(Link.self)
            _ = try registry.graph()
        }
        link = nil
        #expect(gone == nil)
    }
}
