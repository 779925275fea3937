import Testing

/// A stack that keeps some of its screens pushes none of them.
@Suite struct StackPartsTests {
    /// A trail with three stops.
    ///
    /// - Parameter last: what the last of them does.
    private static func trail(_ name: String, last: String, has: [String] = [], hasNot: [String]) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                enum Stop: Hashable { case spring, hut(Int), peak }
                @main struct Walk: App { var body: some Scene { WindowGroup { TrailView() } } }
                struct TrailView: View {
                    @State var path: [Stop] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("s") { path.append(.spring) }
                                .navigationDestination(for: Stop.self) { stop in
                                    switch stop {
                                    case .spring: SpringView(next: { path.append(.hut(1)) })
                                    case .hut: HutView(next: { path.append(.peak) })
                                    case .peak: PeakView(next: goOn)
                                    }
                                }
                        }
                    }
                    private func goOn() {
                        \(last)
                    }
                }
                struct SpringView: View { let next: () -> Void; var body: some View { Button("n", action: next) } }
                struct HutView: View { let next: () -> Void; var body: some View { Button("n", action: next) } }
                struct PeakView: View { let next: () -> Void; var body: some View { Button("n", action: next) } }
                """
            ], has: ["HutView ~push~> PeakView : TrailView.peak"] + has, hasNot: hasNot + ["unresolved"])
    }

    private static let anywhere = ["PeakView ~"]
    private static let spring = "PeakView ~push~> SpringView : TrailView.spring [replaces]"

    static let apps = [
        trail("the first screens", last: "path = Array(path.prefix(1))", hasNot: anywhere),
        trail("all but some", last: "path = path.filter { $0 != .peak }", hasNot: anywhere),
        trail(
            "screens up to a place that is looked for",
            last: "guard let place = path.firstIndex(of: .spring) else { return }\n"
                + "let kept = path[...place]\npath = [Stop](kept)",
            hasNot: anywhere),
        trail(
            "screens that are put into a new stack",
            last: "var kept: [Stop] = []\nfor stop in path where stop != .peak { kept.append(stop) }\npath = kept",
            hasNot: anywhere),
        trail(
            "the first screen, with another on top",
            last: "path = path.prefix(1) + [.spring]", has: [spring], hasNot: ["PeakView ~push~> HutView"]),
        trail(
            "the last screen, put on a new one",
            last: "var kept: [Stop] = [.spring]\nif let last = path.last { kept.append(last) }\npath = kept",
            has: [spring], hasNot: ["PeakView ~push~> HutView"]),
        trail(
            "what only looks like the stack",
            last: "let other: [Stop] = [.spring, .peak]\npath = Array(other.prefix(1))", has: [spring], hasNot: []),
        ScannedApp(
            "a stack of a feature that is put together of its own elements",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Walk: App {
                    var body: some Scene { WindowGroup { TrailView(store: Store(initialState: .init()) { Trail() }) } }
                }
                @Reducer struct Trail {
                    @Reducer enum Path { case hut(Hut); case peak(Peak) }
                    @ObservableState struct State { var path = StackState<Path.State>() }
                    enum Action { case path(StackActionOf<Path>), started }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .started: state.path.append(.hut(.init()))
                            case .path(.element(_, .hut(.left))): state.path.append(.peak(.init()))
                            case .path(.element(_, .peak(.left))):
                                var kept = StackState<Path.State>()
                                for id in state.path.ids.prefix(1) {
                                    if let element = state.path[id: id] { kept.append(element) }
                                }
                                state.path = kept
                            default: break
                            }
                            return .none
                        }
                        .forEach(\\.path, action: \\.path)
                    }
                }
                @Reducer struct Hut { struct State {}; enum Action { case left } }
                @Reducer struct Peak { struct State {}; enum Action { case left } }
                struct TrailView: View {
                    @Bindable var store: StoreOf<Trail>
                    var body: some View {
                        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                            Button("s") { store.send(.started) }
                        } destination: { store in
                            switch store.case {
                            case .hut(let store): HutView(store: store)
                            case .peak(let store): PeakView(store: store)
                            }
                        }
                    }
                }
                struct HutView: View {
                    let store: StoreOf<Hut>
                    var body: some View { Button("n") { store.send(.left) } }
                }
                struct PeakView: View {
                    let store: StoreOf<Peak>
                    var body: some View { Button("n") { store.send(.left) } }
                }
                """
            ], has: ["HutView ~push~> PeakView : TrailView.peak"], hasNot: anywhere + ["unresolved"]),
    ]

    @Test(arguments: apps) func pushesOnlyWhatIsAdded(_ app: ScannedApp) { app.check() }

    /// A path that code makes in a variable is pushed where that is assigned.
    @Test(arguments: [
        ("NavigationPath", "NavigationPath()", "var way = NavigationPath()"),
        ("[Stop]", "[]", "var way: [Stop] = []"),
    ])
    func aPathMadeInAVariableIsPushedWhole(type: String, empty: String, variable: String) {
        ScannedApp(
            "a path in a variable",
            [
                "App.swift": """
                import SwiftUI
                struct Stop: Hashable {}
                struct Hut: Hashable {}
                @main struct Walk: App { var body: some Scene { WindowGroup { TrailView() } } }
                struct TrailView: View {
                    @State var path: \(type) = \(empty)
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("Go") {
                                \(variable)
                                \(type == "[Stop]" ? "" : "way.append(Hut())")
                                way.append(Stop())
                                path = way
                            }
                            .navigationDestination(for: Stop.self) { _ in StopView() }
                            .navigationDestination(for: Hut.self) { _ in HutView() }
                        }
                    }
                }
                struct StopView: View { var body: some View { Text("s") } }
                struct HutView: View { var body: some View { Text("h") } }
                """
            ],
            has: ["TrailView ~push~> StopView : TrailView.Stop [replaces]"]
                + (type == "[Stop]" ? [] : ["TrailView ~push~> HutView : TrailView.Hut [replaces]"])
        ).check()
    }

    /// One screen of a stack is replaced by another.
    @Test func anElementOfAPathMayBeReplaced() {
        ScannedApp(
            "a path whose last element is another",
            [
                "App.swift": """
                import SwiftUI
                enum Step: Hashable { case question, answer }
                @Observable final class Quiz {
                    var path: [Step] = []
                    func answer() { path[path.count - 1] = .answer }
                }
                @main struct Fair: App { var body: some Scene { WindowGroup { QuizView() } } }
                struct QuizView: View {
                    @State private var quiz = Quiz()
                    var body: some View {
                        NavigationStack(path: $quiz.path) {
                            BoothView(quiz: quiz).navigationDestination(for: Step.self) { step in
                                switch step {
                                case .question: QuestionView(quiz: quiz)
                                case .answer: AnswerView(quiz: quiz)
                                }
                            }
                        }
                    }
                }
                struct BoothView: View {
                    let quiz: Quiz
                    var body: some View { Button("q") { quiz.path.append(.question) } }
                }
                struct QuestionView: View { let quiz: Quiz; var body: some View { Button("a") { quiz.answer() } } }
                struct AnswerView: View {
                    let quiz: Quiz
                    var body: some View { Button("q") { quiz.path[0] = .question } }
                }
                """
            ],
            has: [
                "BoothView ~push~> QuestionView : QuizView.question",
                "QuestionView ~push~> AnswerView : QuizView.answer [replaces]",
                "AnswerView ~push~> QuestionView : QuizView.question [replaces]",
            ],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A navigation controller that shows nothing any more does not grow by what it shows next.
    @Test func anEmptiedNavigationControllerDoesNotGrow() {
        ScannedApp(
            "a flow that begins again",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let navigation = UINavigationController()
                        window?.rootViewController = navigation
                        GateFlow(navigation).start()
                        return true
                    }
                }
                final class GateFlow {
                    let navigation: UINavigationController
                    init(_ navigation: UINavigationController) { self.navigation = navigation }
                    func start() { navigation.pushViewController(GateController(flow: self), animated: false) }
                    func startAgain() {
                        navigation.viewControllers.removeAll()
                        start()
                    }
                }
                final class GateController: UIViewController {
                    let flow: GateFlow
                    init(flow: GateFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
                    @objc func tapped() { flow.startAgain() }
                }
                """
            ],
            has: ["GateController ~push~> GateController : GateFlow.start [replaces]"], hasNot: ["unresolved"]
        ).check()
    }
}
