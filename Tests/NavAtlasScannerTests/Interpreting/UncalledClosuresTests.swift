import Testing

/// Closures that objects keep, and that nobody calls.
@Suite struct UncalledClosuresTests {
    /// What one of two objects of a class was given, its method does for that one alone.
    @Test func whatNobodyAsksForIsNotDone() {
        ScannedApp(
            "two guides",
            [
                "App.swift": """
                import SwiftUI
                enum Stop: Hashable { case shop, gate }
                @Observable final class Line {
                    var path: [Stop] = []
                    func restart(at stop: Stop) { path = [stop] }
                }
                final class Guide {
                    private let leave: () -> Void
                    init(leave: @escaping () -> Void) { self.leave = leave }
                    func goOut() { leave() }
                }
                @main struct Tram: App { var body: some Scene { WindowGroup { DepotView() } } }
                struct DepotView: View {
                    @State private var line = Line()
                    var body: some View {
                        NavigationStack(path: $line.path) {
                            CarView(guide: Guide(leave: { line.restart(at: .gate) }), line: line)
                                .navigationDestination(for: Stop.self) { stop in
                                    switch stop {
                                    case .shop: ShopView(guide: Guide(leave: { line.restart(at: .gate) }))
                                    case .gate: GateView()
                                    }
                                }
                        }
                    }
                }
                struct CarView: View {
                    let guide: Guide
                    let line: Line
                    var body: some View { Button("shop") { line.path.append(.shop) } }
                }
                struct ShopView: View {
                    let guide: Guide
                    var body: some View { Button("out") { guide.goOut() } }
                }
                struct GateView: View { var body: some View { Text("g") } }
                """
            ],
            has: [
                "CarView ~push~> ShopView : DepotView.shop",
                "ShopView ~push~> GateView : DepotView.gate [replaces]",
            ],
            hasNot: ["CarView ~push~> GateView", "DepotView ~"]
        )
        .check()
    }
}
