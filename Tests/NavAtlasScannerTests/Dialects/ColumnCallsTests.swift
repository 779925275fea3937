import NavAtlasModel
import NavAtlasScanner
import Testing

/// A split view controller of UIKit's, filled by a coordinator or by the app's delegate.
@Suite struct ColumnCallsTests {
    private static let screens = """
        final class LoginController: UIViewController {
            var onDone: (() -> Void)?
            @objc func signIn() { onDone?() }
        }
        final class ListController: UIViewController {
            var onChoice: (() -> Void)?
            @objc func choose() { onChoice?() }
        }
        final class ItemController: UIViewController {}
        """

    private static func flow(
        _ name: String, properties: String = "", start: String, later: String, has: [String], hasNot: [String]
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
                        window = UIWindow()
                        flow = AppFlow(window: window!)
                        flow?.start()
                        return true
                    }
                }
                final class AppFlow {
                    let window: UIWindow
                    \(properties)
                    init(window: UIWindow) { self.window = window }
                    func start() { \(start) }
                    func showMain() { \(later) }
                }
                \(screens)
                """
            ], has: has, hasNot: hasNot)
    }

    private static let login = """
        let login = LoginController()
        login.onDone = { [weak self] in self?.showMain() }
        window.rootViewController = login
        """
    private static let columns = """
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(ListController(), for: .primary)
        split.setViewController(UINavigationController(rootViewController: ItemController()), for: .secondary)
        window.rootViewController = split
        """
    private static let list = """
        let split = UISplitViewController()
        split.viewControllers = [ListController(), ItemController()]
        window.rootViewController = split
        """
    private static let choosing = """
        let list = ListController()
        list.onChoice = { [weak self] in self?.showMain() }
        """

    static let apps = [
        flow(
            "columns from the start", start: columns, later: "",
            has: ["AppFlow -root!-> ListController : start", "AppFlow -root!-> ItemController : start"],
            hasNot: ["unresolved", "UISplitViewController"]),
        flow(
            "columns after a login", start: login, later: columns,
            has: [
                "LoginController ~root~> ListController : AppFlow.showMain",
                "LoginController ~root~> ItemController : AppFlow.showMain",
            ], hasNot: ["unresolved", "UISplitViewController"]),
        flow(
            "a list of columns after a login", start: login, later: list,
            has: [
                "LoginController ~root~> ListController : AppFlow.showMain",
                "LoginController ~root~> ItemController : AppFlow.showMain",
            ], hasNot: ["~push~>"]),
        flow(
            "a column of a split view that is kept",
            properties: "let split = UISplitViewController(style: .doubleColumn)",
            start: choosing + """

                split.setViewController(list, for: .primary)
                window.rootViewController = split
                """, later: "split.setViewController(ItemController(), for: .secondary)",
            has: [
                "AppFlow -root!-> ListController : start", "AppFlow -push-> ItemController : showMain",
                "ListController ~push~> ItemController : AppFlow.showMain",
            ], hasNot: ["unresolved", "UISplitViewController"]),
    ]

    @Test(arguments: apps) func whatStandsInThemIsShown(_ app: ScannedApp) { app.check() }

    /// Nobody has to leave a screen beside which another one stands.
    @Test(arguments: ["let flow = Flow()", "let flow = UISplitViewController()"]) func areRemarked(_ flow: String) {
        let isOwn = flow.contains("Flow")
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                \(flow)
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                    window = UIWindow()
                    \(isOwn ? "flow.start()" : "fill(flow)")
                    window?.rootViewController = flow\(isOwn ? ".split" : "")
                    return true
                }
                func fill(_ split: UISplitViewController) {
                    split.setViewController(ListController(), for: .primary)
                    split.setViewController(ItemController(), for: .secondary)
                }
            }
            final class Flow {
                let split = UISplitViewController()
                func start() {
                    split.setViewController(ListController(), for: .primary)
                    split.setViewController(ItemController(), for: .secondary)
                }
            }
            \(Self.screens)
            """
        ])
        #expect(
            graph.remarks.filter { $0.kind == .columns }.map(\.subject)
                == [isOwn ? "Flow" : "UISplitViewController"])
    }
}
