import NavAtlasScanner
import Testing

/// Links whose handler reads the components of the path by number.
struct PathComponentTests {
    private func patterns(_ handler: String) -> [String] {
        let source = """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
            struct Gate: View {
                @State private var path: [String] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("Gate").navigationDestination(for: String.self) { _ in LionScreen() }
                    }
                    .onOpenURL { url in
                        \(handler)
                    }
                }
            }
            struct LionScreen: View { var body: some View { Text("Lion") } }
            """
        return NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source]).deepLinks.map(\.pattern)
    }

    @Test(arguments: [
        (
            """
            guard url.scheme == "zoo", url.host == "house" else { return }
            let parts = url.pathComponents
            if parts[2] == "lions" { path.append("lion") }
            """,
            "zoo://house/{*}/lions"
        ),
        (
            """
            guard url.scheme == "zoo", url.host == "house" else { return }
            if url.pathComponents[2] == "lions", url.pathComponents[1] == "cats" { path.append("lion") }
            """,
            "zoo://house/cats/lions"
        ),
        (
            """
            guard url.scheme == "zoo", url.host == "house" else { return }
            let parts = url.pathComponents.dropFirst()
            guard let kind = parts.first else { return }
            if kind == "lions" { path.append("lion") }
            """,
            "zoo://house/lions"
        ),
        (
            """
            guard url.scheme == "zoo" else { return }
            switch url.pathComponents {
            case ["/", "cats", "lions"]: path.append("lion")
            default: break
            }
            """,
            "zoo://cats/lions"
        ),
        (
            """
            guard url.scheme == "zoo" else { return }
            let parts = url.path.split(separator: "/").map(String.init)
            switch parts {
            case ["cats", "lions"]: path.append("lion")
            default: break
            }
            """,
            "zoo://cats/lions"
        ),
    ])
    func standInTheirOrder(_ handler: String, _ pattern: String) {
        #expect(patterns(handler) == [pattern])
    }
}
