import Testing

/// States of a generic router, which holds the cases of one enum here and of another there.
@Suite struct CaseOwnerTests {
    @Test func aStateShowsWhatTheCaseOfItsOwnEnumMeans() {
        ScannedApp(
            "a router of two guides",
            [
                "App.swift": """
                import SwiftUI
                @main struct Museum: App { var body: some Scene { WindowGroup { Halls() } } }
                protocol Stop: Hashable, Identifiable { associatedtype Shown: View; @ViewBuilder var shown: Shown { get } }
                extension Stop { var id: Self { self } }
                @Observable final class Guide<Place: Stop> {
                    var path: [Place] = []
                    var sheet: Place?
                    func go(to place: Place) { path.append(place) }
                    func show(_ place: Place) { sheet = place }
                }
                struct Tour<Place: Stop, Start: View>: View {
                    @State private var guide = Guide<Place>()
                    @ViewBuilder let start: () -> Start
                    var body: some View {
                        NavigationStack(path: $guide.path) { start().navigationDestination(for: Place.self) { $0.shown } }
                            .sheet(item: $guide.sheet) { $0.shown }
                            .environment(guide)
                    }
                }
                enum Paintings: Stop {
                    case first, plan
                    var shown: some View { switch self { case .first: PaintingView(); case .plan: PaintingPlan() } }
                }
                enum Statues: Stop {
                    case first, plan
                    var shown: some View { switch self { case .first: StatueView(); case .plan: StatuePlan() } }
                }
                struct Halls: View {
                    var body: some View {
                        TabView {
                            Tour<Paintings, PaintingHall> { PaintingHall() }.tabItem { Text("p") }
                            Tour<Statues, StatueHall> { StatueHall() }.tabItem { Text("s") }
                        }
                    }
                }
                struct PaintingHall: View {
                    @Environment(Guide<Paintings>.self) private var guide
                    var body: some View { Button("1") { guide.go(to: .first) }; Button("2") { guide.show(.plan) } }
                }
                struct StatueHall: View {
                    @Environment(Guide<Statues>.self) private var guide
                    var body: some View { Button("1") { guide.go(to: .first) }; Button("2") { guide.show(.plan) } }
                }
                struct PaintingView: View { var body: some View { Text("a") } }
                struct PaintingPlan: View { var body: some View { Text("b") } }
                struct StatueView: View { var body: some View { Text("c") } }
                struct StatuePlan: View { var body: some View { Text("d") } }
                """
            ],
            has: [
                "PaintingHall ~push~> PaintingView : Tour.first", "PaintingHall ~sheet~> PaintingPlan : Tour.plan",
                "StatueHall ~push~> StatueView : Tour.first", "StatueHall ~sheet~> StatuePlan : Tour.plan",
            ],
            hasNot: ["PaintingHall ~sheet~> StatuePlan", "StatueHall ~sheet~> PaintingPlan"]
        ).check()
    }
}
