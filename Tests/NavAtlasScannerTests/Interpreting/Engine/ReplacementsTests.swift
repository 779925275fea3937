import NavAtlasScanner
import Testing

@Suite("Code that goes on after it has put a screen in the place of all others")
struct ReplacementsTests {
    /// What is done when something has ended belongs to the screen that is shown by then.
    @Test(arguments: [
        "window?.rootViewController = Splash(); load { [weak self] _ in self?.home() }",
        "show(Splash()); load { [weak self] _ in self?.home() }",
        "window?.rootViewController = Splash(); Task { await wait(); home() }",
        "window?.rootViewController = Splash(); DispatchQueue.main.asyncAfter(deadline: .now()) { self.home() }",
        "window?.rootViewController = Splash(); if isFirst { print() } else { load { _ in self.home() } }",
    ])
    func belongsToWhatIsShown(_ start: String) {
        ScannedApp(
            start, Self.app(start),
            has: ["Home ~root~> Splash : rootViewController", "Splash ~root~> Home : rootViewController"],
            hasNot: ["Home ~root~> Home"]
        ).check()
    }

    /// Only one of two branches is run, and what is done at once is done by the screen that asks for it.
    @Test(arguments: [
        "if isFirst { window?.rootViewController = Splash() } else { load { _ in self.home() } }",
        "if isFirst { window?.rootViewController = Splash(); return }; load { _ in self.home() }",
        "guard isFirst else { window?.rootViewController = Splash(); return }; load { _ in self.home() }",
        "load { _ in self.home() }; window?.rootViewController = Splash()",
        "isFirst ? show(Splash()) : load { _ in self.home() }",
    ])
    func belongsToTheFirst(_ start: String) {
        ScannedApp(
            start, Self.app(start),
            has: ["Home ~root~> Splash : rootViewController"], hasNot: ["Splash ~root~> Home"]
        ).check()
    }

    private static func app(_ start: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var isFirst = Bool.random()
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    start()
                }
                func start() { \(start) }
                func home() {
                    let home = Home()
                    home.onSignOut = { [weak self] in self?.start() }
                    window?.rootViewController = home
                }
                func show(_ controller: UIViewController) { window?.rootViewController = controller }
            }
            func load(_ done: @escaping (Bool) -> Void) { DispatchQueue.main.async { done(Bool.random()) } }
            func wait() async {}
            final class Splash: UIViewController {}
            final class Home: UIViewController {
                var onSignOut: (() -> Void)?
                @IBAction func signOut() { onSignOut?() }
            }
            """
        ]
    }
}
