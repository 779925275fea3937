import NavAtlasIntrospection
import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

private final class Link: Coordinator {
    nonisolated(unsafe) static var alive = 0

    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()

    init() { Link.alive += 1 }
    deinit { Link.alive -= 1 }

    /// A chain of that many coordinators, each the child of the one before.
    static func chain(_ length: Int) -> Link {
        let first = Link()
        var last = first
        for _ in 1..<length {
            let next = Link()
            next.parent = last
            last.childCoordinators = [next]
            last = next
        }
        return first
    }

    /// Two coordinators that have started one another.
    static func circle() -> (Link, Link) {
        let (one, two) = (Link(), Link())
        one.childCoordinators = [two]
        two.childCoordinators = [one]
        (one.parent, two.parent) = (two, one)
        return (one, two)
    }
}

private enum Ping: CoordinatorAction { case ping }

@Suite(.serialized) struct ExplorerDepthTests {
    @Test(arguments: [(1_000, []), (1_500, ["bounded-exploration: Link"])])
    func aChainOfChildrenIsWalked(length: Int, remarks: [String]) throws {
        let graph = try explored({ Link.chain(length) }, entry: Link(), actions: [(Ping.ping, Link.self)])
        #expect(graph.remarked == remarks)
        #expect(Link.alive == 0)
    }

    @Test func coordinatorsInACircleAreWalkedOnce() throws {
        var circles: [(Link, Link)] = []
        let start = {
            circles.append(Link.circle())
            return circles[circles.count - 1].0
        }
        let graph = try explored(start, entry: Link(), actions: [(Ping.ping, Link.self)])
        #expect(graph.remarks.isEmpty)
        #expect(circles.count == 1, "one action of one type: one walk")
        for (one, two) in circles { (one.childCoordinators, two.childCoordinators) = ([], []) }
        circles = []
        #expect(Link.alive == 0)
    }
}
