import NavAtlasModel
import NavAtlasScanner
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

    /// It goes again as it is hidden or let go, whatever the function is called.
    @Test(arguments: [
        "window?.isHidden = true", "window = nil", "window?.rootViewController = nil",
        "window?.isHidden = true; window = nil",
    ])
    func aWindowThatIsHiddenTakesAwayWhatItShows(_ code: String) {
        let windows = """
            final class Locks {
                static let shared = Locks()
                private var window: UIWindow?
                func show(_ controller: UIViewController) {
                    let window = UIWindow()
                    window.rootViewController = controller
                    window.isHidden = false
                    self.window = window
                }
                func hide() { \(code) }
            }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.app(windows))
        #expect(graph.edges.contains { $0.to == "LockController" && $0.presentation == .fullScreen })
        #expect(graph.remarks.contains { $0.kind == .dismissal && $0.subject == "LockController" })
    }

    /// A scene's delegate may have one beside the app's.
    @Test func theDelegateMayHaveAWindowOverTheApp() {
        let windows = """
            final class Locks {
                static let shared = Locks()
                var delegate: SceneDelegate? { UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate }
                func show(_ controller: UIViewController) { delegate?.cover(with: controller) }
                func hide() { delegate?.uncover() }
            }
            private var cover: UIWindow?
            extension SceneDelegate {
                func cover(with controller: UIViewController) {
                    cover = UIWindow(windowScene: window!.windowScene!)
                    cover?.rootViewController = controller
                }
                func uncover() { cover = nil }
            }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.app(windows))
        #expect(graph.edges.contains { $0.to == "LockController" && $0.presentation == .fullScreen })
        #expect(graph.remarks.contains { $0.kind == .dismissal && $0.subject == "LockController" })
    }

    /// A window of a class of the app's own may show something by itself.
    @Test func aWindowMayShowSomethingItself() {
        let windows = """
            final class Locks: UIWindow {
                static let shared = Locks(frame: UIScreen.main.bounds)
                func show(_ controller: UIViewController) {
                    rootViewController = controller
                    isHidden = false
                }
                func hide() { isHidden = true }
            }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.app(windows))
        #expect(graph.edges.contains { $0.to == "LockController" && $0.presentation == .fullScreen })
        #expect(graph.remarks.contains { $0.kind == .dismissal && $0.subject == "LockController" })
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

    /// A window may only be there to draw a view into an image; another one, beside that, is shown.
    @Test(arguments: [
        "func picture() -> UIImage { let window = UIWindow(); DRAW }",
        "func picture() -> UIImage? { let window = UIWindow(frame: .zero); DRAW }",
        "func picture() -> Data { let window = UIWindow(frame: .zero); DRAW.pngData()! }",
    ])
    func nobodySeesWhatIsDrawnIntoAnImage(_ function: String) {
        let drawing = """
            window.rootViewController = host
            window.makeKeyAndVisible()
            return UIGraphicsImageRenderer(size: .zero).image { _ in host.view.drawHierarchy(in: .zero, afterScreenUpdates: true) }
            """
        ScannedApp(
            function,
            [
                "App.swift": """
                import SwiftUI
                @main struct Press: App { var body: some Scene { WindowGroup { DeskView() } } }
                struct DeskView: View {
                    var body: some View {
                        Button("print") { _ = picture() }
                        Button("over") { cover() }
                    }
                    \(function.replacing("DRAW", with: "let host = UIHostingController(rootView: CardView()); " + drawing))
                    func cover() {
                        let window = UIWindow(frame: .zero)
                        window.rootViewController = UIHostingController(rootView: CoverView())
                        window.isHidden = false
                    }
                }
                struct CardView: View { var body: some View { Text("card") } }
                struct CoverView: View { var body: some View { Text("cover") } }
                """
            ],
            has: ["DeskView ~fullScreen~> CoverView : rootViewController"], hasNot: ["CardView", "unresolved"]
        ).check()
    }
}
