import Testing

/// Operators that the app declares.
@Suite struct OperatorCallsTests {
    private static func walk(_ name: String, _ declarations: String, _ path: String = "steps") -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                infix operator +>: AssignmentPrecedence
                enum Step: Hashable { case gate, hill }
                \(declarations)
                @main struct Walk: App { var body: some Scene { WindowGroup { WalkView() } } }
                struct WalkView: View {
                    @State private var trail = Trail()
                    var body: some View {
                        NavigationStack(path: $trail.\(path)) {
                            DoorView(trail: $trail).navigationDestination(for: Step.self) { step in
                                switch step {
                                case .gate: GateView(trail: $trail)
                                case .hill: HillView()
                                }
                            }
                        }
                    }
                }
                struct DoorView: View {
                    @Binding var trail: Trail
                    var body: some View { Button("Gate") { trail +> .gate } }
                }
                struct GateView: View {
                    @Binding var trail: Trail
                    var body: some View { Button("Hill") { trail +> .hill } }
                }
                struct HillView: View { var body: some View { Text("Hill") } }
                """
            ],
            has: ["DoorView ~push~> GateView : WalkView.gate", "GateView ~push~> HillView : WalkView.hill"],
            hasNot: ["DoorView ~push~> HillView", "unresolved"])
    }

    @Test(arguments: [
        walk(
            "of a type",
            """
            struct Trail {
                var steps: [Step] = []
                static func +> (trail: inout Trail, step: Step) { trail.steps.append(step) }
            }
            """),
        walk(
            "outside of types",
            """
            struct Trail { var steps: [Step] = [] }
            func +> (trail: inout Trail, step: Step) { trail.steps.append(step) }
            """),
    ])
    func changeWhatTheyAreGiven(_ app: ScannedApp) { app.check() }
}
