import Testing

/// Several stacks of one view, with destinations of their own for the same values.
struct StackTablesTests {
    private static func radio(_ tunes: String, _ hits: String) -> [String: String] {
        [
            "Radio.swift": """
            import SwiftUI
            struct Tune: Hashable { let id: Int }
            @main struct Radio: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            NavigationStack { \(tunes) }.tabItem { Text("Tunes") }
                            NavigationStack { \(hits) }.tabItem { Text("Hits") }
                        }
                    }
                }
            }
            struct TunesView: View { var body: some View { List { TuneRow(tune: Tune(id: 1)) } } }
            struct HitsView: View { var body: some View { TuneRow(tune: Tune(id: 2)) } }
            struct TuneRow: View {
                let tune: Tune
                var body: some View { NavigationLink(value: tune) { Text("tune") } }
            }
            struct TuneView: View {
                let tune: Tune
                var body: some View { NavigationLink("next", value: Tune(id: 3)) }
            }
            struct HitView: View { let tune: Tune; var body: some View { Text("hit") } }
            """
        ]
    }

    @Test func aValueIsShownByTheStackInWhichItIsPushed() {
        ScannedApp(
            "a row in two stacks",
            Self.radio(
                "TunesView().navigationDestination(for: Tune.self) { TuneView(tune: $0) }",
                "HitsView().navigationDestination(for: Tune.self) { HitView(tune: $0) }"),
            has: [
                "TunesView ~push~> TuneView : Radio.Tune", "HitsView ~push~> HitView : Radio.Tune",
                "TuneView ~push~> TuneView : Radio.Tune",
            ],
            hasNot: ["TunesView ~push~> HitView", "HitsView ~push~> TuneView", "TuneView ~push~> HitView"]
        ).check()
    }
}
