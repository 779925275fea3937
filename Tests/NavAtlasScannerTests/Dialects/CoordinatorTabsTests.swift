import Testing

/// What stands in a coordinator's tab bar is a tab, whenever it is started; what takes the place of the tab bar is none.
@Suite struct CoordinatorTabsTests {
    private static func app(_ name: String, _ flow: String, has: [String], hasNot: [String]) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: AppFlow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        window = UIWindow()
                        flow = AppFlow(window: window!)
                        flow?.start()
                        return true
                    }
                }
                \(flow)
                final class LoginController: UIViewController {}
                final class HomeController: UIViewController {}
                final class MoreController: UIViewController {}
                """
            ], has: has, hasNot: hasNot)
    }

    private static func started(_ tabs: String) -> ScannedApp {
        app(
            tabs,
            """
            final class MainTabs: UITabBarController {}
            final class AppFlow {
                let window: UIWindow
                var children: [ChildFlow] = []
                init(window: UIWindow) { self.window = window }
                func start() {
                    let tabs = \(tabs)
                    let home = HomeFlow(stack: UINavigationController())
                    let more = MoreFlow(stack: UINavigationController())
                    tabs.viewControllers = [home.stack, more.stack]
                    window.rootViewController = tabs
                    children = [home, more]
                    home.start()
                    more.start()
                }
            }
            protocol ChildFlow: AnyObject {
                var stack: UINavigationController { get }
                func start()
            }
            final class HomeFlow: ChildFlow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.viewControllers = [HomeController()] }
            }
            final class MoreFlow: ChildFlow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(MoreController(), animated: false) }
            }
            """, has: ["AppFlow -tab-> HomeFlow : start", "AppFlow -tab-> MoreFlow : start"],
            hasNot: ["AppFlow -root!-> HomeFlow", "AppFlow ~root~> HomeFlow", "AppFlow ~root~> MoreFlow"])
    }

    static let apps = [
        started("UITabBarController()"),
        started("MainTabs()"),
        app(
            "a login in place of the tab bar",
            """
            final class AppFlow {
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func start() {
                    if UserDefaults.standard.bool(forKey: "isIn") { showTabs() } else { showLogin() }
                }
                private func showLogin() {
                    window.rootViewController = UINavigationController(rootViewController: LoginController())
                }
                private func showTabs() {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [HomeController(), MoreController()]
                    window.rootViewController = tabs
                }
            }
            """,
            has: [
                "AppFlow -root!-> LoginController : showLogin", "AppFlow -tab-> HomeController : showTabs",
                "AppFlow -tab-> MoreController : showTabs",
            ], hasNot: ["AppFlow -tab-> LoginController"]),
    ]

    @Test(arguments: apps) func areWhatStandsInTheBar(_ app: ScannedApp) { app.check() }
}
