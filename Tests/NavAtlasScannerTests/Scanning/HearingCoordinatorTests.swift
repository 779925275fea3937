import Testing

/// Coordinators that listen to streams of libraries as they start: nobody knows when these tell them something.
struct HearingCoordinatorTests {
    private static func app(_ starting: String) -> [String: String] {
        [
            "App.swift": """
            import RxSwift
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var main: MainCoordinator?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    window = UIWindow()
                    main = MainCoordinator(stack: UINavigationController())
                    window?.rootViewController = main?.stack
                    main?.start()
                    return true
                }
            }
            protocol Coordinator { func start() }
            final class MainCoordinator: Coordinator {
                let stack: UINavigationController
                let bag = DisposeBag()
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    \(starting)
                }
                private func showStreet() { stack.pushViewController(Street(), animated: false) }
                private func showGate() { stack.present(Gate(), animated: true) }
            }
            final class Street: UIViewController {}
            final class Gate: UIViewController {}
            """
        ]
    }

    private static let listening =
        "Guard.shared.rx.isOpen.subscribe(onNext: { [weak self] _ in self?.showGate() }).disposed(by: bag)"

    @Test(arguments: ["showStreet(); \(listening)", "\(listening); showStreet()"])
    func whatTheyHearComesAfterTheBeginning(starting: String) {
        ScannedApp(
            starting, Self.app(starting),
            has: [
                "entry MainCoordinator", "MainCoordinator -root!-> Street : showStreet",
                "MainCoordinator -sheet-> Gate : showGate",
                "MainCoordinator ~sheet~> Gate : MainCoordinator.showGate",
            ],
            hasNot: ["-root!-> Gate"]
        ).check()
    }

    /// A button of a controller's, or what its code gives of it.
    @Test(arguments: ["gate.bell.rx.tap.asDriver().drive", "output.rung.drive"])
    func whatTheyHearOfAControllerThatDoes(listening: String) {
        let starting = """
            let gate = Bell()
            let output = gate.configure()
            \(listening)(onNext: { [weak self] in self?.showStreet() }).disposed(by: bag)
            stack.setViewControllers([gate], animated: false)
            """
        let bell = """

            final class Bell: UIViewController {
                struct Output { let rung: Driver<Void> }
                let bell = UIButton()
                func configure() -> Output { Output(rung: bell.rx.tap.asDriver()) }
            }
            """
        ScannedApp(
            listening, Self.app(starting).mapValues { $0 + bell },
            has: [
                "MainCoordinator -root!-> Bell : start", "MainCoordinator -push-> Street : showStreet",
                "Bell ~push~> Street : MainCoordinator.showStreet",
            ], hasNot: ["MainCoordinator ~"]
        ).check()
    }

    @Test func whatTheyHearIsTheBeginningWhereThereIsNoOther() {
        ScannedApp(
            "only a stream", Self.app(Self.listening), has: ["MainCoordinator -root!-> Gate : showGate"],
            hasNot: ["-sheet->"]
        ).check()
    }
}
