import Testing

@testable import NavAtlasScanner

/// Members that Objective-C finds by names that no Swift code names.
struct ObjectiveCNamesTests {
    @Test(arguments: [
        ("let close = Selector(\"close\")", "close", true),
        ("let close = Selector(\"close:\")", "close", true),
        ("let show = Selector(\"showWith:title:\")", "show", true),
        ("let title = object.value(forKeyPath: \"item.title\")", "title", true),
        ("let hint = \"Please close the door.\"", "close", false),
        ("let door = \"closed\"", "close", false),
    ])
    func standInTexts(source: String, name: String, isThere: Bool) {
        let names = ObjectiveCNames([FileLowering.facts(of: source, path: "App.swift")])
        #expect(names.contains(name) == isThere)
    }

    /// A route of Clean Swift's router, whose protocol is marked `@objc`, is called by its name, or not at all.
    @Test(arguments: [
        ("", false),
        ("func open(_ name: String) { router?.perform(NSSelectorFromString(\"routeToArchive\")) }", true),
    ])
    func callWhatAProtocolRequires(_ caller: String, _ isCalled: Bool) {
        ScannedApp(
            "Orders",
            [
                "App.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = UINavigationController(rootViewController: OrdersController())
                    }
                }
                @objc protocol OrdersRoutingLogic { func routeToOrder(); func routeToArchive() }
                final class OrdersRouter: NSObject, OrdersRoutingLogic {
                    weak var controller: OrdersController?
                    func routeToOrder() { controller?.show(OrderController(), sender: nil) }
                    func routeToArchive() { controller?.show(ArchiveController(), sender: nil) }
                }
                final class OrdersController: UITableViewController {
                    var router: (NSObject & OrdersRoutingLogic)?
                    override func viewDidLoad() {
                        let router = OrdersRouter()
                        router.controller = self
                        self.router = router
                    }
                    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { router?.routeToOrder() }
                    \(caller)
                }
                final class OrderController: UIViewController {}
                final class ArchiveController: UIViewController {}
                """
            ],
            has: ["OrdersController ~push~> OrderController : show"], hasNot: isCalled ? [] : ["~> ArchiveController"]
        ).check()
    }
}
