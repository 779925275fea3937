import Testing

/// Actions that SwiftUI's environment gives to views, and links in their texts.
@Suite struct GivenActionsTests {
    @Test(arguments: [
        ("WindowGroup(id: \"score\") { ScoreView() }", "openWindow(id: \"score\")"),
        ("Window(\"Score\", id: Windows.score) { ScoreView() }", "openWindow(id: Windows.score)"),
        ("WindowGroup(for: Int.self) { _ in ScoreView() }", "openWindow(value: 3)"),
    ])
    func aWindowIsOpened(window: String, call: String) {
        ScannedApp(
            "board",
            [
                "App.swift": """
                import SwiftUI
                enum Windows { static let score = "score" }
                @main struct Board: App { var body: some Scene { WindowGroup { BoardView() }; \(window) } }
                struct BoardView: View {
                    @Environment(\\.openWindow) private var openWindow
                    var body: some View { Button("Score") { \(call) } }
                }
                struct ScoreView: View { var body: some View { Text("Score") } }
                """
            ], has: ["BoardView ~window~> ScoreView : openWindow"], hasNot: ["unresolved"]
        ).check()
    }

    /// A space of visionOS, which may have the id of a window, and the Mac's settings open as windows do.
    @Test(arguments: [
        (
            "@Environment(\\.openImmersiveSpace) var open", "Button(\"\") { Task { await open(id: \"hall\") } }",
            "~immersiveSpace~> HallView : openImmersiveSpace"
        ),
        (
            "@Environment(\\.openWindow) var open", "Button(\"\") { open(id: \"hall\") }",
            "~window~> PlanView : openWindow"
        ),
        ("@Environment(\\.openSettings) var open", "Button(\"\") { open() }", "~window~> RulesView : openSettings"),
        ("let rule = 1", "SettingsLink { Text(\"rules\") }", "~window~> RulesView : SettingsLink"),
    ])
    func anotherSceneIsOpened(action: String, call: String, edge: String) {
        ScannedApp(
            "hall",
            [
                "App.swift": """
                import RealityKit
                import SwiftUI
                @main struct Board: App {
                    var body: some Scene {
                        WindowGroup { BoardView() }
                        WindowGroup(id: "hall") { PlanView() }
                        ImmersiveSpace(id: "hall") { HallView() }
                        Settings { RulesView() }
                    }
                }
                struct BoardView: View {
                    \(action)
                    var body: some View { \(call) }
                }
                struct PlanView: View { var body: some View { Text("plan") } }
                struct HallView: View { var body: some View { RealityView { _ in } } }
                struct RulesView: View { var body: some View { Text("rules") } }
                """
            ], has: ["BoardView \(edge)", "entry HallView"], hasNot: ["unresolved"]
        ).check()
    }

    /// Of several windows for values, the one for the value's type opens.
    @Test func aWindowIsOpenedForAValue() {
        ScannedApp(
            "scores",
            [
                "App.swift": """
                import SwiftUI
                @main struct Scores: App {
                    var body: some Scene {
                        WindowGroup { BoardView() }
                        WindowGroup(for: Player.self) { _ in PlayerView() }
                        WindowGroup(for: Match.self) { $match in MatchView(match: $match) } defaultValue: { Match(round: 1) }
                    }
                }
                struct Player: Hashable, Codable { let name: String }
                struct Match: Hashable, Codable { let round: Int }
                struct BoardView: View {
                    @Environment(\\.openWindow) private var open
                    var body: some View { Button("Final") { open(value: Match(round: 4)) } }
                }
                struct PlayerView: View { var body: some View { Text("Player") } }
                struct MatchView: View { @Binding var match: Match; var body: some View { Text("Match") } }
                """
            ], has: ["BoardView ~window~> MatchView : openWindow"], hasNot: ["~> PlayerView", "unresolved"]
        ).check()
    }

    @Test(arguments: [
        "Text(\"See the [rules](game://rules).\")", "Text(.init(\"See the [rules](game://rules).\"))",
        "Text(\"[Rule \\(number)](game://rules/\\(number))\")",
    ])
    func aLinkInATextIsOpened(text: String) {
        ScannedApp(
            "game",
            [
                "App.swift": """
                import SwiftUI
                @main struct Game: App { var body: some Scene { WindowGroup { GameView() } } }
                struct GameView: View {
                    @State private var shows = false
                    var body: some View {
                        NavigationStack { FirstView() }
                            .environment(\\.openURL, OpenURLAction { _ in
                                shows = true
                                return .handled
                            })
                            .sheet(isPresented: $shows) { RulesView() }
                    }
                }
                struct FirstView: View { var body: some View { NavigationLink("Help") { HelpView() } } }
                struct HelpView: View {
                    let number = 1
                    var body: some View { \(text) }
                }
                struct RulesView: View { var body: some View { Text("(Rules) [1]") } }
                """
            ], has: ["HelpView ~sheet~> RulesView : GameView.shows"],
            hasNot: ["GameView ~sheet~> RulesView", "FirstView ~sheet~> RulesView", "RulesView ~sheet~>"]
        ).check()
    }

    /// What a screen does with the links in its text, neither the screen beneath does with its own nor the one that it pushes.
    @Test func aLinkIsOpenedByTheViewsAroundIt() {
        ScannedApp(
            "notes",
            [
                "App.swift": """
                import SwiftUI
                @main struct Notes: App { var body: some Scene { WindowGroup { ListView() } } }
                struct ListView: View {
                    @Environment(\\.openURL) private var openURL
                    let site: String
                    var body: some View {
                        NavigationStack { NavigationLink("Notes") { NotesView() }; Button("Web") { openURL(URL(string: site)!) } }
                    }
                }
                struct NotesView: View {
                    @State private var book: Int?
                    @State private var isWriting = false
                    var body: some View {
                        Note(text: "x")
                            .environment(\\.openURL, OpenURLAction { url in book = 1; return .handled })
                            .navigationDestination(item: $book) { _ in BookView() }
                        Button("Write") { isWriting = true }
                            .sheet(isPresented: $isWriting) { WriteView() }
                    }
                }
                struct Note: View {
                    let text: String
                    @Environment(\\.openURL) private var openURL
                    var body: some View { Button(text) { openURL(URL(string: text)!) } }
                }
                struct WriteView: View {
                    let page: String
                    @Environment(\\.openURL) private var openURL
                    var body: some View { Button("Page") { openURL(URL(string: page)!) } }
                }
                struct BookView: View {
                    let page: String
                    @Environment(\\.openURL) private var openURL
                    var body: some View { Button("Shop") { openURL(URL(string: page)!) } }
                }
                """
            ], has: ["NotesView ~push~> BookView : NotesView.book", "WriteView ~push~> BookView : NotesView.book"],
            hasNot: ["ListView ~push~> BookView", "BookView ~push~>"]
        ).check()
    }

    @Test func aClosureHasNoLabels() {
        ScannedApp(
            "trips",
            [
                "App.swift": """
                import SwiftUI
                @main struct Trips: App { var body: some Scene { WindowGroup { TripsView() } } }
                struct Row: View {
                    var sheet: (() -> Void)?
                    var body: some View { if let sheet { Button("+", action: sheet) } }
                }
                struct TripsView: View {
                    @State private var adds = false
                    var body: some View { Row(sheet: { adds = true }).sheet(isPresented: $adds) { NewView() } }
                }
                struct NewView: View { var body: some View { Text("New") } }
                """
            ], has: ["TripsView ~sheet~> NewView : TripsView.adds"], hasNot: ["unresolved"]
        ).check()
    }
}
