import Testing

/// What operators make of what is sent through a stream.
struct StreamStepsTests {
    /// A screen whose model sends steps; two modifiers each show those that their filter lets through.
    private static func ferry(_ filters: [String], model: String) -> [String: String] {
        [
            "App.swift": """
            import Combine
            import SwiftUI
            @main struct Port: App { var body: some Scene { WindowGroup { QuayView(model: Quay()) } } }
            enum Manner { case push, sheet }
            protocol Shown { var manner: Manner { get } }
            enum QuayStep: Shown {
                case crossing, help
                var manner: Manner { self == .help ? .sheet : .push }
            }
            final class Quay: ObservableObject {
                \(model)
                func cross() { subjects.steps.send(.crossing) }
                func ask() { subjects.steps.send(.help) }
            }
            struct Subjects<Step> { let steps = PassthroughSubject<Step, Never>() }
            protocol Router { associatedtype Step; typealias Streams = Subjects<Step> }
            enum QuayRouter: Router { typealias Step = QuayStep }
            struct QuayView: View {
                @StateObject var model: Quay
                var body: some View {
                    VStack { Button("Cross") { model.cross() }; Button("Help") { model.ask() } }
                        .modifier(Pushing(steps: steps.filter { \(filters[0]) }.eraseToAnyPublisher()))
                        .modifier(Sheeting(steps: steps.filter { \(filters[1]) }.eraseToAnyPublisher()))
                }
                var steps: PassthroughSubject<QuayStep, Never> { model.subjects.steps }
            }
            @ViewBuilder func screen(_ step: QuayStep) -> some View {
                switch step {
                case .crossing: CrossingView()
                case .help: HelpView()
                }
            }
            struct Pushing: ViewModifier {
                let steps: AnyPublisher<QuayStep, Never>
                @State private var step: QuayStep?
                func body(content: Content) -> some View {
                    content.onReceive(steps) { step = $0 }.navigationDestination(item: $step) { screen($0) }
                }
            }
            struct Sheeting: ViewModifier {
                let steps: AnyPublisher<QuayStep, Never>
                @State private var step: QuayStep?
                func body(content: Content) -> some View {
                    content.onReceive(steps) { step = $0 }.sheet(item: $step) { screen($0) }
                }
            }
            struct CrossingView: View { var body: some View { Text("Crossing") } }
            struct HelpView: View { var body: some View { Text("Help") } }
            """
        ]
    }

    @Test(
        "Only what a filter lets through comes",
        arguments: ["let subjects = Subjects<QuayStep>()", "let subjects = QuayRouter.Streams()"])
    func aFilterLeavesOut(model: String) {
        ScannedApp(
            "filtered", Self.ferry(["$0.manner == .push", "$0.manner == .sheet"], model: model),
            has: [
                "QuayView ~push~> CrossingView : QuayView.crossing", "QuayView ~sheet~> HelpView : QuayView.help",
            ]
        ).check()
    }

    @Test("What a filter leaves out is not known where it asks for what is not known")
    func aFilterMayLetThrough() {
        ScannedApp(
            "open", Self.ferry(["Bool.random()", "$0.manner == .sheet"], model: "let subjects = Subjects<QuayStep>()"),
            has: [
                "QuayView ~push~> CrossingView : QuayView.crossing",
                "QuayView ~push~> HelpView : QuayView.help [also=sheet]",
            ]
        ).check()
    }
}
