import Testing

/// Which of the functions of one name a call means, and for which types a generic one stands.
struct OverloadTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                let shop = ShopCoordinator()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    shop.start()
                    return true
                }
            }
            final class Shelf: UIViewController { var onBook: (() -> Void)?; @objc func tap() { onBook?() } }
            final class Book: UIViewController {}

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "a function of a base class beside one of the same name that its subclass overrides",
            app(
                """
                class Coordinator {
                    var stack = UINavigationController()
                    var children: [Coordinator] = []
                    func start() {}
                    func start(child: Coordinator) { children.append(child); child.start() }
                }
                final class ShopCoordinator: Coordinator {
                    private let window = UIWindow()
                    override func start() {
                        let shelf = ShelfCoordinator()
                        start(child: shelf)
                        window.rootViewController = shelf.stack
                    }
                }
                final class ShelfCoordinator: Coordinator {
                    override func start() {
                        let shelf = Shelf()
                        shelf.onBook = { [weak self] in self?.open() }
                        stack.viewControllers = [shelf]
                    }
                    private func open() { stack.pushViewController(Book(), animated: true) }
                }
                """),
            has: [
                "ShopCoordinator -root!-> ShelfCoordinator : start", "ShelfCoordinator -root!-> Shelf : start",
                "Shelf ~push~> Book : ShelfCoordinator.open",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a generic function of which only the expected result tells the type",
            app(
                """
                enum Screens {
                    static func make<Screen: UIViewController>() -> Screen { Screen(nibName: nil, bundle: nil) }
                }
                final class ShopCoordinator {
                    private let stack = UINavigationController()
                    func start() {
                        let shelf: Shelf = Screens.make()
                        shelf.onBook = { [weak self] in self?.open() }
                        stack.viewControllers = [shelf]
                    }
                    private func open() { stack.pushViewController(Screens.make() as Book, animated: true) }
                }
                """),
            has: ["ShopCoordinator -root!-> Shelf : start", "Shelf ~push~> Book : ShopCoordinator.open"],
            hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
