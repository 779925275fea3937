import Testing

/// A delegate of the app's, or a container, that shows what a published property says: who changes the property leads there.
@Suite struct PublishedRootsTests {
    private static func app(
        _ name: String, _ delegate: String, entry: String = "LoginController", via: String = "rootViewController"
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import Combine
                import UIKit
                enum Phase { case login, home }
                final class Session {
                    @Published private(set) var phase = Phase.login
                    func signIn() { phase = .home }
                    func signOut() { phase = .login }
                }
                final class LoginController: UIViewController {
                    let session: Session
                    init(_ session: Session) { self.session = session; super.init(nibName: nil, bundle: nil) }
                    override func viewDidAppear(_ animated: Bool) { session.signIn() }
                }
                final class HomeController: UIViewController {
                    let session: Session
                    init(_ session: Session) { self.session = session; super.init(nibName: nil, bundle: nil) }
                    override func viewDidAppear(_ animated: Bool) { session.signOut() }
                }
                \(delegate)
                """
            ],
            has: ["entry \(entry)", "LoginController ~root~> HomeController : \(via)"],
            hasNot: ["entry HomeController"])
    }

    private static func delegate(_ listening: String) -> String {
        """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let session = Session()
            var bag = Set<AnyCancellable>()
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                window = UIWindow()
                \(listening)
                return true
            }
            private func show(_ phase: Phase) {
                switch phase {
                case .login: window?.rootViewController = LoginController(session)
                case .home: window?.rootViewController = HomeController(session)
                }
            }
        }
        """
    }

    static let apps = [
        app("a sink", delegate("session.$phase.sink { [weak self] in self?.show($0) }.store(in: &bag)")),
        app(
            "a sink behind operators",
            delegate(
                """
                session.$phase.removeDuplicates().receive(on: DispatchQueue.main)
                    .sink { [weak self] phase in self?.show(phase) }.store(in: &bag)
                """)),
        app("a method", delegate("session.$phase.sink(receiveValue: show).store(in: &bag)")),
    ]

    /// A controller that adds the children that it shows.
    static let container = app(
        "a container",
        """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                window = UIWindow()
                window?.rootViewController = RootController()
                return true
            }
        }
        final class RootController: UIViewController {
            let session = Session()
            var bag = Set<AnyCancellable>()
            override func viewDidLoad() {
                session.$phase.sink { [weak self] in self?.show($0) }.store(in: &bag)
            }
            private func show(_ phase: Phase) {
                switch phase {
                case .login: swap(to: LoginController(session))
                case .home: swap(to: HomeController(session))
                }
            }
            private func swap(to next: UIViewController) {
                children.forEach { $0.removeFromParent() }
                addChild(next)
                view.addSubview(next.view)
            }
        }
        """, entry: "RootController", via: "RootController.homeController")

    @Test(arguments: apps + [container]) func areOfWhoeverChangesTheProperty(_ app: ScannedApp) { app.check() }
}
