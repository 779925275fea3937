import Testing

/// Stacks that a coordinator keeps before it shows them.
struct KeptStackTests {
    /// To keep a stack is not to show it: what exchanges the root is still done by the screen that was there.
    @Test(arguments: [
        "window.rootViewController = stack",
        "DispatchQueue.main.async { self.window.rootViewController = stack }",
        "UIView.transition(with: window, duration: 0.3, options: [], animations: { self.window.rootViewController = stack })",
        "Task { window.rootViewController = stack }",
    ])
    func aKeptStackReplacesNothing(_ exchange: String) {
        ScannedApp(
            exchange,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var coordinator: Coordinator?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        coordinator = Coordinator(window: UIWindow())
                        coordinator?.start()
                        return true
                    }
                }
                final class Coordinator {
                    let window: UIWindow
                    var stack: UINavigationController?
                    init(window: UIWindow) { self.window = window }
                    func start() {
                        window.rootViewController = LoginController(coordinator: self)
                        window.makeKeyAndVisible()
                    }
                    func showRooms() {
                        let stack = UINavigationController(rootViewController: RoomsController())
                        self.stack = stack
                        \(exchange)
                    }
                }
                final class LoginController: UIViewController {
                    let coordinator: Coordinator
                    init(coordinator: Coordinator) {
                        self.coordinator = coordinator
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { nil }
                    @IBAction func logIn() { coordinator.showRooms() }
                }
                final class RoomsController: UIViewController {}
                """
            ],
            has: ["LoginController ~root~> RoomsController : Coordinator.showRooms"],
            hasNot: ["RoomsController ~root~> RoomsController"]
        ).check()
    }
}
