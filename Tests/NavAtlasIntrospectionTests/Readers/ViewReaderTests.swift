import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import Testing

private struct HomePane: View { var body: some View { EmptyView() } }
private struct SearchPane: View { var body: some View { EmptyView() } }

private struct TabPane: View {
    enum Item: Hashable { case home, search }
    @State var selection = Item.home

    var body: some View {
        TabView(selection: $selection) {
            HomePane().tabItem { Text("Home") }.tag(Item.home)
            AnyView(SearchPane()).tag("second")
            SearchPane()
        }
    }
}

private struct OneTabPane: View {
    var body: some View { TabView { HomePane() } }
}

private struct ChoicePane: View {
    @State var isHome = false
    @State var isHelping = false

    var body: some View {
        Group {
            if isHome { HomePane() } else { SearchPane() }
        }
    }
}

private struct DirectChoicePane: View {
    let kind: Int
    @State var isHelping = false

    @ViewBuilder private var content: some View {
        switch kind {
        case 0: HomePane()
        case 1: SearchPane()
        default: AnyView(TabPane())
        }
    }

    var body: some View { content.sheet(isPresented: $isHelping) { SearchPane() } }
}

private final class Session: ObservableObject {
    var isOn = false
}

private struct SessionPane: View {
    @EnvironmentObject var session: Session
    var body: some View { if session.isOn { HomePane() } else { SearchPane() } }
}

@Suite struct ViewReaderTests {
    @Test func aBodyThatAsksForWhatIsNotThereIsAnError() throws {
        #expect(throws: RegistryError.missingEnvironment("SessionPane", property: "session")) {
            try lines(SessionPane())
        }
        let pane = ViewEnvironment.providing(Session()) { SessionPane() }
        #expect(try lines(pane).last == "SessionPane -root!-> SearchPane : searchPane")
    }

    private func lines(_ view: Any) throws -> [Substring] {
        var registry = CoordinatorRegistry()
        registry.register(view)
        registry.entry(type(of: view))
        let graph = try registry.graph()
        return try graph.withoutProvenance.lines.filter { $0.contains("->") || $0.contains("coordinator") }
            + graph.unresolved.map { Substring("open \($0.what)") }
    }

    @Test func tabsAreNamedByTheirTags() throws {
        #expect(
            try lines(TabPane()) == [
                "coordinator TabPane tab", "TabPane -tab-> HomePane : home", "TabPane -tab-> SearchPane : 2",
                "TabPane -tab-> SearchPane : second",
            ])
        #expect(try lines(OneTabPane()) == ["coordinator OneTabPane tab", "OneTabPane -tab-> HomePane : 0"])
    }

    @Test(arguments: [(0, "homePane"), (1, "searchPane")])
    func aChoiceHasARootForEachBranch(kind: Int, initial: String) throws {
        let lines = try lines(DirectChoicePane(kind: kind))
        #expect(lines.filter { $0.contains("root!") }.map { $0.split(separator: " ").last } == [Substring(initial)])
        #expect(lines.contains("DirectChoicePane -sheet-> SearchPane : isHelping"))
        #expect(lines.last == "open DirectChoicePane.body")
    }

    @Test func aViewThatDecidesNothingIsNoCoordinator() {
        #expect(throws: RegistryError.notACoordinator("HomePane")) { try lines(HomePane()) }
        #expect(throws: RegistryError.notACoordinator("ChoicePane")) { try lines(ChoicePane()) }
    }
}
