import Testing

/// Numbers and texts that views are made with and keep decide what each of them shows.
struct KeptLiteralsTests {
    private static func app(_ property: String, _ row: String, first: String, second: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Zoo: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            NavigationStack { FirstScreen() }.tabItem { Text("first") }
                            NavigationStack { SecondScreen() }.tabItem { Text("second") }
                        }
                    }
                }
            }
            struct FirstScreen: View { var body: some View { \(first) } }
            struct SecondScreen: View { @State private var count = 0; var body: some View { \(second) } }
            struct Row: View { \(property); var body: some View { NavigationLink("row") { \(row) } } }
            struct LionScreen: View { var body: some View { Text("lion") } }
            struct MapScreen: View { var body: some View { Text("map") } }
            """
        ]
    }

    @Test(arguments: [
        (
            "let level: Int", "switch level { case 0: LionScreen(); default: MapScreen() }", "Row(level: 0)",
            "Row(level: 1)"
        ),
        (
            "let level: Int", "switch level { case 0...2: LionScreen(); default: MapScreen() }", "Row(level: 2)",
            "Row(level: 3)"
        ),
        ("let level: Int", "if level == 0 { LionScreen() } else { MapScreen() }", "Row(level: 0)", "Row(level: 1)"),
        ("var level = 1", "if self.level == 0 { LionScreen() } else { MapScreen() }", "Row(level: 0)", "Row()"),
        (
            "let kind: String", #"if kind == "lion" { LionScreen() } else { MapScreen() }"#, #"Row(kind: "lion")"#,
            #"Row(kind: "map")"#
        ),
        (
            "let kind: String", #"switch kind { case "lion": LionScreen(); default: MapScreen() }"#,
            #"Row(kind: "lion")"#, #"Row(kind: "map")"#
        ),
        (
            "let kind: String", "if kind.isEmpty { LionScreen() } else { MapScreen() }", #"Row(kind: "")"#,
            #"Row(kind: "map")"#
        ),
        (
            "var kind = \"\"", #"if kind == "" { LionScreen() } else { MapScreen() }"#, "Row()", #"Row(kind: "map")"#
        ),
        (
            "let kind: String; init(_ kind: String) { self.kind = kind }",
            #"if kind != "lion" { MapScreen() } else { LionScreen() }"#, #"Row("lion")"#, #"Row("map")"#
        ),
    ])
    func decideWhatAViewShows(property: String, row: String, first: String, second: String) {
        ScannedApp(
            row, Self.app(property, row, first: first, second: second),
            has: [
                "FirstScreen ~push~> LionScreen : NavigationLink", "SecondScreen ~push~> MapScreen : NavigationLink",
            ], hasNot: ["FirstScreen ~push~> MapScreen", "SecondScreen ~push~> LionScreen"]
        ).check()
    }

    /// What is not written may be any, and so is what code may change.
    @Test(arguments: [
        ("let level: Int", "Row(level: count)"), ("let level: Int", "Row(level: count > 1 ? 0 : 1)"),
        ("@State var level: Int", "Row(level: 1)"),
        ("var level: Int; mutating func rise() { level = 0 }", "Row(level: 1)"),
    ])
    func othersMayBeAny(property: String, second: String) {
        ScannedApp(
            property + second,
            Self.app(
                property, "if level == 0 { LionScreen() } else { MapScreen() }", first: "Row(level: 0)", second: second),
            has: [
                "SecondScreen ~push~> LionScreen : NavigationLink", "SecondScreen ~push~> MapScreen : NavigationLink",
            ]
        ).check()
    }

    /// A variable of a view is not changed by code that assigns another type's of the same name, but by code that makes the view.
    @Test(arguments: [
        ("func note(_ content: UNMutableNotificationContent) { content.kind = \"map\" }", false),
        ("final class Note { var kind = \"\"; func clear(_ other: Note) { other.kind = \"map\" } }", false),
        ("func row() -> Row { var row = Row(); row.kind = \"map\"; return row }", true),
        ("extension Row { func onMap() -> Row { var row = self; row.kind = \"map\"; return row } }", true),
    ])
    func whatCodeOfOthersAssigns(code: String, changes: Bool) {
        var files = Self.app(
            "var kind = \"\"", #"if kind == "" { LionScreen() } else { MapScreen() }"#, first: "Row()",
            second: #"Row(kind: "map")"#)
        files["Others.swift"] = "import SwiftUI\nimport UserNotifications\n" + code
        let toMap = "FirstScreen ~push~> MapScreen : NavigationLink"
        ScannedApp(
            code, files, has: ["FirstScreen ~push~> LionScreen : NavigationLink"] + (changes ? [toMap] : []),
            hasNot: changes ? [] : [toMap]
        ).check()
    }
}
