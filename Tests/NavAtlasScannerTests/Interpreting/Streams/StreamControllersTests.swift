import Testing

/// Who does what a presenter does that listens to the controls of its screen.
struct StreamControllersTests {
    private static func app(_ tap: String) -> [String: String] {
        [
            "App.swift": """
            import RxCocoa
            import RxSwift
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                let window = UIWindow()
                var walk: Walk?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    let stack = UINavigationController()
                    window.rootViewController = stack
                    walk = Walk(stack: stack)
                    walk?.start()
                    return true
                }
            }
            final class Walk {
                private let stack: UINavigationController
                private var presenter: BridgePresenter?
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let bank = BankController()
                    bank.onCross = { [weak self] in self?.showBridge() }
                    stack.pushViewController(bank, animated: false)
                }
                func showBridge() {
                    let bridge = BridgeController()
                    let presenter = BridgePresenter(view: bridge, walk: self)
                    self.presenter = presenter
                    presenter.listen()
                    stack.pushViewController(bridge, animated: true)
                }
                func showIsland() { stack.pushViewController(IslandController(), animated: true) }
            }
            final class BankController: UIViewController {
                var onCross: (() -> Void)?
                @objc func cross() { onCross?() }
            }
            """,
            "Bridge.swift": """
            import RxCocoa
            import RxSwift
            import UIKit
            protocol BridgeView: AnyObject { var onward: Observable<Void> { get } }
            final class BridgePresenter {
                private weak var view: BridgeView?
                private weak var walk: Walk?
                private let bag = DisposeBag()
                init(view: BridgeView, walk: Walk) {
                    self.view = view
                    self.walk = walk
                }
                func listen() {
                    guard let view else { return }
                    view.onward.subscribe(onNext: { [weak self] in self?.walk?.showIsland() }).disposed(by: bag)
                }
            }
            final class BridgeController: UIViewController, BridgeView {
                private let button = UIButton()
                \(tap)
            }
            final class IslandController: UIViewController {}
            """,
        ]
    }

    static let apps = [
        ScannedApp(
            "what a control tells a presenter is done for the control's screen, whoever has the presenter listen",
            app("var onward: Observable<Void> { button.rx.tap.asObservable() }"),
            has: [
                "BankController ~push~> BridgeController : Walk.showBridge",
                "BridgeController ~push~> IslandController : Walk.showIsland",
            ],
            hasNot: ["BankController ~push~> IslandController", "unresolved"]),
        ScannedApp(
            "so is what the screen sends",
            app(
                """
                private let sent = PublishSubject<Void>()
                var onward: Observable<Void> { sent.asObservable() }
                @objc func tapped() { sent.onNext(()) }
                """),
            has: [
                "BankController ~push~> BridgeController : Walk.showBridge",
                "BridgeController ~push~> IslandController : Walk.showIsland",
            ],
            hasNot: ["BankController ~push~> IslandController", "unresolved"]),
    ]

    /// A coordinator listens to what a screen's code leaves in its model, as it shows the screen.
    private static let model: [String: String] = {
        var files = app("")
        files["Bridge.swift"] = """
            import RxCocoa
            import RxSwift
            import UIKit
            final class BridgeModel { var onward: Observable<Void>? }
            final class BridgePresenter {
                private let view: BridgeController
                private let walk: Walk
                init(view: BridgeController, walk: Walk) { self.view = view; self.walk = walk }
                func listen() { walk.hear(view.model) }
            }
            extension Walk {
                func hear(_ model: BridgeModel) {
                    _ = model.onward?.subscribe(onNext: { [weak self] in self?.showIsland() })
                }
            }
            final class BridgeController: UIViewController {
                let model = BridgeModel()
                private let button = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    model.onward = button.rx.tap.asObservable()
                }
            }
            final class IslandController: UIViewController {}
            """
        return files
    }()

    @Test func whatAModelGivesIsItsScreens() {
        ScannedApp(
            "what a coordinator hears of the model of one screen is done by that screen", Self.model,
            has: [
                "BankController ~push~> BridgeController : Walk.showBridge",
                "BridgeController ~push~> IslandController : Walk.showIsland",
            ],
            hasNot: ["BankController ~push~> IslandController", "unresolved"]
        ).check()
    }

    @Test(arguments: apps) func belongsToTheScreen(_ app: ScannedApp) { app.check() }

    /// Screens that say themselves when they can be shown, or when another one comes.
    private static let harbour = """
        import RxRelay
        import RxSwift
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var harbour: Harbour?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
            ) -> Bool {
                let stack = UINavigationController()
                harbour = Harbour(stack: stack)
                harbour?.start()
                window = UIWindow()
                window?.rootViewController = stack
                return true
            }
        }
        final class Harbour {
            private let stack: UINavigationController
            private let bag = DisposeBag()
            init(stack: UINavigationController) { self.stack = stack }
            func start() { stack.setViewControllers([Quay(harbour: self)], animated: false) }
            func showChart() {
                let chart = Chart()
                chart.height.subscribe(onNext: { [unowned self] _ in stack.present(chart, animated: true) }).disposed(by: bag)
            }
            func showBerth() {
                let berth = Berth()
                berth.next.subscribe(onNext: { [unowned self] in showBerth() }).disposed(by: bag)
                stack.pushViewController(berth, animated: true)
            }
            func showLocks() {
                let (first, second) = (Lock(), Lock())
                first.next.subscribe(onNext: { [unowned self] in stack.pushViewController(second, animated: true) })
                    .disposed(by: bag)
                stack.pushViewController(first, animated: true)
            }
        }
        final class Quay: UIViewController {
            private let harbour: Harbour
            init(harbour: Harbour) {
                self.harbour = harbour
                super.init(nibName: nil, bundle: nil)
            }
            @objc func chart() { harbour.showChart() }
            @objc func berth() { harbour.showBerth() }
            @objc func locks() { harbour.showLocks() }
        }
        final class Chart: UIViewController {
            let height = PublishRelay<CGFloat>()
            override func viewDidLoad() { height.accept(view.bounds.height) }
        }
        final class Berth: UIViewController {
            let next = PublishSubject<Void>()
            @objc func go() { next.onNext(()) }
        }
        final class Lock: UIViewController {
            let next = PublishSubject<Void>()
            @objc func go() { next.onNext(()) }
        }
        """

    @Test func aScreenThatSaysItCanBeShownIsShownByWhoAskedForIt() {
        let found = ScannedSource("harbour", Self.harbour, gives: "").found.filter { $0.contains("~") }
        #expect(
            found == [
                "Berth ~push~> Berth : Harbour.showBerth", "Lock ~push~> Lock : Harbour.showLocks",
                "Quay ~push~> Berth : Harbour.showBerth", "Quay ~sheet~> Chart : Harbour.showChart",
                "Quay ~push~> Lock : Harbour.showLocks",
            ])
    }

    private static let shelf = """
        import RxCocoa
        import RxSwift
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private let library = Library()
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
            ) -> Bool {
                window = UIWindow()
                library.start()
                window?.rootViewController = library.stack
                return true
            }
        }
        final class Library {
            let stack = UINavigationController()
            private let bag = DisposeBag()
            func start() {
                let shelf = Shelf()
                stack.viewControllers = [shelf]
                shelf.add.rx.tap.flatMap { [unowned self] in pick() }.subscribe(onNext: { [unowned self] in open($0) })
                    .disposed(by: bag)
            }
            private func pick() -> Observable<String> {
                let picker = Picker()
                stack.present(picker, animated: true)
                return picker.picked
            }
            private func open(_ title: String) { stack.pushViewController(Book(), animated: true) }
        }
        final class Shelf: UIViewController { let add = UIButton() }
        final class Picker: UIViewController {
            let choose = UIButton()
            var picked: Observable<String> { choose.rx.tap.map { "atlas" } }
        }
        final class Book: UIViewController {}
        """

    @Test func whatAnOperatorDoesWithAControllersTapIsDoneForThatController() {
        let found = ScannedSource("shelf", Self.shelf, gives: "").found
        #expect(found.contains("Shelf ~sheet~> Picker : Library.pick"))
    }
}
