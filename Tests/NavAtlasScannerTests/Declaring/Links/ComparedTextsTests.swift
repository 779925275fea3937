import Testing

/// What conditions compare parts of a link with.
struct ComparedTextsTests {
    /// Whoever leaves where the scheme or the host is another one asks for both.
    @Test(arguments: [
        "url.scheme != \"shop\" || url.host() != \"deal\"", "url.host() != \"deal\" || url.scheme != \"shop\"",
    ])
    func codeThatLeavesForOneOfTwoReasonsAsksForBoth(_ condition: String) {
        ScannedApp(
            condition,
            [
                "Shop.swift": """
                import SwiftUI
                @main struct Shop: App {
                    @State private var path: [String] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                Text("deals").navigationDestination(for: String.self) { DealView(name: $0) }
                            }
                            .onOpenURL { url in
                                if \(condition) { return }
                                path = [url.lastPathComponent]
                            }
                        }
                    }
                }
                struct DealView: View { let name: String; var body: some View { Text(name) } }
                """
            ],
            has: ["link shop://deal => DealView : Shop.String"], hasNot: ["=> ?", "the pattern of the links"]
        ).check()
    }

    /// What a regular expression finds is not what stands in it.
    @Test(arguments: [".regularExpression", "[.regularExpression, .caseInsensitive]"])
    func aPatternOfCharactersIsNoText(_ options: String) {
        ScannedApp(
            options,
            [
                "Shop.swift": """
                import SwiftUI
                @main struct Shop: App {
                    @State private var path: [String] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                Text("deals").navigationDestination(for: String.self) { DealView(name: $0) }
                            }
                            .onOpenURL { url in
                                guard url.absoluteString.range(of: "^shop://deal/[0-9]+$", options: \(options)) != nil
                                else { return }
                                path = [url.lastPathComponent]
                            }
                        }
                    }
                }
                struct DealView: View { let name: String; var body: some View { Text(name) } }
                """
            ],
            has: [], hasNot: ["[0-9]", "^"]
        ).check()
    }
}
