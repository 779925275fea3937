import NavAtlasModel
import NavAtlasScanner
import Testing

struct ControllerCallsTests {
    /// A navigation controller that is pushed brings its bar along; one that is presented, or a controller that is pushed without
    /// one, does not.
    @Test(arguments: [
        (
            "navigationController?.pushViewController(UINavigationController(rootViewController: ListController()), animated: true)",
            true
        ),
        ("present(UINavigationController(rootViewController: ListController()), animated: true)", false),
        ("navigationController?.pushViewController(ListController(), animated: true)", false),
    ])
    func aPushedContainer(_ code: String, _ isContainer: Bool) {
        let app = TwoControllers.app("", first: code, second: "")
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": app])
        #expect(graph.nodes.first { $0.id == "ListController" }?.container == isContainer)
    }
}
