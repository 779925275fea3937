import Testing

/// What RxSwift's subjects and relays carry from a view controller to the coordinator that shows the next screen.
struct RxSwiftStreamTests {
    private static func quarry(model: String, controller: String) -> [String: String] {
        [
            "App.swift": """
            import RxCocoa
            import RxSwift
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                let window = UIWindow()
                var flow: QuarryFlow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    let navigation = UINavigationController()
                    window.rootViewController = navigation
                    flow = QuarryFlow(navigation: navigation)
                    flow?.start()
                    return true
                }
            }
            final class QuarryFlow {
                private let navigation: UINavigationController
                private let bag = DisposeBag()
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    let model = PitModel(flow: self)
                    model.opened.subscribe(onNext: { [weak self] in self?.showStone($0) }).disposed(by: bag)
                    let pit = PitController()
                    pit.model = model
                    navigation.pushViewController(pit, animated: false)
                }
                private func showStone(_ stone: Int) {
                    navigation.pushViewController(StoneController(), animated: true)
                }
                func showCart() { navigation.present(CartController(), animated: true) }
            }
            final class PitModel {
                let bag = DisposeBag()
                \(model)
            }
            final class PitController: UIViewController {
                var model: PitModel!
                let button = UIButton()
                let bag = DisposeBag()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(controller)
                }
            }
            final class StoneController: UIViewController {}
            final class CartController: UIViewController {}
            """
        ]
    }

    @Test(arguments: [
        ("let opened = PublishSubject<Int>()\ninit(flow: QuarryFlow) {}", "model.opened.onNext(3)"),
        ("let opened = PublishRelay<Int>()\ninit(flow: QuarryFlow) {}", "model.opened.accept(3)"),
        (
            """
            private let taps = PublishSubject<Int>()
            let opened: Observable<Int>
            let tapped: AnyObserver<Int>
            init(flow: QuarryFlow) {
                opened = taps.asObservable()
                tapped = taps.asObserver()
            }
            """,
            "button.rx.tap.map { 3 }.bind(to: model.tapped).disposed(by: bag)"
        ),
        (
            "let opened = PublishSubject<Int>()\ninit(flow: QuarryFlow) {}",
            "button.rx.tap.asDriver().map { 3 }.drive(model.opened).disposed(by: bag)"
        ),
        (
            "let opened = PublishRelay<Int>()\nlet chosen = PublishRelay<Int>()\n"
                + "init(flow: QuarryFlow) { chosen.filter { $0 > 0 }.bind(to: opened).disposed(by: bag) }",
            "button.rx.tap.subscribe(onNext: { [weak self] in self?.model.chosen.accept(1) }).disposed(by: bag)"
        ),
    ])
    func whatIsSentIsShownForTheSender(model: String, controller: String) {
        ScannedApp(
            controller, Self.quarry(model: model, controller: controller),
            has: [
                "QuarryFlow -root!-> PitController : start", "QuarryFlow -push-> StoneController : showStone",
                "PitController ~push~> StoneController : QuarryFlow.showStone",
            ],
            hasNot: ["QuarryFlow -root-> StoneController", "QuarryFlow ~push~>"]
        ).check()
    }

    @Test(arguments: [
        "asked.subscribe(with: flow, onNext: { flow, _ in flow.showCart() }).disposed(by: bag)",
        "asked.do(onNext: { flow.showCart() }).subscribe().disposed(by: bag)",
        "asked.flatMapLatest { _ -> Observable<Int> in flow.showCart(); return .empty() }.subscribe { _ in }.disposed(by: bag)",
        "asked.asDriver(onErrorJustReturn: ()).drive(onNext: flow.showCart).disposed(by: bag)",
        "asked.bind { flow.showCart() }.disposed(by: bag)",
    ])
    func whoListensShowsWhatIsAskedFor(_ listening: String) {
        ScannedApp(
            listening,
            Self.quarry(
                model: "let opened = PublishSubject<Int>()\nlet asked = PublishSubject<Void>()\n"
                    + "init(flow: QuarryFlow) { \(listening) }",
                controller: "button.rx.tap.bind(to: model.asked).disposed(by: bag)"),
            has: ["PitController ~sheet~> CartController : QuarryFlow.showCart"],
            hasNot: ["QuarryFlow ~sheet~>", "PitController ~push~>"]
        ).check()
    }

    /// What a relay holds at first is told to who listens, as the app starts.
    @Test func whatARelayHoldsAtFirstIsARoot() {
        ScannedApp(
            "a session",
            [
                "App.swift": """
                import RxCocoa
                import RxSwift
                import UIKit
                enum Session { case out, signedIn }
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var flow: SessionFlow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        flow = SessionFlow(window: UIWindow())
                        flow?.start()
                        return true
                    }
                }
                final class SessionFlow {
                    let window: UIWindow
                    let session = BehaviorRelay<Session>(value: .out)
                    let bag = DisposeBag()
                    init(window: UIWindow) { self.window = window }
                    func start() {
                        session.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
                    }
                    private func show(_ session: Session) {
                        switch session {
                        case .out: window.rootViewController = GateController(flow: self)
                        case .signedIn: window.rootViewController = YardController()
                        }
                    }
                }
                final class GateController: UIViewController {
                    let flow: SessionFlow
                    init(flow: SessionFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
                    @objc private func enter() { flow.session.accept(.signedIn) }
                }
                final class YardController: UIViewController {}
                """
            ],
            has: [
                "SessionFlow -root!-> GateController : out",
                "GateController ~root~> YardController : SessionFlow.signedIn",
            ],
            hasNot: ["SessionFlow -root!-> YardController"]
        ).check()
    }

    /// A coordinator that is given the screen to present on, and whose parent listens to a view model as it starts.
    @Test(arguments: [
        "model.asked.observeOn(MainScheduler.instance).subscribe(onNext: { [weak self] in",
        "model.asked.take(1).bind(onNext: { [weak self] in",
    ])
    func whatIsHeardAfterTheStartIsNoRoot(_ listening: String) {
        ScannedApp(
            listening,
            [
                "App.swift": """
                import RxCocoa
                import RxSwift
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var flow: QuarryFlow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        flow = QuarryFlow(window: UIWindow())
                        flow?.start()
                        return true
                    }
                }
                class Flow<Result> {
                    private var children: [UUID: Any] = [:]
                    private let id = UUID()
                    func coordinate<Other>(to other: Flow<Other>) -> Observable<Other> {
                        children[other.id] = other
                        return other.start()
                    }
                    func start() -> Observable<Result> { fatalError() }
                }
                final class QuarryFlow: Flow<Void> {
                    private let window: UIWindow
                    private let bag = DisposeBag()
                    init(window: UIWindow) { self.window = window }
                    override func start() -> Observable<Void> {
                        let model = PitModel()
                        let pit = PitController()
                        pit.model = model
                        window.rootViewController = pit
                        \(listening)
                            self?.coordinate(to: CartFlow(rootViewController: pit))
                        }).disposed(by: bag)
                        return .never()
                    }
                }
                final class PitModel {
                    let asked: Observable<Void>
                    let ask: AnyObserver<Void>
                    let check: AnyObserver<Void>
                    init() {
                        let taps = PublishSubject<Void>()
                        asked = taps.asObservable()
                        ask = taps.asObserver()
                        check = AnyObserver<Void> { _ in taps.onNext(()) }
                    }
                }
                final class PitController: UIViewController {
                    let button = UIButton()
                    let bag = DisposeBag()
                    var model: PitModel! {
                        didSet { button.rx.tap.bind(to: model.check).disposed(by: bag) }
                    }
                }
                final class CartFlow: Flow<Void> {
                    private weak var rootViewController: UIViewController?
                    init(rootViewController: UIViewController) { self.rootViewController = rootViewController }
                    override func start() -> Observable<Void> {
                        rootViewController?.present(CartController(), animated: true)
                        return .never()
                    }
                }
                final class CartController: UIViewController {}
                """
            ],
            has: [
                "QuarryFlow -root!-> PitController : start", "QuarryFlow -sheet-> CartFlow : start",
                "CartFlow -root!-> CartController : start", "PitController ~sheet~> CartFlow : QuarryFlow.start",
            ],
            hasNot: ["QuarryFlow -root-> CartFlow", "QuarryFlow ~", "~> PitController"]
        ).check()
    }

    /// What a button sends is not known, but who is told of it is what the operators say.
    @Test(arguments: [
        "subscribe(with: self) { `self`, _ in self.show(self.builder.build()) }",
        "subscribe(with: self, onNext: { owner, _ in owner.show(owner.builder.build()) })",
        "bind(with: self) { owner, _ in owner.show(owner.builder.build()) }",
        "withUnretained(self).bind { owner, _ in owner.show(owner.builder.build()) }",
        "withUnretained(self).bind { $0.0.show($0.0.builder.build()) }",
        "withUnretained(self).bind { pair in pair.0.show(pair.0.builder.build()) }",
        "withUnretained(self).map { $0.0 }.bind { $0.show($0.builder.build()) }",
        "withUnretained(self).subscribe(onNext: { (owner, _) in owner.show(owner.builder.build()) })",
        "map { _ in Step.next }.withUnretained(self).bind { owner, _ in owner.show(owner.builder.build()) }",
        "asDriver().drive(with: self, onNext: { owner, _ in owner.show(owner.builder.build()) })",
    ])
    func whoListensToAControlIsKnown(_ listening: String) {
        ScannedApp(
            listening,
            [
                "App.swift": """
                import RxSwift
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                        UIWindow().rootViewController = PitController(builder: StoneBuilder())
                    }
                }
                protocol StoneBuilding { func build() -> UIViewController }
                final class StoneBuilder: StoneBuilding { func build() -> UIViewController { StoneController() } }
                final class PitView: UIView { let button = UIButton() }
                final class PitController: UIViewController {
                    enum Step { case next }
                    private lazy var content = PitView()
                    private let builder: StoneBuilding
                    init(builder: StoneBuilding) { self.builder = builder }
                    override func viewDidLoad() { content.button.rx.controlEvent(.touchUpInside).\(listening) }
                }
                extension PitController {
                    private func show(_ next: UIViewController) {
                        navigationController?.pushViewController(next, animated: true)
                    }
                }
                final class StoneController: UIViewController {}
                """
            ],
            has: ["PitController ~push~> StoneController : pushViewController"], hasNot: ["unresolved"]
        ).check()
    }

    @Test(
        "What operators do belongs to who sends, though nobody listens behind them",
        arguments: [
            "rows.flatMap { [unowned self] _ in opening.show() }.subscribe().disposed(by: bag)",
            "rows.map { [unowned self] _ in opening.show() }.subscribe(onError: { _ in }).disposed(by: bag)",
        ])
    func operatorsWithoutListener(_ listening: String) {
        ScannedApp(
            listening,
            Self.quarry(
                model: """
                    let rows = PublishRelay<IndexPath>()
                    private let opening: Opening
                    init(flow: QuarryFlow) {
                        opening = Opening(flow: flow)
                        \(listening)
                    }
                    struct Opening {
                        let flow: QuarryFlow
                        func show() -> Observable<Void> {
                            flow.showCart()
                            return .just(())
                        }
                    }
                    let opened = PublishRelay<Int>()
                    """, controller: "UITableView().rx.itemSelected.bind(to: model.rows).disposed(by: bag)"),
            has: ["PitController ~sheet~> CartController : QuarryFlow.showCart"]
        ).check()
    }

    @Test func whatIsGivenBesideTheTargetOfABindingIsMade() {
        ScannedApp(
            "a source of rows that keeps a closure",
            [
                "App.swift": """
                import Bond
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                        UIWindow().rootViewController = UINavigationController(rootViewController: PitController())
                    }
                }
                final class StoneRow: UITableViewCell {
                    var chosen: (() -> Void)?
                    @objc private func tapped() { chosen?() }
                }
                final class StoneRows: TableViewBinderDataSource<Int> {
                    init(chosen: @escaping () -> Void) {
                        super.init { _, path, table in
                            let row = table.dequeueReusableCell(withIdentifier: "row", for: path) as! StoneRow
                            row.chosen = chosen
                            return row
                        }
                    }
                }
                final class PitController: UIViewController {
                    private let stones = Property([1, 2])
                    private let table = UITableView()
                    override func viewDidLoad() {
                        stones.bind(to: table, using: StoneRows { [weak self] in
                            self?.navigationController?.pushViewController(StoneController(), animated: true)
                        }).dispose(in: bag)
                    }
                }
                final class StoneController: UIViewController {}
                """
            ],
            has: ["PitController ~push~> StoneController : pushViewController"], hasNot: ["unresolved"]
        ).check()
    }
}
