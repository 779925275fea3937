import Testing

/// View controllers that nothing makes.
struct DeadControllerTests {
    /// An app with a controller that nothing makes, and that presents another one.
    private static func app(_ other: String) -> String {
        """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                window?.rootViewController = UINavigationController(rootViewController: ListController())
                return true
            }
        }
        final class ListController: UIViewController {
            override func viewDidAppear(_ animated: Bool) { present(NoteController(), animated: true) }
            \(other)
        }
        final class NoteController: UIViewController {}
        final class OldController: UIViewController {
            override func viewDidAppear(_ animated: Bool) { present(OlderController(), animated: true) }
        }
        final class OlderController: UIViewController {}
        """
    }

    @Test("What nothing makes is a screen to which nothing leads, with all that only it leads to")
    func aControllerIsDead() throws {
        let app = ScannedSource("", Self.app(""), gives: "")
        #expect(app.found.contains("OldController ~sheet~> OlderController : present"))
        #expect(!app.found.contains { $0.contains("unresolved") })
        #expect(!app.found.contains { $0.contains("> OldController") })
    }

    @Test(
        "Code that makes it by a text of its name leaves it unknown",
        arguments: ["NSClassFromString(\"App.OldController\")", "make(\"OldController\")"])
    func aTextMayMeanAController(call: String) {
        let app = ScannedSource("", Self.app("func open() { \(call) }"), gives: "")
        #expect(!app.found.contains("OldController ~sheet~> OlderController : present"))
        #expect(app.found.contains { $0.contains("unresolved") && $0.contains("OlderController") })
    }

    @Test("What animates a transition draws what somebody else presents")
    func anAnimatorShowsNothing() {
        ScannedApp(
            "a list that zooms into its notes",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = ListController()
                        return true
                    }
                }
                final class ListController: UIViewController {
                    private let zoom = Zoom()
                    override func viewDidAppear(_ animated: Bool) {
                        let note = NoteController()
                        note.transitioningDelegate = zoom
                        present(note, animated: true)
                    }
                }
                final class NoteController: UIViewController {}
                final class Zoom: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
                    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
                    func animateTransition(using context: UIViewControllerContextTransitioning) {
                        guard let note = context.viewController(forKey: .to) as? NoteController else { return }
                        context.containerView.addSubview(note.view)
                    }
                }
                """
            ],
            has: ["ListController ~sheet~> NoteController : present"],
            hasNot: ["-root-> NoteController", "-root!-> NoteController"]
        ).check()
    }
}
