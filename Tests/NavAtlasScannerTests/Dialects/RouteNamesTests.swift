import Testing

struct RouteNamesTests {
    private static func market(_ body: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let market = MarketCoordinator(navigation: UINavigationController())
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = market.navigation
                    market.start()
                    return true
                }
            }
            enum Source { case shelf, basket }
            final class MarketCoordinator {
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { navigation.pushViewController(ShelfController(coordinator: self), animated: false) }
                func openFruit(from source: Source) { \(body) }
                private func controller(for source: Source) -> UIViewController {
                    switch source {
                    case .shelf: FruitController(source: source)
                    case .basket: BasketController()
                    }
                }
            }
            final class ShelfController: UIViewController {
                let coordinator: MarketCoordinator
                init(coordinator: MarketCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                @objc func fruitTapped() { coordinator.openFruit(from: .shelf) }
            }
            final class FruitController: UIViewController {
                init(source: Source) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class BasketController: UIViewController {}
            """
        ]
    }

    @Test(
        "The function names a route whose case only goes into what is made",
        arguments: [
            "navigation.pushViewController(FruitController(source: source), animated: true)",
            "let fruit = FruitController(source: source); navigation.pushViewController(fruit, animated: true)",
            """
            if source == .shelf { navigation.tabBarController?.selectedIndex = 0 }
            navigation.pushViewController(FruitController(source: source), animated: true)
            """,
        ])
    func function(_ body: String) {
        ScannedApp(
            body, Self.market(body), has: ["ShelfController ~push~> FruitController : MarketCoordinator.openFruit"]
        ).check()
    }

    @Test(
        "The case that chooses the destination names the route",
        arguments: [
            "navigation.pushViewController(controller(for: source), animated: true)",
            "if case .shelf = source { navigation.pushViewController(FruitController(source: source), animated: true) }",
        ])
    func choosing(_ body: String) {
        ScannedApp(
            body, Self.market(body), has: ["ShelfController ~push~> FruitController : MarketCoordinator.shelf"]
        ).check()
    }
}
