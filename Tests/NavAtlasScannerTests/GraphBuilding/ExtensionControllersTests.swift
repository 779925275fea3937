import NavAtlasScanner
import Testing

/// Controllers that the system makes for an extension of the app, whose target may not be known.
struct ExtensionControllersTests {
    private static func app(_ parents: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: ShelfController())
                    return true
                }
            }
            final class ShelfController: UITableViewController {}
            final class SharedController: \(parents) {}
            """,
            "Sharing.storyboard": StoryboardText.storyboard(
                initial: "share", StoryboardText.scene("share", class: "SharedController")),
        ]
    }

    @Test(arguments: ["SLComposeServiceViewController", "UIInputViewController", "UIViewController, NCWidgetProviding"])
    func theSystemMayMakeIt(_ parents: String) {
        ScannedApp(
            "extension", Self.app(parents),
            has: [
                "unresolved SharedController : \"the system makes it, for an extension of the app\" [candidate=SharedController]"
            ], hasNot: ["unresolved ShelfController"]
        ).check()
    }

    @Test func nobodyMakesAnotherController() {
        ScannedApp("app alone", Self.app("UIViewController"), has: ["screen SharedController"], hasNot: ["unresolved"])
            .check()
    }

    /// A keyboard, a Messages app or a share sheet without an app around it.
    @Test(arguments: ["UIInputViewController", "MSMessagesAppViewController", "SLComposeServiceViewController"])
    func anExtensionAloneBeginsWithIt(_ parent: String) {
        ScannedApp(
            "extension alone",
            [
                "Keys.swift": """
                import UIKit
                class Base: \(parent) {}
                final class First: Base {
                    override func viewDidLoad() { addChild(Keys()) }
                }
                final class Keys: UIViewController {}
                final class Unused: UIViewController {}
                """
            ], has: ["entry First", "First -root!-> Keys : keys"], hasNot: ["entry Base", "unresolved"]
        ).check()
    }

    @Test func aLibraryHasItForOthers() {
        ScannedApp(
            "library", ["Keys.swift": "import UIKit\nopen class KeysController: UIInputViewController {}"], has: [],
            hasNot: ["entry"]
        ).check()
    }
}
