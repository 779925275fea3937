import Testing

/// What an initialiser sets, by itself or by methods of its object, is there from the beginning.
@Suite struct InitializingTests {
    private static func gate(_ initializer: String) -> ScannedApp {
        ScannedApp(
            initializer,
            [
                "App.swift": """
                import SwiftUI
                @main struct Park: App { var body: some Scene { WindowGroup { GateView() } } }
                enum Side { case street, lawn, pond }
                final class Gate: ObservableObject {
                    @Published var side = Side.street
                    let isOpen: Bool
                    \(initializer)
                    func swim() { side = .pond }
                }
                struct GateView: View {
                    @StateObject var gate = Gate(true)
                    var body: some View {
                        switch gate.side {
                        case .street: Street()
                        case .lawn: Lawn(gate: gate)
                        case .pond: Pond(gate: gate)
                        }
                    }
                }
                struct Street: View { var body: some View { Text("Street") } }
                struct Lawn: View { let gate: Gate; var body: some View { Button("Swim") { gate.swim() } } }
                struct Pond: View { let gate: Gate; var body: some View { Button("Leave") { gate.leave() } } }
                """
            ],
            has: [
                "GateView -root!-> Street : street", "GateView -root!-> Lawn : lawn",
                "GateView -root-> Pond : pond", "Lawn ~root~> Pond : GateView.pond",
                "Pond ~root~> Lawn : GateView.lawn",
            ],
            hasNot: ["GateView ~", "~root~> Street", "unresolved"])
    }

    static let apps = [
        gate(
            """
            init(_ isOpen: Bool) { self.isOpen = isOpen; if isOpen { side = .lawn } }
            func leave() { side = .lawn }
            """),
        gate(
            """
            init(_ isOpen: Bool) { self.isOpen = isOpen; leave() }
            func leave() { if isOpen { side = .lawn } }
            """),
        gate(
            """
            init(_ isOpen: Bool) { self.isOpen = isOpen; leave() }
            func leave() { if isOpen { self.choose(.lawn) } }
            private func choose(_ side: Side) { self.side = side }
            """),
    ]

    @Test(arguments: apps) func begins(_ app: ScannedApp) { app.check() }

    /// A coordinator that is made for a sheet fills its own stack first: the stack that shows the sheet is not reset by that.
    @Test func aStackIsFilledByAMethod() {
        ScannedApp(
            "filled",
            [
                "App.swift": """
                import FlowStacks
                import SwiftUI
                @main struct Park: App { var body: some Scene { WindowGroup { GateView(gate: Gate()) } } }
                final class Gate: ObservableObject {
                    enum Screen { case street, pond(PondFlow) }
                    @Published var routes: [Route<Screen>] = []
                    init() { setUp() }
                    private func setUp() { routes = [.root(.street)] }
                    func swim() { routes.presentSheet(.pond(PondFlow())) }
                }
                final class PondFlow: ObservableObject {
                    enum Screen { case shore, island }
                    @Published var routes: [Route<Screen>] = []
                    init() { setUp() }
                    private func setUp() { routes = [.root(.shore)] }
                    func reset() { setUp() }
                    func land() { routes = [.root(.island)] }
                }
                struct GateView: View {
                    @ObservedObject var gate: Gate
                    var body: some View {
                        Router($gate.routes) { screen in
                            switch screen {
                            case .street: Street(swim: gate.swim)
                            case let .pond(flow): PondView(flow: flow)
                            }
                        }
                    }
                }
                struct PondView: View {
                    @ObservedObject var flow: PondFlow
                    var body: some View {
                        Router($flow.routes) { screen in
                            switch screen {
                            case .shore: Shore(land: flow.land)
                            case .island: Island(leave: flow.reset)
                            }
                        }
                    }
                }
                struct Street: View { let swim: () -> Void; var body: some View { Button("Swim", action: swim) } }
                struct Shore: View { let land: () -> Void; var body: some View { Button("Land", action: land) } }
                struct Island: View { let leave: () -> Void; var body: some View { Button("Leave", action: leave) } }
                """
            ],
            has: [
                "GateView -root!-> Street : street", "Street ~sheet~> PondView : GateView.pond",
                "Shore ~root~> Island : PondView.island",
            ], hasNot: ["Street ~root~>", "[replaces]", "unresolved"]
        ).check()
    }
}
