import Testing

/// What a coordinator keeps of controllers that others show.
@Suite struct KeptControllersTests {
    /// A coordinator that remembers which controller is in front, to present from it.
    @Test func theControllerInFrontIsNoRoot() {
        let app = ScannedSource(
            "",
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                    window = UIWindow()
                    ShopCoordinator(window: window!).start()
                    return true
                }
            }
            final class ShopCoordinator {
                private let window: UIWindow
                private var current: UIViewController
                init(window: UIWindow) {
                    self.window = window
                    current = window.rootViewController!
                }
                func start() {
                    let tabs = TabsController(coordinator: self)
                    current = tabs.inFront
                    window.rootViewController = tabs
                }
                func showCart() {
                    let cart = CartController()
                    current.present(cart, animated: true)
                    current = cart.inFront
                }
            }
            extension UIViewController {
                var inFront: UIViewController {
                    if let tabs = self as? TabsController {
                        return tabs.selectedViewController?.children.first ?? self
                    }
                    return children.last ?? self
                }
            }
            final class TabsController: UITabBarController {
                let coordinator: ShopCoordinator
                init(coordinator: ShopCoordinator) {
                    self.coordinator = coordinator
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let list = UINavigationController(rootViewController: ListController(coordinator: coordinator))
                    setViewControllers([list, UINavigationController(rootViewController: HelpController())], animated: false)
                    selectedViewController = list
                }
            }
            final class ListController: UIViewController {
                let coordinator: ShopCoordinator
                init(coordinator: ShopCoordinator) {
                    self.coordinator = coordinator
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func cartTapped() { coordinator.showCart() }
            }
            final class HelpController: UIViewController {}
            final class CartController: UIViewController {}
            """, gives: "")
        #expect(
            app.found.filter { $0.contains("ShopCoordinator -root") }.map { $0.split(separator: ":")[0] } == [
                "ShopCoordinator -root!-> TabsController "
            ])
        #expect(app.found.contains("ListController ~sheet~> CartController : ShopCoordinator.showCart"))
    }

    /// A coordinator that is given the stack of another one in a record of all that it needs.
    @Test func whatAStackHoldsThatComesInARecordIsNoRoot() {
        ScannedApp(
            "a coordinator with a configuration",
            [
                "App.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                        let coordinator = QuayCoordinator()
                        UIWindow().rootViewController = coordinator.stack
                        coordinator.start()
                    }
                }
                final class QuayCoordinator {
                    let stack = UINavigationController(rootViewController: Quay())
                    func start() { (stack.viewControllers.first as? Quay)?.coordinator = self }
                    func showBoats() { BoatCoordinator(configuration: .init(stack: stack, name: "Ada")).start() }
                }
                struct BoatConfiguration {
                    let stack: UINavigationController
                    let name: String
                }
                final class BoatCoordinator {
                    private let stack: UINavigationController
                    init(configuration: BoatConfiguration) { stack = configuration.stack }
                    func start() { stack.pushViewController(Boat(), animated: true) }
                }
                final class Quay: UIViewController {
                    var coordinator: QuayCoordinator?
                    @objc func board() { coordinator?.showBoats() }
                }
                final class Boat: UIViewController {}
                """
            ],
            has: ["BoatCoordinator -root!-> Boat : start", "QuayCoordinator -push-> BoatCoordinator : showBoats"],
            hasNot: ["BoatCoordinator -root!-> Quay"]
        ).check()
    }

    /// A coordinator that takes over the stack of the one that starts it.
    @Test(
        arguments: [
            "init(parent: ShopFlow) { stack = parent.stack }",
            "init(parent: ShopFlow) { self.parent = parent; super.init(); stack = parent.stack }",
            "init(parent: ShopFlow) { mode = .push(parent.stack!) }",
        ], ["UINavigationController(rootViewController: list)", "StackFactory.stack(around: list)"])
    func theParentsStackIsNoRoot(_ initializer: String, _ stack: String) {
        let app = ScannedSource(
            "",
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var flow: ShopFlow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                    window = UIWindow()
                    flow = ShopFlow(window: window!)
                    flow?.start()
                    return true
                }
            }
            class Flow: NSObject {
                var stack: UINavigationController?
                func start() {}
            }
            final class ShopFlow: Flow {
                let window: UIWindow
                var child: CartFlow?
                init(window: UIWindow) { self.window = window }
                override func start() {
                    let list = ListController(flow: self)
                    let stack = \(stack)
                    window.rootViewController = stack
                    self.stack = stack
                }
                func showCart() {
                    child = CartFlow(parent: self)
                    child?.start()
                }
            }
            enum StackFactory {
                static func stack(around first: UIViewController) -> UINavigationController {
                    UINavigationController(rootViewController: first)
                }
            }
            final class CartFlow: Flow {
                enum Mode { case push(UINavigationController), none }
                weak var parent: ShopFlow?
                var mode = Mode.none
                \(initializer)
                override func start() {
                    if case .push(let stack) = mode { self.stack = stack }
                    stack?.pushViewController(CartController(), animated: true)
                }
            }
            final class ListController: UIViewController {
                let flow: ShopFlow
                init(flow: ShopFlow) {
                    self.flow = flow
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func openCart() { flow.showCart() }
            }
            final class CartController: UIViewController {}
            """,
            gives: """
                CartFlow -root!-> CartController : start
                ShopFlow -push-> CartFlow : showCart
                ShopFlow -root!-> ListController : start
                ListController ~push~> CartFlow : ShopFlow.showCart
                """)
        #expect(app.found.sorted() == app.wanted)
    }
}
