import Testing

/// Code that asks of what type a value is does what it does for a value of that type.
struct TypeTestsTests {
    private static let routers = [
        "if !(shown is MapController) { push(shown) } else { present(shown) }",
        "guard !(shown is MapController) else { return present(shown) }; push(shown)",
        "shown is MapController ? present(shown) : push(shown)",
        "if (shown as? MapController) == nil { push(shown) } else { present(shown) }",
        "if (shown as? MapController) != nil { present(shown) } else { push(shown) }",
        "let isMap = shown is MapController; if isMap { present(shown) } else { push(shown) }",
    ]

    @Test(arguments: routers) func decideByTheType(_ code: String) {
        let router = """
            final class Router {
                func show(_ shown: UIViewController, from controller: UIViewController) {
                    func push(_ shown: UIViewController) { controller.navigationController?.pushViewController(shown, animated: true) }
                    func present(_ shown: UIViewController) { controller.present(shown, animated: true) }
                    \(code)
                }
            }
            """
        ScannedApp(
            code,
            [
                "App.swift": TwoControllers.app(
                    router, first: "Router().show(ListController(), from: self)",
                    second: "Router().show(MapController(), from: self)")
            ],
            has: [
                "FirstController ~push~> ListController : pushViewController",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~>", "SecondController ~push~>"]
        ).check()
    }

    @Test(arguments: ["type == MapController.self", "MapController.self == type"]) func compareTypes(
        _ condition: String
    ) {
        let router = """
            final class Router {
                func show(_ type: UIViewController.Type, from controller: UIViewController) {
                    if \(condition) {
                        controller.present(MapController(), animated: true)
                    } else {
                        controller.navigationController?.pushViewController(ListController(), animated: true)
                    }
                }
            }
            """
        ScannedApp(
            condition,
            [
                "App.swift": TwoControllers.app(
                    router, first: "Router().show(ListController.self, from: self)",
                    second: "Router().show(MapController.self, from: self)")
            ],
            has: [
                "FirstController ~push~> ListController : pushViewController",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~>", "SecondController ~push~>"]
        ).check()
    }

    /// What lies on top of a stack is the screen that asks.
    @Test(arguments: [
        "guard !(stack.topViewController is CartController) else { return }",
        "if stack.topViewController is CartController { return }",
        "guard !(stack.visibleViewController is CartController) else { return }",
        "guard !(stack.viewControllers.last is CartController) else { return }",
        "guard stack.topViewController as? CartController == nil else { return }",
        "let top = stack.topViewController; if top is CartController { return }",
    ])
    func theAskingScreenLiesOnTop(condition: String) {
        ScannedApp(
            condition,
            [
                "App.swift": """
                import UIKit
                final class Router {
                    static let shared = Router()
                    let stack = UINavigationController()
                    func openCart() {
                        \(condition)
                        stack.pushViewController(CartController(), animated: true)
                    }
                }
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        Router.shared.stack.viewControllers = [HomeController()]
                        window = UIWindow()
                        window?.rootViewController = Router.shared.stack
                        return true
                    }
                }
                class Screen: UIViewController { @IBAction func cart() { Router.shared.openCart() } }
                final class HomeController: Screen {}
                final class CartController: Screen {}
                """
            ], has: ["HomeController ~push~> CartController : Router.openCart"], hasNot: ["CartController ~push~>"]
        ).check()
    }
}
