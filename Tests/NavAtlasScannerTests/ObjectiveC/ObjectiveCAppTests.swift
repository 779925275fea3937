import NavAtlasModel
import NavAtlasScanner
import Testing

/// Apps that are written in Swift and Objective-C.
struct ObjectiveCAppTests {
    private static let app = """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                window?.rootViewController = HomeController()
                return true
            }
        }
        final class HomeController: UIViewController {}

        """

    private static func unresolved(_ what: String, _ candidate: String? = nil) -> String {
        "unresolved \(what) : \"Objective-C code, which NavAtlas does not follow\""
            + (candidate.map { " [candidate=\($0)]" } ?? "")
    }

    private static let item = """
        final class ItemController: UIViewController {
            @objc func share() { present(ShareController(), animated: true) }
        }
        final class ShareController: UIViewController {}

        """

    static let apps = [
        ScannedApp(
            "a screen that Objective-C makes",
            [
                "App.swift": app + item,
                "Opener.m": "- (void)open { [self presentViewController:[ItemController new] animated:YES]; }",
            ],
            has: [
                unresolved("ItemController", "ItemController"),
                unresolved("presentViewController"),
            ]),
        ScannedApp(
            "a screen by the name that it has in Objective-C",
            [
                "App.swift": app + "@objc(ABCItemController) " + item,
                "Opener.mm": "UIViewController *next = [ABCItemController new];",
            ],
            has: [
                unresolved("ABCItemController", "ItemController")
            ]),
        ScannedApp(
            "a method that Objective-C calls is not dead",
            [
                "App.swift": app + """
                    final class ItemController: UIViewController {}
                    @objc final class Opener: NSObject {
                        @objc func open(from home: UIViewController) {
                            home.present(ItemController(), animated: true)
                        }
                    }
                    """,
                "Caller.m": "[[Opener new] openFrom:self];",
            ],
            has: [
                "unresolved \"ItemController(…)\" : \"no call of 'Opener.open' was found\" [candidate=ItemController]"
            ]),
        ScannedApp(
            "a scene that Objective-C makes by its identifier",
            [
                "App.swift": app + "final class ItemController: UIViewController {}",
                "Main.storyboard": StoryboardText.storyboard(
                    StoryboardText.scene("item", class: "ItemController", identifier: "Item")),
                "Opener.m": "id next = [board instantiateViewControllerWithIdentifier:@\"Item\"];",
            ],
            has: [
                "unresolved instantiateViewController : \"no code that shows it was found\" [candidate=ItemController]"
            ]),
        ScannedApp(
            "Objective-C that shows nothing adds nothing",
            ["App.swift": app, "Sum.m": "int sum(int a, int b) { return a + b; }"],
            has: ["entry HomeController"], hasNot: ["unresolved", "Sum.m"]),
    ]

    @Test(arguments: apps) func isScanned(_ app: ScannedApp) { app.check() }

    /// The first screen is not known then, and neither is what can be reached.
    @Test func anAppThatStartsInObjectiveCHasAnUnknownStart() {
        let files = [
            "Home.swift": """
            import UIKit
            final class HomeController: UIViewController {
                @objc func open() { navigationController?.pushViewController(ItemController(), animated: true) }
            }
            final class ItemController: UIViewController {}
            """,
            "main.m": "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, @\"AppDelegate\"); }",
        ]
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: files)
        #expect(graph.entries.isEmpty)
        #expect(
            graph.unresolved.filter { $0.from == nil && $0.candidates == ["*"] }.map(\.location?.file) == ["main.m"])
    }

    @Test func filesOfOtherTargetsAndTestsAreLeftOut() throws {
        let folder = try TemporaryFolder([
            "App.swift": Self.app, "AppTests/Opener.m": "[self pushViewController:a animated:YES];",
            "OpenerTests.m": "[self pushViewController:a animated:YES];", "Opener.m": "[HomeController new];",
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        #expect(try scanner.scan([folder.path]).graph.census.map(\.file) == ["App.swift", "Opener.m"])
    }

    @Test func aChangedFileChangesWhatIsKept() throws {
        let folder = try TemporaryFolder(["App.swift": Self.app, "Opener.m": "int a;"])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        scanner.cache = .folder(folder.path + "/.cache")
        #expect(try scanner.scan([folder.path]).graph.unresolved.isEmpty)
        try folder.write("Opener.m", "[HomeController new];")
        #expect(try scanner.scan([folder.path]).graph.unresolved.map(\.what) == ["HomeController"])
        #expect(try scanner.scan([folder.path]).isKnown)
    }
}
