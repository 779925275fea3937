import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct StartPresentationsTests {
    /// One of a type that coordinators start is not what a container begins with, though it is not known which one it is.
    @Test func containersBeginWithWhatNoCoordinatorStarts() {
        var starts = StartPresentations()
        let container = Value.text("container")
        let first = Target(node: .undeclared("First"), value: .text("first"))
        let later = Target(node: .undeclared("Later"), value: .text("some one"))
        starts.note(
            Target(node: later.node, value: .text("a known one")), startedBy: first, inRoute: "later", asking: "start")
        for coordinator in [later, first] { starts.note(container, filledBy: coordinator, asItStarts: true) }
        #expect(starts.coordinators(beginningIn: container).map(\.node) == [first.node])
    }

    /// How a coordinator shows itself is said by the method that the route asks.
    @Test func methodsSayHowACoordinatorIsShown() {
        var starts = StartPresentations()
        let (parent, child) = (Target(node: .undeclared("Parent")), Target(node: .undeclared("Child")))
        for (method, way) in [("fill", Presentation.root), ("push", .push)] {
            starts.note(way, of: child.node, in: method, isKept: false)
            starts.note(child, startedBy: parent, inRoute: "by \(method)", asking: method)
        }
        let ways = ["fill", "push"].map { method in
            starts.presentation(
                of: child.node, startedBy: .init(coordinator: parent.node, name: "by \(method)"))
        }
        #expect(ways == [.root, .push])
    }
}
