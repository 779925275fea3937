import FlowStacksCoordination
import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import Testing

@Suite struct ExplorerPathTests {
    @Test func thousandsOfCasesAreTaken() throws {
        let graph = try explored(
            { Wide() }, entry: Wide(), samples: (0..<3000).map { Wide.Stop.number($0) }, steps: 6000)
        #expect(graph.observed == ["Wide -root!-> Pane : root", "Wide -push-> NumberPane : number(Int)"].sorted())
        #expect(graph.remarks.isEmpty)
    }

    /// A value for which no destination is declared is no way, so it is not taken.
    @Test func onlyDeclaredDestinationsAreTaken() throws {
        let graph = try explored({ Wide() }, entry: Wide(), samples: [Wide.Stop.number(1)])
        #expect(graph.remarks.isEmpty)
        let lost = try explored({ Lost() }, entry: Lost(), samples: ["text"])
        #expect(lost.remarked == [])
    }

    @Test func flowsAreDriven() throws {
        let graph = try explored({ Kiosk() }, entry: Kiosk(), samples: [Kiosk.Screen.item(1)])
        #expect(
            graph.observed == [
                "Kiosk -?-> NumberPane : item(Int)", "Kiosk -root!-> Pane : root", "Kiosk -?-> Pane : front",
            ])
        let old = try explored({ Classic() }, entry: Classic(), samples: [Classic.Screen.item(1)])
        #expect(old.observed == ["Classic -?-> NumberPane : item(Int)", "Classic -root!-> Pane : front"])
        #expect(graph.remarks.isEmpty && old.remarks.isEmpty)
    }
}

private struct Pane: View { var body: some View { EmptyView() } }
private struct NumberPane: View {
    let number: Int
    var body: some View { EmptyView() }
}

private struct Wide: View {
    enum Stop: Hashable { case number(Int) }
    @State var path: [Stop] = []
    var body: some View {
        NavigationStackCoordination.NavigationStack(path: $path) {
            Pane().navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .number(let number): NumberPane(number: number)
                }
            }
        }
    }
}

private struct Lost: View {
    @State var path = NavigationPath()
    var body: some View { NavigationStackCoordination.NavigationStack(path: $path) { Pane() } }
}

private struct Kiosk: View {
    enum Screen: Hashable { case front, item(Int) }
    @State var routes: Routes<Screen> = []
    var body: some View {
        FlowStack($routes) {
            Pane().flowDestination(for: Screen.self) { screen in
                switch screen {
                case .front: Pane()
                case .item(let number): NumberPane(number: number)
                }
            }
        }
    }
}

private struct Classic: View {
    enum Screen { case front, item(Int) }
    @State var flow = NFlow<Screen>(root: .front)
    var body: some View {
        NStack($flow) { screen in
            switch screen {
            case .front: Pane()
            case .item(let number): NumberPane(number: number)
            }
        }
    }
}
