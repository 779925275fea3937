import Testing

/// Local variables with observers or a setter, whose code runs where they change.
struct LocalObserversTests {
    private static func app(_ code: String) -> String {
        TwoControllers.app("", first: code, second: "")
    }

    static let sources = [
        ScannedSource(
            "an observer runs where the variable is assigned",
            app("var count = 0 { didSet { present(ListController(), animated: true) } }\ncount = 1"),
            gives: """
                FirstController ~sheet~> ListController : present
                """),
        ScannedSource(
            "it knows what the variable becomes, in each call",
            app(
                """
                var next: UIViewController? { didSet { if let next { present(next, animated: true) } } }
                func show(_ controller: UIViewController) { next = controller }
                if isWide { show(ListController()) } else { show(MapController()) }
                """),
            gives: """
                FirstController ~sheet~> ListController : present
                FirstController ~sheet~> MapController : present
                """),
        ScannedSource(
            "so does a setter beside a getter",
            app(
                """
                var place: Int { get { 0 } set { present(MapController(), animated: true) } }
                place = 1
                """),
            gives: """
                FirstController ~sheet~> MapController : present
                """),
    ]

    @Test(arguments: sources) func isRun(_ source: ScannedSource) {
        let found = source.found.filter { $0.contains("sheet") || $0.hasPrefix("unresolved") }
        #expect(found == source.wanted)
    }
}
