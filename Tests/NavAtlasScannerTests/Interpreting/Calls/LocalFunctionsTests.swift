import Testing

/// Functions inside functions: what they read of the code around them, called and handed on.
@Suite struct LocalFunctionsTests {
    private static let helpers = """
        func framed(_ controller: UIViewController) -> UIViewController {
            func content() -> UIViewController { controller }
            return content()
        }
        func later(_ work: () -> Void) { work() }
        """

    @Test(arguments: [
        ("present(framed(ListController()), animated: true)", "present(framed(MapController()), animated: true)"),
        (
            "let list = ListController(); func show() { present(list, animated: true) }; later(show)",
            "let map = MapController(); func show() { present(map, animated: true) }; later(show)"
        ),
        (
            "func show(_ one: UIViewController) { present(one, animated: true) }; [ListController()].forEach(show)",
            "func show(_ one: UIViewController) { present(one, animated: true) }; [MapController()].forEach(show)"
        ),
    ])
    func eachCallReadsWhatStandsAroundIt(first: String, second: String) {
        let app = ScannedSource(
            "", TwoControllers.app(Self.helpers, first: first, second: second),
            gives: """
                FirstController ~sheet~> ListController : present
                SecondController ~sheet~> MapController : present
                """)
        #expect(app.found.filter { $0.contains("~") } == app.wanted)
    }
}
