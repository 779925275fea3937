import FlowStacksCoordination
import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import Testing

private struct Pane: View { var body: some View { EmptyView() } }

private enum Stop: Hashable { case lost }

private struct StackWithoutDestination: View {
    @State var path: [Stop] = []
    var body: some View { NavigationStackCoordination.NavigationStack(path: $path) { Pane() } }
}

private struct FlowWithoutDestination: View {
    @State var routes: Routes<Stop> = []
    var body: some View { FlowStack($routes) { Pane() } }
}

private struct SheetThatStaysAway: View {
    @State var path: [Stop] = []
    var body: some View {
        NavigationStackCoordination.NavigationStack(path: $path) {
            Pane().navigationDestination(for: Stop.self) { _ in Pane() }
        }
        .sheet(isPresented: .constant(false)) { Pane() }
    }
}

/// A route that was taken and shows nothing is said of every style in which that can be: of Stinsen 1 and
/// SwiftUICoordinator beside their explorers' other tests; a route of Stinsen 2 always makes what it shows.
@Suite struct EmptyRouteTests {
    @Test func aValueWithoutADestinationShowsNothing() throws {
        let stack = try explored({ StackWithoutDestination() }, entry: StackWithoutDestination())
        #expect(stack.remarked == ["empty-route: StackWithoutDestination.lost"])
        let flow = try explored({ FlowWithoutDestination() }, entry: FlowWithoutDestination())
        #expect(flow.remarked == ["empty-route: FlowWithoutDestination.lost"])
    }

    @Test func aConditionThatCannotHoldIsListed() throws {
        let graph = try explored({ SheetThatStaysAway() }, entry: SheetThatStaysAway())
        #expect(graph.unresolved.map(\.what) == ["SheetThatStaysAway.sheet"])
        #expect(graph.observed.contains { $0.hasSuffix(": lost") })
    }
}
