import Testing

/// A screen that shows a navigation controller which it has made for a coordinator.
struct PresentedStackTests {
    /// - Parameters:
    ///   - begin: what the screen does with the stack and the coordinator.
    ///   - made: what the coordinator does as it is made, and `start` what it does when it starts.
    private static func app(_ begin: String, made: String = "", start: String = "go()") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = Home()
                    return true
                }
            }
            final class Home: UIViewController {
                var tour: TourCoordinator?
                @objc func begin() {
                    let stack = UINavigationController()
                    let tour = TourCoordinator(stack)
                    self.tour = tour
                    \(begin)
                }
            }
            final class TourCoordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) {
                    self.stack = stack
                    \(made)
                }
                func start() { \(start) }
                func go() {
                    let stop = Stop()
                    stop.tour = self
                    stack.setViewControllers([stop], animated: false)
                }
                func look() { stack.pushViewController(View(), animated: true) }
            }
            final class Stop: UIViewController {
                weak var tour: TourCoordinator?
                @objc func look() { tour?.look() }
            }
            final class View: UIViewController {}
            """
        ]
    }

    private static let present = "present(stack, animated: true)"
    private static let embed = "addChild(stack); view.addSubview(stack.view)"
    private static let later = "Server.ask { [weak self] in self?.go() }"
    private static let inside = ["TourCoordinator -root!-> Stop : go", "Stop ~push~> View : TourCoordinator.look"]

    static let apps = [
        ScannedApp(
            "the call that starts the coordinator shows it as its stack is shown", app("tour.start(); \(present)"),
            has: inside + ["Home ~sheet~> TourCoordinator : start"],
            hasNot: ["unresolved", "TourCoordinator : present"]),
        ScannedApp(
            "so does one after that", app("\(present); tour.start()"),
            has: inside + ["Home ~sheet~> TourCoordinator : start"],
            hasNot: ["unresolved", "TourCoordinator : present"]),
        ScannedApp(
            "a coordinator that nothing starts fills the stack as it is made", app(present, made: "start()"),
            has: inside + ["Home ~sheet~> TourCoordinator : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "or when an answer has come", app(present, made: "start()", start: later),
            has: inside + ["Home ~sheet~> TourCoordinator : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "it may be a part of the screen", app(embed, made: "start()", start: later),
            has: inside + ["Home -root!-> TourCoordinator : tourCoordinator"], hasNot: ["unresolved", "Home ~"]),
    ]

    @Test(arguments: apps) func leadsToItsCoordinator(_ app: ScannedApp) { app.check() }
}
