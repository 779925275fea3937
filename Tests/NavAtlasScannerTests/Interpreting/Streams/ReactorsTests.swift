import Testing

/// Reactors of ReactorKit: who sends an action asks for what comes of it, in `mutate` and in `reduce`.
struct ReactorsTests {
    private static func harbour(sending: String, reactor: String) -> [String: String] {
        [
            "App.swift": """
            import ReactorKit
            import RxSwift
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                    let coordinator = HarbourCoordinator()
                    coordinator.start()
                    UIWindow().rootViewController = coordinator.stack
                }
            }
            final class HarbourCoordinator {
                enum Route { case boat(String), pier }
                let stack = UINavigationController()
                func start() {
                    let quay = QuayController()
                    quay.bind(to: QuayReactor(coordinator: self))
                    stack.pushViewController(quay, animated: false)
                }
                func show(_ route: Route) {
                    switch route {
                    case .boat: stack.pushViewController(BoatController(), animated: true)
                    case .pier: stack.present(PierController(), animated: true)
                    }
                }
            }
            final class QuayController: UIViewController {
                private let button = UIButton()
                private let bag = DisposeBag()
                func bind(to reactor: QuayReactor) { \(sending) }
            }
            final class QuayReactor: Reactor {
                enum Action { case refresh, chosen(String), left }
                \(reactor)
                struct State { var isBusy = false }
                let initialState = State()
                private let coordinator: HarbourCoordinator
                init(coordinator: HarbourCoordinator) { self.coordinator = coordinator }
            }
            final class BoatController: UIViewController {}
            final class PierController: UIViewController {}
            """
        ]
    }

    private static let mutating = """
        enum Mutation { case busy(Bool), show(HarbourCoordinator.Route) }
        func mutate(action: Action) -> Observable<Mutation> {
            switch action {
            case .refresh: return .just(.busy(true))
            case .chosen(let name): return .concat([.just(.busy(true)), .just(.show(.boat(name)))])
            case .left: return Observable.just(Mutation.show(.pier))
            }
        }
        func reduce(state: State, mutation: Mutation) -> State {
            if case .show(let route) = mutation { coordinator.show(route) }
            return state
        }
        """
    private static let boat = "QuayController ~push~> BoatController : HarbourCoordinator.boat"
    private static let pier = "QuayController ~sheet~> PierController : HarbourCoordinator.pier"

    static let apps = [
        ScannedApp(
            "bound to the action",
            harbour(
                sending:
                    "button.rx.tap.map { QuayReactor.Action.chosen(\"a\") }.bind(to: reactor.action).disposed(by: bag)",
                reactor: mutating), has: [boat], hasNot: [pier]),
        ScannedApp(
            "driven into the action",
            harbour(
                sending: """
                    button.rx.tap.asDriver().map { QuayReactor.Action.chosen("a") }.drive(reactor.action).disposed(by: bag)
                    """, reactor: mutating), has: [boat], hasNot: [pier]),
        ScannedApp(
            "sent to the action",
            harbour(
                sending: "button.rx.tap.subscribe(onNext: { _ in reactor.action.onNext(.left) }).disposed(by: bag)",
                reactor: mutating), has: [pier], hasNot: [boat]),
        ScannedApp(
            "sent to the action as an event",
            harbour(
                sending: "button.rx.tap.subscribe(onNext: { _ in reactor.action.on(.next(.left)) }).disposed(by: bag)",
                reactor: mutating), has: [pier], hasNot: [boat]),
        ScannedApp(
            "an action that only changes the state",
            harbour(sending: "reactor.action.onNext(.refresh)", reactor: mutating), has: [], hasNot: [boat, pier]),
        ScannedApp(
            "without mutations",
            harbour(
                sending: "button.rx.tap.map { QuayReactor.Action.left }.bind(to: reactor.action).disposed(by: bag)",
                reactor: """
                    typealias Mutation = Action
                    func reduce(state: State, mutation: Action) -> State {
                        if case .left = mutation { coordinator.show(.pier) }
                        return state
                    }
                    """), has: [pier], hasNot: [boat]),
        ScannedApp(
            "what `mutate` itself does",
            harbour(
                sending: "button.rx.tap.map { QuayReactor.Action.left }.bind(to: reactor.action).disposed(by: bag)",
                reactor: """
                    func mutate(action: Action) -> Observable<Action> {
                        if case .left = action { coordinator.show(.pier) }
                        return .empty()
                    }
                    """), has: [pier], hasNot: [boat]),
        ScannedApp(
            "what `mutate` does with a value on its way, in an observable that it gives back",
            harbour(
                sending: "button.rx.tap.map { QuayReactor.Action.left }.bind(to: reactor.action).disposed(by: bag)",
                reactor: """
                    func mutate(action: Action) -> Observable<Action> {
                        guard case .left = action else { return .empty() }
                        return Observable.just(HarbourCoordinator.Route.pier)
                            .observe(on: MainScheduler.instance)
                            .do(onNext: { [weak self] route in self?.coordinator.show(route) })
                            .flatMap { _ -> Observable<Action> in .empty() }
                    }
                    """), has: [pier], hasNot: [boat, "unresolved"]),
        ScannedApp(
            "a mutation that is made of what is loaded",
            harbour(
                sending: "reactor.action.onNext(.chosen(name))",
                reactor: """
                    enum Mutation { case busy(Bool), arrived }
                    private let loader = Loader()
                    func mutate(action: Action) -> Observable<Mutation> {
                        guard case .chosen(let name) = action else { return .empty() }
                        let begin: Observable<Mutation> = .just(.busy(true))
                        let arrival: Observable<Mutation> = loader.load(name).asObservable().map { _ in .arrived }
                        return .concat([begin, arrival])
                    }
                    func reduce(state: State, mutation: Mutation) -> State {
                        if case .arrived = mutation { coordinator.show(.pier) }
                        return state
                    }
                    """), has: [pier], hasNot: [boat, "unresolved"]),
        ScannedApp(
            "what a reactor adds to its mutations",
            harbour(
                sending: "reactor.action.onNext(.refresh)",
                reactor: """
                    enum Mutation { case busy(Bool) }
                    private let signal = PublishRelay<String>()
                    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
                        .merge(mutation, signal.flatMap { [weak self] name in self?.go(name) ?? .empty() })
                    }
                    private func go(_ name: String) -> Observable<Mutation> {
                        coordinator.show(.boat(name))
                        return .empty()
                    }
                    func mutate(action: Action) -> Observable<Mutation> { .just(.busy(true)) }
                    """), has: [boat], hasNot: [pier, "unresolved"]),
        ScannedApp(
            "what a reactor adds to its actions",
            harbour(
                sending: "reactor.action.onNext(.refresh)",
                reactor: """
                    typealias Mutation = Action
                    func transform(action: Observable<Action>) -> Observable<Action> { .merge(action, .just(.left)) }
                    func reduce(state: State, mutation: Action) -> State {
                        if case .left = mutation { coordinator.show(.pier) }
                        return state
                    }
                    """), has: [pier], hasNot: [boat]),
        ScannedApp(
            "an action that a view names by what its superclass calls the reactor",
            generic(superclass: "Moored<QuayReactor>"),
            has: [boat], hasNot: [pier]),
    ]

    /// - Parameter superclass: what says which reactor the view has.
    private static func generic(superclass: String) -> [String: String] {
        var files = harbour(sending: "", reactor: mutating)
        files["App.swift"] = files["App.swift"]?.replacing(
            "final class QuayController: UIViewController {", with: "final class QuayController: \(superclass) {"
        ).replacing(
            "func bind(to reactor: QuayReactor) {  }",
            with: """
                func bind(to reactor: QuayReactor) { self.reactor = reactor }
                override func wire(_ reactor: QuayReactor) {
                    button.rx.tap.map { Reactor.Action.chosen("a") }.bind(to: reactor.action).disposed(by: bag)
                }
                """)
        files["Moored.swift"] = """
            import ReactorKit
            import UIKit
            class Moored<R: Reactor>: UIViewController {
                func wire(_ reactor: R) {}
            }
            extension Moored: View {
                func bind(reactor: R) { wire(reactor) }
            }
            """
        return files
    }

    @Test(arguments: apps) func doWhatIsSentToThem(_ app: ScannedApp) { app.check() }
}
