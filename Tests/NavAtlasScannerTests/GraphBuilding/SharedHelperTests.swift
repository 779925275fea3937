import NavAtlasModel
import NavAtlasScanner
import Testing

/// Calls of a function by which several screens navigate, where it is known for some of them where they lead.
@Suite struct SharedHelperTests {
    private static func fair(_ screens: String, _ destinations: String) -> String {
        """
        import SwiftUI
        final class Walk: ObservableObject {
            @Published var path = NavigationPath()
            func go(_ place: some Hashable) { path.append(place) }
        }
        enum Place: String, Hashable { case map, till, exit }
        struct Ride: Hashable {}
        @main struct FairApp: App {
            @StateObject private var walk = Walk()
            var body: some Scene {
                WindowGroup {
                    NavigationStack(path: $walk.path) { GateView()\(destinations) }.environmentObject(walk)
                }
            }
        }
        func saved() -> Place? { Place(rawValue: UserDefaults.standard.string(forKey: "place") ?? "") }
        \(screens)
        struct TillView: View { var body: some View { Text("t") } }
        struct ExitView: View { var body: some View { Text("e") } }
        """
    }

    private static let places = """
        .navigationDestination(for: Place.self) { place in
            switch place {
            case .map: MapView()
            case .till: TillView()
            case .exit: ExitView()
            }
        }
        """
    private static let undecided = "which destination it means is decided while the app runs"

    @Test func screensThatGiveAnUnknownValueAreTold() throws {
        let graph = try Scanner().graph(of: [
            "App.swift": Self.fair(
                """
                struct GateView: View {
                    @EnvironmentObject var walk: Walk
                    var body: some View { Button("m") { walk.go(Place.map) } }
                }
                struct MapView: View {
                    @EnvironmentObject var walk: Walk
                    var body: some View { Button("on") { if let place = saved() { walk.go(place) } } }
                }
                """, Self.places)
        ])
        #expect(graph.unresolved.map(\.from) == ["MapView"])
        #expect(graph.unresolved.allSatisfy { $0.reason == Self.undecided && $0.candidates.contains("TillView") })
    }

    @Test func oneScreenThatAlsoGivesAnUnknownValueIsTold() throws {
        let graph = try Scanner().graph(of: [
            "App.swift": Self.fair(
                """
                struct GateView: View {
                    @EnvironmentObject var walk: Walk
                    var body: some View {
                        Button("m") { walk.go(Place.map) }
                        Button("on") { if let place = saved() { walk.go(place) } }
                    }
                }
                struct MapView: View { var body: some View { Text("m") } }
                """, Self.places)
        ])
        #expect(graph.unresolved.map(\.from) == ["GateView"])
        #expect(graph.edges.contains { $0.from == "GateView" && $0.to == "MapView" })
    }

    @Test(arguments: [
        "walk.go(Place.map) }; Button(\"r\") { walk.go(Ride())", "walk.go(Bool.random() ? Place.map : Ride())",
    ])
    func oneValueWithoutDestinationIsMissing(giving: String) throws {
        let graph = try Scanner().graph(of: [
            "App.swift": Self.fair(
                """
                struct GateView: View {
                    @EnvironmentObject var walk: Walk
                    var body: some View { Button("m") { \(giving) } }
                }
                struct MapView: View { var body: some View { Text("m") } }
                """, Self.places)
        ])
        #expect(graph.unresolved.map(\.reason) == [UnresolvedCall.missingDestination])
        #expect(graph.edges.contains { $0.from == "GateView" && $0.to == "MapView" })
    }

    @Test func destinationsOfAnotherStackAreNotTaken() throws {
        let graph = try Scanner().graph(of: [
            "App.swift": """
            import SwiftUI
            struct Ride: Hashable {}
            @main struct FairApp: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
                            NavigationStack { RideView() }.tabItem { Text("rides") }
                            NavigationStack { StallView() }.tabItem { Text("stalls") }
                        }
                    }
                }
            }
            struct RideView: View {
                var body: some View {
                    NavigationLink("ride", value: Ride()).navigationDestination(for: Ride.self) { _ in WheelView() }
                }
            }
            struct StallView: View { var body: some View { NavigationLink("ride", value: Ride()) } }
            struct WheelView: View { var body: some View { Text("w") } }
            """
        ])
        #expect(graph.edges.filter { $0.kind == .transition }.map(\.from) == ["RideView"])
        #expect(graph.unresolved.map(\.from) == ["StallView"])
    }

    /// A collection that a library makes goes to the destination for a collection.
    @Test func collectionsHaveDestinations() throws {
        let graph = try Scanner().graph(of: [
            "App.swift": Self.fair(
                """
                struct GateView: View {
                    @EnvironmentObject var walk: Walk
                    @State private var chosen: Set<UUID> = []
                    var body: some View {
                        Button("m") { walk.go(Place.map) }
                        Button("all") { walk.go(Array(chosen)) }
                    }
                }
                struct MapView: View { var body: some View { Text("m") } }
                struct AllView: View { let ids: [UUID]; var body: some View { Text("a") } }
                """, Self.places + ".navigationDestination(for: [UUID].self) { AllView(ids: $0) }")
        ])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "GateView" && $0.to == "AllView" })
    }
}
