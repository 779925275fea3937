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

    @Test("What is made of a stream that is not known is all that comes of it")
    func aCaseIsMadeOfWhatIsUnknown() {
        ScannedApp(
            "a mill that is told its orders",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                @main struct Mill: App {
                    let engine = Engine()
                    @AppStorage("runs") private var runs = false
                    var body: some Scene {
                        WindowGroup { if runs { WheelView(engine: engine) } else { GateView(engine: engine) } }
                    }
                }
                enum Order { case grain(Grain), power(Power) }
                enum Grain { case load, loaded(Int) }
                enum Power { case on, off }
                final class Engine {
                    private var bag: Set<AnyCancellable> = []
                    func send(_ order: Order) {
                        work(order).receive(on: DispatchQueue.main).sink(receiveValue: send).store(in: &bag)
                    }
                    private func work(_ order: Order) -> AnyPublisher<Order, Never> {
                        switch order {
                        case .grain(let grain): grind(grain).map(Order.grain).eraseToAnyPublisher()
                        case .power(let power): turn(power).map(Order.power).eraseToAnyPublisher()
                        }
                    }
                    private func grind(_ grain: Grain) -> AnyPublisher<Grain, Never> {
                        switch grain {
                        case .load: Library.barn().map { Grain.loaded($0) }.eraseToAnyPublisher()
                        case .loaded: Empty().eraseToAnyPublisher()
                        }
                    }
                    private func turn(_ power: Power) -> AnyPublisher<Power, Never> {
                        switch power {
                        case .on: UserDefaults.standard.set(true, forKey: "runs")
                        case .off: UserDefaults.standard.set(false, forKey: "runs")
                        }
                        return Empty().eraseToAnyPublisher()
                    }
                }
                struct GateView: View {
                    let engine: Engine
                    var body: some View { Button("start") { engine.send(.power(.on)) } }
                }
                struct WheelView: View {
                    let engine: Engine
                    var body: some View {
                        NavigationStack {
                            NavigationLink("hopper") { HopperView(engine: engine) }
                            Button("stop") { engine.send(.power(.off)) }
                        }
                    }
                }
                struct HopperView: View {
                    let engine: Engine
                    var body: some View { Button("load") { engine.send(.grain(.load)) } }
                }
                """
            ],
            has: ["GateView ~root~> WheelView : Mill.wheelView", "WheelView ~root~> GateView : Mill.gateView"],
            hasNot: ["HopperView ~root~>"]
        ).check()
    }

    @Test(
        "What is made of values sends these, also to a model that the environment gives",
        arguments: ["@EnvironmentObject private var engine: Engine", "let engine: Engine"])
    func aStreamIsMadeOfValues(engine: String) {
        let isGiven = engine.hasPrefix("let")
        func shown(_ view: String) -> String { isGiven ? "\(view)(engine: engine)" : "\(view)()" }
        let around = isGiven ? "" : ".environmentObject(engine)"
        ScannedApp(
            engine,
            [
                "App.swift": """
                import Combine
                import SwiftUI
                @main struct Mill: App {
                    private let engine = Engine(work: Works.work)
                    @AppStorage("runs") private var runs = false
                    var body: some Scene {
                        WindowGroup {
                            Group { if runs { \(shown("WheelView")) } else { \(shown("GateView")) } }\(around)
                        }
                    }
                }
                enum Order { case load, loaded, on, off }
                final class Engine: ObservableObject {
                    private let work: (Order) -> AnyPublisher<Order, Never>
                    private var bag: Set<AnyCancellable> = []
                    init(work: @escaping (Order) -> AnyPublisher<Order, Never>) { self.work = work }
                    func send(_ order: Order) { work(order).sink { self.send($0) }.store(in: &bag) }
                }
                enum Works {
                    static func work(_ order: Order) -> AnyPublisher<Order, Never> {
                        switch order {
                        case .load: return Just(.loaded).eraseToAnyPublisher()
                        case .loaded: break
                        case .on: UserDefaults.standard.set(true, forKey: "runs")
                        case .off: UserDefaults.standard.set(false, forKey: "runs")
                        }
                        return Empty().eraseToAnyPublisher()
                    }
                }
                struct GateView: View {
                    \(engine)
                    var body: some View { Button("start") { engine.send(.on) } }
                }
                struct WheelView: View {
                    \(engine)
                    var body: some View {
                        NavigationStack {
                            NavigationLink("hopper") { \(shown("HopperView")) }
                            Button("stop") { engine.send(.off) }
                        }
                    }
                }
                struct HopperView: View {
                    \(engine)
                    var body: some View { Button("load") { engine.send(.load) } }
                }
                """
            ],
            has: ["GateView ~root~> WheelView : Mill.wheelView", "WheelView ~root~> GateView : Mill.gateView"],
            hasNot: ["HopperView ~root~>"]
        ).check()
    }

    /// A controller that listens to a model's state, of which it is not known what becomes of it.
    private static func gate(_ listening: String) -> [String] {
        let source = """
            import RxSwift
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: Gate(doors: Doors()))
                    return true
                }
            }
            struct Doors { let state: Observable<DoorState> = load() }
            struct DoorState { var isOpen = false }
            final class Gate: UIViewController {
                private let doors: Doors
                private let bag = DisposeBag()
                init(doors: Doors) {
                    self.doors = doors
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(listening).disposed(by: bag)
                }
                private func enter() { navigationController?.pushViewController(Yard(), animated: true) }
            }
            final class Yard: UIViewController {}
            """
        return ScannedSource("gate", source, gives: "").found.filter { $0.contains("~") || $0.contains("unresolved") }
    }

    @Test(arguments: [
        "doors.state.map { $0.isOpen }.withUnretained(self).bind { $0.0.enter() }",
        "doors.state.map { $0.isOpen }.filter { $0 }.withUnretained(self).subscribe(onNext: { $0.0.enter() })",
        "doors.state.withUnretained(self).bind { $0.0.enter() }",
        "doors.state.map { $0.isOpen }.withUnretained(self).bind { gate, _ in gate.enter() }",
    ]) func anObjectComesBesideWhatIsNotKnown(_ listening: String) {
        #expect(Self.gate(listening) == ["Gate ~push~> Yard : pushViewController"])
    }

    /// What a service does as a stream of its own tells something is done for the screen that has it make the stream.
    @Test(arguments: [
        "Just(()).handleEvents(receiveOutput: { [weak self] in self?.state = .open })",
        "Just(()).map { [weak self] in self?.state = .open }",
    ]) func aPartOfAStreamIsDoneForWhoHasItMade(_ stream: String) {
        ScannedApp(
            "a service that several screens have",
            [
                "App.swift": """
                import Combine
                import UIKit
                final class Launch: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    var flow: Flow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window = UIWindow()
                        flow = Flow(window!)
                        flow?.start()
                    }
                }
                final class Gate {
                    enum State { case unseen, shut, open }
                    @Published private(set) var state = State.unseen
                    func see() { state = .shut }
                    func unlock() -> AnyPublisher<Void, Never> { \(stream).eraseToAnyPublisher() }
                }
                final class Flow {
                    let window: UIWindow
                    let gate = Gate()
                    var bag = Set<AnyCancellable>()
                    init(_ window: UIWindow) { self.window = window }
                    func start() {
                        gate.$state.sink { [weak self] state in
                            guard let self else { return }
                            switch state {
                            case .unseen: window.rootViewController = LaneController(gate)
                            case .shut: window.rootViewController = GateController(GateModel(gate))
                            case .open: window.rootViewController = YardController()
                            }
                        }.store(in: &bag)
                    }
                }
                final class LaneController: UIViewController {
                    let gate: Gate
                    init(_ gate: Gate) { self.gate = gate; super.init(nibName: nil, bundle: nil) }
                    @IBAction func walk() { gate.see() }
                }
                final class GateModel {
                    let gate: Gate
                    var bag = Set<AnyCancellable>()
                    init(_ gate: Gate) { self.gate = gate }
                    func enter() { gate.unlock().sink {}.store(in: &bag) }
                }
                final class GateController: UIViewController {
                    let model: GateModel
                    init(_ model: GateModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                    @IBAction func enter() { model.enter() }
                }
                final class YardController: UIViewController {}
                """
            ],
            has: [
                "LaneController ~root~> GateController : Flow.start",
                "GateController ~root~> YardController : Flow.start",
            ],
            hasNot: ["LaneController ~root~> YardController"]
        ).check()
    }

    /// What is nothing at first does not come through an operator that leaves nothing out.
    @Test(arguments: [
        ("@Published var link: String?", "$link.compactMap { $0 }", "link = \"a\""),
        ("@Published var link: String? = nil", "$link.compactMap(\\.self)", "link = \"a\""),
        ("let link = CurrentValueSubject<String?, Never>(nil)", "link.compactMap { $0 }", "link.send(\"a\")"),
        ("let link = BehaviorRelay<String?>(value: nil)", "link.compactMap { $0 }", "link.accept(\"a\")"),
        ("@Published var link: String?", "$link.compactMap { $0 }.map { $0.count }", "link = \"a\""),
    ])
    func nothingIsLeftOut(property: String, stream: String, tap: String) {
        let listening =
            property.contains("Relay")
            ? "subscribe(onNext: { [weak self] _ in self?.web() })" : "sink { [weak self] _ in self?.web() }"
        ScannedApp(
            stream + property,
            [
                "App.swift": """
                import Combine
                import UIKit
                final class DetailModel { \(property) }
                final class ListController: UIViewController {
                    var chosen: (() -> Void)?
                    @objc func tap() { chosen?() }
                }
                final class DetailController: UIViewController {
                    let model = DetailModel()
                    @objc func tap() { model.\(tap) }
                }
                final class WebController: UIViewController {}
                final class Flow {
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let list = ListController()
                        list.chosen = { [weak self] in self?.detail() }
                        stack.setViewControllers([list], animated: false)
                    }
                    func detail() {
                        let detail = DetailController()
                        _ = detail.model.\(stream).\(listening)
                        stack.pushViewController(detail, animated: true)
                    }
                    func web() { stack.pushViewController(WebController(), animated: true) }
                }
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: Flow?
                    func application(
                        _ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let stack = UINavigationController()
                        window = UIWindow()
                        window?.rootViewController = stack
                        flow = Flow(stack: stack)
                        flow?.start()
                        return true
                    }
                }
                """
            ],
            has: [
                "ListController ~push~> DetailController : Flow.detail",
                "DetailController ~push~> WebController : Flow.web",
            ],
            hasNot: ["ListController ~push~> WebController"]
        ).check()
    }
}
