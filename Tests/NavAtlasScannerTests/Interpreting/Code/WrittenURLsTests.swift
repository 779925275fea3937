import Testing

@testable import NavAtlasScanner

/// What code asks of a URL that the app itself writes out is decided.
@Suite struct WrittenURLsTests {
    /// - Parameter questions: what the handler of links does with a URL.
    private static func app(_ name: String, handling questions: String, has: [String], hasNot: [String]) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    @State private var showsEvents = false
                    @State private var showsPage = false
                    static let scheme = "library://"
                    var body: some View {
                        ShelfView()
                            .sheet(isPresented: $showsEvents) { EventsView() }
                            .sheet(isPresented: $showsPage) { PageView() }
                            .environment(\\.openURL, OpenURLAction { url in
                                handle(url)
                                return .handled
                            })
                    }
                    private func handle(_ url: URL) {
                        \(questions)
                    }
                }
                struct ShelfView: View {
                    var id: Int
                    @Environment(\\.openURL) private var openURL
                    var body: some View {
                        Button("Rules") { openURL(URL(string: "https://example.org/rules?book=\\(id)")!) }
                    }
                }
                struct EventsView: View { var body: some View { Text("e") } }
                struct PageView: View { var body: some View { Text("p") } }
                """
            ], has: has, hasNot: hasNot)
    }

    private static let page = "HallView ~sheet~> PageView : HallView.showsPage"
    private static let events = "HallView ~sheet~> EventsView : HallView.showsEvents"

    static let apps = [
        app(
            "a URL is not of a scheme that it does not begin with",
            handling: "if url.absoluteString.hasPrefix(Self.scheme) { showsEvents = true } else { showsPage = true }",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "the scheme of a URL is the one that it is written with",
            handling: "guard url.scheme == \"https\" else { showsEvents = true; return }\nshowsPage = true",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "a condition is negated",
            handling: "if !url.absoluteString.starts(with: \"lib\") { showsPage = true } else { showsEvents = true }",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "a switch takes the branch of the host",
            handling: "switch url.host() { case \"events\": showsEvents = true; default: showsPage = true }",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "components are those of the URL",
            handling: "guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }\n"
                + "switch parts.host { case \"example.org\": showsPage = true; default: showsEvents = true }",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "a variable holds the host",
            handling: "let host = url.host ?? \"\"\n"
                + "if host == \"events\" { showsEvents = true } else { showsPage = true }",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "an enum is made of the host",
            handling: "enum Place: String { case events, pages = \"example.org\" }\n"
                + "guard let host = url.host, let place = Place(rawValue: host) else { return }\n"
                + "switch place { case .events: showsEvents = true; case .pages: showsPage = true }",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "what begins with the host is no other text",
            handling: "let text = (url.host ?? \"\") + (url.path.trimmed ?? \"\")\n"
                + "switch text { case \"events\": showsEvents = true; "
                + "case _ where text.hasPrefix(\"example.org\"): showsPage = true; default: showsEvents = true }",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "what is put together is not only its first part",
            handling: "let text = (url.host ?? \"\") + url.path\n"
                + "switch text { case \"example.org/rules\": showsPage = true; default: showsEvents = true }",
            has: [page], hasNot: ["~> EventsView"]),
        app(
            "the rest of a URL into which a value is put is not known",
            handling: "if url.query == \"book=7\" { showsEvents = true } else { showsPage = true }",
            has: [page, events], hasNot: ["unresolved"]),
        ScannedApp(
            "a link leads where its URL does",
            [
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    @State private var showsEvents = false
                    var body: some View {
                        VStack { ShelfView(); DeskView() }
                            .sheet(isPresented: $showsEvents) { EventsView() }
                            .environment(\\.openURL, OpenURLAction { url in
                                if url.host() == "events" { showsEvents = true }
                                return .handled
                            })
                    }
                }
                struct ShelfView: View { var body: some View { Link("e", destination: URL(string: "library://events")!) } }
                struct DeskView: View {
                    let page: URL
                    var body: some View {
                        NavigationLink("r") { RulesView() }
                        Link("p", destination: page)
                    }
                }
                struct RulesView: View { var body: some View { Link("e", destination: URL(string: "library://rules")!) } }
                struct EventsView: View { var body: some View { Text("e") } }
                """
            ], has: ["HallView ~sheet~> EventsView : HallView.showsEvents"],
            hasNot: ["RulesView ~sheet~> EventsView", "unresolved"]),
        ScannedApp(
            "the system opens a link around which no view handles links",
            [
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    var body: some View {
                        NavigationLink("d") { DeskView() }
                        Link("e", destination: URL(string: "https://example.org/hall")!)
                    }
                }
                struct DeskView: View {
                    @State private var showsEvents = false
                    var body: some View {
                        Link("e", destination: URL(string: "https://example.org/desk")!)
                            .sheet(isPresented: $showsEvents) { EventsView() }
                            .environment(\\.openURL, OpenURLAction { _ in showsEvents = true; return .handled })
                    }
                }
                struct EventsView: View { var body: some View { Text("e") } }
                """
            ], has: ["DeskView ~sheet~> EventsView : DeskView.showsEvents"],
            hasNot: ["HallView ~sheet~> EventsView", "unresolved"]),
    ]

    @Test(arguments: apps) func isDecided(_ app: ScannedApp) { app.check() }

    @Test func aTextIsKnownAsFarAsNothingIsPutIntoIt() {
        #expect(WrittenText("library://events") == .whole("library://events"))
        #expect(WrittenText("library://{}/rules") == .beginning("library://"))
    }

    @Test(arguments: [
        ("scheme", WrittenText.whole("library")), ("host", .whole("shelf")), ("path", .whole("/book/7")),
        ("lastPathComponent", .whole("7")), ("query", .whole("page=2")), ("fragment", .absent),
        ("absoluteString", .whole("library://shelf/book/7?page=2")),
    ])
    func aPartOfAWholeURLIsKnown(_ name: String, _ part: WrittenText) {
        #expect(WrittenText("library://shelf/book/7?page=2").part(name) == part)
    }

    @Test func ofABeginningWhatIsWholeIsKnown() {
        #expect(WrittenText("library://{}/7").part("scheme") == .whole("library"))
        #expect(WrittenText("library://{}/7").part("host") == .beginning(""))
        #expect(WrittenText("{}://shelf").part("scheme") == nil)
        #expect(WrittenText("library://shelf/book/{}").part("host") == .whole("shelf"))
        #expect(WrittenText("library://shelf/book/{}").part("path") == .beginning("/book/"))
        #expect(WrittenText("library://shelf/book?page={}").part("path") == .whole("/book"))
    }

    @Test func aBeginningAnswersWhatItDecides() {
        let text = WrittenText("library://{}")
        #expect(text.answer(to: "hasPrefix", "lib") == true)
        #expect(text.answer(to: "hasPrefix", "https") == false)
        #expect(text.answer(to: "hasPrefix", "library://shelf") == nil)
        #expect(text.answer(to: "contains", "://") == true)
        #expect(text.answer(to: "contains", "shelf") == nil)
        #expect(text.answer(to: "hasSuffix", "shelf") == nil)
        #expect(text.isEqual(to: "https://shelf") == false)
        #expect(text.isEqual(to: "library://shelf") == nil)
    }

    @Test func aWholeTextAnswersAll() {
        let text = WrittenText("Library")
        #expect(text.lowercased.isEqual(to: "library") == true)
        #expect(text.answer(to: "hasSuffix", "ary") == true)
        #expect(text.answer(to: "contains", "x") == false)
        #expect(WrittenText.absent.answer(to: "contains", "x") == false)
    }

    @Test func whatIsNoURLHasNoParts() { #expect(WrittenText("not a url: %").part("host") == nil) }
}
