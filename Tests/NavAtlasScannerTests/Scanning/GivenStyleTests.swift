import Testing

/// The styles that helpers give controllers of the system's, before or after these are handed on.
struct GivenStyleTests {
    private static func app(_ presenting: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = Shore()
                    return true
                }
            }
            infix operator <~
            func <~ <Value>(value: Value, change: (inout Value) -> Void) -> Value {
                var changed = value
                change(&changed)
                return changed
            }
            extension UIViewController {
                func covering() -> Self { modalPresentationStyle = .fullScreen; return self }
            }
            func cover(_ controller: UIViewController) { controller.modalPresentationStyle = .fullScreen }
            final class Cabin { let stack: UINavigationController; init(_ stack: UINavigationController) { self.stack = stack } }
            final class Shore: UIViewController {
                @objc func sail() {
                    \(presenting)
                }
                @objc func walk() { present(UINavigationController(rootViewController: Beach()), animated: true) }
            }
            final class Sea: UIViewController {}
            final class Beach: UIViewController {}
            """
        ]
    }

    @Test(arguments: [
        "let stack = UINavigationController(rootViewController: Sea()) <~ { $0.modalPresentationStyle = .fullScreen }",
        "let stack = UINavigationController(rootViewController: Sea()); cover(stack)",
        "let stack = UINavigationController(rootViewController: Sea()).covering()",
        "let made = UINavigationController(rootViewController: Sea()); let stack = Cabin(made).stack; cover(made)",
        """
        let made = UINavigationController(rootViewController: Sea()); let stack = Cabin(made).stack
        made.modalPresentationStyle = .fullScreen
        """,
        """
        let stack = UINavigationController()
        stack.modalPresentationStyle = .fullScreen
        stack.viewControllers = [Sea()]
        """,
    ])
    func theStyleIsTheControllers(making: String) {
        ScannedApp(
            making, Self.app(making + "\npresent(stack, animated: true)"),
            has: ["Shore ~fullScreen~> Sea : present", "Shore ~sheet~> Beach : present"], hasNot: ["~sheet~> Sea"]
        ).check()
    }
}
