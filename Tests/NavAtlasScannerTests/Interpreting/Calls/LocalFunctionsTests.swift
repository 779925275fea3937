import Testing

/// Functions inside functions: what they read of the code around them, called and handed on.
@Suite struct LocalFunctionsTests {
    private static func app(_ first: String, _ second: String) -> String {
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
        func framed(_ controller: UIViewController) -> UIViewController {
            func content() -> UIViewController { controller }
            return content()
        }
        func later(_ work: () -> Void) { work() }
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

    @Test(arguments: [
        ("present(framed(ListController()), animated: true)", "present(framed(MapController()), animated: true)"),
        (
            "let list = ListController(); func show() { present(list, animated: true) }; later(show)",
            "let map = MapController(); func show() { present(map, animated: true) }; later(show)"
        ),
        (
            "func show(_ one: UIViewController) { present(one, animated: true) }; [ListController()].forEach(show)",
            "func show(_ one: UIViewController) { present(one, animated: true) }; [MapController()].forEach(show)"
        ),
    ])
    func eachCallReadsWhatStandsAroundIt(first: String, second: String) {
        let app = ScannedSource(
            "", Self.app(first, second),
            gives: """
                FirstController ~sheet~> ListController : present
                SecondController ~sheet~> MapController : present
                """)
        #expect(app.found.filter { $0.contains("~") } == app.wanted)
    }
}
