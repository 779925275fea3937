import Testing

/// Handlers of links in a list, of which the first that can opens the link.
@Suite struct FirstOfHandlersTests {
    @Test(arguments: [
        "guard let one = handlers.first(where: { $0.opens(url) }) else { return }; one.open(url, in: navigation)",
        "if let one = handlers.first(where: { one in one.opens(url) }) { one.open(url, in: navigation) }",
        "handlers.first { $0.opens(url) }?.open(url, in: navigation)",
        "for one in handlers where one.opens(url) { one.open(url, in: navigation); return }",
        "for one in handlers { if one.opens(url) { one.open(url, in: navigation); break } }",
    ])
    func areAskedOneAfterTheOther(opening: String) {
        ScannedApp(
            opening,
            [
                "App.swift": """
                import UIKit
                protocol Handler {
                    func opens(_ url: URL) -> Bool
                    func open(_ url: URL, in navigation: UINavigationController)
                }
                struct QuayHandler: Handler {
                    func opens(_ url: URL) -> Bool { url.host == "quay" }
                    func open(_ url: URL, in navigation: UINavigationController) {
                        navigation.pushViewController(QuayController(), animated: true)
                    }
                }
                struct DeckHandler: Handler {
                    func opens(_ url: URL) -> Bool { url.host == "deck" }
                    func open(_ url: URL, in navigation: UINavigationController) {
                        navigation.present(DeckController(), animated: true)
                    }
                }
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let navigation = UINavigationController(rootViewController: FerryController())
                    let handlers: [Handler] = [QuayHandler(), DeckHandler()]
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window = UIWindow()
                        window?.rootViewController = navigation
                        window?.makeKeyAndVisible()
                    }
                    func application(
                        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        handle(url)
                        return true
                    }
                    private func handle(_ url: URL) { \(opening) }
                }
                final class FerryController: UIViewController {}
                final class QuayController: UIViewController {}
                final class DeckController: UIViewController {}
                """
            ],
            has: ["link quay => QuayController", "link deck => DeckController"],
            hasNot: ["link quay => DeckController", "link deck => QuayController", "unresolved"]
        ).check()
    }
}
