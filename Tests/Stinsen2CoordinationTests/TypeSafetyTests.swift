import NavAtlasTestSupport
import Testing

/// What must not compile, given to the compiler against the modules that this test was built with. Each case has a
/// twin that does compile, so that a broken set-up fails the test too.
@Suite struct TypeSafetyTests {
    private static let declarations = """
        import Stinsen2Coordination
        struct Pane: View { var body: some View { EmptyView() } }
        final class Tabs: TabCoordinatable {
            let child = TabChild(startingItems: [\\Tabs.list])
            @Route(tabItem: makeTab) var list = makeList
            func makeTab(_ isActive: Bool) -> some View { Text("List") }
            func makeList() -> NavigationViewCoordinator<Rows> { NavigationViewCoordinator(Rows()) }
        }
        final class Rows: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\Rows.start)
            @Root var start = makeStart
            @Root var named = makeNamed
            @Route(.push) var row = makeRow
            func makeStart() -> some View { Pane() }
            func makeNamed(_ name: String) -> some View { Pane() }
            func makeRow(_ number: Int) -> some View { Pane() }
        }
        func navigate(_ tabs: Tabs, _ rows: Rows) throws {

        """

    @Test(arguments: [
        ("tabs.focusFirst(\\.list).child.route(to: \\.row, 1)", "tabs.route(to: \\.row, 1)"),
        ("tabs.focusFirst(\\.list).child.popToRoot()", "tabs.popToRoot()"),
        ("tabs.focusFirst(\\.list).child.route(to: \\.row, 1)", "tabs.focusFirst(\\.list).route(to: \\.row, 1)"),
        ("rows.route(to: \\.row, 1)", "rows.route(to: \\.row, \"one\")"),
        ("rows.route(to: \\.row, 1)", "rows.route(to: \\.row)"),
        ("rows.root(\\.start)", "rows.route(to: \\.start)"),
        ("rows.route(to: \\.row, 1)", "rows.root(\\.row, 1)"),
        ("rows.root(\\.named, \"Ada\")", "rows.root(\\.named)"),
        ("try rows.focusFirst(\\.row)", "rows.focusFirst(\\.row)"),
        ("tabs.focusFirst(\\.list)", "rows.focusFirst(\\.list)"),
    ])
    func anInvalidChainDoesNotCompile(valid: String, invalid: String) throws {
        let accepted = try Compiler.typecheck(Self.declarations + valid + "\n}\n")
        #expect(accepted.succeeded, "\(valid) should compile: \(accepted.output)")
        let refused = try Compiler.typecheck(Self.declarations + invalid + "\n}\n")
        #expect(!refused.succeeded, "\(invalid) should not compile")
        #expect(refused.output.contains("error:"), "\(refused.output)")
    }
}
