import Testing

/// Views that are given something to show over, behind or beside what they show themselves.
struct DecoratedScreenTests {
    private static func quay(_ screen: String, made: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Port: App { var body: some Scene { WindowGroup { QuayView() } } }
            struct QuayView: View {
                var body: some View { NavigationStack { NavigationLink("Pier") { \(made) } } }
            }
            \(screen)
            struct FerryView: View { var body: some View { Text("Ferry") } }
            struct TugView: View { var body: some View { Text("Tug") } }
            struct FlagView: View { var body: some View { Text("Flag") } }
            """
        ]
    }

    @Test(
        "A view with a banner that it is given is a screen of its own",
        arguments: [
            (
                """
                struct PierView<Flag: View>: View {
                    let flag: Flag
                    var body: some View {
                        List { NavigationLink("Ferry") { FerryView() } }.safeAreaInset(edge: .bottom) { flag }
                    }
                }
                """, "PierView(flag: FlagView())", "PierView ~push~> FerryView : NavigationLink"
            ),
            (
                """
                struct PierView: View {
                    let makeFlag: () -> AnyView
                    var body: some View {
                        TabView { FerryView().tabItem { Text("Ferry") }; TugView().tabItem { Text("Tug") } }
                            .overlay { makeFlag() }
                    }
                }
                """, "PierView(makeFlag: { AnyView(FlagView()) })", "PierView -tab-> FerryView : Ferry"
            ),
        ])
    func aBannerIsNoScreen(screen: String, made: String, edge: String) {
        ScannedApp(
            made, Self.quay(screen, made: made), has: ["QuayView ~push~> PierView : NavigationLink", edge],
            hasNot: ["screen FlagView"]
        ).check()
    }

    @Test("What lies over a plain ground is what a wrapper shows")
    func aGroundIsNoScreen() {
        let screen = """
            struct Ground<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { Color.blue.ignoresSafeArea().overlay { content() } }
            }
            """
        ScannedApp(
            "ground", Self.quay(screen, made: "Ground { FerryView() }"),
            has: ["QuayView ~push~> FerryView : NavigationLink"]
        ).check()
    }

    /// What is done around several screens is done by none of them, though some are modified themselves.
    @Test(arguments: ["", ".charts(chart)", ".toolbar { BuoyView() }"])
    func whatIsAroundSeveralScreensIsDoneByNone(modifier: String) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Port: App {
                @State private var launch = Launch()
                var body: some Scene {
                    WindowGroup {
                        Group {
                            switch launch.phase {
                            case .starting: ProgressView()
                            case .ready(let chart): FerryView()\(modifier)
                            case .failed: TugView()
                            }
                        }
                        .task { await launch.start() }
                    }
                }
            }
            @Observable final class Launch {
                enum Phase { case starting, ready(Int), failed }
                var phase = Phase.starting
                func start() async { do { phase = .ready(try await load()) } catch { phase = .failed } }
            }
            struct FerryView: View { var body: some View { Text("Ferry") } }
            struct TugView: View { var body: some View { Text("Tug") } }
            struct BuoyView: View { var body: some View { Text("Buoy") } }
            """,
            gives: """
                Port -root-> FerryView : ready
                Port -root-> TugView : failed
                Port ~root~> FerryView : Port.ready
                Port ~root~> TugView : Port.failed
                """)
        #expect(app.found.sorted() == app.wanted)
    }
}
