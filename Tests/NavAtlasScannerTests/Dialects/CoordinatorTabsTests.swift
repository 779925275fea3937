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
                final class LoginController: UIViewController { weak var flow: AppFlow? }
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

    /// A coordinator that puts a tab bar upon its stack as a login ends; `fill` puts the controllers into it.
    private static func later(
        _ name: String, _ tabs: String, fill: String, has: [String], hasNot: [String] = []
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: AppFlow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        let stack = UINavigationController()
                        window = UIWindow()
                        window?.rootViewController = stack
                        flow = AppFlow(stack: stack)
                        flow?.start()
                        return true
                    }
                }
                protocol Flow: AnyObject {
                    var children: [Flow] { get set }
                    var stack: UINavigationController { get set }
                    func start()
                }
                final class MainTabs: UITabBarController {
                    func show(_ controllers: [UIViewController]) { setViewControllers(controllers, animated: false) }
                }
                final class AppFlow: Flow {
                    var children = [Flow]()
                    var stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let login = LoginController()
                        login.flow = self
                        stack.viewControllers = [login]
                    }
                    func showMain() {
                        let tabs = \(tabs)
                        addChildren(to: tabs)
                        stack.setViewControllers([tabs], animated: true)
                    }
                    private func addChildren(to tabs: \(tabs.dropLast(2))) {
                        let home = HomeFlow(stack: UINavigationController())
                        let more = MoreFlow(stack: UINavigationController())
                        home.start()
                        more.start()
                        children.append(contentsOf: [home, more] as [Flow])
                        \(fill)
                    }
                }
                final class HomeFlow: Flow {
                    var children = [Flow]()
                    var stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.pushViewController(HomeController(), animated: false) }
                }
                final class MoreFlow: Flow {
                    var children = [Flow]()
                    var stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.pushViewController(MoreController(), animated: false) }
                }
                final class LoginController: UIViewController {
                    weak var flow: AppFlow?
                    @objc func signIn() { flow?.showMain() }
                }
                final class HomeController: UIViewController {}
                final class MoreController: UIViewController {}
                """
            ],
            has: [
                "AppFlow -root!-> LoginController : start", "AppFlow -tab-> HomeFlow : addChildren",
                "AppFlow -tab-> MoreFlow : addChildren",
            ] + has,
            hasNot: [
                "AppFlow -tab-> LoginController", "AppFlow -root-> HomeFlow", "AppFlow -root-> MoreFlow",
                "MainTabs ~root~> HomeFlow",
            ] + hasNot + (tabs == "MainTabs()" ? ["LoginController ~root~> HomeFlow"] : []))
    }

    static let apps = [
        started("UITabBarController()"),
        started("MainTabs()"),
        later(
            "a tab bar of UIKit's upon a stack", "UITabBarController()",
            fill: "tabs.viewControllers = children.map { $0.stack }",
            has: ["LoginController ~root~> HomeFlow : AppFlow.addChildren"],
            hasNot: ["LoginController ~root~> MoreFlow"]),
        later(
            "a tab bar of the app's own upon a stack", "MainTabs()",
            fill: "tabs.viewControllers = children.map { $0.stack }",
            has: ["AppFlow -root-> MainTabs : showMain", "LoginController ~root~> MainTabs : AppFlow.showMain"]),
        later(
            "a tab bar of the app's own that fills itself with what it is given", "MainTabs()",
            fill: "tabs.show(children.map { $0.stack })",
            has: ["AppFlow -root-> MainTabs : showMain", "LoginController ~root~> MainTabs : AppFlow.showMain"]),
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
        app(
            "one of two tab bars as a login ends",
            """
            final class AppFlow {
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func start() {
                    let login = LoginController()
                    login.flow = self
                    window.rootViewController = login
                }
                func showTabs() {
                    let tabs = UITabBarController()
                    if UserDefaults.standard.bool(forKey: "isNew") {
                        tabs.viewControllers = [MoreController(), HomeController()]
                    } else {
                        tabs.viewControllers = [NewsController(), CartController()]
                    }
                    window.rootViewController = tabs
                }
            }
            extension LoginController {
                override func viewDidAppear(_ animated: Bool) { flow?.showTabs() }
            }
            final class NewsController: UIViewController {}
            final class CartController: UIViewController {}
            """,
            has: [
                "LoginController ~root~> MoreController : AppFlow.showTabs",
                "LoginController ~root~> NewsController : AppFlow.showTabs",
            ],
            hasNot: ["LoginController ~root~> HomeController", "LoginController ~root~> CartController"]),
    ]

    @Test(arguments: apps) func areWhatStandsInTheBar(_ app: ScannedApp) { app.check() }
}
