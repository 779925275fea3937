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
        struct BarReader: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController { Reader() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
            private final class Reader: UIViewController {}
        }
        struct Banner: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> BannerReader { BannerReader() }
            func updateUIViewController(_ controller: BannerReader, context: Context) {}
        }
        final class BannerReader: UIViewController {}
        """
    }

    @Test("What nothing makes is a screen to which nothing leads, and what it does is dead code")
    func aControllerIsDead() {
        ScannedApp(
            "an old controller", ["App.swift": Self.app("")],
            has: [
                "screen OldController", "screen OlderController", "ListController ~sheet~> NoteController : present",
            ],
            hasNot: ["unresolved", "OldController ~", "> OldController", "> OlderController", "Reader"]
        ).check()
    }

    @Test(
        "Code that makes it by a text of its name leaves it unknown",
        arguments: ["NSClassFromString(name)", "make(\"OldController\")"])
    func aTextMayMeanAController(call: String) {
        ScannedApp(
            call, ["App.swift": Self.app("func open() { \(call) }")],
            has: ["unresolved present : \"no call of it was found\" [candidate=OlderController]"],
            hasNot: ["screen OldController"]
        ).check()
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
