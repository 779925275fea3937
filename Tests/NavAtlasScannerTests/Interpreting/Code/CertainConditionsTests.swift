import Testing

/// Where a condition holds for certain and its branch leaves, what follows is not run.
struct CertainConditionsTests {
    @Test(
        arguments: [
            "if let trip = stop as? Trip { return view(of: trip) }; return AnyView(Fog())",
            """
            if let trip = stop as? Trip {
                switch trip {
                case .harbour: return AnyView(Harbour())
                case .island: return AnyView(Island())
                }
            }
            return AnyView(Fog())
            """,
            "guard let trip = stop as? Trip else { return AnyView(Fog()) }; return view(of: trip)",
            "if stop is Trip { return view(of: stop as! Trip) } else { return AnyView(Fog()) }",
        ])
    func aValueOfTheTypeTakesTheOneBranch(_ code: String) {
        ScannedApp(
            code, ["App.swift": app(code, lostStop: "Trip.island")],
            has: ["Quay ~push~> Harbour : SailApp.harbour", "Quay ~push~> Island : SailApp.island"],
            hasNot: ["> Fog", "link", "error"]
        ).check()
    }

    /// A value of another type takes the other branch.
    @Test(
        arguments: [
            "if let trip = stop as? Trip { return view(of: trip) }; return AnyView(Fog())",
            "guard let trip = stop as? Trip else { return AnyView(Fog()) }; return view(of: trip)",
        ])
    func aValueOfAnotherTypeTakesTheOther(_ code: String) {
        ScannedApp(
            code, ["App.swift": app(code, lostStop: "Lost.nowhere")],
            has: ["Quay ~push~> Harbour : SailApp.harbour", "Quay ~push~> Fog : SailApp.nowhere"],
            hasNot: ["> Fog : SailApp.harbour", "> Harbour : SailApp.nowhere"]
        ).check()
    }

    /// What is given instead of a value of some types is given for these alone.
    @Test func aReplacedValueIsNotGivenAsWell() {
        let code = "guard let trip = stop as? Trip else { return AnyView(Fog()) }; return view(of: trip)"
        let source = app(code, lostStop: "Leave.forHarbour").replacingOccurrences(
            of: "{ stop }", with: "{ if stop is any Abroad { return Trip.harbour }; return stop }")
        ScannedApp(
            "replaced", ["App.swift": source], has: ["Quay ~push~> Harbour : SailApp.harbour"],
            hasNot: ["> Fog", "forHarbour"]
        ).check()
    }

    private func app(_ code: String, lostStop: String) -> String {
        """
        import SwiftUI
        protocol Stop: Hashable {}
        protocol Abroad: Stop {}
        enum Trip: Stop { case harbour, island }
        enum Leave: Abroad { case forHarbour }
        enum Lost: Stop { case nowhere }
        struct AnyStop: Hashable { let wrapped: any Stop }
        @Observable final class Pilot {
            var path = NavigationPath()
            func go(to stop: any Stop) { path.append(AnyStop(wrapped: known(stop))) }
            private func known(_ stop: any Stop) -> any Stop { stop }
        }
        @main struct SailApp: App {
            @State private var pilot = Pilot()
            var body: some Scene {
                WindowGroup {
                    NavigationStack(path: $pilot.path) {
                        Quay(pilot: pilot).navigationDestination(for: AnyStop.self) { view(for: $0.wrapped) }
                    }
                }
            }
            func view(of trip: Trip) -> AnyView {
                switch trip {
                case .harbour: return AnyView(Harbour())
                case .island: return AnyView(Island())
                }
            }
            func view(for stop: any Stop) -> AnyView { \(code) }
        }
        struct Quay: View {
            let pilot: Pilot
            var body: some View {
                Button("In") { pilot.go(to: Trip.harbour) }
                Button("Out") { pilot.go(to: \(lostStop)) }
            }
        }
        struct Harbour: View { var body: some View { Text("Harbour") } }
        struct Island: View { var body: some View { Text("Island") } }
        struct Fog: View { var body: some View { Text("Fog") } }
        """
    }

    /// What a `guard` does otherwise is not done for a case that it lets through, and what was just assigned is known.
    @Test(arguments: [
        "guard case .list = place else { return path.append(.map) }; path.append(.list)",
        "current = place; switch current { case .list: path.append(.list)\n case .map: path.append(.map) }",
        "isList = true; if isList { path.append(.list) } else { path.append(.map) }",
    ]) func holdForWhatIsGivenAndAssigned(_ code: String) {
        ScannedApp(
            "a place that is asked for",
            [
                "App.swift": """
                import SwiftUI
                enum Place: Hashable { case list, map }
                final class Model: ObservableObject {
                    @Published var path: [Place] = []
                    @Published var current = Place.map
                    @Published var isList = false
                    func open(_ place: Place) { \(code) }
                }
                @main struct Port: App {
                    @StateObject private var model = Model()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $model.path) {
                                HomeView(model: model).navigationDestination(for: Place.self) { place in
                                    switch place {
                                    case .list: ListView()
                                    case .map: MapView()
                                    }
                                }
                            }
                        }
                    }
                }
                struct HomeView: View {
                    let model: Model
                    var body: some View { Button("List") { model.open(.list) } }
                }
                struct ListView: View { var body: some View { Text("list") } }
                struct MapView: View { var body: some View { Text("map") } }
                """
            ], has: ["HomeView ~push~> ListView : Port.list"], hasNot: ["HomeView ~push~> MapView"]
        ).check()
    }
}
