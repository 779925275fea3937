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
}
