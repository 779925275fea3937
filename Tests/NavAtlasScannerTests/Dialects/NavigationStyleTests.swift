import NavAtlasModel
import Testing

@testable import NavAtlasScanner

struct NavigationStyleTests {
    /// The example shows a coordinator of its style, and a transition.
    @Test(arguments: NavigationStyle.all)
    func anExampleIsReadAsItsStyle(style: NavigationStyle) throws {
        let graph = try style.graph
        let coordinators = graph.nodes.filter { $0.kind == .coordinator }
        #expect(coordinators.map(\.style) == [style.id])
        #expect(graph.edges.contains { $0.kind == .transition })
        #expect(graph.nodes.contains { $0.kind == .screen })
    }
}
