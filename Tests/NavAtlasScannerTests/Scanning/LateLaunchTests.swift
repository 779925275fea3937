import Testing

/// What a delegate shows as the app becomes active, rather than as it launches.
struct LateLaunchTests {
    private static func app(_ launching: String) -> [String: String] {
        [
            "Lodge.swift": """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    \(launching)
                }
                func sceneDidBecomeActive(_ scene: UIScene) { show(Lobby()) }
                private func show(_ controller: UIViewController) { window?.rootViewController = controller }
            }
            final class Lobby: UIViewController {}
            final class Porch: UIViewController {}
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "is the entry where nothing was shown before",
            app("window = UIWindow(windowScene: scene as! UIWindowScene)"), has: ["entry Lobby"],
            hasNot: ["unresolved rootViewController", "entry Porch"]),
        ScannedApp(
            "what is shown over that later is shown by the screen that the app begins with",
            app("show(Porch())").mapValues {
                $0.replacing(
                    "private func show(",
                    with: "func sceneWillEnterForeground(_ scene: UIScene) {\n"
                        + "window?.rootViewController?.present(Lock(), animated: false)\n}\nprivate func show(")
                    + "\nfinal class Lock: UIViewController {}"
            }, has: ["entry Porch", "Porch ~sheet~> Lock : present", "Porch ~root~> Lobby : rootViewController"],
            hasNot: ["unresolved"]),
        ScannedApp(
            "is none where something was", app("show(Porch())"), has: ["entry Porch"], hasNot: ["entry Lobby"]),
        ScannedApp(
            "what a lazy property of the delegate shows is shown as it is first read",
            [
                "Lodge.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    private lazy var guide: Guide = {
                        let guide = Guide()
                        guide.configure()
                        return guide
                    }()
                    func application(
                        _ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        guide.welcome()
                        return true
                    }
                }
                final class Guide {
                    private lazy var window: UIWindow = {
                        let window = UIWindow()
                        window.makeKeyAndVisible()
                        return window
                    }()
                    private let lobby = Lobby()
                    func configure() { window.rootViewController = lobby }
                    func welcome() { lobby.addChild(Porch()) }
                }
                final class Lobby: UIViewController {}
                final class Porch: UIViewController {}
                """
            ], has: ["Lobby -root!-> Porch : porch", "Guide -root!-> Lobby : configure", "entry Guide"],
            hasNot: ["unresolved"]),
        ScannedApp(
            "nothing is where the delegate makes a window, and what it shows there is not known",
            [
                "Porch.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        self.window = UIWindow(windowScene: scene as! UIWindowScene)
                        locator.router.open(in: window)
                    }
                }
                final class Porch: UIViewController {}
                """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "porch", StoryboardText.scene("porch", class: "Porch")),
            ], has: ["screen Porch"], hasNot: ["entry"]),
    ]

    /// What the launch has others call: what is posted, and the selectors of a timer, a notification or a delay.
    @Test(arguments: [
        "NotificationCenter.default.addObserver(self, selector: #selector(begin), name: .ready, object: nil)",
        "NotificationCenter.default.addObserver(forName: .ready, object: nil, queue: nil) { _ in self.begin() }",
        "NotificationCenter.default.addObserver(forName: .ready, object: nil, queue: nil) { _ in self.begin() }; post()",
        "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(begin), userInfo: nil, repeats: false)",
        "perform(#selector(begin), with: nil, afterDelay: 1)",
    ])
    func isShownLater(_ later: String) {
        ScannedApp(
            later,
            [
                "Lodge.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        window = UIWindow()
                        \(later)
                        return true
                    }
                    @objc func begin() { window?.rootViewController = Lobby() }
                    @objc func showMap() { window?.rootViewController = Map() }
                    private func post() { NotificationCenter.default.post(name: .ready, object: nil) }
                }
                final class Lobby: UIViewController {}
                final class Map: UIViewController {}
                """
            ], has: ["entry Lobby"], hasNot: ["entry Map", "first screen"]
        ).check()
    }

    /// A command of the menu that the app's delegate builds: the screen that the app begins with does it.
    @Test func aCommandOfAMenuIsChosen() {
        ScannedApp(
            "a command of a menu",
            [
                "Lodge.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        window?.rootViewController = Lobby()
                        return true
                    }
                    override func buildMenu(with builder: any UIMenuBuilder) {
                        let about = UICommand(title: "Map", action: #selector(showMap))
                        builder.insertSibling(UIMenu(title: "", children: [about]), afterMenu: .about)
                    }
                    @objc func showMap() { window?.rootViewController?.present(Map(), animated: true) }
                }
                final class Lobby: UIViewController {}
                final class Map: UIViewController {}
                """
            ], has: ["entry Lobby", "Lobby ~sheet~> Map : present"], hasNot: ["unresolved"]
        ).check()
    }

    @Test(arguments: apps) func isShown(_ app: ScannedApp) { app.check() }

    /// What only prepares itself at launch, though its type could show something later, is no place where a person enters.
    @Test func whatShowsNothingIsNoEntry() {
        ScannedApp(
            "a service that signs in by a controller",
            [
                "App.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let service = SignInService(stack: UINavigationController())
                        service.refresh()
                        window?.rootViewController = Lobby(service: service)
                    }
                }
                final class SignInService {
                    private let stack: UINavigationController
                    private var token: String?
                    init(stack: UINavigationController) {
                        self.stack = stack
                        token = loadToken()
                    }
                    private func loadToken() -> String? { UserDefaults.standard.string(forKey: "t") }
                    func refresh() { token = loadToken() }
                    func signIn() { stack.pushViewController(Porch(), animated: true) }
                }
                final class Lobby: UIViewController {
                    let service: SignInService
                    init(service: SignInService) { self.service = service }
                    @objc func tap() { service.signIn() }
                }
                final class Porch: UIViewController {}
                """
            ],
            has: ["entry Lobby", "Lobby ~push~> Porch : SignInService.signIn"], hasNot: ["entry SignInService"]
        ).check()
    }
}
