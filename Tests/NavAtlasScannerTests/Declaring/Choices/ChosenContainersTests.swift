import Testing

/// Views that stand in a container of their own, unless they are pushed onto another one's.
@Suite struct ChosenContainersTests {
    /// Whatever the content chooses among, a flag that only adds the container makes no screens of its parts.
    @Test(arguments: [
        "if isPushed { content } else { NavigationStack { content } }",
        "if isPushed { content } else { stack }",
        "switch isPushed { case true: content case false: NavigationStack { content } }",
    ])
    func theContainerAloneIsChosen(_ body: String) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Library: App { var body: some Scene { WindowGroup { TabView { Shelf(); Reader() } } } }
            struct Shelf: View {
                var body: some View { NavigationStack { NavigationLink("reader") { Reader(isPushed: true) } } }
            }
            struct Reader: View {
                var isPushed = false
                @State private var isLoading = true
                @State private var kind = "books"
                @State private var isHelping = false
                var body: some View { \(body) }
                private var stack: some View { NavigationStack { content } }
                @ViewBuilder private var content: some View {
                    VStack {
                        if isLoading {
                            Waiting()
                        } else {
                            if kind != "map" { Portrait(name: "me") }
                            Button("map") { kind = "map" }
                            if kind == "books" { Books(isHelping: $isHelping) } else { Streets() }
                        }
                    }
                    .sheet(isPresented: $isHelping) { Help() }
                }
            }
            struct Waiting: View { var body: some View { Text("…") } }
            struct Portrait: View { let name: String; var body: some View { Text(name) } }
            struct Books: View { @Binding var isHelping: Bool; var body: some View { Button("help") { isHelping = true } } }
            struct Streets: View {
                @State private var count = 0
                var body: some View { Button("\\(count)") { count += 1 } }
            }
            struct Help: View { var body: some View { Text("help") } }
            """,
            gives: """
                Library -tab-> Reader : reader
                Library -tab-> Shelf : shelf
                Reader -sheet-> Help : isHelping
                Reader ~sheet~> Help : Reader.isHelping
                Shelf ~push~> Reader : NavigationLink
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// What only tells its content something shows what that chooses.
    @Test(arguments: [
        "GeometryReader { _ in", "ScrollViewReader { _ in", "TimelineView(.everyMinute) { _ in", "ViewThatFits {",
        "PhaseAnimator([1, 2]) { _ in", "GlassEffectContainer {",
    ])
    func aReaderShowsWhatItsContentChooses(_ reader: String) {
        ScannedApp(
            reader,
            [
                "App.swift": """
                import SwiftUI
                @Observable final class Session { var isIn = false }
                @main struct Club: App { var body: some Scene { WindowGroup { Hall() } } }
                struct Hall: View {
                    @State private var session = Session()
                    var body: some View {
                        \(reader) if session.isIn { Bar(session: session) } else { Door(session: session) } }
                    }
                }
                struct Door: View { let session: Session; var body: some View { Button("in") { session.isIn = true } } }
                struct Bar: View { let session: Session; var body: some View { Button("out") { session.isIn = false } } }
                """
            ], has: ["Door ~root~> Bar : Hall.bar", "Bar ~root~> Door : Hall.door"]
        ).check()
    }
}
