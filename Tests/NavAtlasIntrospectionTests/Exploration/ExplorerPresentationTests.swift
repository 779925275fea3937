import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import Testing

private struct Pane: View { var body: some View { EmptyView() } }
private struct HelpPane: View { var body: some View { EmptyView() } }
private struct NotePane: View {
    let text: String
    var body: some View { EmptyView() }
}

private struct Desk: View {
    enum Sheet: Identifiable {
        case filter, note(String)
        var id: String { "\(self)" }
    }

    enum Stop: Hashable { case number(Int) }

    @State var path: [Stop] = []
    @State var sheet: Sheet?
    @State var isCovered = false
    @State var isHinted = false

    var body: some View {
        NavigationStackCoordination.NavigationStack(path: $path) {
            Pane()
                .navigationDestination(for: Stop.self) { _ in Pane() }
                .popover(isPresented: $isHinted) { HelpPane() }
        }
        .sheet(item: $sheet) { sheet in
            switch sheet {
            case .filter: Pane()
            case .note(let text): NotePane(text: text)
            }
        }
        .fullScreenCover(isPresented: $isCovered) { HelpFlow() }
    }
}

private struct HelpFlow: View {
    @State var path = NavigationPath()
    var body: some View {
        NavigationStackCoordination.NavigationStack(path: $path) {
            HelpPane().navigationDestination(for: String.self) { NotePane(text: $0) }
        }
    }
}

private struct Bar: View {
    enum Item: Hashable { case desk, help }
    @State var selection = Item.help

    var body: some View {
        TabView(selection: $selection) {
            Desk().tag(Item.desk)
            HelpFlow().tag(Item.help)
        }
    }
}

private struct PlainBar: View {
    var body: some View {
        TabView {
            Pane()
            HelpFlow()
        }
    }
}

private final class Session: ObservableObject { @Published var isSignedIn = false }

private struct Start: View {
    @EnvironmentObject var session: Session
    var body: some View { if session.isSignedIn { Bar() } else { HelpFlow() } }
}

@Suite struct ExplorerPresentationTests {
    @Test func sheetsCoversAndPopoversAreShown() throws {
        let graph = try explored(
            { Desk() }, entry: Desk(), others: [HelpFlow()],
            samples: [Desk.Stop.number(1), "text", Desk.Sheet.note("a")])
        #expect(
            graph.observed == [
                "Desk -fullScreen-> HelpFlow : isCovered", "Desk -popover-> HelpPane : isHinted",
                "Desk -sheet-> NotePane : note(String)", "Desk -root!-> Pane : root",
                "Desk -sheet-> Pane : filter", "Desk -push-> Pane : number(Int)", "HelpFlow -root!-> HelpPane : root",
                "HelpFlow -push-> NotePane : String",
            ])
        #expect(graph.remarks.isEmpty && graph.unresolved.isEmpty)
    }

    @Test func tabsAreBroughtToTheFront() throws {
        let graph = try explored(
            { Bar() }, entry: Bar(), others: [Desk(), HelpFlow()], samples: [Desk.Stop.number(1), "text"])
        #expect(graph.observed.contains("Bar -tab-> Desk : desk"))
        #expect(graph.observed.contains("Bar -tab-> HelpFlow : help"), "it was in front from the start")
        #expect(graph.observed.contains("Desk -push-> Pane : number(Int)"), "what a tab shows is walked on")
        let plain = try explored({ PlainBar() }, entry: PlainBar(), others: [HelpFlow()], samples: ["text"])
        #expect(
            plain.observed == [
                "HelpFlow -root!-> HelpPane : root", "HelpFlow -push-> NotePane : String",
                "PlainBar -tab-> HelpFlow : 1", "PlainBar -tab-> Pane : 0",
            ])
    }

    @Test func whatABodyChoosesIsShown() throws {
        var registry = CoordinatorRegistry()
        ViewEnvironment.providing(Session()) { registry.register(Start()) }
        for flow in [Bar(), Desk(), HelpFlow()] as [Any] { registry.register(flow) }
        registry.entry(Start.self)
        registry.explore { Start().environmentObject(Session()) }
        var graph = try registry.graph()
        #expect(graph.observed.contains("Start -root!-> HelpFlow : helpFlow"))
        let other = try #require(graph.unresolved.first { $0.what == "Start.bar" })
        #expect(other.reason.contains("the app decides") && other.from == "Start")
        registry.explore {
            let session = Session()
            session.isSignedIn = true
            return Start().environmentObject(session)
        }
        graph = try registry.graph()
        #expect(graph.observed.contains("Start -root-> Bar : bar"))
        #expect(!graph.unresolved.contains { $0.what == "Start.bar" })
    }

    @Test func aBodyThatAsksForWhatIsNotThereIsListed() throws {
        var registry = CoordinatorRegistry()
        ViewEnvironment.providing(Session()) { registry.register(Start()) }
        registry.register(HelpFlow())
        registry.entry(Start.self)
        registry.explore { Start() }
        let graph = try registry.graph()
        #expect(
            graph.unresolved.contains { $0.what == "Start.body" && $0.reason.contains("session comes from around it") })
        #expect(!graph.observed.contains("Start -root!-> HelpFlow : helpFlow"))
    }
}
