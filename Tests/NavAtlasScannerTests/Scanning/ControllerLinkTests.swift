import Testing

/// Links that a scene's delegate opens with controllers, by itself or by way of a router.
struct ControllerLinkTests {
    private static func app(_ handling: String, _ launching: String = "") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {}
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var router: LinkRouter?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController(rootViewController: Street())
                    window = UIWindow()
                    window?.rootViewController = stack
                    router = LinkRouter(stack: stack)
                    \(launching)
                }
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    guard let url = contexts.first?.url else { return }
                    \(handling)
                }
            }
            final class LinkRouter {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func open(_ url: URL) {
                    guard url.scheme == "town" else { return }
                    switch url.host {
                    case "bakery": stack.pushViewController(Bakery(), animated: true)
                    case "school": stack.present(School(), animated: true)
                    default: break
                    }
                }
            }
            final class Street: UIViewController {}
            final class Bakery: UIViewController {}
            final class School: UIViewController {}
            """
        ]
    }

    private static let opened = [
        "entry Street", "LinkRouter -push-> Bakery : open", "LinkRouter -sheet-> School : open",
        "link town://bakery => Bakery : LinkRouter.open", "link town://school => School : LinkRouter.open",
    ]
    private static let wrong = ["-root", "entry Bakery", "entry School", "unresolved"]

    static let apps = [
        ScannedApp("a router opens the link", app("router?.open(url)"), has: opened, hasNot: wrong),
        ScannedApp(
            "the app is launched with it",
            app("router?.open(url)", "if let url = options.urlContexts.first?.url { router?.open(url) }"),
            has: opened, hasNot: wrong),
        ScannedApp(
            "the delegate's own function for links is called at launch",
            app("router?.open(url)", "self.scene(scene, openURLContexts: options.urlContexts)"), has: opened,
            hasNot: wrong),
        ScannedApp(
            "a guard asks for it at launch",
            app(
                "router?.open(url)", "guard let url = options.urlContexts.first?.url else { return }; router?.open(url)"
            ),
            has: opened, hasNot: wrong),
        ScannedApp(
            "a loop over what is opened at launch",
            app("router?.open(url)", "for context in options.urlContexts { router?.open(context.url) }"), has: opened,
            hasNot: wrong),
        ScannedApp(
            "a closure for what is opened at launch",
            app("router?.open(url)", "options.urlContexts.first.map { router?.open($0.url) }"), has: opened,
            hasNot: wrong),
        ScannedApp(
            "the delegate shows the screen by itself",
            app(
                """
                guard url.scheme == "town", url.host == "bakery" else { return }
                (window?.rootViewController as? UINavigationController)?.pushViewController(Bakery(), animated: true)
                """),
            has: ["entry Street", "link town://bakery => Bakery"], hasNot: ["entry Bakery", "entry School"]),
    ]

    /// A scene that is not opened with a link begins as the other branch says.
    @Test func aSceneWithoutALinkHasTheOtherBranch() {
        ScannedApp(
            "either a link or the first screen",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {}
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window = UIWindow()
                        if let url = options.urlContexts.first?.url {
                            if url.host == "bakery" { window?.rootViewController = Bakery() }
                        } else {
                            window?.rootViewController = Street()
                        }
                    }
                }
                final class Street: UIViewController {}
                final class Bakery: UIViewController {}
                """
            ],
            has: ["entry Street", "link bakery => Bakery"], hasNot: ["entry Bakery", "unresolved"]
        ).check()
    }

    /// The link among the options of a launch is a link as any other.
    @Test(arguments: ["options?[.url] as? URL", "options?[UIApplication.LaunchOptionsKey.url] as? URL"])
    func theLaunchIsGivenTheLink(_ option: String) {
        ScannedApp(
            option,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let stack = UINavigationController(rootViewController: Street())
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = stack
                        if let url = \(option) { open(url) }
                        return true
                    }
                    func open(_ url: URL) {
                        if url.host == "bakery" { stack.pushViewController(Bakery(), animated: false) }
                    }
                }
                final class Street: UIViewController {}
                final class Bakery: UIViewController {}
                """
            ],
            has: ["entry Street", "link bakery => Bakery"], hasNot: ["entry Bakery", "~push~>"]
        ).check()
    }

    @Test(arguments: apps) func areRead(_ app: ScannedApp) { app.check() }

    /// What one call puts on a stack comes in the order of the call: the last one is where the link ends.
    @Test func whatOneCallShowsKeepsItsOrder() {
        let names = ["First", "Second", "Third", "Fourth", "Fifth", "Last"]
        ScannedApp(
            "one call fills a stack",
            [
                "App.swift": """
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: Flow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
                        window = UIWindow()
                        flow = Flow(window?.rootViewController as! UINavigationController)
                        return true
                    }
                    func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                        guard let flow, let copy = try? Files.copy(url) else { return false }
                        flow.open(copy)
                        return true
                    }
                }
                final class Flow: Coordinator {
                    let stack: UINavigationController
                    init(_ stack: UINavigationController) { self.stack = stack }
                    func open(_ url: URL) { stack.setViewControllers([\(names.map { "\($0)Screen()" }.joined(separator: ", "))], animated: true) }
                }
                \(names.map { "final class \($0)Screen: UIViewController {}" }.joined(separator: "\n"))
                """
            ],
            has: ["link {url} => LastScreen : " + names.map { _ in "Flow.open" }.joined(separator: " / ")]
        ).check()
    }
}
