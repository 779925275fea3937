import NavAtlasModel
import NavAtlasScanner
import Testing

/// Links that a handler tells apart by the number of their parts, or by items of their query one by one.
struct URLCountsTests {
    @Test(arguments: [
        (
            """
            let parts = url.pathComponents.dropFirst(); switch (url.host, parts.count) { case ("o", 0): one = true
            case ("o", 1): two = true; default: break }
            """,
            ["o", "o/{*}"]
        ),
        (
            """
            if url.host == "o", url.pathComponents.count == 2 { one = true }
            else if url.host == "o", url.pathComponents.count == 3 { two = true }
            """,
            ["o/{*}", "o/{*}/{*}"]
        ),
        (
            """
            let parts = url.path.split(separator: "/"); guard url.host == "o" else { return }
            switch parts.count { case 1: one = true; case 2: two = true; default: break }
            """,
            ["o/{*}", "o/{*}/{*}"]
        ),
        (
            """
            for item in parts?.queryItems ?? [] { if item.name == "a" { one = true }
            if item.name == "b", item.value == "1" { two = true } }
            """,
            ["?a", "?b=1"]
        ),
        (
            """
            for item in parts?.queryItems ?? [] where url.host == "o" { switch item.name { case "a": one = true
            case "b": two = true; default: break } }
            """,
            ["o?a", "o?b"]
        ),
        (
            """
            parts?.queryItems?.forEach { item in
                if item.name == "a" && item.value == "x" { one = true }
                else if item.name == "b" { two = true }
            }
            """,
            ["?a=x", "?b"]
        ),
        (
            "if url.host == \"o\", url.query == \"new=1\" { one = true } else if url.host == \"o\" { two = true }",
            ["o?new=1", "o"]
        ),
    ])
    func areDistinguished(handler: String, patterns: [String]) {
        let links = zip(patterns, ["OneScreen : Shop.one", "TwoScreen : Shop.two"]).map { pattern, end in
            pattern.hasPrefix("?") || pattern.contains("=")
                ? "link \"\(pattern)\" => \(end)" : "link \(pattern) => \(end)"
        }
        ScannedApp(handler, Self.shop(handler), has: links, hasNot: ["conditional-link"]).check()
    }

    /// What is counted is not known.
    @Test func otherNumbersLeaveDoubt() {
        let handler = """
            switch (url.host, parts?.queryItems?.count) { case ("o", 0): one = true; case ("o", 1): two = true; default: break }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.shop(handler))
        #expect(graph.remarks.filter { $0.kind == .conditionalLink }.count == 2)
    }

    /// A Boolean that says what is asked of the link.
    @Test(arguments: [
        ("one = url.scheme == \"own\" && url.host == \"tips\"", ["link own://tips => OneScreen : Shop.one"]),
        (
            "one = url.host == \"o\"; two = url.host() == \"p\" ? true : false",
            ["link o => OneScreen : Shop.one", "link p => TwoScreen : Shop.two"]
        ),
        ("one = url.isTips", ["link tips => OneScreen : Shop.one"]),
        ("day = url.day", ["link days://day => DayScreen : Shop.day"]),
        ("if let found = url.day { day = found }", ["link days://day => DayScreen : Shop.day"]),
    ])
    func whatIsAssignedAsks(handler: String, links: [String]) {
        ScannedApp(handler, Self.shop(handler), has: links, hasNot: ["{url}"]).check()
    }

    /// What is asked of the URL that the code makes says nothing about the one that was opened.
    @Test(arguments: ["\"news://article/\\(id)\"", "\"news://article/\" + id"])
    func aLinkThatIsOpenedAsAnotherOne(made: String) {
        let more = """
            func lead(_ url: URL) {
                guard url.scheme == "news", let host = url.host() else { return }
                let id = url.lastPathComponent
                switch host {
                case "story": lead(URL(string: \(made))!)
                case "article": day = 1
                default: break
                }
            }
            """
        ScannedApp(
            made, Self.shop("lead(url)", more), has: ["link news://article => DayScreen : Shop.day"],
            hasNot: ["news://story/article"]
        ).check()
    }

    /// One that is made of the text of the link is the same one.
    @Test func aLinkThatIsHandedOnAsText() {
        let more = """
            func lead(_ text: String) {
                guard let url = URL(string: text) else { return }
                if url.host == "tips" { one = true } else if url.host == "news" { two = true }
            }
            """
        ScannedApp(
            "text", Self.shop("lead(url.absoluteString)", more),
            has: ["link tips => OneScreen : Shop.one", "link news => TwoScreen : Shop.two"], hasNot: ["{url}"]
        ).check()
    }

    private static func shop(_ handler: String, _ more: String = "") -> [String: String] {
        [
            "Shop.swift": """
            import SwiftUI
            @main struct Shop: App {
                @State private var one = false
                @State private var two = false
                @State private var day: Int?
                var body: some Scene {
                    WindowGroup {
                        Text("Shop")
                            .sheet(isPresented: $one) { OneScreen() }
                            .sheet(isPresented: $two) { TwoScreen() }
                            .sheet(item: $day) { DayScreen(day: $0) }
                            .onOpenURL { open($0) }
                    }
                }
                func open(_ url: URL) {
                    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
                    \(handler)
                }
                \(more)
            }
            extension URL {
                var isTips: Bool { host == "tips" }
                var day: Int? {
                    guard scheme == "days", host == "day" else { return nil }
                    return Int(lastPathComponent)
                }
            }
            struct OneScreen: View { var body: some View { Text("1") } }
            struct TwoScreen: View { var body: some View { Text("2") } }
            struct DayScreen: View { let day: Int; var body: some View { Text("\\(day)") } }
            """
        ]
    }
}
