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

    @Test func whatTheyHearIsTheBeginningWhereThereIsNoOther() {
        ScannedApp(
            "only a stream", Self.app(Self.listening), has: ["MainCoordinator -root!-> Gate : showGate"],
            hasNot: ["-sheet->"]
        ).check()
    }
}
