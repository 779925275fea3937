/// An app of two tabs, each of which does something as it appears, and two controllers that they may show.
enum TwoControllers {
    static func app(_ code: String, first: String, second: String) -> String {
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                let bar = UITabBarController()
                bar.viewControllers = [FirstController(), SecondController()]
                window = UIWindow()
                window?.rootViewController = bar
                return true
            }
        }
        \(code)
        final class FirstController: UIViewController {
            override func viewDidAppear(_ animated: Bool) { \(first) }
        }
        final class SecondController: UIViewController {
            override func viewDidAppear(_ animated: Bool) { \(second) }
        }
        final class ListController: UIViewController {}
        final class MapController: UIViewController {}
        """
    }
}
