import Foundation
import NavAtlasIntrospection
import NavAtlasModel
import Stinsen2Coordination
import Testing

private struct Pane: View { var body: some View { EmptyView() } }
private struct Other: View { var body: some View { EmptyView() } }

private final class Gallery: NavigationCoordinatable, EmptyInitializable {
    let stack = NavigationStack(initial: \Gallery.plain)
    nonisolated(unsafe) static var calls = 0

    @Root var plain = makePlain
    @Route(.push) var either = makeEither
    @Route(.push) var erased = makeErased
    @Route(.push) var text = makeText
    @Route(.modal) var contained = makeContained
    @Route(.modal(dismissible: false)) var framed = makeFramed
    @Route(.fullScreen) var menu = makeMenu
    @Route(.push) var list = makeList

    func makePlain() -> some View { counted(Pane()) }
    @ViewBuilder func makeEither(first: Bool) -> some View {
        if first { counted(Pane()) } else { counted(Other()) }
    }
    func makeErased(_ ids: [UUID]) -> AnyView { counted(AnyView(Pane())) }
    func makeText() -> some View { counted(Text("Nothing")) }
    @ViewBuilder func makeContained() -> some View { NavigationView { counted(Pane()) } }
    func makeFramed() -> Frame { counted(Frame()) }
    func makeMenu() -> SideMenu { counted(SideMenu()) }
    func makeList() -> RowList<Int> { counted(RowList()) }

    private func counted<Value>(_ value: Value) -> Value {
        Gallery.calls += 1
        return value
    }
}

private final class RowList<Row>: NavigationCoordinatable {
    let stack = NavigationStack(initial: \RowList.rows)
    @Root var rows = makeRows
    func makeRows() -> some View { Pane() }
}

private final class Frame: ViewWrapperCoordinator<NavigationViewCoordinator<RowList<String>>, AnyView> {
    init() { super.init(NavigationViewCoordinator(RowList())) { view in view } }
}

private final class SideMenu: Coordinatable {
    weak var parent: ChildDismissable?
    let content = NavigationViewCoordinator(RowList<Int>())
    var gallery: Gallery?
    let unrelated = Gallery.self
    func view() -> AnyView { content.view() }
    func dismissChild<T: Coordinatable>(coordinator: T, action: (() -> Void)?) {}
}

private final class Lost: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Lost.pushed)
    @Root var start = makeStart
    @Root var erased = makeErased
    @Route(.push) var pushed = makeStart
    func makeStart() -> some View { Pane() }
    func makeErased() -> AnyCoordinator { AnyCoordinator(Lost()) }
}

@Suite(.serialized) struct HeadlessTests {
    @Test func anInitialRouteThatIsNoRootIsListed() throws {
        var registry = CoordinatorRegistry()
        registry.register(Lost())
        registry.entry(Lost.self)
        let graph = try registry.graph()
        #expect(!graph.edges.contains { $0.initial })
        #expect(graph.unresolved.map(\.what) == ["Lost.erased", "Lost.initial"].sorted())
        #expect(Set(graph.unresolved.map(\.candidates)) == [["*"], []])
    }

    private func graph() throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(Gallery.self)
        registry.register(RowList<Int>())
        registry.register(RowList<String>())
        let menu = SideMenu()
        menu.parent = menu
        registry.register(menu)
        registry.entry(NavigationViewCoordinator<Gallery>.self)
        return try registry.graph()
    }

    @Test func viewsAreNamedByTheirTypes() throws {
        let expected = """
            entry Gallery
            coordinator Gallery stack
            coordinator RowList stack [container]
            coordinator SideMenu view
            screen Gallery.erased
            screen Other
            screen Pane
            screen inline:Text#Gallery.text
            Gallery -push-> Gallery.erased : erased("[UUID]")
            Gallery -push-> Other : either(Bool)
            Gallery -root!-> Pane : plain
            Gallery -sheet-> Pane : contained
            Gallery -push-> Pane : either(Bool)
            Gallery -modalNonDismissible-> RowList : framed
            Gallery -push-> RowList : list
            Gallery -fullScreen-> SideMenu : menu
            Gallery -push-> inline:Text#Gallery.text : text
            RowList -root!-> Pane : rows
            SideMenu -root-> Gallery : gallery
            SideMenu -root-> RowList : content
            """
        let lines = try graph().withoutProvenance.lines
        #expect(lines == expected.split(separator: "\n"))
    }

    @Test func noFactoryIsCalled() throws {
        _ = try graph()
        #expect(Gallery.calls == 0)
        let gallery = Gallery()
        _ = gallery.state
        #expect(Gallery.calls == 1, "the count counts")
        Gallery.calls = 0
    }

    @Test func whatIsShownDoesNotChangeTheGraph() throws {
        let list = RowList<Int>()
        var registry = CoordinatorRegistry()
        registry.register(list)
        registry.entry(RowList<Int>.self)
        let before = try registry.graph()
        _ = list.view()
        #expect(try registry.graph() == before)
    }
}
