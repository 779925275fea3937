import CoordinationState
import Stinsen2Coordination
import Testing

/// Leads to coordinators that were made before, to itself among them.
private final class Node: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Node.start)
    var next: Node?

    @Root var start = makeStart
    @Route(.push) var shared = makeNext

    @ViewBuilder func makeStart() -> some View { PaneView() }
    func makeNext() -> Node { next ?? self }
}

@Suite struct WrongUseTests {
    @Test func aSecondParentIsNoted() {
        let (first, second, child) = (Node(), Node(), Node())
        (first.next, second.next) = (child, child)
        first.route(to: \.shared)
        second.route(to: \.shared)
        #expect(second.state.failures == [.secondParent("Node", of: "Node", second: "Node")])
        child.dismissCoordinator()
        #expect(second.state.stack.isEmpty)
        second.route(to: \.shared)
        #expect(second.state.failures.count == 1, "its parent is the same one")
    }

    @Test func whatItsParentNoLongerShowsMayBeShownElsewhere() {
        let (first, second, child) = (Node(), Node(), Node())
        (first.next, second.next) = (child, child)
        first.route(to: \.shared)
        first.popToRoot()
        second.route(to: \.shared)
        #expect(second.state.failures.isEmpty)
    }

    @Test func anEmptyStackIsPopped() {
        let node = Node()
        node.popLast()
        node.popToRoot()
        #expect(node.state.stack.isEmpty)
        #expect(node.snapshot.visible == ["Node", "PaneView"])
    }

    @Test func aCircleIsReadOnce() {
        let (first, second) = (Node(), Node())
        (first.next, second.next) = (second, first)
        for _ in 0..<3 {
            first.route(to: \.shared)
            second.route(to: \.shared)
        }
        let snapshot = first.snapshot
        #expect(snapshot.items.count == 4)
        #expect(snapshot.visible == ["Node", "Node", "Node"])
        #expect(first.state.failures.contains(.endlessNesting("Node")))
        first.dismissCoordinator()
        #expect(second.state.stack.count < 3)
        (first.next, second.next) = (nil, nil)
        first.popToRoot()
        second.popToRoot()
    }

    @Test func aLongChainIsReadAsFarAsItIsWorth() {
        var chain = [Node()]
        for place in 0..<1_000 {
            let next = Node()
            chain[place].next = next
            chain[place].route(to: \.shared)
            chain.append(next)
        }
        #expect(chain[0].snapshot.visible.count == 65)
        #expect(chain[64].state.failures == [.endlessNesting("Node")])
        #expect(chain[1_000].parent === chain[999])
        weak let last = chain.last
        chain = []
        #expect(last == nil)
    }

    @Test func aVeryLongChainIsMadeAndReleased() {
        var first: Node? = Node()
        weak var last: Node?
        do {
            var node = first
            for _ in 0..<20_000 {
                node?.next = Node()
                let next: Node? = node?.route(to: \.shared)
                node?.next = nil
                node = next
            }
            last = node
        }
        #expect(last != nil)
        first = nil
        #expect(last == nil)
    }

    @Test func wrappersThatPresentOneAnotherDismissNothing() {
        let inner = NavigationViewCoordinator(Node())
        let outer = NavigationViewCoordinator(inner)
        outer.parent = inner
        #expect(!inner.canDismissChild)
        inner.child.dismissCoordinator()
        #expect(inner.child.state.failures == [.notPresented("Node")])
    }
}
