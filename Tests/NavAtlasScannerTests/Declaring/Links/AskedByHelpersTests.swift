import Testing

/// Links that a handler tells apart by functions and properties of the app's own.
@Suite struct AskedByHelpersTests {
    private static func ferry(_ handling: String, _ more: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Page: Hashable { case quay, deck }
            @main struct Ferry: App {
                @State private var path: [Page] = []
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $path) {
                            FerryView().navigationDestination(for: Page.self) { page in
                                switch page {
                                case .quay: QuayView()
                                case .deck: DeckView()
                                }
                            }
                        }
                        .onOpenURL { open($0) }
                    }
                }
                private func open(_ url: URL) { \(handling) }
            }
            \(more)
            struct FerryView: View { var body: some View { Text("Ferry") } }
            struct QuayView: View { var body: some View { Text("Quay") } }
            struct DeckView: View { var body: some View { Text("Deck") } }
            """
        ]
    }

    private static let both = ["link quay => QuayView : Ferry.quay", "link ferry://deck => DeckView : Ferry.deck"]

    @Test(arguments: [
        (
            "if url.isQuay { path = [.quay] } else if url.isDeck { path = [.deck] }",
            """
            extension URL {
                var isQuay: Bool { host == "quay" }
                var isDeck: Bool { scheme == "ferry" && host == "deck" }
            }
            """
        ),
        (
            "if leadsToQuay(url) { path = [.quay] } else if leadsToDeck(url) { path = [.deck] }",
            """
            func leadsToQuay(_ url: URL) -> Bool { url.host == "quay" }
            func leadsToDeck(_ link: URL) -> Bool {
                guard link.scheme == "ferry" else { return false }
                return link.host() == "deck"
            }
            """
        ),
        (
            "if Sign(word: \"quay\").matches(url) { path = [.quay] } else if Sign.isDeck(url) { path = [.deck] }",
            """
            struct Sign {
                let word: String
                func matches(_ url: URL) -> Bool { url.host == word }
                static func isDeck(_ url: URL) -> Bool { url.scheme == "ferry" && url.host == "deck" }
            }
            """
        ),
        (
            "if let one = QuayLink(url) { path = one.path } else if let one = deckLink(of: url) { path = one.path }",
            """
            struct QuayLink {
                let path = [Page.quay]
                init?(_ url: URL) { guard url.host == "quay" else { return nil } }
            }
            struct DeckLink { let path = [Page.deck] }
            func deckLink(of url: URL) -> DeckLink? {
                guard url.scheme == "ferry", url.host == "deck" else { return nil }
                return DeckLink()
            }
            """
        ),
        (
            """
            if url.host == "quay" { path = [.quay]; return }
            if let number = deckNumber(url) { print(number); path = [.deck] }
            """,
            """
            func deckNumber(_ url: URL) -> String? {
                guard url.scheme == "ferry", url.host == "deck" else { return nil }
                let number = url.pathComponents[1]
                return number.isEmpty ? nil : number
            }
            """
        ),
        (
            "if let word = Word.allCases.first(where: { $0.isMeant(by: url) }) { path = [word.page] }",
            """
            enum Word: String, CaseIterable {
                case quay, deck = "ferry://deck"
                var page: Page { switch self { case .quay: .quay; case .deck: .deck } }
                func isMeant(by url: URL) -> Bool { url.absoluteString == rawValue }
            }
            """
        ),
    ])
    func areDistinguished(handling: String, helpers: String) {
        ScannedApp(handling, Self.ferry(handling, helpers), has: Self.both, hasNot: ["unresolved"]).check()
    }

    /// A function that is told something else asks nothing about the link; one that calls itself has an end.
    @Test(arguments: [
        (
            "if isOpen(day) { path = [.quay] }",
            "let day = \"mon\"; func isOpen(_ day: String) -> Bool { day == \"sun\" }"
        ),
        ("if leads(url) { path = [.quay] }", "func leads(_ url: URL) -> Bool { leads(url) }"),
    ])
    func otherQuestionsAreNone(handling: String, helpers: String) {
        ScannedApp(handling, Self.ferry(handling, helpers), has: [], hasNot: ["link sun", "link mon"]).check()
    }
}
