import Testing

@testable import NavAtlasScanner

@Suite struct StartPresentationsTests {
    /// One of a type that coordinators start is not what a container begins with, though it is not known which one it is.
    @Test func containersBeginWithWhatNoCoordinatorStarts() {
        var starts = StartPresentations()
        let container = Value.text("container")
        let first = Target(node: .undeclared("First"), value: .text("first"))
        let later = Target(node: .undeclared("Later"), value: .text("some one"))
        starts.note(Target(node: later.node, value: .text("a known one")), startedBy: first, inRoute: "later")
        for coordinator in [later, first] { starts.note(container, filledBy: coordinator, asItStarts: true) }
        #expect(starts.coordinators(beginningIn: container).map(\.node) == [first.node])
    }
}
