import NavAtlasModel
import NavigationStackCoordination
import Testing

private enum Sheet: Identifiable {
    case filter, help
    var id: Self { self }
}

private final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var sheet: Sheet?
    @Published var isCovered = false
}

private struct Flow: View {
    @ObservedObject var model: Model

    var body: some View {
        NavigationStack(path: $model.path) {
            Pane().navigationDestination(for: Int.self) { _ in Pane() }
        }
        .sheet(item: $model.sheet) { sheet in
            switch sheet {
            case .filter: FilterPane()
            case .help: Pane()
            }
        }
        .fullScreenCover(isPresented: $model.isCovered) { CoverPane() }
    }
}

private struct Pane: View { var body: some View { EmptyView() } }
private struct FilterPane: View { var body: some View { EmptyView() } }
private struct CoverPane: View { var body: some View { EmptyView() } }

private struct Tabs: View {
    @State var selection: Int
    let model: Model

    init(model: Model, selection: Int = 0) {
        _selection = State(initialValue: selection)
        self.model = model
    }

    var body: some View {
        TabView(selection: $selection) {
            Pane().tabItem { Label("Pane", systemImage: "square") }.tag(0)
            Flow(model: model).tag(1)
        }
    }
}

private struct PlainTabs: View {
    @State var isCovered = false

    var body: some View {
        TabView {
            Pane()
            FilterPane()
        }
        .popover(isPresented: $isCovered) { CoverPane() }
    }
}

private struct Choice: View {
    @EnvironmentObject var model: Model
    var body: some View { if model.isCovered { CoverPane() } else { Flow(model: model) } }
}

private struct Receiver: View {
    @State var path: [Int] = []
    let receive: (String) -> Void

    init(receive: @escaping (String) -> Void) { self.receive = receive }

    var body: some View {
        NavigationStack(path: $path) {
            Pane()
                .navigationDestination(for: Int.self) { _ in Pane().onOpenURL { receive("pushed \($0)") } }
                .onOpenURL { receive("root \($0)") }
        }
    }
}

private struct SessionPane: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model.path.count)") }
}

@Suite struct PresentationTests {
    private let model = Model()

    @Test func aSheetIsShownWhileThereIsAValue() {
        let host = ViewHost(Flow(model: model))
        model.path = [1]
        model.sheet = .filter
        #expect(host.state.stack.map(\.presentation) == [.push, .sheet])
        #expect(host.snapshot.visible.last == "FilterPane")
        model.sheet = nil
        model.isCovered = true
        #expect(host.snapshot.visible.last == "CoverPane")
        #expect(host.state.stack.last?.presentation == .fullScreen)
        model.isCovered = false
        #expect(host.state.stack.count == 1)
    }

    @Test func theTabInFrontIsShown() {
        let tabs = Tabs(model: model)
        model.path = [1, 2]
        let host = ViewHost(tabs)
        #expect(host.state.flow == .tab)
        #expect(host.snapshot.visible == ["Tabs", "Pane"])
        tabs.selection = 1
        #expect(host.snapshot.items.last?.child?.items.count == 3)
        #expect(host.snapshot.visible == ["Tabs", "Flow", "Pane"])
        tabs.selection = 7
        #expect(host.snapshot.visible == ["Tabs", "Flow", "Pane"], "where none is selected, the one before stays")
    }

    @Test func aBarWithoutASelectionKeepsOneItself() {
        let host = ViewHost(PlainTabs())
        #expect(host.take(LiveTab(index: 1), named: "1", input: nil))
        #expect(host.snapshot.visible == ["PlainTabs", "FilterPane"])
        #expect(!host.take(LiveTab(index: 2), named: "2", input: nil))
        #expect(host.take((), named: "isCovered", input: nil))
        #expect(host.snapshot.visible == ["PlainTabs", "CoverPane"])
        #expect(host.state.stack.map(\.presentation) == [.popover])
    }

    @Test func aFlowInsideGoesOn() {
        let host = ViewHost(Tabs(model: model, selection: 1))
        let flow = host.state.front?.content as? ViewHost
        #expect(flow?.take(4, named: "Int", input: nil) == true)
        #expect(host.snapshot.items.last?.child?.items.last?.input == "4")
    }

    @Test func whatIsChosenIsShown() {
        model.isCovered = true
        let host = ViewHost(Choice().environmentObject(model))
        #expect(host.snapshot.visible == ["Choice", "CoverPane"])
        model.isCovered = false
        #expect(host.snapshot.visible == ["Choice", "Flow", "Pane"])
    }

    @Test func aURLGoesToWhatIsShown() {
        var opened: [String] = []
        let host = ViewHost(Receiver { opened.append("\($0)") })
        #expect(host.open(LiveLink(url: "app://home")))
        #expect(opened == ["root app://home"])
        #expect(host.take(1, named: "Int", input: nil))
        #expect(host.open(LiveLink(url: "app://x")))
        #expect(opened.suffix(2) == ["root app://x", "pushed app://x"])
        #expect(!ViewHost(Flow(model: model)).open(LiveLink(url: "app://x")), "there is nothing that receives URLs")
    }

    @Test func aViewFindsWhatItWasGiven() {
        model.path = [1, 2, 3]
        let text = SessionPane().environmentObject(model).firstInside { $0 as? Text }
        #expect(text?.content == "3")
        #expect(ViewEnvironment.providing(model) { SessionPane() }.firstInside { $0 as? Text }?.content == "3")
    }

    @Test func aLinkToAViewHasThatView() {
        let link = NavigationLink("Cover") { CoverPane() }
        link.tap()
        #expect(link.destination != nil)
        #expect(link.value == nil)
    }
}
