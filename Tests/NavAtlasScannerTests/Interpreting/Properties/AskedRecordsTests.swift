import Testing

/// Values of the app's own types that a library makes of data.
struct AskedRecordsTests {
    private static func museum(_ read: String) -> String {
        """
        import Couriers
        import SwiftUI
        @main struct Museum: App { var body: some Scene { WindowGroup { HallView() } } }
        struct Statue: Hashable, Codable { var name: String }
        final class Tour: Hashable { }
        struct HallView: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    Text("hall").navigationDestination(for: Statue.self) { StatueView(statue: $0) }
                }
                .task { await open() }
                .onContinueUserActivity("statue") { activity in open(activity) }
            }
            func open() async {}
            func open(_ activity: NSUserActivity) { \(read) }
        }
        struct StatueView: View { let statue: Statue; var body: some View { Text(statue.name) } }
        """
    }

    private static let edges = """
        HallView -push-> StatueView : Statue
        HallView ~push~> StatueView : HallView.Statue
        """

    @Test(arguments: [
        "if let statue = try? activity.typedPayload(Statue.self) { path.append(statue) }",
        "if let data, let statue = try? JSONDecoder().decode(Statue.self, from: data) { path.append(statue) }",
        "for statue in (try? JSONDecoder().decode([Statue].self, from: data)) ?? [] { path.append(statue) }",
        "guard let statue = Courier().fetch(from: address, as: Statue.self) else { return }; path.append(statue)",
    ])
    func aLibraryGivesAValueOfTheTypeThatItIsAskedFor(_ read: String) {
        let app = ScannedSource("", Self.museum(read), gives: Self.edges)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func aModifierThatIsGivenATypeGivesItsView() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            import Couriers
            @main struct Museum: App { var body: some Scene { WindowGroup { HallView() } } }
            struct Statue: Hashable, Codable { var name: String }
            struct HallView: View {
                @State private var isOpen = false
                var body: some View {
                    VStack { Button("open") { isOpen = true } }
                        .keeping(Statue.self)
                        .sheet(isPresented: $isOpen) { StatueView().keeping(Statue.self) }
                }
            }
            struct StatueView: View { var body: some View { Text("statue") } }
            """,
            gives: """
                HallView -sheet-> StatueView : isOpen
                HallView ~sheet~> StatueView : HallView.isOpen
                """)
        #expect(app.found.sorted() == app.wanted)
    }
}
