// Explores apps of FlowStacks: flows and routers of the older releases, local destinations of the newer ones, and paths
// that nothing can change.

import FlowStacksCoordination
import NavAtlasIntrospection
import NavAtlasModel
import Testing

private struct Pane: View { var body: some View { EmptyView() } }
private struct NumberPane: View {
    let number: Int
    var body: some View { EmptyView() }
}

private enum Screen { case front, item(Int) }

private struct Presented: View {
    @State var flow = PFlow<Screen>(root: .front)
    var body: some View {
        PStack($flow) { screen in
            switch screen {
            case .front: Pane()
            case .item(let number): NumberPane(number: number)
            }
        }
    }
}

private struct Routed: View {
    @State var routes: Routes<Screen> = [.root(.front)]
    var body: some View {
        Router($routes) { screen in
            switch screen {
            case .front: Pane()
            case .item: Presented()
            }
        }
    }
}

private struct Local: View {
    @State var path = FlowPath()
    @State var isWelcome = false
    @State var number: Int?

    var body: some View {
        FlowStack($path) {
            Pane()
                .flowDestination(isPresented: $isWelcome, style: .sheet) { Pane() }
                .flowDestination(item: $number, style: .push) { NumberPane(number: $0) }
        }
    }
}

/// A path that only its model may change.
private struct Closed: View {
    enum Stop: Hashable { case number(Int) }
    var path: [Route<Stop>] = []
    var body: some View {
        FlowStack(.constant(path)) {
            Pane().flowDestination(for: Stop.self) { _ in Pane() }
        }
    }
}

@Suite struct ExplorerFlowStacksTests {
    @Test func presentedScreensAreShown() throws {
        let graph = try explored({ Presented() }, entry: Presented(), samples: [Screen.item(1)])
        #expect(
            graph.observed == ["Presented -sheet-> NumberPane : item(Int)", "Presented -root!-> Pane : front"]
                || graph.observed == ["Presented -?-> NumberPane : item(Int)", "Presented -root!-> Pane : front"])
        #expect(graph.remarks.isEmpty)
    }

    @Test func aRouterIsDrivenAndWhatItShowsIsWalkedOn() throws {
        let graph = try explored({ Routed() }, entry: Routed(), others: [Presented()], samples: [Screen.item(1)])
        #expect(graph.observed.contains("Routed -?-> Presented : item(Int)"))
        #expect(graph.observed.contains("Routed -root!-> Pane : front"))
        #expect(graph.observed.contains { $0.hasSuffix("NumberPane : item(Int)") }, "the flow inside is driven too")
        #expect(graph.remarks.isEmpty && graph.unresolved.isEmpty, "\(graph.unresolved)")
    }

    @Test func localDestinationsAreShown() throws {
        let graph = try explored({ Local() }, entry: Local(), samples: [3])
        #expect(graph.observed.contains("Local -sheet-> Pane : isWelcome"))
        #expect(graph.observed.contains { $0.hasPrefix("Local -push-> NumberPane : ") })
        #expect(graph.remarks.isEmpty)
    }

    @Test func aPathThatCannotBeChangedShowsNothing() throws {
        let graph = try explored({ Closed() }, entry: Closed(), samples: [Closed.Stop.number(1)])
        #expect(graph.remarked == ["empty-route: Closed.number"])
        #expect(graph.unresolved.isEmpty)
    }
}
