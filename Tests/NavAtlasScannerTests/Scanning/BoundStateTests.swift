import Testing

/// Roots that a state chooses whose value a condition has bound to a name.
@Suite struct BoundStateTests {
    private static func lodge(_ switched: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Guest { case hiker, skier }
            @Observable final class Desk { var guest: Guest? }
            @main struct Lodge: App { var body: some Scene { WindowGroup { LodgeView() } } }
            struct LodgeView: View {
                @State private var desk = Desk()
                var body: some View {
                    if let guest = desk.guest {
                        switch \(switched) {
                        case .hiker: TrailView(desk: desk)
                        case .skier: SlopeView(desk: desk)
                        }
                    } else {
                        BellView(desk: desk)
                    }
                }
            }
            struct BellView: View {
                let desk: Desk
                var body: some View { Button("hike") { desk.guest = .hiker } }
            }
            struct TrailView: View {
                let desk: Desk
                var body: some View { Button("ski") { desk.guest = .skier } }
            }
            struct SlopeView: View {
                let desk: Desk
                var body: some View { Button("out") { desk.guest = nil } }
            }
            """
        ]
    }

    /// That there is a guest says less than which one it is.
    @Test(arguments: ["guest", "desk.guest!"])
    func theCaseDecides(_ switched: String) {
        ScannedApp(
            switched, Self.lodge(switched),
            has: [
                "BellView ~root~> TrailView : LodgeView.hiker", "TrailView ~root~> SlopeView : LodgeView.skier",
                "SlopeView ~root~> BellView : LodgeView.bellView",
            ], hasNot: ["BellView ~root~> SlopeView", "TrailView ~root~> TrailView", "unresolved"]
        ).check()
    }
}
