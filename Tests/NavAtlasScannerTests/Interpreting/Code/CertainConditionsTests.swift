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
}
