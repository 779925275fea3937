import NavAtlasModel
import Stinsen1Coordination
import Testing

private struct NodeScreen: View {
    @EnvironmentObject var node: NavigationRouter<Node.Route>
    var body: some View { EmptyView() }
}

/// Leads to coordinators that were made before, to itself among them.
private final class Node: NavigationCoordinatable {
    enum Route { case next }

    var navigationStack = NavigationStack()
    var next: Node?

    func resolveRoute(route: Route) -> Transition { .push((next ?? self).eraseToAnyCoordinatable()) }
    @ViewBuilder func start() -> some View { NodeScreen() }
}

@Suite struct WrongUseTests {
    private func goOn(_ node: Node) throws {
        let view = try #require(node.state.root?.content as? any View)
        try #require(view.firstInside { $0 as? NodeScreen }).node.route(to: .next)
    }

    @Test func aSecondParentIsNoted() throws {
        let (first, second, child) = (Node(), Node(), Node())
        (first.next, second.next) = (child, child)
        try goOn(first)
        try goOn(second)
        #expect(second.state.failures == [.secondParent("Node", of: "Node", second: "Node")])
        #expect(first.state.failures.isEmpty)
    }

    @Test func aCircleIsReadOnce() throws {
        let (first, second) = (Node(), Node())
        (first.next, second.next) = (second, first)
        try goOn(first)
        try goOn(second)
        #expect(first.snapshot.visible == ["Node", "Node", "Node"])
        #expect(first.allChildCoordinators.count == 1)
        #expect(first.state.failures.contains(.endlessNesting("Node")))
        first.navigationStack.popTo(-1)
        second.navigationStack.popTo(-1)
    }

    @Test func aLongChainIsWalked() throws {
        var chain = [Node()]
        for place in 0..<1_000 {
            let next = Node()
            chain[place].next = next
            try goOn(chain[place])
            chain.append(next)
        }
        #expect(chain[0].allChildCoordinators.count == 1_000)
        #expect(chain[0].snapshot.visible.count == 65)
        weak let last = chain.last
        chain = []
        #expect(last == nil)
    }
}
