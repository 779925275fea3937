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

    /// A window of the app's own class that sets its root: as it is made, by a method, or by what it is given.
    @Test(arguments: [
        ("init() { super.init(frame: .zero); rootViewController = Garden() }", "Fence()"),
        (
            "override init(frame: CGRect) { super.init(frame: frame); rootViewController = Garden() }",
            "Fence(frame: .zero)"
        ),
        (
            "init(root: UIViewController) { super.init(frame: .zero); rootViewController = root }",
            "Fence(root: Garden())"
        ),
        ("override func makeKeyAndVisible() { rootViewController = Garden() }", "Fence()"),
    ])
    func aWindowSetsItsOwnRoot(_ code: String, _ made: String) {
        ScannedApp(
            "a window of an own class",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window = \(made)
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                final class Fence: UIWindow { \(code) }
                final class Garden: UIViewController {}
                """
            ],
            has: ["entry Garden"], hasNot: ["unresolved"]
        )
        .check()
    }

    @Test func aScreenShowsAWindowOverItself() {
        ScannedApp(
            "a window over the screen",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = Garden()
                        return true
                    }
                }
                final class Garden: UIViewController {
                    var glass: Glass?
                    @objc func cover() { glass = Glass() }
                }
                final class Glass: UIWindow {
                    init() { super.init(frame: .zero); rootViewController = Shade() }
                }
                final class Shade: UIViewController {}
                """
            ],
            has: ["entry Garden", "Garden ~fullScreen~> Shade : rootViewController"],
            hasNot: ["unresolved", "entry Shade"]
        )
        .check()
    }
}
