import Testing

/// Styles of the app's own, whose bodies are parts of what they style.
struct AppliedModifiersTests {
    private static func hotel(_ style: String, _ more: String) -> String {
        """
        import SwiftUI
        @main struct Hotel: App { var body: some Scene { WindowGroup { Lobby() } } }
        struct Lobby: View {
            @State private var rings = false
            var body: some View {
                VStack { Button("ring") { rings = true }\(style) }.sheet(isPresented: $rings) { Porter() }
            }
        }
        struct Porter: View { var body: some View { Text("porter") } }
        struct Framed<Content: View>: View {
            @State private var helps = false
            @ViewBuilder var content: Content
            var body: some View {
                VStack { content; Button("?") { helps = true } }.popover(isPresented: $helps) { Help() }
            }
        }
        struct Help: View { var body: some View { Text("help") } }
        struct Bell: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Framed { configuration.label } }
        }
        struct Gong: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Framed { configuration.label } }
        }
        \(more)
        """
    }

    static let styles = [
        (".buttonStyle(Bell())", ""),
        (".buttonStyle(Gong()).padding()", ""),
        (".buttonStyle(.bell)", "extension ButtonStyle where Self == Bell { static var bell: Bell { Bell() } }"),
        (
            ".buttonStyle(.gong)",
            "extension PrimitiveButtonStyle where Self == Gong { static var gong: Gong { Gong() } }"
        ),
    ]

    @Test(arguments: styles)
    func whatAStyleDrawsIsAPartOfWhatItStyles(_ style: String, _ more: String) {
        let app = ScannedSource(
            style, Self.hotel(style, more),
            gives: """
                Lobby -popover-> Help : helps
                Lobby -sheet-> Porter : rings
                Lobby ~popover~> Help : Lobby.helps
                Lobby ~sheet~> Porter : Lobby.rings
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func aStyleOfTheSystemDrawsNothing() {
        let app = ScannedSource(
            "", Self.hotel(".buttonStyle(.bordered)", ""),
            gives: """
                Lobby -sheet-> Porter : rings
                Lobby ~sheet~> Porter : Lobby.rings
                """)
        #expect(app.found.filter { !$0.hasPrefix("unresolved") }.sorted() == app.wanted)
    }

    /// `Framed().concat(Titled())` applies one modifier after the other.
    @Test(arguments: ["Framed().concat(WithWares())", "WithWares().concat(Framed())", "both"])
    func modifiersThatArePutTogether(_ modifier: String) {
        ScannedApp(
            modifier,
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App {
                    let both = Framed().concat(WithWares())
                    var body: some Scene { WindowGroup { NavigationStack { WaresView().modifier(\(modifier)) } } }
                }
                struct Ware: Hashable { let number: Int }
                struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding() } }
                struct WithWares: ViewModifier {
                    func body(content: Content) -> some View {
                        content.navigationDestination(for: Ware.self) { WareView(ware: $0) }
                    }
                }
                struct WaresView: View { var body: some View { NavigationLink("one", value: Ware(number: 1)) } }
                struct WareView: View { let ware: Ware; var body: some View { Text("w") } }
                """
            ],
            has: ["WaresView ~push~> WareView : Shop.Ware"], hasNot: ["unresolved"]
        ).check()
    }

    /// What a modifier puts into a container is the container's root, and no part of the view that is nothing else.
    @Test(arguments: [
        "NavigationStack { content.navigationDestination(for: Int.self) { _ in DetailView() } }",
        "NavigationView { content }", "NavigationSplitView { Text(\"Side\") } detail: { NavigationStack { content } }",
    ])
    func aContainerAroundTheContentHoldsAScreen(_ container: String) {
        ScannedApp(
            container,
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { MainView() } } }
                struct Framed: ViewModifier {
                    func body(content: Content) -> some View { \(container) }
                }
                struct MainView: View { var body: some View { HomeView().modifier(Framed()) } }
                struct HomeView: View {
                    @State private var showsHelp = false
                    var body: some View {
                        NavigationLink("Detail") { DetailView() }
                        Button("Help") { showsHelp = true }.sheet(isPresented: $showsHelp) { HelpView() }
                    }
                }
                struct DetailView: View { var body: some View { Text("detail") } }
                struct HelpView: View { var body: some View { Text("help") } }
                """
            ],
            has: [
                "HomeView ~push~> DetailView : NavigationLink",
                "HomeView ~sheet~> HelpView : HomeView.showsHelp",
            ], hasNot: ["MainView ~"]
        ).check()
    }
}
