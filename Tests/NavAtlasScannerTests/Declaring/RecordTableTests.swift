import Testing

/// Destinations for a record that holds a case, by which a view chooses what it shows.
struct RecordTableTests {
    private static func tram(_ shown: String, _ view: String) -> ScannedApp {
        ScannedApp(
            shown,
            [
                "Tram.swift": """
                import SwiftUI
                struct Way: Hashable {
                    enum Kind: Hashable { case line(Int), stop }
                    let kind: Kind
                    static func line(_ number: Int) -> Way { Way(kind: .line(number)) }
                    static let stop = Way(kind: .stop)
                }
                \(view)
                @main struct Tram: App {
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack { LinesView().navigationDestination(for: Way.self) { \(shown) } }
                        }
                    }
                }
                struct LinesView: View { var body: some View { NavigationLink("one", value: Way.line(1)) } }
                struct LineView: View {
                    let number: Int
                    var body: some View { NavigationLink("stop", value: Way.stop) }
                }
                struct StopView: View { var body: some View { Text("stop") } }
                """
            ],
            has: ["LinesView ~push~> LineView : Tram.line", "LineView ~push~> StopView : Tram.stop"],
            hasNot: ["LinesView ~push~> StopView", "coordinator Way", "StopView ~"])
    }

    @Test(arguments: [
        tram(
            "WayView(way: $0)",
            """
            struct WayView: View {
                let way: Way
                var body: some View {
                    switch way.kind {
                    case .line(let number): LineView(number: number)
                    case .stop: StopView()
                    }
                }
            }
            """),
        tram(
            "$0",
            """
            extension Way: View {
                var body: some View {
                    switch kind {
                    case .line(let number): LineView(number: number)
                    case .stop: StopView()
                    }
                }
            }
            """),
    ])
    func eachRecordShowsWhatItsCaseMeans(_ app: ScannedApp) { app.check() }
}
