import Testing

/// Stacks that an app makes itself, of a list of steps of which it shows the last one, or all in layers.
struct LayeredStepsTests {
    @Test(
        arguments: [
            "screen(for: steps.last ?? .list)",
            "ZStack { screen(for: steps.last ?? .list) }",
            "ZStack { current }",
            "ZStack { ForEach(steps, id: \\.self) { screen(for: $0) } }",
            "ZStack { ForEach(steps, id: \\.self) { step in screen(for: step).transition(.move(edge: .trailing)) } }",
            "ZStack { ForEach(Array(steps.enumerated()), id: \\.element) { index, step in screen(for: step).zIndex(Double(index)) } }",
        ], [false, true])
    func showTheLastStep(_ body: String, isPushed: Bool) {
        let first = isPushed ? #"NavigationStack { NavigationLink("hire") { HireFlow() } }"# : "HireFlow()"
        let found = ScannedSource(
            "steps",
            """
            import SwiftUI
            enum Step: Hashable { case list, pick, assign }
            struct HireFlow: View {
                @State private var steps: [Step] = [.list]
                var body: some View { \(body) }
                private var current: some View { screen(for: steps.last ?? .list) }
                @ViewBuilder private func screen(for step: Step) -> some View {
                    switch step {
                    case .list: ListScreen(onNext: { steps.append(.pick) })
                    case .pick: PickScreen(onNext: { steps.append(.assign) })
                    case .assign: AssignScreen(onBack: { steps.removeLast() })
                    }
                }
            }
            struct ListScreen: View { var onNext: () -> Void; var body: some View { Button("n", action: onNext) } }
            struct PickScreen: View { var onNext: () -> Void; var body: some View { Button("n", action: onNext) } }
            struct AssignScreen: View { var onBack: () -> Void; var body: some View { Button("n", action: onBack) } }
            @main struct DemoApp: App { var body: some Scene { WindowGroup { \(first) } } }
            """, gives: ""
        ).found
        #expect(found.contains { $0.hasPrefix("ListScreen ~root~> PickScreen") })
        #expect(found.contains { $0.hasPrefix("PickScreen ~root~> AssignScreen") })
        #expect(!found.contains { $0.hasPrefix("ListScreen ~root~> AssignScreen") })
    }
}
