import Testing

/// Menus of libraries beside a screen, which they have their container replace.
struct LibraryMenuTests {
    /// - Parameters:
    ///   - launch: what the delegate shows in its window.
    ///   - farm, barn: what the menu does to show either.
    private static func app(_ launch: String, farm: String, barn: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            import Sidebars
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    let menu = Menu()
                    menu.farm = UINavigationController(rootViewController: Farm())
                    \(launch)
                    return true
                }
            }
            final class Menu: UITableViewController {
                var farm: UIViewController!
                lazy var barn: UIViewController = UINavigationController(rootViewController: Barn())
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    switch indexPath.row {
                    case 0: \(farm)
                    default: \(barn)
                    }
                }
            }
            final class Farm: UIViewController {}
            final class Barn: UIViewController {}
            """
        ]
    }

    private static let entries = ["entry Farm", "entry Menu"]

    static let apps = [
        ScannedApp(
            "a container changes what it shows, as its function says",
            app(
                "window?.rootViewController = SlideController(mainViewController: menu.farm, leftViewController: menu)",
                farm: "slideController()?.changeMainViewController(farm, close: true)",
                barn: "slideController()?.setMainViewController(barn)"),
            has: entries + [
                "Menu ~root~> Farm : changeMainViewController", "Menu ~root~> Barn : setMainViewController",
            ],
            hasNot: ["unresolved", "SlideController"]),
        ScannedApp(
            "a container is given what it shows by its properties",
            app(
                """
                let drawer = DrawerController(width: 300)
                drawer.mainViewController = menu.farm
                drawer.drawerViewController = menu
                window?.rootViewController = drawer
                """,
                farm: "(parent as? DrawerController)?.mainViewController = farm",
                barn: "(parent as? DrawerController)?.mainViewController = barn"),
            has: entries + ["Menu ~root~> Farm : mainViewController", "Menu ~root~> Barn : mainViewController"],
            hasNot: ["unresolved", "DrawerController", "Launch"]),
        ScannedApp(
            "a container need not be called a controller",
            app(
                "window?.rootViewController = SideMenu(contentViewController: menu.farm, menuViewController: menu)",
                farm: "print(farm)", barn: "sideMenu?.setContentViewController(barn, animated: true)"),
            has: entries + ["Menu ~root~> Barn : setContentViewController"],
            hasNot: ["unresolved", "SideMenu", "~> Farm"]),
        ScannedApp(
            "a container is kept in a property of a library's type",
            app(
                "MenuManager.leftMenu = menu; window?.rootViewController = Barn()",
                farm: "present(MenuManager.leftMenu!)",
                barn: "present(MenuManager.leftMenu!, animated: true)"),
            has: ["entry Barn", "Menu ~sheet~> Menu : present"], hasNot: ["unresolved present"]),
        ScannedApp(
            "a controller that hands itself on to what is none is not shown by that",
            app(
                "window?.rootViewController = menu", farm: "Chat.shared()?.showQuestions(self)",
                barn: "navigationController?.presentSheet(barn)"),
            has: ["entry Menu", "Menu ~sheet~> Barn : presentSheet"], hasNot: ["~> Menu"]),
    ]

    @Test(arguments: apps) func leadsThere(_ app: ScannedApp) { app.check() }
}
