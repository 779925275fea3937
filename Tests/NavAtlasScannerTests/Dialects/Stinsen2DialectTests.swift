import Testing

@testable import NavAtlasScanner

@Suite("Stinsen 2")
struct Stinsen2DialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// A coordinator with a harbour to begin with and a lighthouse to go to; what stands in it, and what the harbour does.
    private static func flow(
        _ more: String = "", model: String = "", taps: String = "",
        start: String = "HarbourScreen(model: HarbourModel())"
    ) -> String {
        """
        import Combine
        import Stinsen
        import SwiftUI
        final class CoastCoordinator: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\CoastCoordinator.harbour)
            @Root var harbour = makeHarbour
            @Route(.push) var lighthouse = makeLighthouse
            @ViewBuilder func makeHarbour() -> some View { \(start) }
            @ViewBuilder func makeLighthouse() -> some View { LighthouseScreen() }
            \(more)
        }
        struct HarbourScreen: View {
            @ObservedObject var model: HarbourModel
            var body: some View { Button("") { \(taps) } }
        }
        class HarbourModel: ObservableObject {
            \(model)
        }
        struct LighthouseScreen: View { var body: some View { Text("") } }

        """
    }

    private static func router(_ code: String) -> String {
        "if let coast: CoastCoordinator.Router = RouterStore.shared.retrieve() { \(code) }"
    }

    private static let routes = """
        CoastCoordinator -root!-> HarbourScreen : harbour
        CoastCoordinator -push-> LighthouseScreen : lighthouse

        """

    private static let sail = "HarbourScreen ~push~> LighthouseScreen : CoastCoordinator.lighthouse"

    static let cases = [
        ScannedSource(
            "a route without a presentation is a root",
            flow("@Route var inn = makeInn\nfunc makeInn() -> some View { LighthouseScreen() }"),
            gives: routes + "CoastCoordinator -root-> LighthouseScreen : inn"),
        ScannedSource(
            "a router with its type in an `if let`",
            flow(
                taps:
                    "if let coast: CoastCoordinator.Router = RouterStore.shared.retrieve() { coast.coordinator.route(to: \\.lighthouse) }"
            ),
            gives: routes + sail),
        ScannedSource(
            "a route that is focused is gone back to",
            flow(taps: router("coast.focusFirst(\\.lighthouse)")), gives: routes + sail + " [replaces]"),
        ScannedSource(
            "a route that is taken once the stack is empty",
            flow(taps: router("coast.popToRoot { coast.route(to: \\.lighthouse) }")),
            gives: routes + sail + " [replaces]"),
        ScannedSource(
            "a route that is taken after a root is set",
            flow(taps: router("coast.root(\\.harbour).route(to: \\.lighthouse)")),
            gives: routes + sail + " [replaces]\nHarbourScreen ~root~> HarbourScreen : CoastCoordinator.harbour"),
        ScannedSource(
            "steps that a view model sends and the coordinator receives",
            flow(
                """
                let steps = PassthroughSubject<Step, Never>()
                enum Step { case sail, anchor }
                @ViewBuilder func customize(_ view: AnyView) -> some View {
                    view.onReceive(steps) { [unowned self] step in
                        switch step {
                        case .sail: route(to: \\.lighthouse)
                        case .anchor: popToRoot()
                        }
                    }
                }
                """,
                model: """
                    let steps: PassthroughSubject<CoastCoordinator.Step, Never>
                    init(steps: PassthroughSubject<CoastCoordinator.Step, Never>) { self.steps = steps }
                    func leave() { steps.send(.sail) }
                    """, taps: "model.leave()", start: "HarbourScreen(model: HarbourModel(steps: steps))"),
            gives: routes + sail),
        ScannedSource(
            "only the step that is sent",
            flow(
                """
                let steps = PassthroughSubject<Step, Never>()
                enum Step { case sail, anchor }
                @ViewBuilder func customize(_ view: AnyView) -> some View {
                    view.onReceive(steps) { step in
                        if case .sail = step { self.route(to: \\.lighthouse) }
                    }
                }
                """,
                model: """
                    let steps: PassthroughSubject<CoastCoordinator.Step, Never>
                    init(steps: PassthroughSubject<CoastCoordinator.Step, Never>) { self.steps = steps }
                    func leave() { steps.send(.anchor) }
                    """, taps: "model.leave()", start: "HarbourScreen(model: HarbourModel(steps: steps))"),
            gives: routes
                + "\nunresolved lighthouse : \"no code that takes this route was found\" [from=CoastCoordinator candidate=LighthouseScreen]"
                + "\nunresolved self.route : \"the code around it was not followed\" [from=CoastCoordinator candidate=LighthouseScreen]"
        ),
        ScannedSource(
            "a publisher of the app's own around a subject",
            flow(
                """
                private lazy var stepper = Stepper<Step>()
                enum Step { case sail }
                @ViewBuilder func customize(_ view: AnyView) -> some View {
                    view.onReceive(stepper) { step in
                        switch step { case .sail: self.route(to: \\.lighthouse) }
                    }
                }
                """,
                model: """
                    let stepper: Stepper<CoastCoordinator.Step>
                    init(_ stepper: Stepper<CoastCoordinator.Step>) { self.stepper = stepper }
                    func leave() { stepper.step(.sail) }
                    """, taps: "model.leave()", start: "HarbourScreen(model: HarbourModel(stepper))")
                    + """
                    final class Stepper<Step>: Publisher {
                        private let subject: PassthroughSubject<Output, Failure>
                        init(subject: PassthroughSubject<Output, Failure> = .init()) { self.subject = subject }
                        func step(_ step: Step) { subject.send(step) }
                    }
                    extension Stepper { typealias Output = Step; typealias Failure = Never }
                    """,
            gives: routes + sail),
        ScannedSource(
            "what a view model does when something changes is done by its screen",
            flow(
                model: """
                    @RouterObject var router: CoastCoordinator.Router?
                    init() { Tides.shared.publisher.sink { [weak self] _ in self?.router?.route(to: \\.lighthouse) } }
                    """),
            gives: routes + sail),
        ScannedSource(
            "what a coordinator does when something changes it does itself",
            flow(
                """
                init() { Tides.shared.publisher.sink { _ in self.route(to: \\.lighthouse) } }
                """),
            gives: routes + "CoastCoordinator ~push~> LighthouseScreen : CoastCoordinator.lighthouse"
                + "\nunresolved self.route : \"no call of 'CoastCoordinator.init' was found\" [from=CoastCoordinator candidate=LighthouseScreen]"
        ),
        ScannedSource(
            "a variable that begins with nil may hold something",
            flow(
                model: "@Published var boat: Boat? = nil\n@RouterObject var router: CoastCoordinator.Router?",
                taps: "if let boat = model.boat { model.router?.route(to: \\.lighthouse) }") + "struct Boat {}",
            gives: routes + sail),
        ScannedSource(
            "an action that is set by a copy with a key path",
            flow(
                model: "@RouterObject var router: CoastCoordinator.Router?",
                taps: "Lever().onPull { model.router?.route(to: \\.lighthouse) }")
                    + """
                    struct Lever: View {
                        private var onPull: () -> Void = {}
                        var body: some View { Button("") { onPull() } }
                        func onPull(_ action: @escaping () -> Void) -> Self { copy(modifying: \\.onPull, with: action) }
                    }
                    extension View {
                        func copy<Value>(modifying path: WritableKeyPath<Self, Value>, with value: Value) -> Self {
                            var copy = self
                            copy[keyPath: path] = value
                            return copy
                        }
                    }
                    """,
            gives: routes + sail
                + "\nunresolved \"Lever(…)\" : \"no code that shows it was found\" [from=HarbourScreen]"),
        ScannedSource(
            "a closure that only a library could call",
            flow(
                model: "@RouterObject var router: CoastCoordinator.Router?",
                taps: "registry.actions.last?.register(Wrapper { model.router?.route(to: \\.lighthouse) })")
                + "struct Wrapper { init(_ keep: @escaping () -> Void) {} }\nlet registry = Registry()",
            gives: routes + sail),
        ScannedSource(
            "of two modifiers of one name, the one that takes as many parameters",
            flow(
                model: "@RouterObject var router: CoastCoordinator.Router?",
                taps: "",
                start: "HarbourScreen(model: HarbourModel()).onSize { width, height in }")
                    + """
                    extension View {
                        func onSize(_ act: @escaping (Int) -> Void) -> some View { onSize { width, _ in act(width) } }
                        func onSize(_ act: @escaping (Int, Int) -> Void) -> some View { background { Color.red } }
                    }
                    """,
            gives: routes),
        ScannedSource(
            "a call that never returns is not what is shown",
            flow(
                "@Route(.modal) var tide = makeTide\nfunc makeTide() -> NavigationViewCoordinator<TideCoordinator> {"
                    + " guard let day = Store.day else { fatalError() }; let next = TideCoordinator(); return NavigationViewCoordinator(next) }"
            )
                + """
                final class TideCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack<TideCoordinator>(initial: \\.start)
                    @Root var start = makeStart
                    @ViewBuilder func makeStart() -> some View { LighthouseScreen() }
                }
                """,
            gives: routes + """
                CoastCoordinator -sheet-> TideCoordinator : tide
                TideCoordinator -root!-> LighthouseScreen : start
                """),
        ScannedSource(
            "a text that feeds on itself ends",
            flow(
                model: "@Published var name = \"\"",
                taps:
                    "model.name = String(model.name.prefix(9)); model.name = String(model.name.suffix(3)) + String(model.name)"
            ),
            gives: routes),
        ScannedSource(
            "a chain goes on at the coordinator after a view, and in the child after a coordinator",
            """
            import Stinsen
            import SwiftUI
            final class CoastFlow: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\CoastFlow.beach)
                @Root var beach = makeBeach
                @Route(.push) var pier = makePier
                @Route(.modal) var tide = makeTide
                func makeBeach() -> some View { BeachView() }
                @ViewBuilder func makePier(length: Int) -> some View { PierView() }
                func makeTide() -> TideFlow { TideFlow() }
            }
            final class TideFlow: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\TideFlow.high)
                @Root var high = makeHigh
                @Root var low = makeLow
                func makeHigh() -> some View { HighView() }
                func makeLow() -> some View { LowView() }
            }
            struct BeachView: View {
                @EnvironmentObject var router: CoastFlow.Router
                var body: some View {
                    Button("Walk") { router.popToRoot().route(to: \\.pier, 3).route(to: \\.tide).root(\\.low) }
                }
            }
            struct PierView: View { var body: some View { Text("p") } }
            struct HighView: View { var body: some View { Text("h") } }
            struct LowView: View { var body: some View { Text("l") } }
            """,
            gives: """
                CoastFlow -root!-> BeachView : beach
                CoastFlow -push-> PierView : pier(Int)
                CoastFlow -sheet-> TideFlow : tide
                TideFlow -root!-> HighView : high
                TideFlow -root-> LowView : low
                BeachView ~push~> PierView : CoastFlow.pier [replaces]
                BeachView ~sheet~> TideFlow : CoastFlow.tide [replaces]
                BeachView ~root~> LowView : TideFlow.low
                """),
    ]

    @Test("Of types of one name in several targets, the nearest is meant")
    func nearest() {
        let coordinator = """
            import Stinsen
            import SwiftUI
            final class HomeCoordinator: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\HomeCoordinator.start)
                @Root var start = makeStart
                @ViewBuilder func makeStart() -> some View { HomeView() }
            }
            """
        let view = "import SwiftUI\nstruct HomeView: View { var body: some View { Text(\"\").navigationTitle(\"\") } }"
        let graph = Scanner().graphOrIssue(of: [
            "Phone/Coordinators/HomeCoordinator.swift": coordinator, "Phone/HomeView.swift": view,
            "Television/HomeView.swift": view,
        ])
        #expect(graph.edges.map(\.to) == ["HomeView#Phone/HomeView"])
        #expect(graph.nodes.map(\.id).contains("HomeView#Television/HomeView"))
    }
}
