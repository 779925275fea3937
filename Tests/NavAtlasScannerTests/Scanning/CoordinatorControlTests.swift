import Testing

/// A control that a coordinator makes for a screen, and answers itself, belongs to that screen.
@Suite struct CoordinatorControlTests {
    static let app = ScannedApp(
        "a button of a bar that a coordinator makes before the screen",
        [
            "App.swift": """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var shop: ShopCoordinator?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    window?.rootViewController = stack
                    shop = ShopCoordinator(stack: stack)
                    if let first = shop?.makeShelf() { stack.setViewControllers([first], animated: false) }
                }
            }
            final class ShopCoordinator {
                let stack: UINavigationController
                private lazy var helpButton: UIButton = {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(showHelp), for: .touchUpInside)
                    return button
                }()
                init(stack: UINavigationController) { self.stack = stack }
                func makeShelf() -> UIViewController {
                    let bar = Bar(button: helpButton)
                    let shelf = ShelfViewController(bar: bar)
                    shelf.coordinator = self
                    return shelf
                }
                @objc func showHelp() { stack.pushViewController(HelpViewController(), animated: true) }
                func showOffers() { stack.pushViewController(OffersViewController(), animated: true) }
            }
            final class Bar: UIView { init(button: UIButton) { super.init(frame: .zero); addSubview(button) } }
            final class ShelfViewController: UIViewController {
                weak var coordinator: ShopCoordinator?
                init(bar: Bar) { super.init(nibName: nil, bundle: nil) }
                override func viewDidAppear(_ animated: Bool) { coordinator?.showOffers() }
            }
            final class HelpViewController: UIViewController {}
            final class OffersViewController: UIViewController {}
            """
        ],
        has: ["ShelfViewController ~push~> HelpViewController : ShopCoordinator.showHelp"])

    @Test func isThatOfTheScreen() { Self.app.check() }
}
