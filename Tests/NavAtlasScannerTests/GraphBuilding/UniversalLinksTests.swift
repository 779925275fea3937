import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct UniversalLinksTests {
    private static let handled = [
        DeepLink(pattern: "shop://items/{id}", to: "ItemScreen", path: ["Shop.item"]),
        DeepLink(pattern: "https://shop.example/help", to: "HelpScreen", path: ["Shop.help"]),
        DeepLink(pattern: "https://elsewhere.example/news", to: "NewsScreen", path: ["Shop.news"]),
    ]

    private func links(_ patterns: [(path: String, isExcluded: Bool)], hosts: [String] = ["shop.example"]) -> [String] {
        let association = patterns.map {
            AppSiteAssociation.Pattern(
                path: $0.path, isExcluded: $0.isExcluded, location: SourceLocation(file: "aasa", line: 1, column: 1))
        }
        return UniversalLinks(LaunchSettings(hosts: hosts, associations: [association])).links(handled: Self.handled)
            .map { "\($0.pattern) \($0.to ?? "?") \($0.path.joined(separator: "/"))" }
    }

    @Test(arguments: [
        ("/items/*", "https://shop.example/items/* ItemScreen Shop.item"),
        ("/it*", "https://shop.example/it* ItemScreen Shop.item"),
        ("/help", "https://shop.example/help HelpScreen Shop.help"),
        ("/help/", "https://shop.example/help/ HelpScreen Shop.help"),
        ("/h?lp*", "https://shop.example/h?lp* HelpScreen Shop.help"),
        // A parameter is longer than a character, and not known to be this text.
        ("/items/?", "https://shop.example/items/? ? "),
        ("/items/new", "https://shop.example/items/new ? "),
        ("/orders/*", "https://shop.example/orders/* ? "),
        // No handler of another site's links.
        ("/news", "https://shop.example/news ? "),
    ])
    func leadsWhereTheHandlersLead(_ path: String, _ expected: String) {
        #expect(links([(path, false)]) == [expected])
    }

    @Test func theFirstPatternThatMatchesDecides() {
        let found = links([("/help", true), ("/items/*", false), ("*", false)])
        #expect(found == ["https://shop.example/items/* ItemScreen Shop.item", "https://shop.example/* ? "])
    }

    @Test func aStarTakesEveryHandler() {
        let found = links([("/*", false)], hosts: ["shop.example", "*.elsewhere.example"])
        #expect(found.map { $0.split(separator: " ")[1] } == ["ItemScreen", "HelpScreen", "NewsScreen"])
        #expect(found.allSatisfy { $0.hasPrefix("/* ") })
    }

    @Test func matchesLongPatternsInTime() {
        let path = "/" + String(repeating: "*a", count: 2000) + "b"
        #expect(links([(path, false)]) == ["https://shop.example\(path) ? "])
    }

    /// The whole way: an app's source with its entitlements and its association.
    @Test func putsThePatternsIntoTheGraph() throws {
        let folder = try TemporaryFolder([
            "App.swift": """
            import SwiftUI
            @main struct ShopApp: App { var body: some Scene { WindowGroup { FrontPage() } } }
            struct FrontPage: View {
                @State private var path: [String] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("Shop").navigationDestination(for: String.self) { ItemScreen(id: $0) }
                    }
                    .onOpenURL { url in
                        if url.pathComponents.contains("items") { path.append(url.lastPathComponent) }
                    }
                }
            }
            struct ItemScreen: View { let id: String; var body: some View { Text(id) } }
            """,
            "Shop.entitlements": """
            <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
            <array><string>applinks:shop.example</string></array></dict></plist>
            """,
            ".well-known/apple-app-site-association": """
            { "applinks": { "details": [ { "appIDs": ["T.shop"], "components": [ { "/": "/items*" }, { "/": "/cart" } ] } ] } }
            """,
        ])
        let result = try NavAtlasScanner.Scanner().scan([folder.path])
        #expect(result.diagnostics.isEmpty)
        let links = result.graph.deepLinks.map { "\($0.pattern) \($0.to ?? "?")" }
        #expect(links.contains("https://shop.example/items* ItemScreen"))
        #expect(links.contains("https://shop.example/cart ?"))
    }

    /// A handler that compares nothing answers every link of the app's own scheme.
    @Test func whateverIsAskedForIsShown() throws {
        let folder = try TemporaryFolder([
            "App.swift": """
            import SwiftUI
            @main struct ShopApp: App { var body: some Scene { WindowGroup { FrontPage() } } }
            struct FrontPage: View {
                @State private var path: [String] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("Shop").navigationDestination(for: String.self) { ItemScreen(id: $0) }
                    }
                    .onOpenURL { url in path.append(url.lastPathComponent) }
                }
            }
            struct ItemScreen: View { let id: String; var body: some View { Text(id) } }
            """,
            "Info.plist": """
            <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
            <key>CFBundleURLSchemes</key><array><string>shop</string></array></dict></array></dict></plist>
            """,
        ])
        let result = try NavAtlasScanner.Scanner().scan([folder.path])
        #expect(result.graph.deepLinks.map { "\($0.pattern) \($0.to ?? "?")" } == ["shop://{url} ItemScreen"])
    }
}
