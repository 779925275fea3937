import Testing

/// Conditions over values that are known for certain are decided, whatever they look like; others show both screens.
@Suite struct CertainValuesTests {
    private static let types = """
        enum Route { case page(kind: String), place(Int), flag(isModal: Bool) }
        struct Settings {
            let kind: String
            let level: Int
            let isModal: Bool
            var isList: Bool { kind == "list" }
        }
        final class Note {
            let kind: String
            init(kind: String) { self.kind = kind }
        }

        """
    private static let choice = "? ListController() : MapController()"

    /// What the first controller's code shows.
    private static func shown(_ members: String, _ code: String) -> Set<String> {
        let source = ScannedSource(
            code,
            TwoControllers.app(
                types, first: "\(code) }; var code = \"\"; func log() { print(code) }\n\(members)\nfunc end() {",
                second: ""), gives: "")
        let targets = ["List", "Map"].filter { target in
            source.found.contains { $0.hasPrefix("FirstController ~sheet~> \(target)Controller") }
        }
        return Set(targets)
    }

    private static func showing(_ condition: String) -> String {
        "present(\(condition) \(choice), animated: true)"
    }

    private static func choosing(after code: String, _ condition: String) -> String { code + showing(condition) }

    private static func open(_ parameter: String, _ condition: String) -> String {
        "func open(\(parameter)) { \(showing(condition)) }"
    }
    private static let made = #"Settings(kind: "list", level: 1, isModal: true)"#

    private static let decidedForms: [(String, String)] = [
        ("", choosing(after: #"let kind = "list"; "#, #"kind == "list""#)),
        ("", choosing(after: "let place = 2; ", "place == 2")),
        ("", choosing(after: #"let name = "list"; let kind = name; "#, #"kind == "list""#)),
        ("", choosing(after: #"let name = "list"; let isList = name == "list"; "#, "isList")),
        ("", choosing(after: #"let name = "tab.list"; "#, #"name.hasPrefix("tab")"#)),
        ("", choosing(after: "let settings = \(made); ", #"settings.kind == "list""#)),
        (#"func open(_ kind: String) { let own = kind; \#(showing(#"own == "list""#)) }"#, #"open("list")"#),
        (
            #"func open(_ isList: Bool) { let kind = isList ? "list" : "map"; \#(showing(#"kind == "list""#)) }"#,
            "open(true)"
        ),
        (open("_ settings: Settings", #"settings.kind == "list""#), "open(\(made))"),
        (open("_ settings: Settings", "settings.level == 1 && settings.isModal"), "open(\(made))"),
        (open("_ settings: Settings", #"settings.kind == "map" || settings.isModal"#), "open(\(made))"),
        (open("_ settings: Settings", "settings.isList"), "open(\(made))"),
        (open("_ note: Note", #"note.kind == "list""#), #"open(Note(kind: "list"))"#),
        ("let settings = \(made)", showing(#"settings.kind == "list""#)),
        (
            #"func open(_ route: Route) { if case .page(let kind) = route { \#(showing(#"kind == "list""#)) } }"#,
            #"open(.page(kind: "list"))"#
        ),
        (
            "func open(_ route: Route) { if case .place(let number) = route { \(showing("number == 2")) } }",
            "open(.place(2))"
        ),
        (
            """
            func open(_ route: Route) {
                switch route {
                case .flag(let isModal) where isModal: present(MapController(), animated: true)
                case .flag: present(ListController(), animated: true)
                default: break
                }
            }
            """, "open(.flag(isModal: false))"
        ),
    ]

    @Test(arguments: decidedForms)
    func decideWhatIsShown(_ members: String, _ code: String) {
        #expect(Self.shown(members, code) == ["List"])
    }

    private static let openForms: [(String, String)] = [
        ("", #"var kind = "list"; for _ in 0..<2 { \#(showing(#"kind == "list""#)); kind = "map" }"#),
        ("", #"var kind = "list"; let change = { kind = "map" }; change(); \#(showing(#"kind == "list""#))"#),
        ("", "var place = 2; while place > 0 { \(showing("place == 2")); place -= 1 }"),
        (
            "func fill(_ text: inout String) { text = code }",
            #"var kind = "list"; fill(&kind); \#(showing(#"kind == "list""#))"#
        ),
        (#"func open(_ kind: String) { let own = kind; \#(showing(#"own == "list""#)) }"#, "open(code)"),
        (
            open("_ settings: Settings", #"settings.kind == "list""#),
            "open(Settings(kind: code, level: 1, isModal: true))"
        ),
        (
            open("_ settings: Settings", "settings.level == 1"),
            #"for level in [1, 2] { open(Settings(kind: "list", level: level, isModal: true)) }"#
        ),
        (
            "var settings = \(made); func load(_ other: Settings) { settings = other }",
            showing(#"settings.kind == "list""#)
        ),
        (
            #"func open(_ route: Route) { if case .page(let kind) = route { \#(showing(#"kind == "list""#)) } }"#,
            "open(.page(kind: code))"
        ),
        (
            "func open(_ route: Route) { if case .place(let number) = route { \(showing("number == 2")) } }",
            "open(.place(2)); for place in [1, 2] { open(.place(place)) }"
        ),
        (
            "func open(_ route: Route) { if case .place(let number) = route { \(showing("number == 2")) } }",
            "open(.place(2)); [1, 2].map(Route.place).forEach { open($0) }"
        ),
    ]

    @Test(arguments: openForms)
    func leaveOpenWhatIsNotCertain(_ members: String, _ code: String) {
        #expect(Self.shown(members, code) == ["List", "Map"])
    }
}
