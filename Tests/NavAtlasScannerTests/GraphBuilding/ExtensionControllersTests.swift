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
}
