import Testing

/// Coordinators that keep others in an array.
struct ChildListTests {
    private static func fair(_ filling: String, _ found: (String, String)) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            protocol Stall: AnyObject {
                associatedtype Content: View
                @ViewBuilder var front: Content { get }
            }
            extension Sequence {
                func first<T>(as: T.Type) -> T? { lazy.compactMap { $0 as? T }.first }
            }
            @main struct Fair: App {
                @StateObject private var ground = Ground()
                var body: some Scene { WindowGroup { ground.front } }
            }
            final class Ground: ObservableObject, Stall {
                @Published var stalls = [any Stall]()
                init() { \(filling) }
                var front: some View { GroundView(ground: self) }
                var cakes: some View { \(found.0)?.front }
                var rides: some View { \(found.1)?.front }
            }
            struct GroundView: View {
                @ObservedObject var ground: Ground
                var body: some View {
                    TabView {
                        ground.cakes.tabItem { Text("Cakes") }
                        ground.rides.tabItem { Text("Rides") }
                    }
                }
            }
            final class CakeStall: Stall { var front: some View { CakeView() } }
            final class RideStall: Stall { var front: some View { RideView() } }
            struct CakeView: View { var body: some View { Text("c") } }
            struct RideView: View { var body: some View { Text("r") } }
            """
        ]
    }

    @Test(arguments: [
        "stalls.append(CakeStall()); stalls.append(RideStall())",
        "stalls.insert(CakeStall(), at: 0); stalls.append(RideStall())",
        "[CakeStall(), RideStall()].forEach { if let stall = $0 as? any Stall { stalls.append(stall) } }",
        "for stall in [CakeStall(), RideStall()] as [any Stall] { stalls.append(stall) }",
        "stalls = [CakeStall(), RideStall()]",
    ])
    func whatIsPutIntoAListIsFoundByItsType(_ filling: String) {
        for found in [
            ("stalls.first(as: CakeStall.self)", "stalls.first(as: RideStall.self)"),
            ("(stalls.first { $0 is CakeStall } as? CakeStall)", "(stalls.last as? RideStall)"),
        ] {
            ScannedApp(
                filling, Self.fair(filling, found),
                has: ["GroundView -tab-> CakeView : Cakes", "GroundView -tab-> RideView : Rides"],
                hasNot: ["-tab-> RideView : Cakes", "-tab-> CakeView : Rides", "inline"]
            ).check()
        }
    }
}
