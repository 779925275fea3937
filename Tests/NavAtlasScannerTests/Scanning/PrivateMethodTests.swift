import Testing

/// What a class's own code means by the name of a private method, where a subclass has one of that name, too.
struct PrivateMethodTests {
    private static func app(_ base: String, _ heirs: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = Stable()
                    return true
                }
            }
            final class Hay: UIViewController {}
            final class Oats: UIViewController {}
            """,
            "Base.swift": "import UIKit\n" + base,
            "Heirs.swift": "import UIKit\n" + heirs,
        ]
    }

    static let apps = [
        ScannedApp(
            "the class's own is called, and the subclass's by the subclass",
            app(
                """
                class Box: UIViewController {
                    override func viewDidLoad() { fill() }
                    private func fill() { present(Hay(), animated: true) }
                }
                """,
                """
                final class Stable: Box {
                    @objc func feed() { fill() }
                    private func fill() { present(Oats(), animated: true) }
                }
                """),
            has: ["Stable ~sheet~> Hay : present", "Stable ~sheet~> Oats : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "the methods of a private extension are private, too",
            app(
                """
                class Box: UIViewController {
                    override func viewDidLoad() { fill() }
                }
                private extension Box {
                    func fill() { present(Hay(), animated: true) }
                }
                """,
                """
                final class Stable: Box {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        fill()
                    }
                }
                private extension Stable {
                    func fill() { present(Oats(), animated: true) }
                }
                """),
            has: ["Stable ~sheet~> Hay : present", "Stable ~sheet~> Oats : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "another method of a subclass is called instead of the class's",
            app(
                """
                class Box: UIViewController {
                    override func viewDidLoad() { fill() }
                    func fill() { present(Hay(), animated: true) }
                }
                """,
                """
                final class Stable: Box {
                    override func fill() { present(Oats(), animated: true) }
                }
                """),
            has: ["Stable ~sheet~> Oats : present"], hasNot: ["Stable ~sheet~> Hay"]),
    ]

    @Test(arguments: apps) func isTheClassesOwn(_ app: ScannedApp) { app.check() }
}
