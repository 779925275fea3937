import Testing

/// A controller that two coordinators show, each by itself.
struct SharedControllerTests {
    private static let app = """
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var first: FirstCoordinator?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let stack = UINavigationController()
                first = FirstCoordinator(stack)
                first?.start()
                window?.rootViewController = stack
                return true
            }
        }
        protocol ProblemDelegate: AnyObject { func retry() }
        final class Problem: UIViewController {
            weak var delegate: ProblemDelegate?
            static func make() -> Problem { Problem() }
            @objc func again() { delegate?.retry() }
        }
        final class Gate: UIViewController {
            weak var coordinator: FirstCoordinator?
            @objc func enter() { coordinator?.enter() }
        }
        final class Form: UIViewController {}
        final class FirstCoordinator: ProblemDelegate {
            let stack: UINavigationController
            var second: SecondCoordinator?
            init(_ stack: UINavigationController) { self.stack = stack }
            func start() { retry() }
            func retry() {
                guard isOnline() else {
                    let problem = Problem.make()
                    problem.delegate = self
                    return stack.setViewControllers([problem], animated: true)
                }
                let gate = Gate()
                gate.coordinator = self
                stack.setViewControllers([gate], animated: true)
            }
            func enter() {
                second = SecondCoordinator(stack)
                second?.start()
            }
        }
        final class SecondCoordinator: ProblemDelegate {
            let stack: UINavigationController
            init(_ stack: UINavigationController) { self.stack = stack }
            func start() { retry() }
            func retry() {
                guard isOnline() else {
                    let problem = Problem.make()
                    problem.delegate = self
                    return stack.setViewControllers([problem], animated: true)
                }
                stack.setViewControllers([Form()], animated: true)
            }
        }
        """

    @Test func isEitherCoordinatorsOwn() {
        ScannedApp(
            "problems", ["App.swift": Self.app],
            has: [
                "FirstCoordinator -root!-> Problem : retry", "FirstCoordinator -root!-> Gate : retry",
                "SecondCoordinator -root!-> Problem : retry", "SecondCoordinator -root!-> Form : retry",
                "Gate ~root~> SecondCoordinator : FirstCoordinator.enter",
            ], hasNot: ["SecondCoordinator -root-> FirstCoordinator", "-> FirstCoordinator :", "~> FirstCoordinator"]
        ).check()
    }
}
