import Testing

/// Navigation controllers that code fills after it has handed them on.
struct LaterContentTests {
    private static func app(_ launching: String, _ more: String = "") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var guide: Guide?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    window = UIWindow()
                    \(launching)
                    return true
                }
            }
            final class Street: UIViewController {
                \(more)
            }
            final class Bakery: UIViewController {}
            final class School: UIViewController {}
            final class Guide {
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { navigation.pushViewController(School(), animated: false) }
            }
            """
        ]
    }

    private static let unseen = ["Street(…)", "Bakery(…)", "unresolved present", "first screen"]

    private static let apps = [
        ScannedApp(
            "the window has it before",
            app(
                """
                let stack = UINavigationController()
                window?.rootViewController = stack
                stack.pushViewController(Street(), animated: false)
                """),
            has: ["entry Street"], hasNot: unseen),
        ScannedApp(
            "a split view has it before",
            app(
                """
                let split = UISplitViewController()
                let (list, detail) = (UINavigationController(), UINavigationController())
                split.viewControllers = [list, detail]
                window?.rootViewController = split
                list.setViewControllers([Street()], animated: false)
                detail.viewControllers = [Bakery()]
                """),
            has: [
                "UISplitViewController -root!-> Street : street", "UISplitViewController -root!-> Bakery : bakery",
            ], hasNot: unseen),
        ScannedApp(
            "it is presented before",
            app(
                "window?.rootViewController = Street()",
                """
                @objc func buy() {
                    let stack = UINavigationController()
                    present(stack, animated: true)
                    stack.setViewControllers([Bakery()], animated: false)
                }
                """),
            has: ["Street ~sheet~> Bakery : present"], hasNot: unseen),
        ScannedApp(
            "another one in the same function is a coordinator's",
            app(
                """
                let tabs = UITabBarController()
                let first = UINavigationController()
                let second = UINavigationController()
                tabs.viewControllers = [first, second]
                guide = Guide(navigation: second)
                guide?.start()
                first.viewControllers = [Street()]
                window?.rootViewController = tabs
                """),
            has: ["UITabBarController -tab-> Street : street", "Guide -root!-> School : start"],
            hasNot: ["Guide -root!-> Street"]),
    ]

    @Test(arguments: apps) func isSeen(_ app: ScannedApp) { app.check() }
}
