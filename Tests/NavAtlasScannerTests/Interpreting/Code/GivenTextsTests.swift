import Testing

/// Functions that choose by a text: each call gets what its text asks for.
@Suite struct GivenTextsTests {
    @Test(arguments: [
        (#"if name == "list" { return ListController() } else { return MapController() }"#, #""list""#, #""map""#),
        (#"guard name == "list" else { return MapController() }; return ListController()"#, #""list""#, #""map""#),
        (#"return name == "list" ? ListController() : MapController()"#, #""list""#, #""map""#),
        (
            #"switch name { case "list": return ListController(); default: return MapController() }"#, #""list""#,
            #""map""#
        ),
        (
            #"switch name.lowercased() { case "list": return ListController(); default: return MapController() }"#,
            #""List""#,
            #""map""#
        ),
        (#"return ["list", "all"].contains(name) ? ListController() : MapController()"#, #""list""#, #""map""#),
        (#"if name.hasPrefix("li") { return ListController() }; return MapController()"#, #""list""#, #""map""#),
        (#"if name == Names.list { return ListController() }; return MapController()"#, "Names.list", "Names.map"),
        (
            """
            inner(name) }
            func inner(_ name: String) -> UIViewController { name == "list" ? ListController() : MapController()
            """, #""list""#, #""map""#
        ),
    ])
    func eachCallGetsItsOwn(_ code: String, _ first: String, _ second: String) {
        let app = ScannedSource(
            code,
            TwoControllers.app(
                """
                enum Names { static let list = "the list"; static let map = "the map" }
                func make(_ name: String) -> UIViewController { \(code) }
                """, first: "present(make(\(first)), animated: true)",
                second: "present(make(\(second)), animated: true)"),
            gives: """
                FirstController ~sheet~> ListController : present
                SecondController ~sheet~> MapController : present
                """)
        #expect(app.found.filter { $0.contains("~") } == app.wanted)
    }

    /// What a variable begins with is not all that it may hold: a person may write another text.
    @Test func aVariableMayHoldAnyText() {
        ScannedApp(
            "a code that a person enters",
            [
                "App.swift": TwoControllers.app(
                    """
                    final class Lock {
                        func open(_ code: String, _ controller: UIViewController) {
                            guard code == "1234" else { return }
                            controller.present(ListController(), animated: true)
                        }
                    }
                    """,
                    first: "Lock().open(code, self) }; var code = \"\"; func log() { print(code)",
                    second: "present(MapController(), animated: true)")
            ], has: ["FirstController ~sheet~> ListController : present"]
        ).check()
    }
}
