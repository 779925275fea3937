import Testing

/// Windows that an object of the app's makes itself: they lie over what the app shows.
struct NewWindowsTests {
    private static func app(_ windows: String) -> [String: String] {
        [
            "Desk.swift": """
            import UIKit
            \(windows)
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = DeskController()
                    window?.makeKeyAndVisible()
                }
            }
            final class DeskController: UIViewController {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    Locks.shared.show(LockController())
                }
            }
            final class LockController: UIViewController {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Locks.shared.hide() }
            }
            """
        ]
    }

    @Test(arguments: [
        """
        final class Locks {
            static let shared = Locks()
            private lazy var window: UIWindow = {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.windowLevel = .alert + 1
                return window
            }()
            func show(_ controller: UIViewController) { window.rootViewController = controller }
            func hide() { window.rootViewController = nil }
        }
        """,
        """
        final class Locks {
            static let shared = Locks()
            private var overlay: UIWindow?
            func show(_ controller: UIViewController) {
                overlay = UIWindow(frame: UIScreen.main.bounds)
                overlay?.rootViewController = controller
            }
            func hide() { overlay = nil }
        }
        """,
        """
        final class GlassWindow: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        final class Locks {
            static let shared = Locks()
            private lazy var window = GlassWindow(frame: UIScreen.main.bounds)
            func show(_ controller: UIViewController) { window.rootViewController = controller }
            func hide() { window.rootViewController = nil }
        }
        """,
        """
        final class GlassWindow: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        final class Locks {
            static let shared = Locks()
            func show(_ controller: UIViewController) {
                let window = GlassWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.isHidden = false
            }
            func hide() {}
        }
        """,
    ])
    func aWindowThatAnObjectMakesLiesOverTheApp(_ windows: String) {
        ScannedApp(
            windows, Self.app(windows), has: ["entry DeskController"],
            hasNot: ["~root~>", "-root", "entry LockController", "unresolved"]
        ).check()
    }

    @Test func theWindowOfACoordinatorThatStartsTheAppIsTheApps() {
        ScannedApp(
            "a coordinator with its own window",
            [
                "Ferry.swift": """
                import UIKit
                final class MainCoordinator {
                    private let window = UIWindow(frame: UIScreen.main.bounds)
                    func start() {
                        let quay = QuayController()
                        quay.coordinator = self
                        window.rootViewController = quay
                        window.makeKeyAndVisible()
                    }
                    func sail() { window.rootViewController = DeckController() }
                }
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    private let coordinator = MainCoordinator()
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        coordinator.start()
                        return true
                    }
                }
                final class QuayController: UIViewController {
                    weak var coordinator: MainCoordinator?
                    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { coordinator?.sail() }
                }
                final class DeckController: UIViewController {}
                """
            ],
            has: ["QuayController ~root~> DeckController : MainCoordinator.sail"]
        ).check()
    }
}
