import Testing

/// Computed properties that hand on one of several stored properties, and key paths that stand for functions.
@Suite struct ComputedPlacesTests {
    private static func paper(_ name: String, _ getter: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                enum Desk: Hashable { case news, sport }
                enum Page: Hashable { case story, match }
                @Observable final class Router {
                    let desk = Desk.news
                    private var news: [Page] = []
                    private var sport: [Page] = []
                    var path: [Page] {
                        get { \(getter) }
                        set { if desk == .news { news = newValue } else { sport = newValue } }
                    }
                }
                @main struct Paper: App { var body: some Scene { WindowGroup { TabView { News(); Sport() } } } }
                struct News: View {
                    @State private var router = Router()
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            Button("Story") { router.path.append(.story) }
                                .navigationDestination(for: Page.self) { _ in StoryView() }
                        }
                    }
                }
                struct Sport: View { var body: some View { Text("Sport") } }
                struct StoryView: View { var body: some View { Text("Story") } }
                """
            ], has: ["News ~push~> StoryView : News.Page"], hasNot: ["unresolved"])
    }

    @Test(arguments: [
        paper("by a condition", "desk == .news ? news : sport"),
        paper("by a switch", "switch desk { case .news: news case .sport: sport }"),
    ])
    func areTheStoredOnes(_ app: ScannedApp) { app.check() }

    @Test func aKeyPathMapsWhatItNames() {
        ScannedApp(
            "desk",
            [
                "App.swift": """
                import SwiftUI
                enum Route: Hashable { case map, note, clock }
                struct Hint { let route: Route }
                @main struct Desk: App { var body: some Scene { WindowGroup { DeskView() } } }
                struct DeskView: View {
                    @State private var path: [Route] = []
                    private let hints = [Hint(route: .map), Hint(route: .note)]
                    var body: some View {
                        NavigationStack(path: $path) {
                            ForEach(hints.map(\\.route), id: \\.self) { route in Button("Go") { path.append(route) } }
                                .navigationDestination(for: Route.self) { route in
                                    switch route {
                                    case .map: MapView()
                                    case .note: NoteView()
                                    case .clock: ClockView()
                                    }
                                }
                        }
                    }
                }
                struct MapView: View { var body: some View { Text("Map") } }
                struct NoteView: View { var body: some View { Text("Note") } }
                struct ClockView: View { var body: some View { Text("Clock") } }
                """
            ], has: ["DeskView ~push~> MapView : DeskView.map", "DeskView ~push~> NoteView : DeskView.note"],
            hasNot: ["DeskView ~push~> ClockView", "unresolved"]
        ).check()
    }
}
