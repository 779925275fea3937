import Testing

/// A type and its values may have a property of one name: `static var id` beside `var id`.
struct StaticTwinTests {
    @Test(arguments: [
        """
        extension NSObject {
            static var typeName: String { String(describing: self) }
            var typeName: String { String(describing: type(of: self)) }
        }
        """,
        """
        extension NSObject {
            var typeName: String { String(describing: type(of: self)) }
            static var typeName: String { String(describing: self) }
        }
        """,
        """
        protocol Named {}
        extension Named { static var typeName: String { String(describing: self) } }
        extension Shore: Named { var typeName: String { "a shore" } }
        extension Harbour: Named {}
        """,
    ])
    func theTypesOwnIsMeantOnTheType(_ naming: String) {
        ScannedApp(
            naming,
            [
                "Main.storyboard": StoryboardText.storyboard(
                    StoryboardText.scene("a", class: "Shore", identifier: "Shore"),
                    StoryboardText.scene("b", class: "Harbour", identifier: "Harbour")),
                "App.swift": """
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    let window = UIWindow()
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        window.rootViewController = Chart()
                        return true
                    }
                }
                \(naming)
                final class Entry {
                    var name: String
                    init(name: String) { self.name = name }
                }
                final class Chart: UIViewController {
                    let entries = [Entry(name: Shore.typeName), Entry(name: Harbour.typeName)]
                    @objc func choose() {
                        let main = UIStoryboard(name: "Main", bundle: nil)
                        for entry in entries {
                            present(main.instantiateViewController(withIdentifier: entry.name), animated: true)
                        }
                    }
                }
                final class Shore: UIViewController {}
                final class Harbour: UIViewController {}
                """,
            ],
            has: ["Chart ~sheet~> Shore : present", "Chart ~sheet~> Harbour : present"], hasNot: ["unresolved"]
        ).check()
    }
}
