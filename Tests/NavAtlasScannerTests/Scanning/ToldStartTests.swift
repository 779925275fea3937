import Testing

/// Coordinators that are started by what others send them: `child.startView.accept(())`.
struct ToldStartTests {
    private static func harbour(starting: String) -> [String: String] {
        [
            "App.swift": """
            import RxRelay
            import RxSwift
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var harbour: HarbourCoordinator?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                    window = UIWindow()
                    harbour = HarbourCoordinator()
                    harbour?.startFlow.accept(())
                    window?.rootViewController = harbour?.stack
                }
            }
            protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
            class BaseCoordinator: Coordinator {
                var children: [Coordinator] = []
                let startFlow = PublishRelay<Void>()
                let bag = DisposeBag()
            }
            final class HarbourCoordinator: BaseCoordinator {
                var stack: UINavigationController = { UINavigationController() }()
                private lazy var gate: GateCoordinator = { GateCoordinator(stack: stack) }()
                private lazy var quay = QuayCoordinator(stack: stack)
                override init() {
                    super.init()
                    \(starting)
                    gate.passed.bind(to: quay.startFlow).disposed(by: bag)
                }
            }
            final class GateCoordinator: BaseCoordinator {
                private let stack: UINavigationController
                let passed = PublishRelay<Void>()
                init(stack: UINavigationController) {
                    self.stack = stack
                    super.init()
                    startFlow.bind(onNext: showGate).disposed(by: bag)
                }
                private func showGate() {
                    let gate = Gate()
                    gate.coordinator = self
                    stack.setViewControllers([gate], animated: false)
                }
            }
            final class QuayCoordinator: BaseCoordinator {
                private let stack: UINavigationController
                init(stack: UINavigationController) {
                    self.stack = stack
                    super.init()
                    startFlow.bind(onNext: showQuay).disposed(by: bag)
                }
                private func showQuay() { stack.setViewControllers([Quay()], animated: false) }
            }
            final class Gate: UIViewController {
                weak var coordinator: GateCoordinator?
                @objc func enter() { coordinator?.passed.accept(()) }
            }
            final class Quay: UIViewController {}
            """
        ]
    }

    /// Who sends starts the other one, which shows what it shows then; a screen that has it sent leads there.
    @Test(arguments: [
        "startFlow.bind(to: gate.startFlow).disposed(by: bag)",
        "startFlow.map { _ in }.filter { true }.bind(to: gate.startFlow).disposed(by: bag)",
        "startFlow.subscribe(onNext: { [weak self] in self?.gate.startFlow.accept(()) }).disposed(by: bag)",
    ])
    func whatIsSentStartsACoordinator(_ starting: String) {
        ScannedApp(
            starting, Self.harbour(starting: starting),
            has: [
                "entry HarbourCoordinator", "HarbourCoordinator -root!-> GateCoordinator : init",
                "GateCoordinator -root!-> Gate : showGate",
                "Gate ~root~> QuayCoordinator : HarbourCoordinator.init", "QuayCoordinator -root!-> Quay : showQuay",
            ], hasNot: ["Gate ~root~> Quay :", "GateCoordinator ~", "unresolved"]
        ).check()
    }
}
