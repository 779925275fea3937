import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

private enum Ask: CoordinatorAction { case help, stop }

/// Hands on what it does not know by hand, as the library's documentation shows.
private final class Relay: Coordinator {
    var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let controller = NavigationController()
    var ownState: NavigationState? { controller.state }
    var handled = 0

    func handle(_ action: CoordinatorAction) {
        handled += 1
        if case Ask.stop = action, parent == nil || handled > 1 { return }
        parent?.handle(action)
    }
}

/// Asks its child, which asks it again.
private final class Asker: Coordinator {
    var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let controller = NavigationController()
    var ownState: NavigationState? { controller.state }

    func handle(_ action: CoordinatorAction) { (childCoordinators.first ?? parent)?.handle(action) }
}

/// Knows its parent by its own type: nothing can be put in between.
private final class Direct: Coordinator {
    var next: Direct?
    var parent: Coordinator? { next }
    var childCoordinators = [Coordinator]()
    let controller = NavigationController()
    var ownState: NavigationState? { controller.state }

    func handle(_ action: CoordinatorAction) { next?.handle(action) }
}

private struct Count: CoordinatorAction { let number: Int }

/// Sends another action each time, to a coordinator that is no parent.
private final class Sender: Coordinator {
    var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    weak var other: (any Coordinator)?
    let controller = NavigationController()
    var ownState: NavigationState? { controller.state }

    func handle(_ action: CoordinatorAction) {
        if let count = action as? Count { other?.handle(Count(number: count.number + 1)) }
    }
}

/// Does nothing that the library asks for: actions are handled as the library does by itself.
private final class Silent: Coordinator {
    var parent: Coordinator?
    var childCoordinators = [Coordinator]()
}

@Suite struct CircleTests {
    private func relays(_ count: Int, inCircle: Bool) -> [Relay] {
        let all = (0..<count).map { _ in Relay() }
        for (child, parent) in zip(all, all.dropFirst()) { child.parent = parent }
        if inCircle { all.last?.parent = all.first }
        return all
    }

    @Test(arguments: [1, 2, 3, 1_000]) func aCircleOfParentsEnds(count: Int) {
        let all = relays(count, inCircle: true)
        (all[0] as Coordinator).handle(Ask.help)
        #expect(all.allSatisfy { $0.handled == 1 }, "each is asked once")
        #expect(all[0].controller.state.failures == [.handledInCircle(action: "Ask", by: "Relay")])
        for relay in all { relay.parent = nil }
    }

    @Test func whatIsHandledInACircleIsNoFailure() {
        let all = relays(3, inCircle: true)
        all[1].handled = 1
        (all[0] as Coordinator).handle(Ask.stop)
        #expect(all.flatMap(\.controller.state.failures).isEmpty)
        for relay in all { relay.parent = nil }
    }

    @Test(arguments: [1, 2, 1_000]) func nothingIsSentIntoACircleOfParents(count: Int) {
        let all = (0..<count).map { _ in Direct() }
        for (child, parent) in zip(all, all.dropFirst()) { child.next = parent }
        all.last?.next = all.first
        #expect(all[0].send(Ask.help) == .unhandled)
        #expect(all[0].controller.state.failures == [.parentsInCircle("Direct")])
        for direct in all { direct.next = nil }
        #expect(all[0].send(Ask.help) == .handled)
    }

    @Test func aLongChainIsNoCircle() {
        let all = relays(1_000, inCircle: false)
        #expect(all[0].send(Ask.help) == .handled)
        #expect(all.allSatisfy { $0.handled == 1 })
        for relay in all { relay.parent = nil }
    }

    @Test func aChainWithoutMeasureEnds() {
        let all = relays(50_000, inCircle: false)
        #expect(all[0].send(Ask.help) == .unhandled)
        #expect(all.contains { $0.controller.state.failures == [.handedOnTooFar(action: "Ask", by: "Relay")] })
        for relay in all { relay.parent = nil }
    }

    @Test func coordinatorsThatAlwaysSendSomethingNewEnd() {
        let (one, two) = (Sender(), Sender())
        (one.other, two.other) = (two, one)
        #expect(one.send(Count(number: 0)) == .unhandled)
        let failures = one.controller.state.failures + two.controller.state.failures
        #expect(failures == [.handedOnTooFar(action: "Count", by: "Sender")])
    }

    @Test func aParentAndAChildThatAskOneAnotherEnd() {
        let (parent, child) = (Asker(), Asker())
        parent.add(child: child)
        child.parent = parent
        #expect(parent.send(Ask.help) == .unhandled)
        #expect(parent.controller.state.failures + child.controller.state.failures != [])
        child.parent = nil
    }

    @Test func anActionThatNoOneHandlesIsToldWithoutAState() {
        #expect(Silent().send(Ask.help) == .unhandled)
        #expect(Silent().send("no action") == nil)
    }
}
