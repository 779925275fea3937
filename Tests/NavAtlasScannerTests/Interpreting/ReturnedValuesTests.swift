import Testing

/// What a function returns that says so, among other values in its branches.
struct ReturnedValuesTests {
    private static func app(_ next: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Stop: Hashable { case quay, lock }
            final class Pilot: ObservableObject {
                @Published var path: [Stop] = []
                @Published var isLate = false
                @discardableResult func noted(_ stop: Stop) -> Stop { stop }
                func next() -> Stop {
                    \(next)
                }
            }
            @main struct Ferry: App { var body: some Scene { WindowGroup { DeckView() } } }
            struct DeckView: View {
                @StateObject private var pilot = Pilot()
                var body: some View {
                    NavigationStack(path: $pilot.path) {
                        Button("go") { pilot.path.append(pilot.next()) }
                            .navigationDestination(for: Stop.self) { stop in
                                switch stop {
                                case .quay: QuayView()
                                case .lock: LockView()
                                }
                            }
                    }
                }
            }
            struct QuayView: View { var body: some View { Text("quay") } }
            struct LockView: View { var body: some View { Text("lock") } }
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "a call in a branch is not returned", app("if isLate { noted(.lock) }\nreturn .quay"),
            has: ["DeckView ~push~> QuayView : DeckView.quay"], hasNot: ["~push~> LockView"]),
        ScannedApp(
            "nor is one in an attempt or a loop",
            app("do { noted(.lock) } catch {}\nfor _ in path { noted(.lock) }\nreturn .quay"),
            has: ["DeckView ~push~> QuayView : DeckView.quay"], hasNot: ["~push~> LockView"]),
        ScannedApp(
            "a branch that returns is", app("if isLate { noted(.quay); return .lock }\nreturn .quay"),
            has: ["DeckView ~push~> QuayView : DeckView.quay", "DeckView ~push~> LockView : DeckView.lock"]),
        ScannedApp(
            "a choice that is returned is",
            app("guard !isLate else { return .quay }\nreturn if path.isEmpty { .lock } else { .quay }"),
            has: ["DeckView ~push~> QuayView : DeckView.quay", "DeckView ~push~> LockView : DeckView.lock"]),
    ]

    @Test(arguments: apps) func areRead(_ app: ScannedApp) { app.check() }
}
