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

    /// What the state is handed on to chooses by it, too: an enum's method, and the view that this makes.
    @Test func aViewThatIsGivenTheStateDecidesByIt() {
        ScannedApp(
            "a pane for each floor",
            [
                "App.swift": """
                import SwiftUI
                @main struct Tower: App { var body: some Scene { WindowGroup { TowerView() } } }
                enum Floor: CaseIterable, Identifiable {
                    case cellar, attic
                    var id: Self { self }
                    func pane() -> some View { Pane(floor: self) }
                    struct Pane: View {
                        let floor: Floor
                        var body: some View {
                            Group {
                                switch floor {
                                case .cellar: CellarView()
                                case .attic: AtticView()
                                }
                            }
                            .padding()
                        }
                    }
                }
                struct TowerView: View {
                    @State private var floor: Floor? = nil
                    var body: some View {
                        NavigationSplitView {
                            Button("down") { floor = .cellar }
                        } detail: {
                            if let floor { floor.pane() } else { Text("none") }
                        }
                    }
                }
                struct CellarView: View { var body: some View { Text("c") } }
                struct AtticView: View { var body: some View { Text("a") } }
                """
            ],
            has: [
                "TowerView -root-> CellarView : cellar", "TowerView -root-> AtticView : attic",
                "TowerView ~root~> CellarView : TowerView.cellar",
            ], hasNot: ["TowerView ~root~> AtticView", "Pane"]
        ).check()
    }
}
