import Testing

/// Navigation controllers that a function makes, fills, and names in closures which run later.
struct LocalContainersTests {
    @Test(arguments: ["[weak stack] in stack?", "stack"])
    func whatAClosurePushesIsNoContent(_ pushing: String) {
        ScannedApp(
            pushing,
            [
                "App.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
                        let stack = UINavigationController()
                        let feed = Feed()
                        feed.onSelect = { \(pushing).pushViewController(Comments(), animated: true) }
                        stack.viewControllers = [feed]
                        window = UIWindow()
                        window?.rootViewController = stack
                    }
                }
                final class Feed: UITableViewController {
                    var onSelect: (() -> Void)?
                    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { onSelect?() }
                }
                final class Comments: UITableViewController {}
                """
            ],
            has: ["entry Feed", "Feed ~push~> Comments : pushViewController"], hasNot: ["entry Comments", "unresolved"]
        ).check()
    }
}
