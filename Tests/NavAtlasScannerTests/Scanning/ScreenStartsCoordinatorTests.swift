import Testing

/// Coordinators that a screen makes and starts with its own navigation controller, and those that nobody makes.
struct ScreenStartsCoordinatorTests {
    private static func app(_ start: String, _ code: String = "") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            protocol Coordinator: AnyObject {
                var stack: UINavigationController { get set }
                func start()
            }
            final class Scenes: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window?.rootViewController = UINavigationController(rootViewController: Yard())
                }
            }
            final class Yard: UIViewController {
                @objc func tap() {
                    let mill = MillCoordinator(stack: navigationController!)
                    mill.start()
                }
            }
            final class Wheel: UIViewController {}
            final class MillCoordinator: Coordinator {
                var stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let wheel = Wheel()
                    \(start)
                }
            }
            \(code)
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "it pushes", app("stack.pushViewController(wheel, animated: true)"),
            has: ["Yard ~push~> MillCoordinator : start"],
            hasNot: ["~root~>", "unresolved"]),
        ScannedApp(
            "it presents", app("stack.present(UINavigationController(rootViewController: wheel), animated: true)"),
            has: ["Yard ~sheet~> MillCoordinator : start"], hasNot: ["~root~>", "unresolved"]),
        ScannedApp(
            "it presents over the full screen",
            app("wheel.modalPresentationStyle = .overFullScreen; stack.present(wheel, animated: true)"),
            has: ["Yard ~fullScreen~> MillCoordinator : start"], hasNot: ["~root~>", "unresolved"]),
        ScannedApp(
            "nobody makes a coordinator that a screen could hold: its screen does not show itself",
            app(
                "stack.pushViewController(wheel, animated: true)",
                """
                final class Sack: UIViewController { var shop: ShopCoordinator? }
                final class ShopCoordinator: Coordinator {
                    var stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let sack = Sack()
                        sack.shop = self
                        stack.present(sack, animated: true)
                    }
                }
                """),
            has: ["ShopCoordinator -root!-> Sack : start"], hasNot: ["Sack ~"]),
        ScannedApp(
            "one that reads the tabs has no tabs",
            app(
                "stack.pushViewController(wheel, animated: true)",
                """
                extension MillCoordinator {
                    func showYard(in tabs: UITabBarController) {
                        guard let first = tabs.viewControllers?.first else { return }
                        tabs.selectedViewController = first
                    }
                }
                """),
            has: ["MillCoordinator -root!-> Wheel : start"], hasNot: ["-tab"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
