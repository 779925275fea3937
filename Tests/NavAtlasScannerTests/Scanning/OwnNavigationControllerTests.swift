import Testing

/// Navigation controllers of the app's own, which stand around screens and do something by themselves.
struct OwnNavigationControllerTests {
    private static func app(_ shown: String, storyboard: String? = nil) -> [String: String] {
        var files = [
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = \(shown)
                    return true
                }
            }
            final class Boat: UIViewController {}
            final class Crew: UIViewController {}
            final class Quay: UIViewController {}
            final class Channel: UINavigationController {
                private lazy var button: UIButton = {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(board), for: .touchUpInside)
                    return button
                }()
                override func viewDidLoad() {
                    topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
                }
                @objc private func board() { pushViewController(Boat(), animated: true) }
                @IBAction func hire() { present(Crew(), animated: true) }
            }
            """
        ]
        files["Main.storyboard"] = storyboard
        return files
    }

    private static let has = ["entry Quay", "Quay ~push~> Boat : pushViewController", "Quay ~sheet~> Crew : present"]

    static let apps = [
        ScannedApp(
            "what one does that code makes is done by the screen inside", app("Channel(rootViewController: Quay())"),
            has: has, hasNot: ["Channel", "unresolved"]),
        ScannedApp(
            "one that begins by the library's initializer shows what it gives that",
            app("Pier()").merging(
                [
                    "Pier.swift": """
                    import UIKit
                    final class Pier: UINavigationController {
                        convenience init() {
                            let quay = Quay()
                            self.init(rootViewController: quay)
                        }
                    }
                    """
                ]) { $1 },
            has: ["entry Quay"], hasNot: ["Pier"]),
        ScannedApp(
            "what one of a storyboard does is done by the screen inside",
            app(
                "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()",
                storyboard: StoryboardText.storyboard(
                    initial: "channel",
                    StoryboardText.scene(
                        "channel", "navigationController", class: "Channel",
                        manual: [
                            "<segue destination=\"quay\" kind=\"relationship\" relationship=\"rootViewController\"/>"
                        ]), StoryboardText.scene("quay", class: "Quay"))),
            has: has, hasNot: ["Channel", "unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// What one fills itself with before it is seen is what it begins with, and nobody's way.
    @Test(arguments: [
        "override func viewDidLoad() { viewControllers = [Quay()] }",
        "override func viewDidLoad() { super.viewDidLoad(); fill() }\nprivate func fill() { setViewControllers([Quay()], animated: false) }",
        "override func viewWillAppear(_ animated: Bool) { if viewControllers.isEmpty { viewControllers = [Quay()] } }",
    ])
    func fillsItself(_ code: String) {
        ScannedApp(
            "lock",
            Self.app("Lock()").merging([
                "Lock.swift": "import UIKit\nfinal class Lock: UINavigationController { \(code) }"
            ]) { $1 },
            has: ["entry Quay"], hasNot: ["Lock", "~root~>"]
        ).check()
    }

    /// What is there from the beginning leads to what takes its place later.
    @Test func isFilledAnewLater() {
        ScannedApp(
            "lock",
            Self.app("Lock()").merging([
                "Lock.swift": """
                import UIKit
                final class Lock: UINavigationController {
                    override func viewDidLoad() { viewControllers = [UserDefaults.standard.bool(forKey: "open") ? Quay() : Gate()] }
                    func open() { viewControllers = [Quay()] }
                }
                final class Gate: UIViewController {
                    @IBAction func open() { (navigationController as? Lock)?.open() }
                }
                """
            ]) { $1 },
            has: ["entry Gate", "entry Quay", "Gate ~root~> Quay : viewControllers"],
            hasNot: ["~root~> Gate", "Quay ~root~>"]
        ).check()
    }
}
