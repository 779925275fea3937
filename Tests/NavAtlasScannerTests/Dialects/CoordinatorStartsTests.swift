import Testing

/// Coordinators that their parent has started once, and whose controllers it puts into the window again later.
@Suite struct CoordinatorStartsTests {
    /// `property` declares what the app's state is kept in.
    private static func app(_ property: String, members: String, signIn: String, signOut: String) -> ScannedApp {
        ScannedApp(
            property + signIn,
            [
                "App.swift": """
                import Combine
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    var flow: AppFlow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        flow = AppFlow(window: window!)
                        flow?.start()
                    }
                }
                enum Member { case nobody, guest, known }
                final class Session: ObservableObject {
                    static let shared = Session()
                    \(property)
                }
                protocol Flow: AnyObject { var stack: UINavigationController { get } }
                final class AppFlow {
                    let window: UIWindow
                    \(members)
                    init(window: UIWindow) { self.window = window }
                    private func makeHome() -> Flow {
                        let home = HomeFlow()
                        home.onSignOut = { [weak self] in self?.signOut() }
                        home.start()
                        return home
                    }
                    private func makeLogin() -> Flow {
                        let login = LoginFlow()
                        login.onSignIn = { [weak self] in self?.signIn() }
                        login.start()
                        return login
                    }
                    private func signIn() { \(signIn) }
                    private func signOut() { \(signOut) }
                }
                final class HomeFlow: Flow {
                    let stack = UINavigationController()
                    var onSignOut: (() -> Void)?
                    func start() {
                        let controller = HomeController()
                        controller.onSignOut = { [weak self] in self?.onSignOut?() }
                        stack.setViewControllers([controller], animated: false)
                    }
                }
                final class LoginFlow: Flow {
                    let stack = UINavigationController()
                    var onSignIn: (() -> Void)?
                    func start() {
                        let controller = LoginController()
                        controller.onSignIn = { [weak self] in self?.onSignIn?() }
                        stack.setViewControllers([controller], animated: false)
                    }
                }
                final class HomeController: UIViewController {
                    var onSignOut: (() -> Void)?
                    @IBAction func signOut() { onSignOut?() }
                }
                final class LoginController: UIViewController {
                    var onSignIn: (() -> Void)?
                    @IBAction func signIn() { onSignIn?() }
                }
                """
            ],
            has: [
                "AppFlow -root!-> LoginFlow : makeLogin",
                "LoginController ~root~> HomeFlow : AppFlow.makeHome",
                "HomeController ~root~> LoginFlow : AppFlow.makeLogin",
            ],
            hasNot: ["LoginController ~root~> LoginFlow", "HomeController ~root~> HomeFlow", "unresolved"])
    }

    /// They are kept from the start on.
    @Test func whatWasStartedOnceIsLedTo() {
        Self.app(
            "var isOpen = false",
            members: """
                private var home: Flow?
                private var login: Flow?
                func start() {
                    home = makeHome()
                    login = makeLogin()
                    window.rootViewController = login?.stack
                }
                """,
            signIn: "window.rootViewController = home?.stack", signOut: "window.rootViewController = login?.stack"
        ).check()
    }

    /// A property chooses by what was assigned just before, whatever wrapper its state has.
    @Test(arguments: [
        "var member = Member.nobody", "@Published var member = Member.nobody",
        "@Published var member: Member = .nobody",
    ]) func theStateThatWasJustSetChooses(_ property: String) {
        Self.app(
            property,
            members: """
                private lazy var home = makeHome()
                private lazy var login = makeLogin()
                private var root: UIViewController {
                    switch Session.shared.member {
                    case .known, .guest: return home.stack
                    case .nobody: return login.stack
                    }
                }
                func start() { window.rootViewController = root }
                """,
            signIn: "Session.shared.member = .known; window.rootViewController = root",
            signOut: "Session.shared.member = .nobody; window.rootViewController = root"
        ).check()
    }
}
