import Testing

/// Routers of the app's own that are given controllers in values: they show what coordinators hand them, and are none themselves.
@Suite struct WrappedControllerRouterTests {
    private static let core = """
        import UIKit
        struct Item { let viewController: UIViewController }
        protocol Stacking: AnyObject {
            var items: [Item] { get }
            func setRoot(_ item: Item)
            func push(_ item: Item)
            func setStack(_ items: [Item])
        }
        class BaseRouter<Parent: UIViewController>: NSObject {
            private(set) var items: [Item] = []
            private weak var kept: Parent?
            var parent: Parent { guard let kept else { fatalError() }; return kept }
            func update(_ item: Item?) { kept = item?.viewController as? Parent }
            func sync(_ controllers: [UIViewController]) {
                items = controllers.map { controller in
                    if let known = items.first(where: { $0.viewController === controller }) { return known }
                    return Item(viewController: controller)
                }
            }
        }
        final class StackRouter: BaseRouter<UINavigationController>, Stacking {
            override init() { super.init(); update(Item(viewController: UINavigationController())) }
            func setRoot(_ item: Item) { parent.setViewControllers([item.viewController], animated: false); sync(parent.viewControllers) }
            func push(_ item: Item) {
                let isFirst = parent.viewControllers.isEmpty
                parent.pushViewController(item.viewController, animated: !isFirst)
                sync(parent.viewControllers)
            }
            func pop() { parent.popViewController(animated: true); sync(parent.viewControllers) }
            func setStack(_ items: [Item]) { parent.setViewControllers(items.map(\\.viewController), animated: false) }
        }
        final class InlineRouter: BaseRouter<UIViewController>, Stacking {
            func setRoot(_ item: Item) { update(item) }
            func push(_ item: Item) { parent.navigationController?.pushViewController(item.viewController, animated: true) }
            func setStack(_ items: [Item]) {
                guard let first = items.first else { return }
                update(first)
                parent.navigationController?.setViewControllers(items.map(\\.viewController), animated: false)
            }
            func first() -> UIViewController { parent }
        }
        class BaseCoordinator<Navigation> {
            let router: Navigation
            init(router: Navigation) { self.router = router }
            func start() {}
        }

        """

    private static let app = """
        final class TownCoordinator: BaseCoordinator<any Stacking> {
            override func start() {
                let town = TownViewController()
                town.onHarbour = { [weak self] in self?.openHarbour() }
                town.onList = { [weak self] in self?.openList() }
                router.setRoot(Item(viewController: town))
            }
            private func openHarbour() {
                let inline = InlineRouter()
                HarbourCoordinator(router: inline).start()
                router.push(Item(viewController: inline.first()))
            }
            private func openList() {
                guard let first = router.items.first else { return }
                router.setStack([first, Item(viewController: ListViewController())])
            }
        }
        final class HarbourCoordinator: BaseCoordinator<any Stacking> {
            override func start() {
                let harbour = HarbourViewController()
                harbour.onShip = { [weak self] in self?.router.push(Item(viewController: ShipViewController())) }
                router.setRoot(Item(viewController: harbour))
            }
        }
        final class TownViewController: UIViewController {
            var onHarbour: (() -> Void)?
            var onList: (() -> Void)?
            override func viewDidLoad() { onHarbour?(); onList?() }
        }
        final class HarbourViewController: UIViewController {
            var onShip: (() -> Void)?
            override func viewDidLoad() { onShip?() }
        }
        final class ShipViewController: UIViewController {}
        final class ListViewController: UIViewController {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            private var coordinator: TownCoordinator?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let router = StackRouter()
                coordinator = TownCoordinator(router: router)
                coordinator?.start()
                window?.rootViewController = router.parent
            }
        }
        """

    static let apps = [
        ScannedApp(
            "coordinators that hold such a router by a generic base class", ["Core.swift": core, "App.swift": app],
            has: [
                "TownViewController ~?~> HarbourCoordinator : TownCoordinator.openHarbour",
                "HarbourViewController ~push~> ShipViewController : pushViewController",
                "TownCoordinator -root!-> TownViewController : start",
                "TownCoordinator -push-> ListViewController : openList",
                "TownViewController ~push~> ListViewController : TownCoordinator.openList [replaces]",
            ],
            hasNot: [
                "coordinator InlineRouter", "coordinator StackRouter", "TownViewController ~root~> TownViewController",
                "TownViewController ~root~> ShipViewController",
            ])
    ]

    @Test(arguments: apps) func showsForItsCoordinators(_ app: ScannedApp) { app.check() }
}
