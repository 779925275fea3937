import Testing

/// What code does that observes a property of an object by a key path.
struct ObservedPropertiesTests {
    @Test func whoAssignsToAnObservedPropertyDoesWhatFollows() {
        ScannedApp(
            "a session that the scene's delegate observes",
            [
                "Vault.swift": """
                import UIKit
                final class Session: NSObject {
                    static let shared = Session()
                    @objc dynamic var isOver = false
                    @objc dynamic var hasNews = false
                }
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    var observations: [NSKeyValueObservation] = []
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        window?.rootViewController = VaultController()
                        observations.append(
                            Session.shared.observe(\\.isOver, options: [.new]) { [weak self] session, _ in
                                if session.isOver { self?.window?.rootViewController = LockController() }
                            })
                    }
                }
                final class VaultController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        navigationItem.rightBarButtonItem = UIBarButtonItem(
                            systemItem: .close, primaryAction: UIAction { _ in Session.shared.isOver = true })
                    }
                }
                final class LockController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Session.shared.hasNews = true
                    }
                }
                """
            ],
            has: ["entry VaultController", "VaultController ~root~> LockController : rootViewController"],
            hasNot: ["entry LockController", "LockController ~"]
        ).check()
    }

    /// A controller observes a property of its own: the closure is given the controller.
    @Test(arguments: ["observe", "self.observe"])
    func aControllerObservesItself(_ observe: String) {
        ScannedApp(
            observe,
            [
                "Feed.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = UINavigationController(rootViewController: FeedController())
                    }
                }
                final class FeedController: UIViewController {
                    @objc dynamic private var selected: String?
                    private var observation: NSKeyValueObservation?
                    override func viewDidLoad() {
                        observation = \(observe)(\\.selected) { controller, _ in controller.open() }
                    }
                    private func open() { navigationController?.pushViewController(PostController(), animated: true) }
                    @objc private func tapped() { selected = "first" }
                }
                final class PostController: UIViewController {}
                """
            ],
            has: ["FeedController ~push~> PostController : pushViewController"], hasNot: ["unresolved"]
        ).check()
    }
}
