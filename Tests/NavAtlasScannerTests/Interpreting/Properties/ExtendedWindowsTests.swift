import Testing

/// Properties of a library's type that an extension of the type assigns, without `self`.
struct ExtendedWindowsTests {
    @Test func anExtensionOfWindowsReplacesTheRoot() {
        ScannedApp(
            "an extension of windows",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = Gate()
                        return true
                    }
                }
                extension UIWindow {
                    func replace(with controller: UIViewController) {
                        rootViewController = controller
                        UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
                    }
                }
                final class Gate: UIViewController {
                    @objc func enter() { view.window?.replace(with: Garden()) }
                }
                final class Garden: UIViewController {
                    @objc func leave() { view.window?.replace(with: UINavigationController(rootViewController: Gate())) }
                }
                """
            ],
            has: ["Gate ~root~> Garden : rootViewController", "Garden ~root~> Gate : rootViewController"],
            hasNot: ["unresolved"]
        )
        .check()
    }
}
