import Testing

/// A link that is kept in a property is followed by the view that reacts to the property.
@Suite struct LinkFollowersTests {
    /// An app that keeps the link that it is told to open until a view follows it.
    private static func keeping(_ name: String, link: String, in view: String, _ following: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                final class Links: ObservableObject { @Published var pending: URL? }
                @main struct Zoo: App { var body: some Scene { WindowGroup { Paths() } } }
                struct Paths: View {
                    \(view)
                    @State private var path: [String] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("Zoo").navigationDestination(for: String.self) { Cage(animal: $0) }
                        }
                        .onOpenURL { \(link) = $0 }
                        \(following) {
                            if let link = $0, link.scheme == "zoo", link.host == "cage" {
                                path.append(link.lastPathComponent)
                            }
                        }
                    }
                }
                struct Cage: View { let animal: String; var body: some View { Text(animal) } }
                """
            ], has: ["link zoo://cage => Cage : Paths.String"])
    }

    static let keepingApps = [
        keeping(
            "in a published property", link: "links.pending", in: "@StateObject private var links = Links()",
            ".onReceive(links.$pending)"),
        keeping("in a state", link: "pending", in: "@State private var pending: URL?", ".onChange(of: pending)"),
    ]

    @Test(arguments: keepingApps) func areFollowedForLinks(_ app: ScannedApp) { app.check() }
}
