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
    @State var selection = 0
    let model: Model

    var body: some View {
        TabView(selection: $selection) {
            Pane().tabItem { Label("Pane", systemImage: "square") }.tag(0)
            Flow(model: model).tag(1)
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
        #expect(host.state.stack.isEmpty)
        tabs.selection = 1
        #expect(host.state.stack.count == 2)
        tabs.selection = 7
        #expect(host.state.stack.count == 2, "all are looked through where none is selected")
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
