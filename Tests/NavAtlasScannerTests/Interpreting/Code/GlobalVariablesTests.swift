import Testing

/// Variables outside any type.
struct GlobalVariablesTests {
    /// A capital makes a name no type where the app declares a variable.
    @Test(arguments: ["current", "Current"])
    func aVariableMayBeginWithACapital(name: String) {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                struct World { var makeArticle: (Int) -> UIViewController = { _ in Article() } }
                var \(name) = World()
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = UINavigationController(rootViewController: Front())
                        return true
                    }
                }
                final class Front: UITableViewController {
                    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        show(\(name).makeArticle(path.row), sender: self)
                    }
                }
                final class Article: UIViewController {}
                """
            ], has: ["Front ~push~> Article : show"], hasNot: ["unresolved"]
        ).check()
    }
}
