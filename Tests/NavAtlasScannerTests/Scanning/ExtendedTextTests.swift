import Testing

/// Members that the app gives to texts, on a text that is written or kept.
struct ExtendedTextTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = Shelf()
                    return true
                }
            }
            final class Book: UIViewController {}
            extension String {
                var shortened: String { String(prefix(8)) }
                var page: UIViewController { Book() }
                func makePage() -> UIViewController { Book() }
                func makeAlert() -> UIAlertController {
                    UIAlertController(title: self, message: nil, preferredStyle: .alert)
                }
            }
            """,
            "Shelf.swift": code,
        ]
    }

    static let apps = [
        ScannedApp(
            "a method makes a screen of a text that is written",
            app(
                """
                final class Shelf: UIViewController {
                    @objc func open() { present("one".makePage(), animated: true) }
                }
                """),
            has: ["Shelf ~sheet~> Book : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a property makes a screen of a text that is kept",
            app(
                """
                final class Shelf: UIViewController {
                    let name = "one"
                    @objc func open() { present(name.page, animated: true) }
                }
                """),
            has: ["Shelf ~sheet~> Book : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a method makes an alert of a text, which is no screen",
            app(
                """
                final class Shelf: UIViewController {
                    @objc func open() { present("one".shortened.makeAlert(), animated: true) }
                    @objc func read() { present("one".page, animated: true) }
                    @objc func ask() { present("two".makeAlert(), animated: true) }
                }
                """),
            has: ["Shelf ~sheet~> Book : present"], hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
