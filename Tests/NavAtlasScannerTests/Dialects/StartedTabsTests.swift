import Testing

/// Coordinators that a base class starts: it keeps the controller that each gives in a property of its own.
@Suite struct StartedTabsTests {
    static let base = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private var flow: ShopFlow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                let stack = UINavigationController()
                window = UIWindow()
                window?.rootViewController = stack
                flow = ShopFlow(stack: stack)
                flow?.start()
                return true
            }
        }
        class Flow {
            let stack: UINavigationController
            private var children: [Flow] = []
            private(set) var rootViewController: UIViewController?
            init(stack: UINavigationController) { self.stack = stack }
            func setup() -> UIViewController { UIViewController() }
            func startChild(_ flow: Flow) -> UIViewController {
                children.append(flow)
                flow.rootViewController = flow.setup()
                return flow.rootViewController ?? UIViewController()
            }
        }
        final class ShopFlow: Flow {
            func start() { stack.viewControllers = [startChild(TabsFlow(stack: stack))] }
        }
        final class ListFlow: Flow {
            override func setup() -> UIViewController { ListController() }
        }
        final class CartFlow: Flow {
            override func setup() -> UIViewController { CartController() }
        }
        class Stack: UINavigationController {}
        final class ShopTabs: UITabBarController {}
        final class ListController: UIViewController {}
        final class CartController: UIViewController {}

        """

    @Test(arguments: ["UINavigationController()", "Stack()"], ["UITabBarController()", "ShopTabs()"])
    func tabsAreOfTheCoordinatorThatStartsThem(stack: String, tabs: String) {
        let app = ScannedSource(
            "",
            Self.base + """
                final class TabsFlow: Flow {
                    override func setup() -> UIViewController {
                        let tabs = \(tabs)
                        tabs.viewControllers = [list(), cart()]
                        return tabs
                    }
                    private func list() -> UINavigationController {
                        let stack = \(stack)
                        stack.viewControllers = [startChild(ListFlow(stack: stack))]
                        return stack
                    }
                    private func cart() -> UINavigationController {
                        let stack = \(stack)
                        stack.viewControllers = [startChild(CartFlow(stack: stack))]
                        return stack
                    }
                }
                """, gives: "")
        let found = app.found.filter { $0.contains("> TabsFlow :") || $0.hasPrefix("TabsFlow -tab") }
        #expect(
            found == [
                "ShopFlow -root!-> TabsFlow : start", "TabsFlow -tab-> CartFlow : cart",
                "TabsFlow -tab-> ListFlow : list",
                "ShopFlow ~root~> TabsFlow : ShopFlow.start",
            ])
        #expect(!app.found.contains { $0.hasPrefix("TabsFlow ~") || $0.hasPrefix("TabsFlow -root!-> ListFlow") })
    }
}
