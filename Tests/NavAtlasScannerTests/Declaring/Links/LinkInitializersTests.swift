import Testing

/// A link whose enum is made of its URL leads where the cases lead that the initializer makes, and no other.
@Suite struct LinkInitializersTests {
    private static let initializers = [
        "init?(_ url: URL) { switch url.host() { case \"art\": self = .art; case \"saved\": self = .saved; default: return nil } }",
        "init?(_ url: URL) { guard url.host() == \"art\" else { return nil }; self = .art }",
        "init(_ url: URL) throws { if url.host() == \"art\" { self = .art } else { throw CancellationError() } }",
    ]

    @Test(arguments: initializers) func leadWhereTheirCasesLead(_ initializer: String) {
        ScannedApp(
            initializer,
            [
                "App.swift": """
                import SwiftUI
                enum Page { case art, saved, settings }
                extension Page { \(initializer) }
                @main struct News: App { var body: some Scene { WindowGroup { Home() } } }
                struct Home: View {
                    @State private var art = false
                    @State private var saved = false
                    @State private var settings = false
                    var body: some View {
                        Text("Home")
                            .sheet(isPresented: $art) { Art() }
                            .sheet(isPresented: $saved) { Saved() }
                            .sheet(isPresented: $settings) { Settings() }
                            .onOpenURL { url in
                                guard let page = try? Page(url) else { return }
                                switch page {
                                case .art: art = true
                                case .saved: saved = true
                                case .settings: settings = true
                                }
                            }
                    }
                }
                struct Art: View { var body: some View { Text("Art") } }
                struct Saved: View { var body: some View { Text("Saved") } }
                struct Settings: View { var body: some View { Text("Settings") } }
                """
            ], has: ["link art => Art : Home.art"], hasNot: ["Home ~sheet~> Settings", "=> Settings"]
        ).check()
    }
}
